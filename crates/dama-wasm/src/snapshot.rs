//! What the page sees of a game: plain data, with the legal moves in it.

use dama_core::rules::NO_PROGRESS_PLIES;
use dama_core::{
    Color, DrawReason, Game, Kind, Leg, Move, Outcome, Position, Route, Square, WinReason,
};
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Snapshot {
    fen: String,
    start: String,
    turn: &'static str,
    pieces: Vec<PieceData>,
    moves: Vec<MoveData>,
    capture: u32,
    outcome: Option<OutcomeData>,
    seen: u32,
    quiet: u32,
    #[serde(rename = "quietLimit")]
    quiet_limit: u32,
    ply: usize,
    history: Vec<PlyData>,
}

#[derive(Serialize)]
struct PieceData {
    square: usize,
    color: &'static str,
    dama: bool,
}

#[derive(Serialize)]
struct MoveData {
    from: usize,
    to: usize,
    captured: Vec<usize>,
    text: String,
}

#[derive(Serialize)]
struct OutcomeData {
    winner: Option<&'static str>,
    reason: &'static str,
}

#[derive(Serialize)]
struct PlyData {
    color: &'static str,
    crowned: bool,
    #[serde(flatten)]
    played: RouteData,
}

/// A move with one of its routes.
#[derive(Serialize)]
pub(crate) struct RouteData {
    #[serde(flatten)]
    result: MoveData,
    legs: Vec<LegData>,
}

#[derive(Serialize)]
pub(crate) struct LegData {
    to: usize,
    jumped: Option<usize>,
}

pub(crate) fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl From<&Leg> for LegData {
    fn from(leg: &Leg) -> Self {
        Self { to: leg.to.index(), jumped: leg.jumped.map(Square::index) }
    }
}

impl MoveData {
    fn new(of: &Move, text: String) -> Self {
        let captured = of.captured.into_iter().map(Square::index).collect();
        Self { from: of.from.index(), to: of.to.index(), captured, text }
    }
}

impl RouteData {
    pub(crate) fn new(of: &Move, route: &Route) -> Self {
        let legs = route.legs.iter().map(LegData::from).collect();
        Self { result: MoveData::new(of, route.to_string()), legs }
    }
}

impl OutcomeData {
    fn new(outcome: Outcome) -> Self {
        let reason = match outcome {
            Outcome::Win { reason: WinReason::NoPieces, .. } => "noPieces",
            Outcome::Win { reason: WinReason::NoMoves, .. } => "noMoves",
            Outcome::Draw(DrawReason::OnePieceEach) => "onePieceEach",
            Outcome::Draw(DrawReason::Repetition) => "repetition",
            Outcome::Draw(DrawReason::NoProgress) => "noProgress",
        };
        Self { winner: outcome.winner().map(color), reason }
    }
}

/// The moves of a game's whole line with the positions that they are played in and their routes.
pub(crate) fn line(game: &Game) -> Vec<(Position, Move, Route)> {
    let mut position = *game.start();
    let mut line = Vec::with_capacity(game.line().len());
    for played in game.line() {
        let route = position.route(played).expect("a game holds legal moves");
        line.push((position, *played, route));
        position = position.play_unchecked(played);
    }
    line
}

impl Snapshot {
    pub(crate) fn new(game: &Game) -> Self {
        let position = game.position();
        let outcome = game.outcome();
        let moves = match outcome {
            Some(_) => Vec::new(),
            None => position.legal_moves_with_routes(),
        };
        let pieces = position.occupied().into_iter().filter_map(|square| {
            let piece = position.piece(square)?;
            let dama = piece.kind == Kind::Dama;
            Some(PieceData { square: square.index(), color: color(piece.color), dama })
        });
        let history = line(game).into_iter().map(|(before, played, route)| PlyData {
            color: color(before.turn()),
            crowned: is_crowning(&before, &played),
            played: RouteData::new(&played, &route),
        });
        let data = |(one, route): &(Move, Route)| MoveData::new(one, route.to_string());
        Self {
            fen: position.to_string(),
            start: game.start().to_string(),
            turn: color(position.turn()),
            pieces: pieces.collect(),
            moves: moves.iter().map(data).collect(),
            capture: moves.first().map_or(0, |(one, _)| one.captured.len()),
            outcome: outcome.map(OutcomeData::new),
            seen: game.occurrences(),
            quiet: game.quiet_plies(),
            quiet_limit: NO_PROGRESS_PLIES,
            ply: game.ply(),
            history: history.collect(),
        }
    }
}

fn is_crowning(before: &Position, played: &Move) -> bool {
    let mover = before.turn();
    before.men(mover).has(played.from) && mover.crown_row().has(played.to)
}
