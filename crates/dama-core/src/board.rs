//! Which piece stands where, and the hash of it.

use crate::moves::Move;
use crate::{Bitboard, Color, Kind, Piece, Square, zobrist};

/// A placement of pieces with its hash. Only this file changes either, so they cannot drift apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    pieces: [Bitboard; 2],
    damas: Bitboard,
    hash: u64,
}

impl Board {
    pub(crate) const EMPTY: Self =
        Self { pieces: [Bitboard::EMPTY; 2], damas: Bitboard::EMPTY, hash: 0 };

    pub(crate) const fn pieces(&self, color: Color) -> Bitboard {
        self.pieces[color as usize]
    }

    pub(crate) const fn damas(&self) -> Bitboard {
        self.damas
    }

    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.pieces(color).has(square))?;
        let kind = if self.damas.has(square) { Kind::Dama } else { Kind::Man };
        Some(Piece { color, kind })
    }

    /// Puts a piece on an empty square.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        debug_assert!(self.piece(square).is_none(), "{square} is taken");
        self.pieces[piece.color as usize] |= Bitboard::of(square);
        if piece.kind == Kind::Dama {
            self.damas |= Bitboard::of(square);
        }
        self.hash ^= zobrist::key(piece.color, piece.kind, square);
    }

    /// The board after a legal move of this side: what it jumped gone, the piece moved, and a man
    /// that ended on the far row crowned (articles 8 and 11).
    pub(crate) fn after(mut self, mover: Color, played: &Move) -> Self {
        // First what is taken: the mover may end on the square of a piece that it took.
        if !played.captured.is_empty() {
            for square in played.captured {
                let kind = if self.damas.has(square) { Kind::Dama } else { Kind::Man };
                self.hash ^= zobrist::key(!mover, kind, square);
            }
            self.pieces[!mover as usize] = self.pieces(!mover) - played.captured;
            self.damas = self.damas - played.captured;
        }
        let (from, to) = (Bitboard::of(played.from), Bitboard::of(played.to));
        self.pieces[mover as usize] ^= from ^ to;
        if self.damas.has(played.from) {
            self.damas ^= from ^ to;
            self.hash ^= zobrist::key(mover, Kind::Dama, played.from)
                ^ zobrist::key(mover, Kind::Dama, played.to);
        } else if to.is_subset(mover.crown_row()) {
            self.damas |= to;
            self.hash ^= zobrist::key(mover, Kind::Man, played.from)
                ^ zobrist::key(mover, Kind::Dama, played.to);
        } else {
            self.hash ^= zobrist::key(mover, Kind::Man, played.from)
                ^ zobrist::key(mover, Kind::Man, played.to);
        }
        self
    }
}
