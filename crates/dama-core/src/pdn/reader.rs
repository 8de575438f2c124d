//! Reading PDN.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::problem::{Place, Problem, ProblemKind};
use super::reading::{Frame, Reading};
use super::tokens::{Token, Tokens};
use super::{File, Game, Line, Ply, Score, Tag};

/// How deep variations inside one another are read.
const DEPTH: usize = 64;

/// Reads the games of a text. Any text can be read: see [`pdn`](crate::pdn) for what is reported.
#[must_use]
pub fn read(text: &str) -> File {
    let mut reader = Reader { file: File::default(), game: None };
    let mut tokens = Tokens::new(text);
    for (place, token) in tokens.by_ref() {
        reader.token(place, token);
    }
    reader.finish(tokens.place(), None);
    reader.file
}

struct Reader {
    file: File,
    /// The game that is being read.
    game: Option<Reading>,
}

impl Reader {
    /// The line that is being read, in a game that is begun if there is none.
    fn frame(&mut self) -> &mut Frame {
        let frames = &mut self.game.get_or_insert_with(Reading::new).frames;
        frames.last_mut().expect("the game's own line stays")
    }

    fn report(&mut self, place: Place, kind: ProblemKind) {
        let game = self.file.games.len() + usize::from(self.game.is_some());
        let at = self.game.as_ref().filter(|game| game.has_begun).map(|game| {
            let frame = game.frames.last().expect("the game's own line stays");
            (frame.number(), frame.position.turn())
        });
        let in_variation = self.game.as_ref().is_some_and(|game| game.frames.len() > 1);
        self.file.problems.push(Problem { place, game: game.max(1), at, in_variation, kind });
    }

    fn token(&mut self, place: Place, token: Token<'_>) {
        match token {
            Token::Problem(kind) => return self.report(place, kind),
            Token::Tag { name, value, value_at } => return self.tag(place, value_at, name, value),
            // Behind a result, a comment still belongs to that game.
            Token::Comment(text) if self.game.is_none() && !self.file.games.is_empty() => {
                let line = self.file.games.last_mut().map(|game| &mut game.line);
                return line.into_iter().for_each(|line| add_comment(line, &text));
            }
            _ => self.begin(),
        }
        let game = self.game.get_or_insert_with(Reading::new);
        if game.skipped > 0 {
            match token {
                Token::Open => game.skipped += 1,
                Token::Close => game.skipped -= 1,
                _ => {}
            }
            return;
        }
        match token {
            Token::Open => self.open(place),
            Token::Close => self.close(place),
            Token::Comment(text) => {
                let frame = self.frame();
                if !frame.is_broken {
                    add_comment(&mut frame.line, &text);
                }
            }
            Token::Nag(digits) => match digits.parse() {
                Ok(nag) => self.nag(place, nag),
                Err(_) => self.report(place, ProblemKind::BadNag(digits.to_string())),
            },
            Token::Word(word) => self.word(place, word),
            Token::Tag { .. } | Token::Problem(_) => {}
        }
    }

    fn tag(&mut self, place: Place, value_at: Place, name: &str, value: String) {
        if self.game.as_ref().is_some_and(|game| game.has_begun && !game.is_preface()) {
            self.finish(place, None);
        }
        let game = self.game.get_or_insert_with(Reading::new);
        game.has_begun = false;
        if name == "FEN" && game.fen_at.is_none() {
            game.fen_at = Some(value_at);
        }
        game.tags.push((place, Tag { name: name.into(), value }));
    }

