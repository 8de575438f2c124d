//! Games of a contest as PDN.

use dama_core::{Color, pdn};

use super::{Bout, End};

/// The game as PDN has it, with the names of players A and B.
pub(crate) fn record(bout: &Bout, names: [&str; 2], round: &str) -> pdn::Game {
    let mut record = pdn::Game::from(&bout.game);
    let [a, b] = names;
    let (white, black) = if bout.a_has == Color::White { (a, b) } else { (b, a) };
    record.result = pdn::Score::of(bout.end.winner());
    let result = record.result.to_string();
    for (name, value) in [
        ("Event", "dama match"),
        ("Round", round),
        ("White", white),
        ("Black", black),
        ("Result", &result),
    ] {
        record.set_tag(name, value);
    }
    // Behind the ply with this number, 0 being before the first.
    let mut comment = |ply: usize, text: String| {
        let line = &mut record.line;
        let comments = match ply.checked_sub(1) {
            Some(index) => &mut line.plies[index].comments,
            None => &mut line.comments,
        };
        comments.push(text);
    };
    if bout.opening_plies > 0 {
        comment(bout.opening_plies, "end of the random opening".to_owned());
    }
    let why = match &bout.end {
        End::Rules(outcome) => outcome.to_string(),
        End::Forfeit { loser, why } => format!("{loser} forfeits: {why}"),
        End::PlyLimit => "draw: too long".to_owned(),
    };
    comment(bout.game.ply(), why);
    record
}
