//! Routes and leg-by-leg entry.

use std::collections::BTreeSet;

use dama_core::{Entry, Kind, Leg, Move, Position, Route, Square};

use crate::{position, square};

/// The routes of the only legal move with this start and end.
#[track_caller]
fn check(fen: &str, move_text: &str, routes: &[&str]) {
    let position = position(fen);
    let legal = position.parse_move(move_text).expect("legal");
    let found: Vec<String> = position.routes(&legal).map(|route| route.to_string()).collect();
    assert_eq!(found, routes, "{fen}");
    let one = position.notation(&legal).expect("legal");
    assert!(found.contains(&one), "{one} in {fen}");
}

#[test]
fn all_routes_nearest_landing_first() {
    check("W:Wa2:Bh8,h7", "a2-a3", &["a2-a3"]);
    check("W:WKa1,h1:Bh8,h7", "a1-a5", &["a1-a5"]);
    // The last jump but one can land on two squares.
    let fen = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8";
    check(fen, "d1xa3", &["d1xd5xg5xg3xd3xa3", "d1xd5xg5xg3xc3xa3"]);
    // The same three pieces from either side.
    let fen = "W:WKg1,a1:Bg2,f4,c4,h8";
    check(fen, "g1xb4", &["g1xg4xe4xb4", "g1xg4xd4xb4"]);
}

#[test]
fn no_routes_of_an_illegal_move() {
    let position = position("W:Wd4,h1:Bd5,Kc4,h7");
    for text in ["d4xf4 e4", "h1-h2", "d4-e4"] {
        let (from, to) = (square(&text[..2]), square(&text[3..5]));
        let captured = text.get(6..).map(square).into_iter().collect();
        let illegal = Move { from, to, captured };
        assert!(!position.is_legal(&illegal));
        assert_eq!(position.routes(&illegal).count(), 0);
        assert_eq!(position.notation(&illegal), None);
    }
    // Another position's captures, and squares where nothing stands.
    let nothing =
        Move { from: square("a5"), to: square("a5"), captured: !dama_core::Bitboard::EMPTY };
    assert_eq!(position.route(&nothing), None);
    assert_eq!(position.enter(square("a5")).next_legs(), []);
    assert!(!position.enter(square("a5")).push(square("a6")));
}

/// The rules of one leg, in plain steps.
#[derive(Clone)]
struct Walk<'a> {
    position: &'a Position,
    from: Square,
    at: Square,
    last: Option<(i8, i8)>,
    taken: BTreeSet<Square>,
}

impl<'a> Walk<'a> {
    fn new(position: &'a Position, from: Square) -> Self {
        Self { position, from, at: from, last: None, taken: BTreeSet::new() }
    }

    fn is_empty(&self, square: Square) -> bool {
        square == self.from || self.taken.contains(&square) || self.position.piece(square).is_none()
    }

    /// Panics unless the leg is legal.
    #[track_caller]
    fn go(&mut self, leg: Leg) {
        let delta = |from: u8, to: u8| (to as i8 - from as i8).signum();
        let direction =
            (delta(self.at.file(), leg.to.file()), delta(self.at.rank(), leg.to.rank()));
        assert!(direction.0 == 0 || direction.1 == 0, "a leg along a line");
        assert_ne!(self.last, Some((-direction.0, -direction.1)), "no about-turn");
        let mover = self.position.piece(self.from).expect("a piece moves");
        let mut between = Vec::new();
        let mut at = self.at;
        while at != leg.to {
            let file = at.file().wrapping_add_signed(direction.0);
            let rank = at.rank().wrapping_add_signed(direction.1);
            at = Square::from_coordinates(file, rank).expect("on the board");
            between.push(at);
        }
        assert_eq!(between.pop(), Some(leg.to));
        assert!(self.is_empty(leg.to), "{} is occupied", leg.to);
        let pieces: Vec<Square> = between.iter().copied().filter(|&s| !self.is_empty(s)).collect();
        assert_eq!(pieces, leg.jumped.into_iter().collect::<Vec<_>>(), "jumped");
        if mover.kind == Kind::Man {
            assert_eq!(between.len(), usize::from(leg.jumped.is_some()), "a man's leg");
            let forward = if mover.color == dama_core::Color::White { 1 } else { -1 };
            assert_ne!(direction.1, -forward, "a man goes back");
        }
        for jumped in pieces {
            assert_eq!(self.position.piece(jumped).expect("a piece").color, !mover.color);
            self.taken.insert(jumped);
        }
        self.at = leg.to;
        self.last = Some(direction);
    }

