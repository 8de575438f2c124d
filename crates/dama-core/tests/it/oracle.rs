//! The rules a second time, as slowly and as plainly as they can be written: a board of 8×8
//! letters, every route walked. Nothing is shared with the crate but the text of a position.
//!
//! One rule at a time can be broken, to show that the tests would see it.

use std::collections::BTreeSet;

/// `w` and `b` are men, `W` and `B` damas, `.` is an empty square. Rank 1 first.
type Board = [[char; 8]; 8];

/// File and rank.
type Place = (usize, usize);

/// Start, end and captured squares.
pub(crate) type Found = (Place, Place, BTreeSet<Place>);

/// A rule that is broken on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    MenStepBackward,
    MenStepStraightOnly,
    MenStepDiagonally,
    MenCaptureBackward,
    MenCaptureForwardOnly,
    DamasStep,
    DamasSlideThrough,
    DamasJumpNeighboursOnly,
    DamasLandBehind,
    DamasJumpTwo,
    CaptureIsFree,
    AnyCaptureWillDo,
    DamasCountTwo,
    RemovedAtTheEnd,
    AboutTurn,
    MoverStaysInPlace,
    CrownedOnTheWay,
    OneMoveForEachRoute,
}

/// Walking every route of these takes too long; see [`Oracle::moves`].
pub(crate) const PATIENCE: u32 = 20_000;

pub(crate) struct Oracle {
    board: Board,
    white_to_move: bool,
    fault: Fault,
    patience: u32,
}

impl Oracle {
    /// From a FEN without ranges.
    pub(crate) fn new(fen: &str) -> Self {
        let mut board = [['.'; 8]; 8];
        for side in fen.split(':').skip(1) {
            let letter = side.chars().next().expect("a side").to_ascii_lowercase();
            for item in side[1..].split(',').filter(|item| !item.is_empty()) {
                let name = item.trim_start_matches('K').as_bytes();
                let (file, rank) = ((name[0] - b'a') as usize, (name[1] - b'1') as usize);
                let is_dama = item.starts_with('K');
                board[rank][file] = if is_dama { letter.to_ascii_uppercase() } else { letter };
            }
        }
        let white_to_move = fen.starts_with('W');
        Self { board, white_to_move, fault: Fault::None, patience: PATIENCE }
    }

    pub(crate) fn with(mut self, fault: Fault) -> Self {
        self.fault = fault;
        self
    }

    fn own(&self, piece: char) -> bool {
        piece != '.' && piece.eq_ignore_ascii_case(&'w') == self.white_to_move
    }

    fn enemy(&self, piece: char) -> bool {
        piece != '.' && !self.own(piece)
    }

    /// Forward, left, right and back, as the side to move sees them.
    fn directions(&self) -> [(i32, i32); 4] {
        let forward = if self.white_to_move { 1 } else { -1 };
        [(0, forward), (-1, 0), (1, 0), (0, -forward)]
    }

    fn last_rank(&self) -> usize {
        if self.white_to_move { 7 } else { 0 }
    }

    /// The legal moves, sorted, each once; `None` if there are too many routes to walk.
    pub(crate) fn moves(mut self) -> Option<Vec<Found>> {
        let mut captures: Vec<(usize, Found)> = Vec::new();
        let mut quiet: Vec<Found> = Vec::new();
        for rank in 0..8 {
            for file in 0..8 {
                let piece = self.board[rank][file];
                if !self.own(piece) {
                    continue;
                }
                let from = (file, rank);
                self.steps(from, piece, &mut quiet);
                let mut lifted = self.board;
                if self.fault != Fault::MoverStaysInPlace {
                    lifted[rank][file] = '.';
                }
                self.captures(&lifted, from, piece, from, None, &BTreeSet::new(), &mut captures);
            }
        }
        if self.patience == 0 {
            return None;
        }
        let longest = captures.iter().map(|&(count, _)| count).max();
        let any = matches!(self.fault, Fault::AnyCaptureWillDo | Fault::CaptureIsFree);
        let mut moves: Vec<Found> = captures
            .into_iter()
            .filter(|&(count, _)| any || Some(count) == longest)
            .map(|(_, found)| found)
            .collect();
        if moves.is_empty() || self.fault == Fault::CaptureIsFree {
            moves.extend(quiet);
        }
        // Article 12: the routes are not part of the move.
        moves.sort_by_key(|(from, to, taken)| {
            let index = |&(file, rank): &Place| rank * 8 + file;
            let mut taken: Vec<usize> = taken.iter().map(index).collect();
            taken.sort_unstable();
            (index(from), index(to), taken)
        });
        if self.fault != Fault::OneMoveForEachRoute {
            moves.dedup();
        }
        Some(moves)
    }

