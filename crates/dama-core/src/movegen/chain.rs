//! Captures with many routes, taken set by taken set.
//!
//! Positions exist where one piece has millions of routes, through few different states. A state
//! is what has been taken and the last jump: over which piece, in which direction. Where exactly
//! the mover landed behind that piece does not matter for what follows, because all of those
//! squares are tried. So 64 bits hold all states of one taken set, and 2^16 such words all states
//! of a capture, half a megabyte. A taken set only grows: when the sets are numbered as binary
//! numbers, going through them in order meets each state after all those that lead to it.

use alloc::vec::Vec;

use super::capture::{Field, record};
use super::states::States;
use crate::moves::{Move, MoveList};
use crate::rays::{fill, slide};
use crate::rules::PIECES_PER_SIDE;
use crate::{Bitboard, Direction, Kind, Square};

/// The squares where the mover can be, by the direction in which it arrived or will leave.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arrivals([Bitboard; 4]);

impl Arrivals {
    /// The mover before its first jump: it may turn anywhere.
    pub(crate) const fn start(from: Square) -> Self {
        Self([Bitboard::of(from); 4])
    }

    pub(crate) fn at(squares: Bitboard, direction: Direction) -> Self {
        let mut arrivals = [Bitboard::EMPTY; 4];
        arrivals[direction as usize] = squares;
        Self(arrivals)
    }

    /// The squares that go with a direction before or after: all but those of the opposite one, an
    /// about-turn (article 9).
    fn facing(&self, direction: Direction) -> Bitboard {
        let [left, right] = direction.sideways();
        self.0[direction as usize] | self.0[left as usize] | self.0[right as usize]
    }

    fn all(&self) -> Bitboard {
        self.0.into_iter().fold(Bitboard::EMPTY, |all, squares| all | squares)
    }
}

/// The captures of one piece.
pub(crate) struct Chains {
    field: Field,
    kind: Kind,
    /// The enemies that can be taken at all, in order: bit n of a taken set's number is the nth.
    targets: Bitboard,
    squares: [Square; PIECES_PER_SIDE as usize],
    /// The squares for each four bits of a taken set's number.
    quarters: [[Bitboard; 16]; 4],
}

/// Nothing can be jumped in a corner.
const CORNERS: Bitboard = Bitboard::from_bits(0x8100_0000_0000_0081);

impl Chains {
    pub(crate) fn new(field: Field, kind: Kind) -> Self {
        let mut squares = [Square::wrapping(0); PIECES_PER_SIDE as usize];
        let mut targets = Bitboard::EMPTY;
        for (place, square) in squares.iter_mut().zip(field.enemies - CORNERS) {
            *place = square;
            targets = targets.with(square);
        }
        let mut quarters = [[Bitboard::EMPTY; 16]; 4];
        for (quarter, squares) in quarters.iter_mut().zip(squares.chunks(4)) {
            for bits in 1_usize..16 {
                let lowest = squares[bits.trailing_zeros() as usize];
                quarter[bits] = quarter[bits & (bits - 1)].with(lowest);
            }
        }
        Self { field, kind, targets, squares, quarters }
    }

    fn ordinal(&self, target: Square) -> usize {
        let below = Bitboard::from_bits((1 << target.index()) - 1);
        (self.targets & below).len() as usize
    }

    fn number(&self, taken: Bitboard) -> usize {
        taken.into_iter().map(|square| 1 << self.ordinal(square)).sum()
    }

    fn taken(&self, number: usize) -> Bitboard {
        let [low, second, third, high] = &self.quarters;
        let four = |shift: u32| number >> shift & 0b1111;
        low[four(0)] | second[four(4)] | third[four(8)] | high[four(12)]
    }

    /// The bit of a state in the word of its taken set.
    fn bit(&self, over: Square, direction: Direction) -> u64 {
        1 << (self.ordinal(over) * 4 + direction as usize)
    }

