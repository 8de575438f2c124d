//! Two players measured against each other: paired games from random openings.
//!
//! Each opening is played twice with colours swapped, so that its own advantage cancels out. The
//! pairs are counted in their order, whichever thread finishes first: the same seed gives the same
//! result with any number of threads.

mod bout;
mod elo;
pub(crate) mod openings;
mod progress;
mod record;
mod sprt;
mod tally;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use anyhow::Result;
use dama_core::Color;

use crate::player::{Player, Settings, seat};
use crate::random::seed_of;
pub(crate) use bout::{Bout, End};
pub(crate) use elo::Pairs;
pub(crate) use progress::Progress;
pub(crate) use record::record;
pub(crate) use sprt::{Sprt, Verdict};
pub(crate) use tally::Tally;

/// What is to be played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Contest {
    /// Player A, then player B.
    pub(crate) players: [Settings; 2],
    /// Openings at most; two games each.
    pub(crate) pairs: usize,
    /// Random plies of each opening.
    pub(crate) opening_plies: usize,
    pub(crate) seed: u64,
    /// Pairs played at the same time.
    pub(crate) jobs: usize,
}

/// Both games of an opening: A has White in the first, Black in the second.
pub(crate) type Pair = [Bout; 2];

impl Contest {
    /// Plays, and shows each pair in order to `watch`, which may end the contest.
    pub(crate) fn run(&self, watch: impl FnMut(&Pair) -> Result<ControlFlow<()>>) -> Result<()> {
        let next = AtomicUsize::new(0);
        let is_over = AtomicBool::new(false);
        let (sender, results) = channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.min(self.pairs) {
                let sender = sender.clone();
                scope.spawn(|| {
                    let sender = sender;
                    self.work(&next, &is_over, &sender);
                });
            }
            drop(sender);
            let watched = in_order(&results, watch);
            is_over.store(true, Ordering::Relaxed);
            watched
        })
    }

    /// Plays pair after pair until none is left.
    fn work(
        &self,
        next: &AtomicUsize,
        is_over: &AtomicBool,
        results: &Sender<(usize, Result<Pair>)>,
    ) {
        let mut players = match self.players.each_ref().map(seat) {
            [Ok(a), Ok(b)] => [a, b],
            [Err(error), _] | [_, Err(error)] => {
                // Nobody listens any more if another thread failed first.
                let _ = results.send((0, Err(error)));
                return;
            }
        };
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= self.pairs || is_over.load(Ordering::Relaxed) {
                return;
            }
            let pair = self.pair(index, &mut players, is_over).transpose();
            let Some(pair) = pair else { return };
            if results.send((index, pair)).is_err() {
                return;
            }
        }
    }

    /// Plays a pair; `None` if the contest ends before.
    fn pair(
        &self,
        index: usize,
        players: &mut [Box<dyn Player>; 2],
        is_over: &AtomicBool,
    ) -> Result<Option<Pair>> {
        let seed = seed_of(self.seed, index as u64);
        let opening = openings::random(self.opening_plies, seed);
        let mut games = Vec::with_capacity(2);
        for (number, a_has) in Color::ALL.into_iter().enumerate() {
            let seed = seed_of(seed, 1 + number as u64);
            match Bout::play(&opening, a_has, players, seed, is_over)? {
                Some(bout) => games.push(bout),
                None => return Ok(None),
            }
        }
        Ok(games.try_into().ok())
    }
}

/// Shows results in the order of their numbers until the watcher has seen enough.
fn in_order(
    results: &Receiver<(usize, Result<Pair>)>,
    mut watch: impl FnMut(&Pair) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let mut early = BTreeMap::new();
    let mut due = 0;
    for (index, pair) in results {
        early.insert(index, pair?);
        while let Some(pair) = early.remove(&due) {
            due += 1;
            if watch(&pair)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