    /// Ends the tags of the game: looks at those that have a meaning here.
    fn begin(&mut self) {
        let game = self.game.get_or_insert_with(Reading::new);
        if game.has_begun {
            return;
        }
        let mut found = Vec::new();
        if let Some((place, value)) = game.tag("GameType")
            && !is_turkish(value)
        {
            found.push((place, ProblemKind::OtherGame(value.to_string())));
        }
        let set_up = game.tag("SetUp").filter(|&(_, value)| value == "1");
        let mut is_broken = false;
        if let Some((place, fen)) = game.tag("FEN") {
            if set_up.is_none() {
                found.push((place, ProblemKind::FenWithoutSetUp));
            }
            match fen.parse() {
                Ok(start) => game.start = start,
                Err(error) => {
                    let value_at = game.fen_at.unwrap_or(place);
                    let column = value_at.column + error.column - 1;
                    found.push((Place { column, ..value_at }, ProblemKind::BadFen(error)));
                    is_broken = true;
                }
            }
        } else if let Some((place, _)) = set_up {
            found.push((place, ProblemKind::SetUpWithoutFen));
        }
        game.place_pieces(is_broken);
        for (place, kind) in found {
            self.report(place, kind);
        }
        if let Some(game) = &mut self.game {
            game.has_begun = true;
        }
    }

    fn open(&mut self, place: Place) {
        let depth = self.game.as_ref().map_or(0, |game| game.frames.len());
        let frame = self.frame();
        let (before, plies) = (frame.before, frame.plies.saturating_sub(1));
        let problem = if frame.is_broken {
            None
        } else if frame.line.plies.is_empty() {
            Some(ProblemKind::VariationWithoutMove)
        } else if depth > DEPTH {
            Some(ProblemKind::TooDeep)
        } else {
            let game = self.game.get_or_insert_with(Reading::new);
            return game.frames.push(Frame::new(before, plies));
        };
        if let Some(kind) = problem {
            self.report(place, kind);
        }
        self.game.get_or_insert_with(Reading::new).skipped = 1;
    }

    fn close(&mut self, place: Place) {
        let frames = &mut self.game.get_or_insert_with(Reading::new).frames;
        if frames.len() == 1 {
            return self.report(place, ProblemKind::Stray(')'));
        }
        let line = frames.pop().map(|frame| frame.line).unwrap_or_default();
        let ply = frames.last_mut().and_then(|frame| frame.line.plies.last_mut());
        if let Some(ply) = ply.filter(|_| line != Line::default()) {
            ply.variations.push(line);
        }
    }

    fn nag(&mut self, place: Place, nag: u8) {
        let frame = self.frame();
        match frame.line.plies.last_mut() {
            _ if frame.is_broken => {}
            Some(ply) => ply.nags.push(nag),
            None => self.report(place, ProblemKind::NagWithoutMove),
        }
    }

    fn word(&mut self, place: Place, word: &str) {
        if let Some(score) = Score::from_text(word) {
            let depth = self.game.as_ref().map_or(0, |game| game.frames.len());
            if depth > 1 {
                return self.report(place, ProblemKind::ResultInVariation);
            }
            return self.finish(place, Some(score));
        }
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = word.split_at_checked(digits).unwrap_or(("", word));
        let text = rest.trim_start_matches('.');
        if text.len() < rest.len() || rest.is_empty() {
            self.number(place, number);
        } else if !number.is_empty() {
            // No number at all, whatever it is.
            return self.played(place, word, None);
        }
        let column = place.column + word.chars().count() - text.chars().count();
        let bare = text.trim_end_matches(['!', '?']);
        let nag = match text.strip_prefix(bare).unwrap_or_default() {
            "!" => Some(1),
            "?" => Some(2),
            "!!" => Some(3),
            "??" => Some(4),
            "!?" => Some(5),
            "?!" => Some(6),
            _ => None,
        };
        let place = Place { column, ..place };
        match nag {
            Some(nag) if bare.is_empty() => self.nag(place, nag),
            _ if !bare.is_empty() => self.played(place, bare, nag),
            _ => {}
        }
    }

    fn number(&mut self, place: Place, found: &str) {
        let frame = self.frame();
        let expected = frame.number();
        let is_wrong = !found.is_empty() && found.parse() != Ok(expected);
        if is_wrong && !frame.is_misnumbered && !frame.is_broken {
            frame.is_misnumbered = true;
            let found = found.to_string();
            self.report(place, ProblemKind::MoveNumber { expected, found });
        }
    }

