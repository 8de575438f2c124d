//! A game as PDN.

use std::collections::BTreeMap;

use dama_core::{Game, pdn};

use crate::fault::Fault;

/// The tags of a text by name.
pub(crate) type Tags = BTreeMap<String, String>;

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
    let mut tags = Tags::new();
    for tag in &first.tags {
        tags.entry(tag.name.clone()).or_insert_with(|| tag.value.clone());
    }
    tags.insert("Result".into(), first.result.to_string());
    Ok((game, tags))
}

/// The whole line of a game, undone moves included.
pub(crate) fn write(game: &Game, tags: &Tags) -> String {
    let mut whole = game.clone();
    whole.go_to(game.line().len());
    let mut record = pdn::Game::from(&whole);
    if whole.outcome().is_none() {
        let given = tags.get("Result").and_then(|text| pdn::Score::from_text(text));
        record.result = given.unwrap_or_default();
    }
    let own = std::mem::take(&mut record.tags);
    for (name, unknown) in ROSTER {
        record.set_tag(name, tags.get(name).map_or(unknown, |value| value));
    }
    record.set_tag("Result", &record.result.to_string());
    for tag in own.iter().filter(|tag| OWN.contains(&&*tag.name)) {
        record.set_tag(&tag.name, &tag.value);
    }
    for (name, value) in tags {
        if !OWN.contains(&&**name) && record.tag(name).is_none() {
            record.set_tag(name, value);
        }
    }
    record.to_string()
}
