//! Holes that are explained: events that cannot occur, each with a reason, from `coverage/explained.toml`.

use serde::Deserialize;

use super::table::{rows, Event};

/// The project's own explanations.
pub const EXPLAINED: &str = include_str!("../explained.toml");

/// Why a file of explanations is refused.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExplainedError {
    /// It is no TOML, or has other fields.
    #[error("{0}")]
    Syntax(String),
    /// A name fits no event.
    #[error("`{0}` fits no event of the table; write a name as `harmonica coverage` shows it, with * for any part")]
    NoEvent(String),
    /// Two explanations fit the same event.
    #[error("{event} is explained twice, by `{one}` and `{two}`; one of them is enough")]
    Twice {
        /// The event.
        event: String,
        /// The first.
        one: String,
        /// The second.
        two: String,
    },
    /// There is no reason.
    #[error("`{0}` has no reason")]
    NoReason(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    hole: Vec<Hole>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hole {
    events: Vec<String>,
    reason: String,
}

/// Events that cannot occur, with reasons.
#[derive(Clone, Debug, Default)]
pub struct Explained {
    /// By number of the event.
    reasons: Vec<Option<Box<str>>>,
}

impl Explained {
    /// The project's own.
    ///
    /// # Errors
    /// When the file is faulty, which a test rules out.
    pub fn own() -> Result<Self, ExplainedError> {
        Explained::from_toml(EXPLAINED)
    }

    /// From a file.
    ///
    /// # Errors
    /// When it is no such file, a name fits no event, an event is explained twice, or a reason is missing.
    pub fn from_toml(text: &str) -> Result<Self, ExplainedError> {
        let file: File = toml::from_str(text).map_err(|error| ExplainedError::Syntax(error.to_string()))?;
        let mut reasons = vec![None; Event::COUNT];
        let mut by: Vec<Option<&str>> = vec![None; Event::COUNT];
        for hole in &file.hole {
            for pattern in &hole.events {
                if hole.reason.trim().is_empty() {
                    return Err(ExplainedError::NoReason(pattern.clone()));
                }
                let mut fitting = 0;
                for row in rows() {
                    let name = row.to_string();
                    if !fits(pattern, &name) {
                        continue;
                    }
                    fitting += 1;
                    let index = row.event.index();
                    if let Some(one) = by[index].replace(pattern) {
                        return Err(ExplainedError::Twice { event: name, one: one.to_owned(), two: pattern.clone() });
                    }
                    reasons[index] = Some(hole.reason.trim().into());
                }
                if fitting == 0 {
                    return Err(ExplainedError::NoEvent(pattern.clone()));
                }
            }
        }
        Ok(Explained { reasons })
    }

    /// Why an event cannot occur, if that is known.
    pub fn reason(&self, event: Event) -> Option<&str> {
        self.reasons.get(event.index())?.as_deref()
    }
}

/// Whether a name fits a pattern, part by part; in a pattern `*` is any letters of a part, `a|b` one of two.
fn fits(pattern: &str, name: &str) -> bool {
    let (patterns, names) = (pattern.split('/'), name.split('/'));
    patterns.clone().count() == names.clone().count()
        && patterns.zip(names).all(|(pattern, part)| pattern.split('|').any(|one| fits_part(one, part)))
}

fn fits_part(pattern: &str, part: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == part,
        Some((before, after)) => {
            part.len() >= before.len() + after.len() && part.starts_with(before) && part.ends_with(after)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_part_by_part() {
        assert!(fits("opcode/add/*/stack-*", "opcode/add/some/stack-part"));
        assert!(fits("opcode/add|sub/*/masks", "opcode/sub/all/masks"));
        assert!(!fits("opcode/add/*/masks", "opcode/sub/all/masks"));
        assert!(!fits("opcode/*", "opcode/sub/all/masks"));
        assert!(!fits("a*a", "a"));
    }

    #[test]
    fn the_projects_own_file_is_right() {
        let own = Explained::own().unwrap_or_else(|error| panic!("{error}"));
        assert!(rows().iter().any(|row| own.reason(row.event).is_some()));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| Explained::from_toml(text).unwrap_err().to_string();
        let hole = |names: &str, reason: &str| format!("[[hole]]\nevents = [{names}]\nreason = \"{reason}\"\n");
        let nothing = hole("\"opcode/adds/*/masks\"", "so");
        assert!(error(&nothing).contains("`opcode/adds/*/masks` fits no event"));
        let twice = hole("\"opcode/add/all/masks\", \"opcode/add/*/masks\"", "so");
        assert!(error(&twice).starts_with("opcode/add/all/masks is explained twice"));
        let silent = hole("\"opcode/add/all/masks\"", " ");
        assert!(error(&silent).ends_with("has no reason"));
        assert!(error("hole = 3").contains("hole"));
    }
}