    fn steps(&self, from: Place, piece: char, found: &mut Vec<Found>) {
        let is_man = piece.is_ascii_lowercase();
        let all = self.directions();
        let directions = match self.fault {
            Fault::MenStepBackward => &all[..],
            Fault::MenStepStraightOnly if is_man => &all[..1],
            Fault::MenStepDiagonally if is_man => {
                let (_, forward) = all[0];
                &[(-1, forward), (1, forward)]
            }
            _ if is_man => &all[..3],
            _ => &all[..],
        };
        for &direction in directions {
            let mut at = from;
            while let Some(next) = beside(at, direction) {
                let is_empty = self.board[next.1][next.0] == '.';
                if !is_empty && (is_man || self.fault != Fault::DamasSlideThrough) {
                    break;
                }
                if is_empty {
                    found.push((from, next, BTreeSet::new()));
                }
                at = next;
                if is_man || self.fault == Fault::DamasStep {
                    break;
                }
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn captures(
        &mut self,
        board: &Board,
        at: Place,
        piece: char,
        from: Place,
        last: Option<(i32, i32)>,
        taken: &BTreeSet<Place>,
        found: &mut Vec<(usize, Found)>,
    ) {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            return;
        }
        let mut goes_on = false;
        for (index, direction) in self.directions().into_iter().enumerate() {
            let is_man = piece.is_ascii_lowercase();
            let back = is_man && index == 3 && self.fault != Fault::MenCaptureBackward;
            let sideways = index == 1 || index == 2;
            if back || is_man && sideways && self.fault == Fault::MenCaptureForwardOnly {
                continue;
            }
            // Article 9.
            if last == Some((-direction.0, -direction.1)) && self.fault != Fault::AboutTurn {
                continue;
            }
            let Some((over, landings)) = self.jump(board, at, is_man, direction, taken) else {
                continue;
            };
            for to in landings {
                goes_on = true;
                let mut after = *board;
                if self.fault != Fault::RemovedAtTheEnd {
                    after[over.1][over.0] = '.';
                }
                let mut taken = taken.clone();
                taken.insert(over);
                let crowned =
                    is_man && to.1 == self.last_rank() && self.fault == Fault::CrownedOnTheWay;
                let piece = if crowned { piece.to_ascii_uppercase() } else { piece };
                self.captures(&after, to, piece, from, Some(direction), &taken, found);
            }
        }
        let stops =
            !goes_on || matches!(self.fault, Fault::AnyCaptureWillDo | Fault::CaptureIsFree);
        if stops && !taken.is_empty() {
            let weight = |&(file, rank): &Place| {
                let is_dama = self.board[rank][file].is_ascii_uppercase();
                if is_dama && self.fault == Fault::DamasCountTwo { 2 } else { 1 }
            };
            found.push((taken.iter().map(weight).sum(), (from, at, taken.clone())));
        }
    }

    /// The piece jumped in a direction, and where the mover can land.
    fn jump(
        &self,
        board: &Board,
        at: Place,
        is_man: bool,
        direction: (i32, i32),
        taken: &BTreeSet<Place>,
    ) -> Option<(Place, Vec<Place>)> {
        let mut over = beside(at, direction)?;
        while !is_man
            && board[over.1][over.0] == '.'
            && self.fault != Fault::DamasJumpNeighboursOnly
        {
            over = beside(over, direction)?;
        }
        // Taken pieces are still there only where article 8 is broken: they block.
        if !self.enemy(board[over.1][over.0]) || taken.contains(&over) {
            return None;
        }
        let mut landings = Vec::new();
        let mut next = beside(over, direction);
        if self.fault == Fault::DamasJumpTwo && !is_man {
            next =
                next.filter(|n| self.enemy(board[n.1][n.0])).map_or(next, |n| beside(n, direction));
        }
        while let Some(to) = next.filter(|&(file, rank)| board[rank][file] == '.') {
            landings.push(to);
            let goes_on = !is_man && self.fault != Fault::DamasLandBehind;
            next = if goes_on { beside(to, direction) } else { None };
        }
        (!landings.is_empty()).then_some((over, landings))
    }

    /// The FEN after a move.
    pub(crate) fn after(&self, (from, to, taken): &Found) -> String {
        let mut board = self.board;
        let mut piece = std::mem::replace(&mut board[from.1][from.0], '.');
        for &(file, rank) in taken {
            board[rank][file] = '.';
        }
        if to.1 == self.last_rank() {
            piece = piece.to_ascii_uppercase();
        }
        board[to.1][to.0] = piece;
        let side = |man: char| {
            let mut names = Vec::new();
            for (rank, row) in board.iter().enumerate() {
                for (file, piece) in row.iter().enumerate() {
                    if piece.to_ascii_lowercase() == man {
                        let mark = if piece.is_ascii_uppercase() { "K" } else { "" };
                        names.push(format!("{mark}{}", name((file, rank))));
                    }
                }
            }
            names.join(",")
        };
        let turn = if self.white_to_move { 'B' } else { 'W' };
        format!("{turn}:W{}:B{}", side('w'), side('b'))
    }
}

fn beside((file, rank): Place, (east, north): (i32, i32)) -> Option<Place> {
    let (file, rank) = (file as i32 + east, rank as i32 + north);
    let inside = (0..8).contains(&file) && (0..8).contains(&rank);
    inside.then_some((file as usize, rank as usize))
}

fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// A move as the vectors write it.
pub(crate) fn text((from, to, taken): &Found) -> String {
    let mut taken: Vec<Place> = taken.iter().copied().collect();
    taken.sort_by_key(|&(file, rank)| (rank, file));
    let sign = if taken.is_empty() { '-' } else { 'x' };
    let moved = format!("{}{sign}{}", name(*from), name(*to));
    let taken: Vec<String> = taken.into_iter().map(name).collect();
    if taken.is_empty() { moved } else { format!("{moved} {}", taken.join(",")) }
}

/// The moves as the vectors list them.
pub(crate) fn listed(fen: &str, fault: Fault) -> Option<String> {
    let moves = Oracle::new(fen).with(fault).moves()?;
    Some(moves.iter().map(text).collect::<Vec<_>>().join("; "))
}