    fn walk(mut self, route: &Route) -> Move {
        for &leg in &route.legs {
            self.go(leg);
        }
        Move { from: self.from, to: self.at, captured: self.taken.into_iter().collect() }
    }
}

/// Walks routes of all moves, so many of each, and enters each leg by leg; returns their number.
pub(crate) fn check_routes(position: &Position, at_most: usize) -> usize {
    let legal = position.legal_moves();
    let mut count = 0;
    let with_routes = position.legal_moves_with_routes();
    assert!(with_routes.iter().map(|(one, _)| one).eq(&legal), "{position}");
    for (one, route) in &with_routes {
        assert_eq!(Walk::new(position, one.from).walk(route), *one, "{route} in {position}");
        let routes: Vec<Route> = position.routes(one).take(at_most).collect();
        assert!(!routes.is_empty(), "{one} in {position}");
        let distinct: BTreeSet<String> = routes.iter().map(ToString::to_string).collect();
        assert_eq!(distinct.len(), routes.len(), "{one} in {position}: a route listed twice");
        for route in &routes {
            assert_eq!(Walk::new(position, one.from).walk(route), *one, "{route} in {position}");
            enter(position, one, route);
        }
        let notation = position.notation(one).expect("legal");
        let route = position.route(one).expect("legal");
        assert_eq!(Walk::new(position, one.from).walk(&route), *one, "{route} in {position}");
        assert_eq!(position.parse_move(&notation), Ok(*one), "{notation} in {position}");
        count += routes.len();
    }
    count
}

fn enter(position: &Position, goal: &Move, route: &Route) {
    let mut entry = position.enter(goal.from);
    for leg in &route.legs {
        assert!(entry.complete().is_none());
        assert!(entry.moves().contains(goal), "{route} in {position}");
        assert!(entry.next_legs().contains(leg), "{route} in {position}");
        assert!(entry.push(leg.to));
        assert!(entry.moves().is_sorted());
    }
    assert_eq!(entry.complete().as_ref(), Some(goal));
    assert_eq!(entry.moves(), [*goal]);
    assert_eq!(entry.next_legs(), []);
    assert_eq!(entry.legs(), route.legs);
    assert!(!entry.push(goal.from));
}

/// Goes through everything that can be entered; the results reached must be those promised.
fn explore(position: &Position, from: Square, path: &[Square]) -> BTreeSet<Move> {
    let mut entry: Entry = position.enter(from);
    for &to in path {
        assert!(entry.push(to));
    }
    let next = entry.next_legs();
    let mut reached: BTreeSet<Move> = entry.complete().into_iter().collect();
    assert_eq!(next.is_empty(), !reached.is_empty() || entry.moves().is_empty());
    for leg in next {
        reached.extend(explore(position, from, &[path, &[leg.to]].concat()));
    }
    assert_eq!(reached.iter().copied().collect::<Vec<_>>(), entry.moves(), "{position} {path:?}");
    reached
}

#[test]
fn every_route_of_the_vectors_is_legal_leg_by_leg() {
    let fens = include_str!("../data/positions.tsv")
        .lines()
        .map(|line| &line[..line.find('\t').expect("two columns")]);
    let cases = include_str!("../data/cases.tsv")
        .lines()
        .map(|line| line.split('\t').nth(1).expect("three"));
    let mut routes = 0;
    for fen in fens.chain(cases) {
        routes += check_routes(&position(fen), 200);
    }
    assert!(routes > 15_000, "{routes}");
}

#[test]
fn entering_reaches_all_results_and_no_others() {
    let cases = include_str!("../data/cases.tsv")
        .lines()
        .map(|line| line.split('\t').nth(1).expect("three"));
    let fens = include_str!("../data/positions.tsv")
        .lines()
        .step_by(7)
        .map(|line| line.split('\t').next().expect("two"));
    for fen in cases.chain(fens) {
        let position = position(fen);
        let mut reached = BTreeSet::new();
        for from in position.pieces(position.turn()) {
            reached.extend(explore(&position, from, &[]));
        }
        assert_eq!(reached.into_iter().collect::<Vec<_>>(), *position.legal_moves(), "{fen}");
    }
}
