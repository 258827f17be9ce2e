//! What the bytes of a program come from: symbols, lines of its sources, and which accesses are atomic. Few ask for it,
//! so it is made when somebody does.

use std::collections::BTreeMap;

use assembler::Image;
use compiler::ir;
use compiler::opencl;
use isa::Address;

use super::{compiled, memory, refused, BuildError, Executable, Units};
use crate::devices::Shape;

/// What is known of a program's bytes.
pub struct Debug {
    /// The program with its symbols and lines.
    pub image: Image,
    /// The loads and stores that are atomic.
    pub atomic: Vec<Address>,
    /// The sources: names and texts.
    pub sources: BTreeMap<String, String>,
}

impl Executable {
    /// What its bytes come from. `shape` is that of the device that it is linked for.
    ///
    /// # Errors
    /// When it cannot be linked once more.
    pub fn debug(&self, shape: &Shape) -> Result<&Debug, String> {
        let made = self.debug.get_or_init(|| {
            let debug = Debug::of(&self.units, shape).map_err(|error| match error {
                BuildError::Refused(words) | BuildError::NoCompiler(words) => words,
            })?;
            match debug.image.bytes == self.linked.image {
                true => Ok(debug),
                false => Err("the program was linked to something else before; build it again".to_owned()),
            }
        });
        made.as_ref().map_err(Clone::clone)
    }
}

impl Debug {
    fn of(units: &Units, shape: &Shape) -> Result<Self, BuildError> {
        let signatures = opencl::signatures(units).map_err(refused)?;
        let sources = sources(units);
        let compiled = compiled(units, &signatures, &shape.config)?;
        let image = compiled.link(&[], &memory(shape), &|name| sources.get(name).cloned()).map_err(refused)?.image;
        Ok(Self { atomic: compiled.shared_accesses(&image), image, sources })
    }
}

/// The sources of units. Where one name is that of two texts, nobody knows which of them a line is of.
fn sources(units: &Units) -> BTreeMap<String, String> {
    let mut known: BTreeMap<String, Option<String>> = BTreeMap::new();
    for (name, text) in units.iter().flat_map(|(_, ir)| ir::sources(ir)) {
        let text = Some(text);
        let first = known.entry(name.to_owned()).or_insert_with(|| text.clone());
        if *first != text {
            *first = None;
        }
    }
    known.into_iter().filter_map(|(name, text)| Some((name, text?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_two_texts_is_that_of_none() {
        let unit = |name: &str, text: &str| {
            let ir = format!("!1 = !DIFile(filename: \"{name}\", directory: \"\", source: \"{text}\")\n");
            (name.to_owned(), ir)
        };
        let units = vec![unit("a.cl", "one"), unit("b.cl", "b"), unit("a.cl", "two"), unit("b.cl", "b")];
        assert_eq!(sources(&units), BTreeMap::from([("b.cl".to_owned(), "b".to_owned())]));
    }
}
