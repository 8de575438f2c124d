//! The side to move as a type, so that its directions are known when the code is compiled.

use crate::Color;

pub(crate) trait Side {
    const COLOR: Color;
    type Other: Side;
}

pub(crate) struct White;

pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Other = Black;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Other = White;
}
