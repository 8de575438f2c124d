use std::cell::Cell;
use std::time::Duration;

use dama_ai::{Engine, Host, Limits, NoHost, Report, Score};
use dama_core::{Game, Move, Outcome};

use crate::{game, play};

fn search(game: &Game, limits: &Limits, lines: usize) -> Report {
    Engine::new().search(game, limits, lines, &mut NoHost).expect("the game goes on")
}

/// The worth of a position by looking at every line to a depth: `Some` only for forced results.
fn solve(game: &Game, depth: u32) -> Option<Score> {
    match game.outcome() {
        Some(Outcome::Win { .. }) => return Some(Score::loss_in(0)),
        Some(Outcome::Draw(_)) => return Some(Score::DRAW),
        None if depth == 0 => return None,
        None => {}
    }
    let mut game = game.clone();
    let mut replies = Vec::new();
    for next in &game.legal_moves() {
        game.play(next).expect("it is legal");
        replies.push(solve(&game, depth - 1).map(|score| further(-score)));
        game.undo();
    }
    let best = replies.iter().flatten().max().copied();
    let wins = best.is_some_and(|score| score > Score::DRAW);
    if wins || replies.iter().all(Option::is_some) { best } else { None }
}

/// The score one ply further from the root.
fn further(score: Score) -> Score {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => Score::win_in(plies + 1),
        (_, Some(plies)) => Score::loss_in(plies + 1),
        _ => score,
    }
}

#[test]
fn forced_results_are_those_of_looking_at_every_line() {
    const DEPTH: u32 = 4;
    let mut engine = Engine::with_table(12);
    let mut decided = 0;
    for line in include_str!("../../../dama-core/tests/data/positions.tsv").lines() {
        let game = game(line.split('\t').next().expect("a column"));
        if game.position().occupied().len() > 8 || game.outcome().is_some() {
            continue;
        }
        let Some(right) = solve(&game, DEPTH) else { continue };
        engine.clear();
        let report = engine.search(&game, &Limits::depth(DEPTH), 1, &mut NoHost);
        let found = report.expect("the game goes on").best().score;
        assert_eq!(found, right, "{}", game.position());
        decided += 1;
    }
    assert!(decided > 40, "{decided} positions");
}

#[test]
fn one_piece_each_is_a_draw_even_when_a_capture_is_next() {
    let report = search(&game("W:WKa1,Ka2:Ba4"), &Limits::depth(3), 1);
    assert_eq!(report.best().score, Score::win_in(1), "two against one is no draw");
    // The only move takes a piece and leaves one each.
    let report = search(&game("W:WKa1:Ba3,h8"), &Limits::depth(5), 1);
    assert_eq!(report.best().score, Score::DRAW);
}

#[test]
fn a_third_repetition_is_a_draw_even_by_men_that_shuffle_sideways() {
    let mut game = game("W:Wa3,c2,h2:Ba7,h6");
    play(&mut game, "a3-b3 a7-b7 b3-a3 b7-a7 a3-b3 a7-b7 b3-a3");
    for depth in [1, 6] {
        let report = search(&game, &Limits::depth(depth), usize::MAX);
        let repeating = report.lines.iter().find(|line| line.moves[0].to_string() == "b7-a7");
        let repeating = repeating.expect("all moves are listed");
        assert_eq!((repeating.score, repeating.moves.len()), (Score::DRAW, 1), "depth {depth}");
        assert!(report.lines.iter().any(|line| line.score != Score::DRAW), "depth {depth}");
    }
}

#[test]
fn the_count_of_quiet_plies_ends_the_game_in_the_tree() {
    // Two damas walk about behind walls of men, never to a third repetition.
    let mut game = game("W:Wa3-h3,Ka1:Ba6-h6,Kh8");
    while game.quiet_plies() < 79 {
        let position = *game.position();
        let is_new = |m: &&Move| {
            let after = position.play_unchecked(m);
            position.damas(position.turn()).has(m.from)
                && game.positions().filter(|p| **p == after).count() < 2
        };
        let next = *game.legal_moves().iter().find(is_new).expect("there is room");
        game.play(&next).expect("it is legal");
    }
    let damas = game.position().damas(game.position().turn());
    for depth in [1, 4] {
        for line in &search(&game, &Limits::depth(depth), usize::MAX).lines {
            let ends = line.score == Score::DRAW && line.moves.len() == 1;
            assert_eq!(ends, damas.has(line.moves[0].from), "depth {depth}: {line:?}");
        }
    }
}

