//! A legal placement and the side to move.

use core::fmt;

use crate::board::Board;
use crate::movegen::side::{Black, Side, White};
use crate::movegen::{capture, quiet};
use crate::moves::{Move, MoveList};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::{Bitboard, Color, Kind, Piece, Setup, SetupError, Square, zobrist};

/// A checked position: placement and side to move.
///
/// Only legal moves exist here: [`legal_moves`](Self::legal_moves) lists them and
/// [`play`](Self::play) refuses any other. Positions are small values; a move makes a new one.
/// They are equal when placement and side to move are, which is the equality of the repetition
/// rule (article 14).
///
/// ```
/// use dama_core::Position;
///
/// let start = Position::start();
/// let moves = start.legal_moves();
/// assert_eq!(moves.len(), 8);
/// let next = start.play(&moves[0])?;
/// assert_eq!(next.piece("a4".parse()?), start.piece("a3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The start of a game: sixteen men a side, White to move (article 2).
    #[must_use]
    pub fn start() -> Self {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            for square in color.home() {
                board.put(square, Piece { color, kind: Kind::Man });
            }
        }
        Self { board, turn: Color::White }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board.piece(square)
    }

    /// All pieces of a side.
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.board.pieces(color)
    }

    /// The men of a side.
    #[must_use]
    pub fn men(&self, color: Color) -> Bitboard {
        self.board.pieces(color) - self.board.damas()
    }

    /// The damas of a side.
    #[must_use]
    pub fn damas(&self, color: Color) -> Bitboard {
        self.board.pieces(color) & self.board.damas()
    }

    /// All squares on which a piece stands.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.board.pieces(Color::White) | self.board.pieces(Color::Black)
    }

    /// A 64-bit key of placement and side to move. Equal positions have equal keys; the reverse
    /// is very likely, not certain.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        match self.turn {
            Color::White => self.board.hash(),
            Color::Black => self.board.hash() ^ zobrist::BLACK_TO_MOVE,
        }
    }

    /// The legal moves: the longest captures if there is any capture, or else the quiet moves
    /// (article 7). One for each result (article 12), sorted.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Fills a list with the legal moves, using its memory again.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        match self.turn {
            Color::White => self.fill::<White>(list),
            Color::Black => self.fill::<Black>(list),
        }
    }

    fn fill<S: Side>(&self, list: &mut MoveList) {
        self.fill_captures::<S>(list);
        if list.is_empty() {
            let (own, enemies, damas) = self.sides::<S>();
            quiet::generate::<S>(own, damas, !(own | enemies), list);
        }
    }

    /// Fills a list with the legal moves if they are captures, and empties it if not.
    pub fn captures_into(&self, list: &mut MoveList) {
        match self.turn {
            Color::White => self.fill_captures::<White>(list),
            Color::Black => self.fill_captures::<Black>(list),
        }
    }

    fn fill_captures<S: Side>(&self, list: &mut MoveList) {
        list.clear();
        let (own, enemies, damas) = self.sides::<S>();
        let capturers = capture::capturers::<S>(own, damas, enemies);
        if !capturers.is_empty() {
            capture::generate::<S>(own, damas, enemies, capturers, list);
        }
    }

    /// The number of legal moves, without listing them where that is not needed.
    ///
    /// `scratch` is overwritten; it only lends its memory.
    #[must_use]
    pub fn count_legal_moves(&self, scratch: &mut MoveList) -> u64 {
        match self.turn {
            Color::White => self.count::<White>(scratch),
            Color::Black => self.count::<Black>(scratch),
        }
    }

    fn count<S: Side>(&self, scratch: &mut MoveList) -> u64 {
        let (own, enemies, damas) = self.sides::<S>();
        let capturers = capture::capturers::<S>(own, damas, enemies);
        if capturers.is_empty() {
            return quiet::count::<S>(own, damas, !(own | enemies));
        }
        capture::count::<S>(own, damas, enemies, capturers, scratch)
    }

    /// The pieces that could capture something, were the longest capture not compulsory.
    #[must_use]
    pub fn capturers(&self) -> Bitboard {
        fn of<S: Side>(position: &Position) -> Bitboard {
            let (own, enemies, damas) = position.sides::<S>();
            capture::capturers::<S>(own, damas, enemies)
        }
        match self.turn {
            Color::White => of::<White>(self),
            Color::Black => of::<Black>(self),
        }
    }

    /// Whether the side not to move could capture something, were it to move.
    #[must_use]
    pub fn is_threatened(&self) -> bool {
        !Self { turn: !self.turn, ..*self }.capturers().is_empty()
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, candidate: &Move) -> bool {
        self.pieces(self.turn).has(candidate.from) && self.legal_moves().contains(candidate)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the move is not legal here.
    ///
    /// A dama may end on the square of a piece that it has jumped (article 8):
    ///
    /// ```
    /// use dama_core::Position;
    ///
    /// let position: Position = "W:WKf8:Bf4,h5,c6,g6,d7,f7".parse()?;
    /// let capture = position.parse_move("f8xf6xh6xh4xc4xc7xf7")?;
    /// assert_eq!(position.play(&capture)?.to_string(), "B:WKf7:B");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, candidate: &Move) -> Result<Self, IllegalMove> {
        if self.is_legal(candidate) {
            Ok(self.play_unchecked(candidate))
        } else {
            Err(IllegalMove(*candidate))
        }
    }

    /// The position after a move that is known to be legal.
    ///
    /// A move from another position leads to a position that no rule allows, though to nothing
    /// worse.
    #[must_use]
    pub fn play_unchecked(&self, legal: &Move) -> Self {
        Self { board: self.board.after(self.turn, legal), turn: !self.turn }
    }

    /// The result, if the position itself ends the game: one piece each (article 15), or no piece
    /// or no move for the side to move (article 13).
    ///
    /// The ends that depend on the game so far are added by [`Game::outcome`](crate::Game::outcome).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let count = |color| self.pieces(color).len();
        if count(Color::White) == 1 && count(Color::Black) == 1 {
            return Some(Outcome::Draw(DrawReason::OnePieceEach));
        }
        if self.has_legal_move() {
            return None;
        }
        let reason = if count(self.turn) == 0 { WinReason::NoPieces } else { WinReason::NoMoves };
        Some(Outcome::Win { winner: !self.turn, reason })
    }

    /// Whether the side to move has any move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.has_quiet_move() || !self.capturers().is_empty()
    }

    /// Whether the side to move could move without capturing, were no capture compulsory.
    #[must_use]
    pub fn has_quiet_move(&self) -> bool {
        fn of<S: Side>(position: &Position) -> bool {
            let (own, enemies, damas) = position.sides::<S>();
            quiet::count::<S>(own, damas, !(own | enemies)) > 0
        }
        match self.turn {
            Color::White => of::<White>(self),
            Color::Black => of::<Black>(self),
        }
    }

    /// The position with White and Black exchanged and the board turned: as good for the side to
    /// move as this one.
    #[must_use]
    pub fn color_swapped(&self) -> Self {
        self.rearranged(!self.turn, |square, piece| {
            (square.flipped(), Piece { color: !piece.color, kind: piece.kind })
        })
    }

    /// The position with the files reversed (a ↔ h): as good for the side to move as this one.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.rearranged(self.turn, |square, piece| (square.mirrored(), piece))
    }

    fn rearranged(&self, turn: Color, place: impl Fn(Square, Piece) -> (Square, Piece)) -> Self {
        let mut board = Board::EMPTY;
        for square in self.occupied() {
            if let Some(piece) = self.piece(square) {
                let (square, piece) = place(square, piece);
                board.put(square, piece);
            }
        }
        Self { board, turn }
    }

    /// The pieces of the side to move, those of the other side, and all damas.
    fn sides<S: Side>(&self) -> (Bitboard, Bitboard, Bitboard) {
        (self.board.pieces(S::COLOR), self.board.pieces(!S::COLOR), self.board.damas())
    }
}

impl TryFrom<&Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let mut board = Board::EMPTY;
        for (square, piece) in setup.pieces() {
            board.put(square, piece);
        }
        Ok(Self { board, turn: setup.turn })
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.0)
    }
}

impl core::error::Error for IllegalMove {}
