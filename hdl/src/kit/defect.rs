//! Defects put into a design on purpose, to prove that a check notices them.
//!
//! A defect names its place in the design (module, signal, row of a choice), not a line of the printed Verilog: so it
//! stays where it is when the printer changes.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

use rust_hdl::prelude::Atom;

use super::code::Label;
use super::error::Fault;
use super::expression::{Expr, Node};
use super::kernel::Kernel;
use super::module::{Module, Net};
use super::names::snake_case;
use super::register::RDff;
use super::statement::{Statement, Table, Update};

type Change = dyn Fn(Expr, &Signals<'_>) -> Expr;

/// One driver of a design, and what it becomes.
///
/// ```
/// use hdl::kit::{constant, Defect};
///
/// // Lane 2 is lost from a mask.
/// let lost = Defect::new("divergence", "second_mask", |driver, _| driver & constant(4, 0b1011));
/// // The table's row 9 gives 3.
/// let row = Defect::new("decode", "alu_function", |_, _| constant(4, 3)).in_row(9);
/// ```
pub struct Defect {
    module: String,
    signal: String,
    row: Option<u128>,
    change: Box<Change>,
}

/// The signals of the module that has the defect.
#[derive(Debug)]
pub struct Signals<'a> {
    module: &'a Module,
    /// The kernel's wires with their widths.
    wires: HashMap<String, u32>,
    /// Registers made by [`Signals::delayed`].
    delays: RefCell<Vec<(Net, Update)>>,
}

impl Defect {
    /// In the module of that name (with or without what sets it apart from others of its type), `change` makes the new
    /// driver of a signal from the old one. A signal is a port, a local, a wire of the kernel, a register (each of its
    /// updates changes), or an input of a sub-block, written `block.port`. A choice by `case` changes in every row.
    pub fn new(
        module: impl Into<String>,
        signal: impl Into<String>,
        change: impl Fn(Expr, &Signals<'_>) -> Expr + 'static,
    ) -> Defect {
        Defect { module: module.into(), signal: signal.into(), row: None, change: Box::new(change) }
    }

    /// Limits the defect to one row of a choice: that for this value of the selector.
    #[must_use]
    pub fn in_row(self, value: u128) -> Defect {
        Defect { row: Some(value), ..self }
    }

    /// Whether it is meant for a module of this type and variant.
    pub(super) fn is_in(&self, type_name: &str, variant: &str) -> bool {
        let base = snake_case(type_name);
        self.module == base || self.module == format!("{base}_{variant}")
    }

    /// Changes the driver in the module.
    ///
    /// # Errors
    /// The module has no such driver, or the new one has another width.
    pub(super) fn apply(&self, module: &mut Module) -> Result<(), Fault> {
        let mut kernel = std::mem::take(&mut module.description.kernel);
        let signals = Signals { module, wires: wires(&kernel), delays: RefCell::default() };
        let outcome = self.apply_in(&mut kernel, &signals);
        for (register, update) in signals.delays.take() {
            module.registers.push(register);
            kernel.updates.push(update);
        }
        module.description.kernel = kernel;
        module.name_atoms();
        outcome
    }

    fn apply_in(&self, kernel: &mut Kernel, signals: &Signals<'_>) -> Result<(), Fault> {
        let id = atom(signals.module, &self.signal);
        let mut changed: Vec<&mut Expr> = Vec::new();
        for statement in &mut kernel.statements {
            match statement {
                Statement::Wire { name, value } if *name == self.signal => changed.push(value),
                Statement::Drive { id: driven, value } if Some(*driven) == id => {
                    changed.push(value);
                }
                Statement::Case { name, arms, default, .. } if *name == self.signal => {
                    changed.extend(self.rows(arms, default))
                }
                Statement::Table(table) => changed.extend(self.cells(table)),
                _ => {}
            }
        }
        let updates = kernel.updates.iter_mut();
        let updates = updates.filter(|update| Some(update.id) == id);
        changed.extend(updates.map(|update| &mut update.value));
        if changed.is_empty() {
            let message = format!("{self}: the module has no such driver");
            return Err(Fault::of_structure(message));
        }
        for driver in changed {
            *driver = self.changed(driver, signals)?;
        }
        Ok(())
    }

    /// The rows that change; one that shares its value with others gets an arm of its own.
    fn rows<'a>(&self, arms: &'a mut Vec<(Vec<Label>, Expr)>, default: &'a mut Expr) -> Vec<&'a mut Expr> {
        let Some(row) = self.row else {
            let values = arms.iter_mut().map(|(_, value)| value);
            return values.chain([default]).collect();
        };
        let mut value = default.clone();
        for (labels, result) in arms.iter_mut() {
            if labels.iter().any(|label| label.value == row) {
                labels.retain(|label| label.value != row);
                value = result.clone();
            }
        }
        arms.retain(|(labels, _)| !labels.is_empty());
        arms.push((vec![row.into()], value));
        arms.last_mut().map(|(_, value)| value).into_iter().collect()
    }

    /// The cells of a table's column that the defect changes: those of every row, or those of its one row.
    fn cells<'a>(&self, table: &'a mut Table) -> Vec<&'a mut Expr> {
        let mut columns = table.columns.iter_mut().enumerate();
        let Some((place, (_, default))) = columns.find(|(_, (name, _))| *name == self.signal) else {
            return Vec::new();
        };
        let rows = table.rows.iter_mut();
        let meant = |label: &Label| self.row.is_none_or(|row| label.value == row);
        let mut cells = Vec::new();
        for (_, set) in rows.filter(|(label, _)| meant(label)) {
            if set.iter().all(|(column, _)| *column != place) {
                set.push((place, default.clone()));
            }
            let cell = set.iter_mut().find(|(column, _)| *column == place);
            cells.extend(cell.map(|(_, value)| value));
        }
        cells
    }

    fn changed(&self, driver: &Expr, signals: &Signals<'_>) -> Result<Expr, Fault> {
        let changed = (self.change)(driver.clone(), signals);
        if let Node::Fault(fault) = changed.node() {
            return Err(fault.clone());
        }
        if changed.width() != driver.width() {
            let message = format!("{self}: {} bits become {}", driver.width(), changed.width());
            return Err(Fault::of_structure(message));
        }
        Ok(changed)
    }
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "defect in `{}` of `{}`", self.signal, self.module)
    }
}

