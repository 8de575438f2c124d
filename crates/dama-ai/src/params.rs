//! The numbers of the evaluation, in hundredths of a man.
//!
//! - *material*: what a piece is worth wherever it stands; teaching books value a dama at five men.
//! - *advance*: what a man is worth more on each rank, counted from its own side.
//! - *edge*: a man on an outer file can only be attacked along that file.
//! - *tempo*: the right to move.

pub(crate) const MAN: i32 = 100;
pub(crate) const DAMA: i32 = 500;
pub(crate) const ADVANCE: [i32; 8] = [0, 0, 2, 6, 12, 22, 45, 0];
pub(crate) const EDGE: i32 = 4;
pub(crate) const TEMPO: i32 = 5;
