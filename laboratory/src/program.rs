//! What is measured: a program, in as many forms as there are ways to part lanes.

use std::fmt;

use assembler::Image;
use isa::{
    Address, ArchId, ClusterConfig, ClusterError, ConfigError, CoreConfig, CoreOptions, DivergenceMechanism,
    ExecutionUnit,
};
use serde::Serialize;

use crate::{Cores, Mechanism};

/// How a program parts its lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// It has one form only, whatever that is.
    Plain,
    /// By split, splitl and join.
    Split,
    /// By guarded jumps.
    Branches,
    /// Not at all: by guards.
    Masks,
}

impl Form {
    /// What a file's name, without its extension, says: the program's name and the form.
    pub fn of_name(stem: &str) -> (&str, Form) {
        for (ending, form) in [("-split", Form::Split), ("-branches", Form::Branches)] {
            if let Some(name) = stem.strip_suffix(ending) {
                return (name, form);
            }
        }
        // There may be several that do without a mechanism: `fn0-masks`, `fn0-masks-vote`.
        match stem.split_once("-masks") {
            Some((name, rest)) if rest.is_empty() || rest.starts_with('-') => (name, Form::Masks),
            _ => (stem, Form::Plain),
        }
    }
}

/// A program in one form.
#[derive(Clone)]
pub struct Variant {
    /// What it is called.
    pub name: String,
    /// How it parts its lanes.
    pub form: Form,
    /// Assembled and linked.
    pub image: Image,
    /// What it wants of the core.
    pub wanted: CoreOptions,
    /// What is typed at its console.
    pub input: Vec<u8>,
    /// What it must print, if that is known.
    pub expected: Option<Vec<u8>>,
    /// How many cores it has been made for; `None`: a core that is not one of several.
    pub cores: Option<u32>,
    /// Where each core begins, if not at 0. A program for one core begins where the others end.
    pub start: Option<Address>,
}

impl Variant {
    /// A program that wants nothing of the core, reads nothing, and may print anything.
    pub fn new(name: String, form: Form, image: Image) -> Self {
        let wanted = CoreOptions::default();
        Variant { name, form, image, wanted, input: Vec::new(), expected: None, cores: None, start: None }
    }

    /// A core with a mechanism, and with all else that the program wants.
    ///
    /// # Errors
    /// When there is no such core.
    pub fn config(&self, arch: ArchId, mechanism: Mechanism) -> Result<CoreConfig, ConfigError> {
        let wanted = CoreOptions { arch: None, ..self.wanted.clone() };
        CoreConfig::with_options(arch, &mechanism.options().or(wanted))
    }

    /// A cluster of such cores.
    ///
    /// # Errors
    /// When there is no such cluster.
    pub fn cluster(&self, arch: ArchId, mechanism: Mechanism, cores: &Cores) -> Result<ClusterConfig, ClusterError> {
        cores.of(self.config(arch, mechanism)?)
    }

    /// Whether a mechanism can run it, as far as its header and its instructions say.
    fn runs_on(&self, mechanism: Mechanism) -> bool {
        let wants = self.wanted.divergence;
        let has_split = self
            .image
            .written_instructions()
            .any(|(_, instruction)| instruction.opcode().unit() == ExecutionUnit::Divergence);
        wants.is_none_or(|wants| wants == mechanism.divergence)
            && (mechanism.divergence.has_split_and_join() || !has_split)
    }
}

/// A program.
#[derive(Clone)]
pub struct Program {
    /// What all its forms have in common.
    pub name: String,
    /// In each of its forms; at least one.
    pub variants: Vec<Variant>,
}

impl Program {
    /// Those that are measured with a mechanism: of the form that suits it best. Empty when it can run none.
    /// `cores` is how many cores of a cluster there are.
    pub fn variants_for(&self, mechanism: Mechanism, cores: Option<u32>) -> Vec<&Variant> {
        let of_form = |form: &Form| -> Vec<&Variant> {
            let variants = self.variants.iter();
            variants
                .filter(|variant| variant.form == *form && variant.cores == cores)
                .filter(|variant| variant.runs_on(mechanism))
                .collect()
        };
        let forms: &[Form] = match mechanism.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => &[Form::Split, Form::Plain],
            DivergenceMechanism::Masks => &[Form::Masks, Form::Plain],
            // Paths that are compared at joins only meet nowhere without them.
            DivergenceMechanism::PairedPath if !mechanism.meets_anywhere() => &[Form::Split, Form::Plain],
            DivergenceMechanism::PairedPath => &[Form::Branches, Form::Split, Form::Plain],
        };
        let chosen = forms.iter().map(of_form).find(|found| !found.is_empty());
        chosen.unwrap_or_default()
    }
}

impl Program {
    /// Whether, on several cores, one of them computes it alone.
    pub fn is_for_one_core(&self) -> bool {
        self.variants.iter().any(|variant| variant.start.is_some())
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.variants.iter().map(|variant| &variant.name);
        f.debug_struct("Program").field("name", &self.name).field("variants", &names.collect::<Vec<_>>()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_the_form() {
        for (stem, name, form) in [
            ("fn0-split", "fn0", Form::Split),
            ("two-exits-branches", "two-exits", Form::Branches),
            ("fn0-masks", "fn0", Form::Masks),
            ("fn0-masks-vote", "fn0", Form::Masks),
            ("unmasked", "unmasked", Form::Plain),
            ("the-masksmith", "the-masksmith", Form::Plain),
            ("sieve", "sieve", Form::Plain),
        ] {
            assert_eq!(Form::of_name(stem), (name, form));
        }
    }
}
