//! A game as PDN.

use dama_core::Game;
use dama_core::pdn::{self, Tag};
use serde::{Serialize, Serializer};

use crate::fault::Fault;
use crate::value::Value;

/// The tags of a text, each name once. As JSON an object of texts.
#[derive(Default)]
pub(crate) struct Tags(Vec<Tag>);

impl Tags {
    /// `None` if the text is not an object of texts.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let tags = Value::parse(text)?.properties()?;
        let tags = tags.map(|(name, value)| Some(Tag { name, value: value.text()? }));
        tags.collect::<Option<_>>().map(Self)
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|tag| tag.name == name).map(|tag| &*tag.value)
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|tag| (&tag.name, &tag.value)))
    }
}

/// The tags that every PDN has, in their order, and what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// What a game says of itself, whatever tags are asked for.
const OWN: [&str; 3] = ["GameType", "SetUp", "FEN"];

/// The first game of a text, at its end, with its tags.
pub(crate) fn read(text: &str) -> Result<(Game, Tags), Fault> {
    let file = pdn::read(text);
    let mut of_first = file.problems.iter().filter(|problem| problem.game == 1);
    if let Some(fault) = of_first.find_map(Fault::of_pdn) {
        return Err(fault);
    }
    let first =
        file.games.first().ok_or_else(|| Fault::plain("pdn-empty", "no game in the text"))?;
    let game = first.replay().map_err(|(_, error)| Fault::plain("game-over", error))?;
    let mut tags = Tags::default();
    for tag in &first.tags {
        if tag.name != "Result" && tags.get(&tag.name).is_none() {
            tags.0.push(tag.clone());
        }
    }
    tags.0.push(Tag { name: "Result".into(), value: first.result.to_string() });
    Ok((game, tags))
}

/// The whole line of a game, undone moves included.
pub(crate) fn write(game: &Game, tags: &Tags) -> String {
    let mut whole = game.clone();
    whole.go_to(game.line().len());
    let mut record = pdn::Game::from(&whole);
    if whole.outcome().is_none() {
        let given = tags.get("Result").and_then(pdn::Score::from_text);
        record.result = given.unwrap_or_default();
    }
    let own = std::mem::take(&mut record.tags);
    for (name, unknown) in ROSTER {
        record.set_tag(name, tags.get(name).unwrap_or(unknown));
    }
    record.set_tag("Result", &record.result.to_string());
    for tag in own.iter().filter(|tag| OWN.contains(&&*tag.name)) {
        record.set_tag(&tag.name, &tag.value);
    }
    for Tag { name, value } in &tags.0 {
        if !OWN.contains(&&**name) && record.tag(name).is_none() {
            record.set_tag(name, value);
        }
    }
    record.to_string()
}