#[test]
fn limits_are_kept_and_the_first_iteration_is_always_finished() {
    let start = Game::new();
    assert_eq!(search(&start, &Limits::depth(5), 1).depth, 5);
    let report = search(&start, &Limits::nodes(20_000), 1);
    assert!(report.nodes <= 20_000 && report.depth >= 4, "{report:?}");
    assert_eq!(search(&start, &Limits::nodes(1), 1).depth, 1);

    /// Counts how often it is asked, and says stop at once.
    #[derive(Default)]
    struct Impatient(Cell<u32>);
    impl Host for Impatient {
        fn now(&self) -> Duration {
            Duration::ZERO
        }
        fn should_stop(&self) -> bool {
            self.0.set(self.0.get() + 1);
            true
        }
    }
    let mut host = Impatient::default();
    let report = Engine::new().search(&start, &Limits::NONE, 1, &mut host).expect("a move");
    assert_eq!((report.depth, host.0.get()), (1, 1));
}

#[test]
fn what_an_unfinished_iteration_has_found_is_played() {
    /// The nodes after each iteration, and its best move.
    struct Watch(Vec<(u64, Move)>);
    impl Host for Watch {
        fn now(&self) -> Duration {
            Duration::ZERO
        }
        fn iteration(&mut self, report: &Report) {
            self.0.push((report.nodes, report.best().moves[0]));
        }
    }
    let (mut found, mut asked) = (0, 0);
    for line in include_str!("../data/tactics.tsv").lines() {
        let (fen, _) = line.split_once('\t').expect("columns");
        let game = game(fen);
        let mut watch = Watch(Vec::new());
        Engine::new().search(&game, &Limits::nodes(200_000), 1, &mut watch);
        // The first that changed its mind, stopped just before its end.
        let Some(pair) = watch.0.windows(2).find(|pair| pair[0].1 != pair[1].1) else { continue };
        let (nodes, best) = pair[1];
        asked += 1;
        let report = search(&game, &Limits::nodes(nodes - 1), 1);
        found += u32::from(report.best().moves[0] == best);
    }
    // Not where the move is the very last that is tried.
    assert!(asked > 60 && found * 10 > asked * 9, "{found} of {asked}");
}

#[test]
fn the_same_search_gives_the_same_report() {
    let start = Game::new();
    let limits = Limits::nodes(50_000);
    let first = search(&start, &limits, 2);
    assert_eq!(search(&start, &limits, 2), first);
    let mut used = Engine::new();
    used.search(&start, &Limits::depth(7), 1, &mut NoHost);
    used.clear();
    assert_eq!(used.search(&start, &limits, 2, &mut NoHost), Some(first));
}

#[test]
fn lines_are_legal_different_and_sorted() {
    let start = Game::new();
    let report = search(&start, &Limits::depth(6), 3);
    assert_eq!(report.lines.len(), 3);
    assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
    for (index, line) in report.lines.iter().enumerate() {
        assert!(report.lines[..index].iter().all(|other| other.moves[0] != line.moves[0]));
        let mut game = start.clone();
        for next in &line.moves {
            game.play(next).expect("a variation is legal");
        }
    }
}

#[test]
fn a_finished_game_has_no_move() {
    for fen in ["W:WKa1:BKh8", "W:W:Ba7", "B:Wa1,b2,c2:Ba2"] {
        assert_eq!(Engine::new().search(&game(fen), &Limits::depth(3), 1, &mut NoHost), None);
    }
}

#[test]
fn lines_are_told_on_where_the_table_cut_them_short() {
    let mut engine = Engine::with_table(16);
    for depth in 4..=8 {
        let report = engine.search(&Game::new(), &Limits::depth(depth), 3, &mut NoHost);
        for line in &report.expect("the game goes on").lines {
            assert!(line.moves.len() > 1, "{:?}", line.moves);
            let mut game = Game::new();
            line.moves.iter().for_each(|next| game.play(next).expect("it is legal"));
        }
    }
}
