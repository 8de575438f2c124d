//! What every position of three pieces is worth, exactly.
//!
//! One piece each is a draw by rule, so the smallest endings are two pieces against one. The tables
//! are made by retrograde analysis (Thompson 1986) when they are first needed, in less time than a
//! download would take. They know nothing of the game before: repetition and the count of quiet
//! plies are left to the search.

mod retrograde;

use dama_core::{Bitboard, Color, Kind, Move, MoveList, Piece, Position, Setup, Square};

/// The result of a position for its side to move, with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Won in this many plies, the last of which is the winner's.
    Win(u32),
    /// Neither side can win.
    Draw,
    /// Lost in this many plies; 0 where the game is over.
    Loss(u32),
}

/// The worth of all positions with two pieces against one.
pub struct Endings {
    /// By [`index`]: 0 is a draw, n a win in n plies, −n a loss in n − 1.
    values: Vec<i8>,
}

/// Side to move × pair of kinds × kind of the single piece × its square on the left half × pair of
/// squares.
const COUNT: usize = 2 * 3 * 2 * 32 * 64 * 64;

impl Endings {
    /// Makes the tables: a third of a second or so.
    #[must_use]
    pub fn new() -> Self {
        Self { values: retrograde::solve() }
    }

    /// What a position is worth; `None` unless it has two pieces against one.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<Ending> {
        let trio = Trio::of(position)?;
        Some(match i32::from(self.values[trio.index()]) {
            0 => Ending::Draw,
            plies @ 1.. => Ending::Win(plies as u32),
            plies => Ending::Loss((-plies - 1) as u32),
        })
    }

    /// All positions that the tables know, one of each pair of mirror images, the two pieces being
    /// White's.
    pub fn positions() -> impl Iterator<Item = Position> {
        Trio::all().filter_map(|trio| trio.position())
    }
}

impl Default for Endings {
    fn default() -> Self {
        Self::new()
    }
}

/// A piece by kind and square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    kind: Kind,
    square: Square,
}

/// Two pieces against one, turned so that the two are White's, and mirrored so that the single
/// piece stands on the left half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trio {
    /// Whether the two are to move.
    pair_to_move: bool,
    /// A man before a dama; among equals the lower square first.
    pair: [Placed; 2],
    single: Placed,
}

impl Trio {
    fn of(position: &Position) -> Option<Self> {
        let strong = Color::ALL.into_iter().find(|&c| position.pieces(c).len() == 2)?;
        let single = position.pieces(!strong);
        if single.len() != 1 {
            return None;
        }
        let placed = |square: Square| {
            let kind = position.piece(square)?.kind;
            let square = if strong == Color::White { square } else { square.flipped() };
            Some(Placed { kind, square })
        };
        let pair = [position.pieces(strong).first()?, position.pieces(strong).last()?];
        Some(Self::new(
            position.turn() == strong,
            [placed(pair[0])?, placed(pair[1])?],
            placed(single.first()?)?,
        ))
    }

    /// Turns the arrangement to its one standard form.
    fn new(pair_to_move: bool, mut pair: [Placed; 2], mut single: Placed) -> Self {
        if single.square.file() >= 4 {
            for placed in pair.iter_mut().chain([&mut single]) {
                placed.square = placed.square.mirrored();
            }
        }
        pair.sort_unstable_by_key(|placed| (placed.kind == Kind::Dama, placed.square));
        Self { pair_to_move, pair, single }
    }

    fn index(&self) -> usize {
        let damas = self.pair.iter().filter(|placed| placed.kind == Kind::Dama).count();
        let kinds = damas * 2 + usize::from(self.single.kind == Kind::Dama);
        let left =
            usize::from(self.single.square.rank()) * 4 + usize::from(self.single.square.file());
        let [first, second] = self.pair.map(|placed| placed.square.index());
        (((usize::from(self.pair_to_move) * 6 + kinds) * 32 + left) * 64 + first) * 64 + second
    }

    /// All arrangements in standard form, pieces on the same square included.
    fn all() -> impl Iterator<Item = Self> {
        (0..COUNT).filter_map(|index| {
            let square = |number: usize| Square::new((number % 64) as u8);
            let kind = |dama: bool| if dama { Kind::Dama } else { Kind::Man };
            let (second, first) = (square(index)?, square(index / 64)?);
            let left = index / 4096 % 32;
            let single = Square::from_coordinates((left % 4) as u8, (left / 4) as u8)?;
            let kinds = index / (4096 * 32) % 6;
            let trio = Self {
                pair_to_move: index / (4096 * 32 * 6) == 1,
                pair: [
                    Placed { kind: kind(kinds / 2 == 2), square: first },
                    Placed { kind: kind(kinds / 2 >= 1), square: second },
                ],
                single: Placed { kind: kind(kinds % 2 == 1), square: single },
            };
            (trio.pair[0].kind != trio.pair[1].kind || first < second).then_some(trio)
        })
    }

    /// The position, if it is legal.
    fn position(&self) -> Option<Position> {
        let mut setup = Setup::empty();
        setup.turn = if self.pair_to_move { Color::White } else { Color::Black };
        let white = self.pair.map(|placed| (Color::White, placed));
        for (color, Placed { kind, square }) in
            white.into_iter().chain([(Color::Black, self.single)])
        {
            if setup.put(square, Some(Piece { color, kind })).is_some() {
                return None;
            }
        }
        Position::try_from(&setup).ok()
    }

    fn occupied(&self) -> Bitboard {
        self.pair.iter().chain([&self.single]).map(|placed| placed.square).collect()
    }
}

/// Whether a capture of the single piece's side takes both others.
fn takes_both(moves: &MoveList) -> bool {
    moves.first().is_some_and(|m: &Move| m.captured.len() == 2)
}
