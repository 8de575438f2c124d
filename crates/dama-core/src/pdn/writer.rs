//! Writing PDN.

use alloc::string::{String, ToString};
use core::fmt;

use super::tokens::one_line;
use super::{File, GAME_TYPE, Game, Line, Score};
use crate::{Color, Position};

/// No line of moves is longer, unless one word is, or a comment that must not be broken.
const WIDTH: usize = 80;

impl fmt::Display for File {
    /// Writes the games, an empty line between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, game) in self.games.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            game.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Game {
    /// Writes the tags, with the game type and the start position if they are missing there, and
    /// the moves. Left out is what PDN cannot say: a tag whose name is not of letters, digits and
    /// underscores, and a line from a move on that is not legal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.tag("GameType").is_none() {
            tag(f, "GameType", GAME_TYPE)?;
        }
        let fen = self.tag("FEN");
        let fen_is_right = fen.map_or(self.start == Position::start(), |fen| {
            fen.parse::<Position>().is_ok_and(|position| position == self.start)
        });
        for one in &self.tags {
            match &*one.name {
                "FEN" if !fen_is_right => {}
                name => tag(f, name, &one.value)?,
            }
        }
        if !fen_is_right {
            if self.tag("SetUp").is_none() {
                tag(f, "SetUp", "1")?;
            }
            tag(f, "FEN", &self.start.to_string())?;
        }
        let mut writer = Writer { out: String::new(), column: 0 };
        writer.line(&self.line, self.start, usize::from(self.start.turn() == Color::Black));
        let tag = self.tag("Result").filter(|text| Score::from_text(text) == Some(self.result));
        writer.word(&tag.map_or_else(|| self.result.to_string(), ToString::to_string));
        writeln!(f, "\n{}", writer.out)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(is_part) {
        return Ok(());
    }
    write!(f, "[{name} \"")?;
    for character in value.chars() {
        match character {
            '"' | '\\' => write!(f, "\\{character}")?,
            control if control.is_control() => f.write_str(" ")?,
            other => write!(f, "{other}")?,
        }
    }
    f.write_str("\"]\n")
}

struct Writer {
    out: String,
    column: usize,
}

impl Writer {
    /// A word, on a new line if it does not fit.
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.new_line();
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column += width;
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        self.column = 0;
    }

    fn comment(&mut self, text: &str) {
        let text = one_line(text);
        if text.is_empty() {
            return;
        }
        if text.chars().any(|c| c == '}') {
            // Only a comment up to the end of the line can hold this.
            self.word("; ");
            self.out.push_str(&text);
            return self.new_line();
        }
        for word in alloc::format!("{{{text}}}").split(' ') {
            self.word(word);
        }
    }

    /// A line that begins after so many plies, counted from a move of White.
    fn line(&mut self, line: &Line, start: Position, mut plies: usize) {
        let mut position = start;
        let mut interrupted = true;
        for comment in &line.comments {
            self.comment(comment);
        }
        for ply in &line.plies {
            let Some(text) = position.notation(&ply.played) else { return };
            let number = plies / 2 + 1;
            match position.turn() {
                Color::White => self.word(&alloc::format!("{number}.")),
                Color::Black if interrupted => self.word(&alloc::format!("{number}...")),
                Color::Black => {}
            }
            self.word(&text);
            for nag in &ply.nags {
                self.word(&alloc::format!("${nag}"));
            }
            for comment in &ply.comments {
                self.comment(comment);
            }
            for variation in &ply.variations {
                self.word("(");
                self.line(variation, position, plies);
                self.word(")");
            }
            interrupted = !(ply.comments.is_empty() && ply.variations.is_empty());
            position = position.play_unchecked(&ply.played);
            plies += 1;
        }
    }
}
