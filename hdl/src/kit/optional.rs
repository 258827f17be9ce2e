//! A field that is there or not, as the configuration says: ports and registers of the trace, which a synthesised core lacks.

use rust_hdl::prelude::{Block, Logic, Probe};

/// A block that may be absent; it keeps its field's name.
#[derive(Debug)]
pub struct Optional<T>(Option<T>);

impl<T> Optional<T> {
    /// What `make` gives if `present`, else nothing.
    pub fn new(present: bool, make: impl FnOnce() -> T) -> Optional<T> {
        Optional(present.then(make))
    }

    /// The block, if it is there.
    pub fn get(&self) -> Option<&T> {
        self.0.as_ref()
    }
}

impl<T> From<Option<T>> for Optional<T> {
    fn from(block: Option<T>) -> Optional<T> {
        Optional(block)
    }
}

impl<T: Block> Logic for Optional<T> {
    fn update(&mut self) {}
}

impl<T: Block> Block for Optional<T> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if let Some(block) = &self.0 {
            block.accept(name, probe);
        }
    }
}