    /// The jumps whose bits are set.
    fn jumps_of(&self, word: u64) -> impl Iterator<Item = (Square, Direction)> + '_ {
        Bitboard::from_bits(word)
            .into_iter()
            .map(|bit| (self.squares[bit.index() / 4], Direction::ALL[bit.index() % 4]))
    }

    /// The pieces that the mover can jump in a direction.
    fn jumpable(&self, from: &Arrivals, direction: Direction, taken: Bitboard) -> Bitboard {
        let empty = !(self.field.occupied - taken);
        let from = from.facing(direction);
        let seen = match self.kind {
            Kind::Man if direction == self.field.forward.opposite() => Bitboard::EMPTY,
            Kind::Man => from,
            Kind::Dama => fill(from, direction, empty),
        };
        let open = empty.shift(direction.opposite());
        seen.shift(direction) & open & (self.targets - taken)
    }

    /// The jumps with which a capture can go on.
    pub(crate) fn jumps(
        &self,
        from: Arrivals,
        taken: Bitboard,
    ) -> impl Iterator<Item = (Square, Direction)> + '_ {
        Direction::ALL.into_iter().flat_map(move |direction| {
            self.jumpable(&from, direction, taken).into_iter().map(move |over| (over, direction))
        })
    }

    /// The squares on which a jump can land, `taken` being what has been taken before it.
    pub(crate) fn landings(&self, over: Square, direction: Direction, taken: Bitboard) -> Bitboard {
        let occupied = self.field.occupied - taken;
        match self.kind {
            Kind::Man => Bitboard::of(over).shift(direction) - occupied,
            Kind::Dama => slide(over, direction, occupied),
        }
    }

    fn arrivals(&self, word: u64, taken: Bitboard) -> Arrivals {
        let mut arrivals = [Bitboard::EMPTY; 4];
        for (over, direction) in self.jumps_of(word) {
            arrivals[direction as usize] |= self.landings(over, direction, taken);
        }
        Arrivals(arrivals)
    }

    /// Whether a jump that comes after `taken` leads to one of these states.
    pub(crate) fn leads_into(
        &self,
        states: &States,
        over: Square,
        direction: Direction,
        taken: Bitboard,
    ) -> bool {
        states.word(self.number(taken.with(over))) & self.bit(over, direction) != 0
    }

    /// The states that can be reached from a place in a capture, all or those of `within`.
    pub(crate) fn reached(
        &self,
        from: Arrivals,
        taken: Bitboard,
        within: Option<&States>,
    ) -> States {
        let mut states = States::default();
        self.reach(from, taken, within, &mut states);
        states
    }

    /// Does the work of [`reached`](Self::reached) in memory that may have been used before.
    pub(crate) fn reach(
        &self,
        from: Arrivals,
        taken: Bitboard,
        within: Option<&States>,
        states: &mut States,
    ) {
        states.clear(self.targets.len());
        let go_on = |states: &mut States, number: usize, from: Arrivals, taken: Bitboard| {
            for direction in Direction::ALL {
                for over in self.jumpable(&from, direction, taken) {
                    let ordinal = self.ordinal(over);
                    let bit = 1 << (ordinal * 4 + direction as usize);
                    states.insert(number | 1 << ordinal, bit);
                }
            }
        };
        let mut number = self.number(taken);
        go_on(states, number, from, taken);
        while let Some(next) = states.next(number + 1) {
            number = next;
            if let Some(within) = within {
                states.retain(number, within);
            }
            let taken = self.taken(number);
            go_on(states, number, self.arrivals(states.word(number), taken), taken);
        }
    }

    /// Those of the states from which the mover can reach a goal: a taken set, with the squares
    /// where it can be then.
    pub(crate) fn leading_to(
        &self,
        states: &States,
        is_goal: impl Fn(Bitboard, Bitboard) -> bool,
    ) -> States {
        let mut leading = States::default();
        leading.clear(self.targets.len());
        for (number, word) in states.iter().rev() {
            let taken = self.taken(number);
            let goes_on = self.leading_squares(&leading, number, taken);
            for (over, direction) in self.jumps_of(word) {
                let landings = self.landings(over, direction, taken);
                if is_goal(taken, landings) || !(landings & goes_on.facing(direction)).is_empty() {
                    leading.insert(number, self.bit(over, direction));
                }
            }
        }
        leading
    }

    /// The squares from which a jump leads into one of these states, by its direction.
    fn leading_squares(&self, leading: &States, number: usize, taken: Bitboard) -> Arrivals {
        let empty = !(self.field.occupied - taken);
        let mut over = [Bitboard::EMPTY; 4];
        let count = self.targets.len() as usize;
        for (ordinal, &target) in self.squares.iter().enumerate().take(count) {
            let word = leading.word(number | 1 << ordinal) >> (ordinal * 4) & 0b1111;
            if number >> ordinal & 1 == 0 && word != 0 {
                for direction in Bitboard::from_bits(word) {
                    over[direction.index()] |= Bitboard::of(target);
                }
            }
        }
        Arrivals(Direction::ALL.map(|d| self.seeing(over[d as usize], d, empty)))
    }

    /// The squares from which the mover sees one of these pieces in a direction.
    fn seeing(&self, pieces: Bitboard, direction: Direction, empty: Bitboard) -> Bitboard {
        let back = direction.opposite();
        let nearest = pieces.shift(back) & empty;
        match self.kind {
            Kind::Man => nearest,
            Kind::Dama => fill(nearest, back, empty),
        }
    }

    /// The jumps of one way from a square to a result among states that were reached from there:
    /// over which piece, and to which square.
    pub(crate) fn way(
        &self,
        states: &States,
        from: Square,
        result: &Move,
    ) -> Option<Vec<(Square, Square)>> {
        // Backwards: each state has been reached, so any state before it will do.
        let mut way = Vec::new();
        let (mut taken, mut ends) = (result.captured, Bitboard::of(result.to));
        let mut next: Option<Direction> = None;
        while !taken.is_empty() {
            let back = next.map(Direction::opposite);
            let jumps = self.jumps_of(states.word(self.number(taken)));
            let (over, direction, landings) = jumps
                .filter(|&(_, direction)| Some(direction) != back)
                .map(|(over, direction)| (over, direction, self.landings(over, direction, taken)))
                .find(|&(_, _, landings)| !(landings & ends).is_empty())?;
            let to = (landings & ends).into_iter().min_by_key(|to| over.distance(*to))?;
            way.push((over, to));
            taken = taken - Bitboard::of(over);
            ends = self.seeing(Bitboard::of(over), direction, !(self.field.occupied - taken));
            next = Some(direction);
        }
        way.reverse();
        ends.has(from).then_some(way)
    }

    /// Lists the results of the states that have taken most, unless longer ones are known.
    pub(crate) fn list(
        &self,
        states: &States,
        from: Square,
        longest: &mut u32,
        list: &mut MoveList,
    ) {
        let taken = |number: usize| number.count_ones();
        let most = states.iter().map(|(number, _)| taken(number)).max().unwrap_or(0);
        for (number, word) in states.iter().filter(|&(number, _)| taken(number) == most) {
            let taken = self.taken(number);
            record(list, longest, from, self.arrivals(word, taken).all(), taken);
        }
    }
}
