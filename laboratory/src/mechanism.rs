//! What is compared: a mechanism of divergence, with the choice that it leaves.

use std::fmt;
use std::str::FromStr;

use isa::{CoreOptions, DivergenceMechanism, Reconvergence};
use serde::{Serialize, Serializer};

/// A mechanism, and when it compares paths if it is one that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mechanism {
    /// The mechanism.
    pub divergence: DivergenceMechanism,
    /// With paired paths: when they are compared. `None` with any other.
    pub reconvergence: Option<Reconvergence>,
    /// With multi-path: how many split contexts, if not as many as the program or the core has. `None` with any other.
    pub split_contexts: Option<u32>,
}

impl Mechanism {
    /// Every mechanism, with each of its choices, in the order in which they are shown.
    pub fn all() -> Vec<Mechanism> {
        let choices = |divergence| match divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::MultiPath => vec![None],
            DivergenceMechanism::PairedPath => {
                vec![Some(Reconvergence::Explicit), Some(Reconvergence::Implicit)]
            }
        };
        let with = |divergence| {
            choices(divergence).into_iter().map(move |reconvergence| Mechanism {
                divergence,
                reconvergence,
                split_contexts: None,
            })
        };
        DivergenceMechanism::ALL.into_iter().flat_map(with).collect()
    }

    /// What a configuration has to say for it.
    pub fn options(self) -> CoreOptions {
        CoreOptions {
            divergence: Some(self.divergence),
            reconvergence: self.reconvergence,
            split_contexts: self.split_contexts,
            ..CoreOptions::default()
        }
    }

    /// Whether lanes meet wherever their addresses are the same, without an instruction that says where.
    pub fn meets_anywhere(self) -> bool {
        self.reconvergence == Some(Reconvergence::Implicit)
    }
}

/// `stack`, `paired-path:implicit`, `multi-path:4`: as the command line takes them.
impl fmt::Display for Mechanism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.divergence.name();
        let text = match (self.reconvergence, self.split_contexts) {
            (Some(reconvergence), _) => format!("{name}:{}", reconvergence.name()),
            (None, Some(contexts)) => format!("{name}:{contexts}"),
            (None, None) => name.to_owned(),
        };
        f.pad(&text)
    }
}

impl Serialize for Mechanism {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why there is no such mechanism.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no mechanism is called `{name}`; there are {}, and multi-path:N with N split contexts", known())]
pub struct MechanismError {
    /// What was asked for.
    pub name: String,
}

fn known() -> String {
    let names: Vec<_> = Mechanism::all().iter().map(Mechanism::to_string).collect();
    names.join(", ")
}

impl FromStr for Mechanism {
    type Err = MechanismError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted = text.trim();
        let mut all = Mechanism::all().into_iter();
        let contexts = wanted.strip_prefix("multi-path:").and_then(|number| number.parse().ok());
        let found = match contexts {
            Some(_) => all
                .find(|mechanism| mechanism.divergence == DivergenceMechanism::MultiPath)
                .map(|mechanism| Mechanism { split_contexts: contexts, ..mechanism }),
            None => all.find(|mechanism| mechanism.to_string() == wanted),
        };
        found.ok_or_else(|| MechanismError { name: wanted.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_is_printed() {
        for mechanism in Mechanism::all() {
            assert_eq!(mechanism.to_string().parse(), Ok(mechanism));
        }
        let four: Mechanism = "multi-path:4".parse().expect("a mechanism");
        assert_eq!(four.to_string(), "multi-path:4");
        assert_eq!(four.options().split_contexts, Some(4));
        assert!("multi-path:x".parse::<Mechanism>().is_err());
    }

    #[test]
    fn one_that_is_not_there_is_refused_with_those_that_are() {
        let error = "paired-path".parse::<Mechanism>().unwrap_err().to_string();
        assert!(
            error.starts_with("no mechanism is called `paired-path`; there are stack, masks, paired-path:explicit, paired-path:implicit"),
            "{error}"
        );
    }
}
