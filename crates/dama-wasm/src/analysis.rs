//! What a search has found, live, for the page.

use dama_ai::{Host, Line, Report, Score};
use dama_core::Position;
use js_sys::Function;
use serde::Serialize;
use std::time::Duration;
use wasm_bindgen::JsValue;

use crate::clock::Browser;
use crate::json;
use crate::snapshot::RouteData;

/// The report of one iteration.
#[derive(Serialize)]
pub(crate) struct Analysis {
    depth: u32,
    nodes: u64,
    /// In milliseconds.
    time: u64,
    lines: Vec<LineData>,
}

#[derive(Serialize)]
struct LineData {
    score: ScoreData,
    moves: Vec<RouteData>,
}

/// Seen from the side to move.
#[derive(Serialize)]
struct ScoreData {
    r#type: &'static str,
    /// Hundredths of a man, or plies to the win or the loss.
    value: i32,
}

impl Analysis {
    pub(crate) fn new(report: &Report, position: &Position) -> Self {
        Self {
            depth: report.depth,
            nodes: report.nodes,
            time: report.time.as_millis() as u64,
            lines: report.lines.iter().map(|line| LineData::new(line, *position)).collect(),
        }
    }
}

impl LineData {
    fn new(line: &Line, mut position: Position) -> Self {
        let moves = line.moves.iter().map_while(|next| {
            let route = position.route(next)?;
            position = position.play_unchecked(next);
            Some(RouteData::new(next, &route))
        });
        Self { moves: moves.collect(), score: line.score.into() }
    }
}

impl From<Score> for ScoreData {
    fn from(score: Score) -> Self {
        let of = |r#type, value| Self { r#type, value };
        match (score.plies_to_win(), score.plies_to_loss()) {
            (Some(plies), _) => of("win", plies as i32),
            (_, Some(plies)) => of("loss", plies as i32),
            _ => of("cp", score.centimen()),
        }
    }
}

/// A host that tells a JS function of each iteration, until that says false or throws.
pub(crate) struct Listener<'a> {
    clock: Browser,
    position: &'a Position,
    report: &'a Function,
    /// What the function threw, or nothing, once the search is to stop.
    pub(crate) stop: Option<Result<(), JsValue>>,
}

impl<'a> Listener<'a> {
    pub(crate) fn new(position: &'a Position, report: &'a Function) -> Self {
        Self { clock: Browser::new(), position, report, stop: None }
    }
}

impl Host for Listener<'_> {
    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn should_stop(&self) -> bool {
        self.stop.is_some()
    }

    fn iteration(&mut self, report: &Report) {
        let text = json(&Analysis::new(report, self.position));
        match self.report.call1(&JsValue::NULL, &text.into()) {
            Ok(answer) if answer == false => self.stop = Some(Ok(())),
            Ok(_) => {}
            Err(error) => self.stop = Some(Err(error)),
        }
    }
}