    fn played(&mut self, place: Place, text: &str, nag: Option<u8>) {
        let frame = self.frame();
        if frame.is_broken {
            return;
        }
        let played = match frame.position.parse_move(text) {
            Ok(played) => played,
            Err(error) => {
                frame.is_broken = true;
                let text = text.to_string();
                return self.report(place, ProblemKind::BadMove { text, error });
            }
        };
        self.look_for_end(place);
        let frame = self.frame();
        let mut ply = Ply::from(played);
        ply.nags.extend(nag);
        frame.line.plies.push(ply);
        frame.before = frame.position;
        frame.position = frame.before.play_unchecked(&played);
        frame.plies += 1;
        let game = self.game.get_or_insert_with(Reading::new);
        if let [frame] = &game.frames[..] {
            game.ends.play(&frame.before, &played, &frame.position);
        }
    }

    /// Reports once that the game goes on after its end.
    fn look_for_end(&mut self, place: Place) {
        let game = self.game.get_or_insert_with(Reading::new);
        if let (Some(outcome), 1, false) =
            (game.ends.outcome, game.frames.len(), game.ends.is_reported)
        {
            game.ends.is_reported = true;
            self.report(place, ProblemKind::PlayedOn(outcome));
        }
    }

    /// Ends the game, if there is one.
    fn finish(&mut self, place: Place, score: Option<Score>) {
        if self.game.is_none() {
            return;
        }
        self.begin();
        let Some(game) = &self.game else { return };
        let mut found = Vec::new();
        if game.skipped > 0 || game.frames.len() > 1 {
            found.push((place, ProblemKind::UnclosedVariation));
        }
        let tag = game.tag("Result");
        let tag_score = tag.and_then(|(_, text)| Score::from_text(text));
        if score.is_none() {
            found.push((place, ProblemKind::NoResult));
        }
        if let Some((place, text)) = tag
            && (tag_score.is_none() || score.is_some() && score != tag_score)
        {
            found.push((place, ProblemKind::ResultTag(text.to_string())));
        }
        let result = score.or(tag_score).unwrap_or_default();
        let main_is_whole = game.frames.first().is_some_and(|frame| !frame.is_broken);
        if let Some(outcome) = game.ends.outcome
            && !game.ends.is_reported
            && main_is_whole
            && result != Score::of(outcome.winner())
        {
            found.push((place, ProblemKind::WrongResult(outcome)));
        }
        for (place, kind) in found {
            self.report(place, kind);
        }
        while self.game.as_ref().is_some_and(|game| game.frames.len() > 1) {
            self.close(place);
        }
        if let Some(mut game) = self.game.take() {
            let line = game.frames.pop().map(|frame| frame.line).unwrap_or_default();
            let tags = game.tags.into_iter().map(|(_, tag)| tag).collect();
            self.file.games.push(Game { tags, start: game.start, line, result });
        }
    }
}

fn add_comment(line: &mut Line, text: &str) {
    let comments = match line.plies.last_mut() {
        Some(ply) => &mut ply.comments,
        None => &mut line.comments,
    };
    if !text.is_empty() {
        comments.push(text.to_string());
    }
}

/// Whether this is a game type of Turkish draughts: number 30, and nothing behind it that says
/// otherwise than White first, 8×8 and squares by letter and digit.
fn is_turkish(value: &str) -> bool {
    let mut fields = value.split(',').map(str::trim);
    fields.next() == Some("30")
        && fields.next().is_none_or(|color| color.eq_ignore_ascii_case("W"))
        && fields.next().is_none_or(|width| width == "8")
        && fields.next().is_none_or(|height| height == "8")
        && fields.next().is_none_or(|names| matches!(names, "A0" | "A1" | "a0" | "a1"))
}
