//! PDN text cut into tokens, each with its place.

use alloc::string::{String, ToString};

use super::problem::{Place, ProblemKind};

/// What the text consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag {
        name: &'a str,
        value: String,
        /// Where the value begins.
        value_at: Place,
    },
    Comment(String),
    Open,
    Close,
    /// The digits behind a `$`.
    Nag(&'a str),
    /// A move, a number, or a result.
    Word(&'a str),
    Problem(ProblemKind),
}

pub(super) struct Tokens<'a> {
    rest: &'a str,
    place: Place,
    /// A problem of the token before.
    late: Option<(Place, ProblemKind)>,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        // A byte order mark is no part of the text.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 }, late: None }
    }

    /// The place behind the last token.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next()?;
        self.rest = rest.as_str();
        if next == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    fn take_while(&mut self, take: impl Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(&take) {
            self.bump();
        }
        before(whole, self.rest)
    }

    fn rest_of_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n')
    }

    fn skip_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            // A line that begins with % is for other programs.
            if self.place.column == 1 && self.peek() == Some('%') {
                self.rest_of_line();
            } else {
                return;
            }
        }
    }

    fn tag(&mut self) -> Token<'a> {
        let whole = self.rest;
        self.bump();
        let on_line = |c: char| c.is_whitespace() && c != '\n';
        self.take_while(on_line);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(on_line);
        let value_at = Place { column: self.place.column + 1, ..self.place };
        if name.is_empty() || self.peek() != Some('"') {
            self.rest_of_line();
            let text = before(whole, self.rest).trim();
            return Token::Problem(ProblemKind::BadTag(text.to_string()));
        }
        self.bump();
        let mut value = String::new();
        let is_closed = loop {
            match self.peek() {
                None | Some('\n') => break false,
                Some('"') => {
                    self.bump();
                    break true;
                }
                Some('\\') => {
                    self.bump();
                    match self.peek() {
                        Some(escaped @ ('"' | '\\')) => {
                            self.bump();
                            value.push(escaped);
                        }
                        _ => value.push('\\'),
                    }
                }
                Some(other) => {
                    self.bump();
                    value.push(if other.is_control() { ' ' } else { other });
                }
            }
        };
        self.take_while(on_line);
        if is_closed && self.peek() == Some(']') {
            self.bump();
        } else {
            let text = before(whole, self.rest).trim().to_string();
            self.late = Some((self.place, ProblemKind::BadTag(text)));
            if !is_closed {
                let shorter = value.trim_end();
                value = shorter.strip_suffix(']').unwrap_or(shorter).to_string();
            }
        }
        Token::Tag { name, value, value_at }
    }

    fn comment(&mut self) -> Token<'a> {
        let place = self.place;
        let text = if self.bump() == Some(';') {
            self.rest_of_line()
        } else {
            let text = self.take_while(|c| c != '}');
            if self.bump().is_none() {
                self.late = Some((place, ProblemKind::UnclosedComment));
            }
            text
        };
        Token::Comment(one_line(text))
    }
}

/// What of a text has been read when only this is left of it.
fn before<'a>(whole: &'a str, rest: &str) -> &'a str {
    whole.get(..whole.len() - rest.len()).unwrap_or_default()
}

/// The text with its blanks and line breaks made single spaces.
pub(super) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

impl<'a> Iterator for Tokens<'a> {
    type Item = (Place, Token<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        if let Some((place, problem)) = self.late.take() {
            return Some((place, Token::Problem(problem)));
        }
        self.skip_blanks();
        let place = self.place;
        let token = match self.peek()? {
            '[' => self.tag(),
            '{' | ';' => self.comment(),
            single @ ('(' | ')' | ']' | '}' | '"') => {
                self.bump();
                match single {
                    '(' => Token::Open,
                    ')' => Token::Close,
                    other => Token::Problem(ProblemKind::Stray(other)),
                }
            }
            '$' => {
                self.bump();
                Token::Nag(self.take_while(|c| c.is_ascii_digit()))
            }
            _ => {
                let ends = |c: char| {
                    let has_a_meaning =
                        matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | ';' | '$' | '"');
                    c.is_whitespace() || has_a_meaning
                };
                Token::Word(self.take_while(|c| !ends(c)))
            }
        };
        Some((place, token))
    }
}