impl fmt::Debug for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Signals<'_> {
    /// The value a cycle later. Reset does not touch it.
    pub fn delayed(&self, value: &Expr) -> Expr {
        let register = RDff::without_reset(value.width());
        let mut delays = self.delays.borrow_mut();
        let id = register.q.id();
        let net = Net {
            name: format!("delayed_{}", delays.len()),
            width: value.width(),
            id,
            doc: String::new(),
            reset_value: None,
            power_up_value: None,
        };
        let update = Update { id, condition: None, value: value.clone() };
        delays.push((net, update));
        register.val()
    }

    /// The signal of that name, as for [`Defect::new`]; a fault when there is none.
    pub fn get(&self, name: &str) -> Expr {
        if let Some(&width) = self.wires.get(name) {
            return Expr::wire(name, width);
        }
        let module = self.module;
        let nets = module.locals.iter().chain(&module.registers);
        let inner = module.instances.iter();
        let ports = module.ports.iter().chain(inner.flat_map(|instance| &instance.ports));
        let ports = ports.map(|port| (port.id, port.width));
        let mut all = ports.chain(nets.map(|net| (net.id, net.width)));
        let id = atom(module, name);
        match all.find(|(one, _)| Some(*one) == id) {
            Some((id, width)) => Expr::signal(id, width),
            None => Expr::fault(1, format!("the module has no signal `{name}`")),
        }
    }
}

/// The widths of a kernel's wires.
fn wires(kernel: &Kernel) -> HashMap<String, u32> {
    let wires = kernel.statements.iter().flat_map(Statement::wires);
    wires.map(|(name, width)| (name.to_owned(), width)).collect()
}

/// The identity of a port, local, register or sub-block's port.
fn atom(module: &Module, name: &str) -> Option<usize> {
    let ports = module.ports.iter().map(|port| (port.id, port.name.clone()));
    let nets = module.locals.iter().chain(&module.registers);
    let nets = nets.map(|net| (net.id, net.name.clone()));
    let inner = module.instances.iter().flat_map(|instance| {
        let path = |port: &str| format!("{}.{port}", instance.name);
        let ports = instance.ports.iter();
        ports.map(move |port| (port.id, path(&port.name)))
    });
    let mut all = ports.chain(nets).chain(inner);
    all.find(|(_, one)| one == name).map(|(id, _)| id)
}
