//! Games of a contest as PDN.

use std::io::{self, Write};

use dama_core::{Color, Outcome};

use super::{Bout, End};

/// Writes a game with the names of players A and B.
pub(crate) fn write_pdn(
    out: &mut impl Write,
    bout: &Bout,
    names: [&str; 2],
    round: &str,
) -> io::Result<()> {
    let [a, b] = names.map(|name| name.replace('\\', "\\\\").replace('"', "\\\""));
    let (white, black) = if bout.a_has == Color::White { (a, b) } else { (b, a) };
    let result = match bout.end.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    };
    writeln!(out, "[Event \"dama match\"]\n[Round \"{round}\"]")?;
    writeln!(out, "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]")?;
    writeln!(out, "[GameType \"30,W,8,8,A0,0\"]\n")?;
    let mut line = String::new();
    for (ply, (before, played)) in bout.game.positions().zip(bout.game.line()).enumerate() {
        let text = before.notation(played).unwrap_or_else(|| played.to_string());
        let word = match ply % 2 {
            0 => format!("{}. {text}", ply / 2 + 1),
            _ => text,
        };
        push(out, &mut line, &word)?;
        if ply + 1 == bout.opening_plies {
            push(out, &mut line, "{end of the random opening}")?;
        }
    }
    let why = match &bout.end {
        End::Rules(outcome) => Outcome::to_string(outcome),
        End::Forfeit { loser, why } => format!("{loser} forfeits: {}", why.replace('}', ")")),
        End::PlyLimit => "draw: too long".to_owned(),
    };
    push(out, &mut line, &format!("{{{why}}}"))?;
    push(out, &mut line, result)?;
    writeln!(out, "{line}\n")
}

/// Adds a word to a line of 80 characters at most, if it can be.
fn push(out: &mut impl Write, line: &mut String, word: &str) -> io::Result<()> {
    if !line.is_empty() && line.len() + 1 + word.len() > 80 {
        writeln!(out, "{line}")?;
        line.clear();
    }
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(word);
    Ok(())
}
