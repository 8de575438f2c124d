//! Entering a move leg by leg.

use alloc::vec::Vec;

use crate::movegen::chain::{Arrivals, Chains};
use crate::movegen::states::States;
use crate::moves::{Move, MoveList};
use crate::{Bitboard, Direction, Leg, Position, Square};

/// A move that is being entered leg by leg.
///
/// ```
/// let position: dama_core::Position = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8".parse()?;
/// let mut entry = position.enter("d1".parse()?);
/// for square in ["d5", "g5", "g3", "c3"] {
///     assert!(entry.push(square.parse()?));
///     assert!(entry.complete().is_none());
/// }
/// assert_eq!(entry.next_legs().len(), 1);
/// assert!(entry.push("a3".parse()?));
/// assert_eq!(entry.complete(), Some(position.legal_moves()[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Entry {
    from: Square,
    legs: Vec<Leg>,
    /// The results that can still be reached.
    moves: MoveList,
    capture: Option<Capture>,
}

/// A capture under way.
struct Capture {
    chains: Chains,
    /// The states on the way to a legal result.
    leading: States,
    /// How many pieces it takes in all.
    length: u32,
    at: Arrivals,
    taken: Bitboard,
}

impl Entry {
    pub(crate) fn new(position: &Position, from: Square) -> Self {
        let mut moves = position.legal_moves();
        moves.retain(|m| m.from == from);
        let length = moves.first().map_or(0, |m| m.captured.len());
        let capture = (length > 0).then(|| {
            let (field, kind) = position.field(from);
            let (chains, at, taken) =
                (Chains::new(field, kind), Arrivals::start(from), Bitboard::EMPTY);
            let all = chains.reached(at, taken, None);
            let leading = chains.leading_to(&all, |taken, _| taken.len() == length);
            Capture { chains, leading, length, at, taken }
        });
        Self { from, legs: Vec::new(), moves, capture }
    }

    /// The square that the piece leaves.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The legs entered so far.
    #[must_use]
    pub fn legs(&self) -> &[Leg] {
        &self.legs
    }

    /// The results that can still be reached, sorted.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The move, once its last leg has been entered.
    #[must_use]
    pub fn complete(&self) -> Option<Move> {
        let last = self.legs.last()?;
        let taken = self.capture.as_ref().map_or(Bitboard::EMPTY, |capture| capture.taken);
        self.moves.iter().find(|m| m.to == last.to && m.captured == taken).copied()
    }

    /// The legs that can come next on the way to a legal result; empty once it is complete.
    #[must_use]
    pub fn next_legs(&self) -> Vec<Leg> {
        match &self.capture {
            Some(capture) => capture.next_legs().into_iter().map(|(leg, _)| leg).collect(),
            None if self.legs.is_empty() => {
                self.moves.iter().map(|m| Leg { jumped: None, to: m.to }).collect()
            }
            None => Vec::new(),
        }
    }

    /// Enters the next leg by its landing square. False, with nothing changed, if none of the next
    /// legs ends there.
    pub fn push(&mut self, to: Square) -> bool {
        let Some(capture) = &mut self.capture else {
            let leg = self.next_legs().into_iter().find(|leg| leg.to == to);
            self.legs.extend(leg);
            self.moves.retain(|m| leg.is_none() || m.to == to);
            return leg.is_some();
        };
        let Some((leg, direction)) = capture.next_legs().into_iter().find(|(leg, _)| leg.to == to)
        else {
            return false;
        };
        capture.at = Arrivals::at(Bitboard::of(to), direction);
        capture.taken = leg.jumped.map_or(capture.taken, |over| capture.taken.with(over));
        if capture.taken.len() == capture.length {
            self.moves.retain(|m| m.to == to && m.captured == capture.taken);
        } else {
            self.moves = capture.results(self.from);
        }
        self.legs.push(leg);
        true
    }
}

impl Capture {
    fn next_legs(&self) -> Vec<(Leg, Direction)> {
        let leads = |(over, direction), taken| {
            self.chains.leads_into(&self.leading, over, direction, taken)
        };
        let mut legs = Vec::new();
        for (over, direction) in self.chains.jumps(self.at, self.taken) {
            if !leads((over, direction), self.taken) {
                continue;
            }
            let taken = self.taken.with(over);
            for to in self.chains.landings(over, direction, self.taken) {
                let at = Arrivals::at(Bitboard::of(to), direction);
                if taken.len() == self.length
                    || self.chains.jumps(at, taken).any(|next| leads(next, taken))
                {
                    legs.push((Leg { jumped: Some(over), to }, direction));
                }
            }
        }
        legs
    }

    /// The results that can be reached from here.
    fn results(&self, from: Square) -> MoveList {
        let reached = self.chains.reached(self.at, self.taken, Some(&self.leading));
        let mut moves = MoveList::new();
        self.chains.list(&reached, from, &mut 0, &mut moves);
        moves.sort_and_dedup();
        moves
    }
}
