//! How a block's structured description reaches the emitter.
//!
//! rust-hdl's [`Logic::hdl`](rust_hdl::prelude::Logic::hdl) returns a [`Verilog`], whose only open variant is finished
//! text; a [`Probe`](rust_hdl::prelude::Probe) sees blocks as `dyn Block` and can call nothing else on them. So `hdl()`
//! leaves its description in a slot of the running thread, and the emitter, which has just called it, takes it out
//! again.

use std::cell::{Cell, RefCell};
use std::fmt;

use rust_hdl::prelude::{Block, Verilog};

use super::kernel::Kernel;
use super::module::summary;

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

/// The doc comments of a struct's fields.
pub type FieldDocs = &'static [FieldDoc];

/// The doc comment of a field.
#[derive(Clone, Copy, Debug)]
pub struct FieldDoc {
    /// The field's name.
    pub name: &'static str,
    /// The comment's lines; none where the field is taken over.
    pub lines: &'static [&'static str],
    /// The doc comments of its signals, if it is a bundle.
    pub signals: Option<fn() -> FieldDocs>,
    /// Where the field is taken over from.
    pub origin: Option<Origin>,
}

/// Where a field is taken over from.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// The producer's name in the block around both.
    pub part: &'static str,
    /// The producer's name in comments.
    pub heading: &'static str,
    /// The producer's field.
    pub field: &'static str,
    /// The signal in that field, if it is a bundle of which one signal is taken over; else nothing.
    pub signal: &'static str,
    /// The doc comments of the producer's fields.
    pub docs: fn() -> FieldDocs,
}

impl Origin {
    /// The path of the producer's port: its field, and the signal there.
    pub(crate) fn path(&self) -> String {
        match self.signal.is_empty() {
            true => self.field.to_owned(),
            false => format!("{}.{}", self.field, self.signal),
        }
    }
}

/// A field's producer or consumer, as `from fetch`, and its comment; both empty if there is no such field.
pub(crate) fn comment_of(fields: FieldDocs, field: &str) -> (String, String) {
    let Some(found) = fields.iter().find(|doc| doc.name == field) else {
        return (String::new(), String::new());
    };
    match found.origin {
        None => summary(found.lines),
        Some(origin) => {
            let fields = (origin.docs)();
            let bundle = fields.iter().find(|doc| doc.name == origin.field).and_then(|doc| doc.signals);
            let (_, text) = match bundle.filter(|_| !origin.signal.is_empty()) {
                Some(signals) => comment_of(signals(), origin.signal),
                None => comment_of(fields, origin.field),
            };
            (format!("from {}", origin.heading.replace('_', " ")), text)
        }
    }
}

/// A block with a kernel.
#[derive(Debug)]
pub struct ModuleDescription {
    /// The Rust type's name.
    pub type_name: &'static str,
    /// What sets this module apart from others of its type; empty when nothing does.
    pub variant: String,
    /// How it is one module for all sizes; `None` when it is a module of its own.
    pub parametric: Option<Parametric>,
    /// The text that others have written for it; `None` when the kernel describes it.
    pub foreign: Option<Foreign>,
    /// The lines of the type's doc comment.
    pub duty: &'static [&'static str],
    /// The fields' doc comments.
    pub fields: FieldDocs,
    /// The logic.
    pub kernel: Kernel,
}

/// A block whose sizes are parameters of its module, so that blocks of all sizes share it.
///
/// The module is printed from a sample: a block whose sizes all differ, so that each number in its text tells which
/// parameter it is. Its ports are those of every block of the same variant.
pub struct Parametric {
    /// What sets this module apart from others of its type with parameters; empty when nothing does.
    pub variant: String,
    /// The parameters, with the values that this block needs.
    pub parameters: Vec<Parameter>,
    /// Makes the sample. Its text names the numbers n - 1, n, n + 1, 2 to the power n and one less, for each parameter
    /// n: no two that it has may be equal.
    pub sample: Box<dyn Fn() -> Box<dyn Block>>,
}

impl fmt::Debug for Parametric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parametric")
            .field("variant", &self.variant)
            .field("parameters", &self.parameters)
            .finish_non_exhaustive()
    }
}

/// A parameter of a module.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its Verilog name.
    pub name: &'static str,
    /// Its value in one block.
    pub value: u32,
    /// What it is.
    pub doc: &'static str,
}

/// A module that somebody else has written: the block has its ports alone, and its text goes along.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The module's name.
    pub name: String,
    /// The text that defines it, and the modules in it.
    pub text: String,
    /// The values of its parameters.
    pub parameters: Vec<Parameter>,
}

impl Foreign {
    /// The names of the modules that the text defines.
    pub(crate) fn module_names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        let mut words = self.text.split(|letter: char| !(letter.is_ascii_alphanumeric() || "_$".contains(letter)));
        while words.by_ref().any(|word| matches!(word, "module" | "macromodule")) {
            names.extend(words.find(|word| !word.is_empty()));
        }
        names
    }
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
    /// Whether descriptions are wanted without their kernels.
    static WITHOUT_KERNEL: Cell<bool> = const { Cell::new(false) };
}

/// The kernel of a block: what it describes, and the wires between its parts.
pub fn kernel_of(block: &(impl Describe + Block)) -> Kernel {
    let mut kernel = Kernel::default();
    if WITHOUT_KERNEL.get() {
        return kernel;
    }
    block.kernel(&mut kernel);
    kernel.wire_parts(block);
    kernel.finished()
}

/// The docs of the fields of `block`, if it is a module or a bundle.
pub(crate) fn fields_of(block: &dyn Block) -> Option<FieldDocs> {
    let outer = WITHOUT_KERNEL.replace(true);
    let description = describe(block);
    WITHOUT_KERNEL.set(outer);
    match description? {
        Description::Module(module) => Some(module.fields),
        Description::Bundle(fields) => Some(fields),
        Description::Register(_) => None,
    }
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

    /// The parameters of the module that blocks of this type share whatever their sizes; `None`, and each size has a
    /// module of its own.
    fn parametric(&self) -> Option<Parametric> {
        None
    }

    /// The module that somebody else has written, whose ports the block has. Its kernel says nothing then, and each of
    /// its outputs is taken to depend on each of its inputs.
    fn foreign(&self) -> Option<Foreign> {
        None
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
