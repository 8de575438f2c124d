//! What a position is worth.

use core::fmt;
use core::ops::Neg;

/// The worth of a position to the side to move, in hundredths of a man.
///
/// Scores beyond [`Score::WIN`] − [`Score::MAX_PLIES`] tell a forced win, with its distance in
/// plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

impl Score {
    /// Neither side is better.
    pub const DRAW: Self = Self(0);
    /// A win already on the board.
    pub const WIN: Self = Self(32_000);
    /// Above every score.
    pub const INFINITE: Self = Self(32_001);
    /// No search looks further ahead than this many plies.
    pub const MAX_PLIES: u32 = 256;

    /// A worth in hundredths of a man, kept clear of the scores of forced wins.
    #[must_use]
    pub fn from_centimen(worth: i32) -> Self {
        let limit = i32::from(Self::WIN.0) - Self::MAX_PLIES as i32 - 1;
        Self(worth.clamp(-limit, limit) as i16)
    }

    /// The side to move has lost, this many plies from the root.
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(plies as i16 - Self::WIN.0)
    }

    /// The side to move wins, this many plies from the root.
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(Self::WIN.0 - plies as i16)
    }

    /// The worth in hundredths of a man.
    #[must_use]
    pub const fn centimen(self) -> i32 {
        self.0 as i32
    }

    /// Plies to a forced win of the side to move.
    #[must_use]
    pub fn plies_to_win(self) -> Option<u32> {
        let plies = u32::try_from(Self::WIN.0.checked_sub(self.0)?).ok()?;
        (plies < Self::MAX_PLIES).then_some(plies)
    }

    /// Plies to a forced loss of the side to move.
    #[must_use]
    pub fn plies_to_loss(self) -> Option<u32> {
        (-self).plies_to_win()
    }

    /// Whether it tells a forced win or loss.
    pub(crate) fn is_forced(self) -> bool {
        self.plies_to_win().is_some() || self.plies_to_loss().is_some()
    }

    /// The score as it is stored: a forced win counted from the position, not from the root.
    pub(crate) fn stored_at(self, ply: u32) -> Self {
        self.shifted(ply as i16)
    }

    /// The stored score as seen from the root again.
    pub(crate) fn seen_from_root(self, ply: u32) -> Self {
        self.shifted(-(ply as i16))
    }

    /// The next better score.
    pub(crate) const fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// The next worse score.
    pub(crate) const fn below(self) -> Self {
        Self(self.0 - 1)
    }

    fn shifted(self, plies: i16) -> Self {
        if self.plies_to_win().is_some() {
            Self(self.0 + plies)
        } else if self.plies_to_loss().is_some() {
            Self(self.0 - plies)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `cp 35`, `win 7` or `loss 6`, the last two in plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.plies_to_win() {
            write!(f, "win {plies}")
        } else if let Some(plies) = self.plies_to_loss() {
            write!(f, "loss {plies}")
        } else {
            write!(f, "cp {}", self.0)
        }
    }
}
