//! How a block's structured description reaches the emitter.
//!
//! rust-hdl's [`Logic::hdl`](rust_hdl::prelude::Logic::hdl) returns a [`Verilog`], whose only open variant is finished text; a
//! [`Probe`](rust_hdl::prelude::Probe) sees blocks as `dyn Block` and can call nothing else on them. So `hdl()` leaves its description in
//! a slot of the running thread, and the emitter, which has just called it, takes it out again.

use std::cell::RefCell;

use rust_hdl::prelude::{Block, Verilog};

use super::kernel::Kernel;

/// What a visited block turns out to be.
#[derive(Debug)]
pub enum Description {
    /// A module of its own.
    Module(Box<ModuleDescription>),
    /// A register of the module around it.
    Register(RegisterShape),
    /// A group of signals of the module around it.
    Bundle(FieldDocs),
}

/// The doc comments of a struct's fields, each as its lines.
pub type FieldDocs = &'static [(&'static str, &'static [&'static str])];

/// A block with a kernel.
#[derive(Debug)]
pub struct ModuleDescription {
    /// The Rust type's name.
    pub type_name: &'static str,
    /// What sets this module apart from others of its type; empty when nothing does.
    pub variant: String,
    /// The lines of the type's doc comment.
    pub duty: &'static [&'static str],
    /// The fields' doc comments.
    pub fields: FieldDocs,
    /// The logic.
    pub kernel: Kernel,
}

/// How a register starts.
#[derive(Debug)]
pub struct RegisterShape {
    /// The value after reset; `None` when reset leaves it alone.
    pub reset_value: Option<u128>,
    /// The value that configuration of the device gives it; `None` when it has none.
    pub power_up_value: Option<u128>,
}

thread_local! {
    static SLOT: RefCell<Option<Description>> = const { RefCell::new(None) };
}

/// Leaves a description for the emitter; the result is what `hdl()` returns.
pub fn hand_over(description: Description) -> Verilog {
    SLOT.with(|slot| *slot.borrow_mut() = Some(description));
    Verilog::Custom("// described for hdl::kit::emit".into())
}

/// The description of `block`; `None` when it is not one of this kit's blocks.
pub(crate) fn describe(block: &dyn Block) -> Option<Description> {
    SLOT.with(|slot| slot.borrow_mut().take());
    let _text = block.hdl();
    SLOT.with(|slot| slot.borrow_mut().take())
}

/// What a block of the kit does, written against the kernel builder.
pub trait Describe {
    /// Describes the block's logic.
    fn kernel(&self, k: &mut Kernel);

    /// What sets this module apart from others of its type, as `32x8`; becomes part of the module's name when one
    /// design holds several variants.
    fn variant(&self) -> String {
        String::new()
    }
}

/// What rust-hdl asks of a block that it might simulate: nothing, for simulation is that of the emitted Verilog.
#[doc(hidden)]
#[macro_export]
macro_rules! unsimulated {
    () => {
        fn connect_all(&mut self) {}

        fn update_all(&mut self) {}

        fn has_changed(&self) -> bool {
            false
        }
    };
}
