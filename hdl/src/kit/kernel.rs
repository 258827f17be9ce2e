//! The kernel builder: what a block's logic is written with.
//!
//! A kernel is a list of named wires, of driven signals and of register updates, in the order in which the Verilog will show
//! them. Nothing is printed here; the builder only checks what can be seen from one block's description (widths, double
//! drivers, names), and the emitter checks the rest once it knows the block's ports and sub-blocks.

use std::collections::HashMap;
use std::panic::Location;

use rust_hdl::prelude::Atom;

use super::bundle::Bundle;
use super::compose::{constant, low, pack, select, zeros};
use super::error::Fault;
use super::expression::{Binary, Expr, Node, SIZE_MAX};
use super::names::{is_identifier, is_keyword};
use super::register::RDff;
use super::signal::index_width;
use super::statement::{Memory, Statement, Update};

/// Widest value whose lowest high bit is found without a carry chain, which is slower for few bits.
const LOOK_BACK_MAX: u32 = 16;

/// The logic of one block, as it is being written.
#[derive(Debug, Default)]
pub struct Kernel {
    pub(crate) statements: Vec<Statement>,
    pub(crate) updates: Vec<Update>,
    pub(crate) faults: Vec<Fault>,
    names: HashMap<String, String>,
    drivers: HashMap<usize, String>,
}

impl Kernel {
    fn fault(&mut self, place: &Location<'_>, message: impl Into<String>) {
        self.faults.push(Fault::at(place, message));
    }

    /// Takes note of a faulty or oversized expression that is about to be used.
    fn check(&mut self, expression: &Expr, place: &Location<'_>, what: &str) {
        if let Node::Fault(fault) = expression.node() {
            if !self.faults.contains(fault) {
                self.faults.push(fault.clone());
            }
        } else if expression.size() > SIZE_MAX {
            let message = format!(
                "{what} has {} operators; split it into named wires ({SIZE_MAX} are allowed)",
                expression.size()
            );
            self.fault(place, message);
        }
    }

    /// Takes a name for a wire of this kernel.
    fn claim(&mut self, name: &str, place: &Location<'_>) {
        if is_keyword(name) {
            self.fault(place, format!("`{name}` is a word that Verilog reserves"));
        } else if !is_identifier(name) {
            self.fault(
                place,
                format!("`{name}` is not a name of lower-case letters, digits and underscores"),
            );
        }
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.names.insert(name.to_string(), here) {
            self.fault(
                place,
                format!("`{name}` is already the name of the wire made at {before}"),
            );
        }
    }

    /// The names of the kernel's own wires.
    pub(crate) fn wire_names(&self) -> impl Iterator<Item = &String> {
        self.names.keys()
    }

    /// Whether this signal has a driver in this kernel.
    pub(crate) fn drives(&self, id: usize) -> bool {
        self.drivers.contains_key(&id)
    }

    /// A heading over the statements that follow.
    pub fn comment(&mut self, text: impl Into<String>) {
        self.statements.push(Statement::Comment(text.into()));
    }

    /// Gives a value a name, so that the Verilog reads well and the value can be sliced.
    #[track_caller]
    pub fn wire(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (name, value, place) = (name.into(), value.into(), Location::caller());
        self.claim(&name, place);
        self.check(&value, place, &name);
        let wire = Expr::wire(&name, value.width());
        self.statements.push(Statement::Wire { name, value });
        wire
    }

    /// `left + right`, its width kept: the carry out is lost.
    #[track_caller]
    pub fn add(
        &mut self,
        name: impl Into<String>,
        left: impl Into<Expr>,
        right: impl Into<Expr>,
    ) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(name, Expr::binary(Binary::Add, left, right.into(), width))
    }

    /// `left - right`, its width kept: the borrow is lost.
    #[track_caller]
    pub fn subtract(
        &mut self,
        name: impl Into<String>,
        left: impl Into<Expr>,
        right: impl Into<Expr>,
    ) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(
            name,
            Expr::binary(Binary::Subtract, left, right.into(), width),
        )
    }

    /// `value + by`, its width kept.
    #[track_caller]
    pub fn add_constant(
        &mut self,
        name: impl Into<String>,
        value: impl Into<Expr>,
        by: u128,
    ) -> Expr {
        let value = value.into();
        let by = constant(value.width(), by);
        self.add(name, value, by)
    }

    /// `left + right`, one bit wider than its operands: the carry out is the most significant bit.
    #[track_caller]
    pub fn add_with_carry(
        &mut self,
        name: impl Into<String>,
        left: impl Into<Expr>,
        right: impl Into<Expr>,
    ) -> Expr {
        let (left, right) = (left.into(), right.into());
        let width = left.width().max(right.width()) + 1;
        self.add(name, left.zero_extend(width), right.zero_extend(width))
    }

    /// The low bits of the unsigned product, as wide as the operands.
    #[track_caller]
    pub fn multiply(
        &mut self,
        name: impl Into<String>,
        left: impl Into<Expr>,
        right: impl Into<Expr>,
    ) -> Expr {
        let left = left.into();
        let width = left.width();
        self.wire(
            name,
            Expr::binary(Binary::Multiply, left, right.into(), width),
        )
    }

    /// How many bits of `bits` are high, in `width` bits.
    #[track_caller]
    pub fn count_ones(&mut self, name: impl Into<String>, bits: &[Expr], width: u32) -> Expr {
        let mut terms = bits.iter().map(|bit| bit.zero_extend(width));
        let first = terms.next().unwrap_or_else(|| zeros(width));
        let sum = terms.fold(first, |sum, term| {
            Expr::binary(Binary::Add, sum, term, width)
        });
        self.wire(name, sum)
    }

    /// A `case` over the selector: the value of the arm that lists the selector's value, else `default`.
    #[track_caller]
    pub fn case(
        &mut self,
        name: impl Into<String>,
        selector: impl Into<Expr>,
        arms: Vec<(Vec<u128>, Expr)>,
        default: impl Into<Expr>,
    ) -> Expr {
        let (name, selector, default, place) = (
            name.into(),
            selector.into(),
            default.into(),
            Location::caller(),
        );
        self.claim(&name, place);
        self.check(&selector, place, &name);
        self.check(&default, place, &name);
        let width = default.width();
        let mut seen = HashMap::new();
        for (values, result) in &arms {
            self.check(result, place, &name);
            if result.width() != width {
                let message = format!(
                    "an arm of `{name}` has {} bits, the default {width}",
                    result.width()
                );
                self.fault(place, message);
            }
            for &value in values {
                if selector.width() < 128 && value >> selector.width() != 0 {
                    let bits = selector.width();
                    self.fault(
                        place,
                        format!("`{name}` has an arm for {value}, its selector has {bits} bits"),
                    );
                }
                if seen.insert(value, ()).is_some() {
                    self.fault(place, format!("`{name}` has two arms for {value}"));
                }
            }
        }
        let wire = Expr::wire(&name, width);
        if arms.is_empty() {
            self.statements.push(Statement::Wire {
                name,
                value: default,
            });
        } else {
            self.statements.push(Statement::Case {
                name,
                selector,
                arms,
                default,
            });
        }
        wire
    }

    /// The item whose position is `index`; 0 when there is none.
    #[track_caller]
    pub fn pick(
        &mut self,
        name: impl Into<String>,
        items: &[Expr],
        index: impl Into<Expr>,
    ) -> Expr {
        let place = Location::caller();
        let Some(first) = items.first() else {
            self.fault(place, "a choice among no items");
            return zeros(1);
        };
        if items.len() == 1 {
            return self.wire(name, first);
        }
        let arms = items
            .iter()
            .enumerate()
            .map(|(index, item)| (vec![index as u128], item.clone()))
            .collect();
        self.case(name, index, arms, zeros(first.width()))
    }

    /// Only the least significant high bit of `value`. Up to 16 bits look back at all below them; more take a carry chain.
    #[track_caller]
    pub fn lowest_set(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (name, value) = (name.into(), value.into());
        if value.width() == 1 {
            return self.wire(name, value);
        }
        if value.width() <= LOOK_BACK_MAX {
            let value = self.sliceable(format!("{name}_among"), value);
            let bits =
                (1..value.width()).map(|place| value.bit(place) & !value.bits(0, place).any());
            let bits: Vec<Expr> = [value.bit(0)].into_iter().chain(bits).collect();
            return self.wire(name, pack(bits));
        }
        let negated = self.add_constant(format!("{name}_negated"), !&value, 1);
        self.wire(name, value & negated)
    }

    /// The value itself if it has a name, else a wire of this name.
    #[track_caller]
    fn sliceable(&mut self, name: String, value: Expr) -> Expr {
        match value.node() {
            Node::Signal(_) | Node::Wire(_) => value,
            _ => self.wire(name, value),
        }
    }

    /// The position of the least significant high bit of `value`, in `width` bits; anything when none is high. Shallower than
    /// [`Kernel::encode`] of [`Kernel::lowest_set`].
    #[track_caller]
    pub fn lowest_position(
        &mut self,
        name: impl Into<String>,
        value: impl Into<Expr>,
        width: u32,
    ) -> Expr {
        let name = name.into();
        let value = self.sliceable(format!("{name}_among"), value.into());
        let levels = index_width(value.width());
        let bits = (0..width).map(|place| match place < levels {
            true => lowest_position_bit(&value, 0, levels, place),
            false => low(),
        });
        self.wire(name, pack(bits.collect::<Vec<_>>()))
    }

    /// The position of the one high bit of `one_hot` (of at most 128 bits), in `width` bits; 0 when none is high.
    #[track_caller]
    pub fn encode(&mut self, name: impl Into<String>, one_hot: &Expr, width: u32) -> Expr {
        let index_bits = (0..width).map(|place| {
            let holders = (0..one_hot.width()).filter(|position| position >> place & 1 == 1);
            let mask = holders.fold(0u128, |mask, position| mask | 1 << position);
            (one_hot & constant(one_hot.width(), mask)).any()
        });
        let index = pack(index_bits.collect::<Vec<_>>());
        self.wire(name, index)
    }

    /// `count` bits of which only number `index` is high; none when `index` is `count` or more.
    #[track_caller]
    pub fn decode(&mut self, name: impl Into<String>, index: impl Into<Expr>, count: u32) -> Expr {
        let one_hot = constant(count, 1).shift_left(index);
        self.wire(name, one_hot)
    }

    /// Gives a signal its value: an output or local of this block, or an input of a sub-block.
    #[track_caller]
    pub fn drive(&mut self, signal: &impl Atom, value: impl Into<Expr>) {
        self.drive_atom(signal, value.into(), Location::caller());
    }

    fn drive_atom(&mut self, signal: &dyn Atom, value: Expr, place: &Location<'_>) {
        self.check(&value, place, "a driver");
        if signal.bits() != value.width() as usize && !matches!(value.node(), Node::Fault(_)) {
            let message = format!(
                "a signal of {} bits driven with {} bits",
                signal.bits(),
                value.width()
            );
            self.fault(place, message);
        }
        let here = format!("{}:{}", place.file(), place.line());
        if let Some(before) = self.drivers.insert(signal.id(), here) {
            self.fault(
                place,
                format!("this signal already has a driver at {before}"),
            );
            return;
        }
        self.statements.push(Statement::Drive {
            id: signal.id(),
            value,
        });
    }

    /// Drives every signal of one bundle with its counterpart in another.
    #[track_caller]
    pub fn connect<T: Bundle, S: Bundle>(&mut self, target: &T, source: &S) {
        self.drive_bundle(target, source.values());
    }

    /// Drives every signal of a bundle, in the order of its declaration.
    #[track_caller]
    pub fn drive_bundle<T: Bundle>(&mut self, target: &T, values: Vec<Expr>) {
        let place = Location::caller();
        let signals = target.signals();
        if signals.len() != values.len() {
            self.fault(
                place,
                format!(
                    "a bundle of {} signals driven with {}",
                    signals.len(),
                    values.len()
                ),
            );
        }
        for ((_, signal), value) in signals.into_iter().zip(values) {
            self.drive_atom(signal, value, place);
        }
    }

    /// At the next clock edge the register takes this value.
    #[track_caller]
    pub fn update(&mut self, register: &RDff, value: impl Into<Expr>) {
        self.push_update(register, None, value.into(), Location::caller());
    }

    /// At the next clock edge the register takes this value if `condition` is high. Of several updates of one
    /// register, the first whose condition is high counts; if none is, the register holds.
    #[track_caller]
    pub fn update_when(
        &mut self,
        register: &RDff,
        condition: impl Into<Expr>,
        value: impl Into<Expr>,
    ) {
        self.push_update(
            register,
            Some(condition.into()),
            value.into(),
            Location::caller(),
        );
    }

    fn push_update(
        &mut self,
        register: &RDff,
        condition: Option<Expr>,
        value: Expr,
        place: &Location<'_>,
    ) {
        self.check(&value, place, "a register's value");
        if let Some(condition) = &condition {
            self.check(condition, place, "a register's condition");
            if condition.width() != 1 {
                self.fault(
                    place,
                    format!(
                        "a condition of {} bits; compare or reduce it",
                        condition.width()
                    ),
                );
            }
        }
        if register.width() != value.width() && !matches!(value.node(), Node::Fault(_)) {
            let message = format!(
                "a register of {} bits updated with {} bits",
                register.width(),
                value.width()
            );
            self.fault(place, message);
        }
        let id = register.q.id();
        if self
            .updates
            .iter()
            .any(|update| update.id == id && update.condition.is_none())
        {
            self.fault(
                place,
                "this register already has an unconditional update, so this one never counts",
            );
        }
        self.updates.push(Update {
            id,
            condition,
            value,
        });
    }

    /// States that these values are not needed here, and why; without it, an output of a sub-block that nobody reads is
    /// a fault, and Verilator warns of every unread bit.
    #[track_caller]
    pub fn ignore(&mut self, reason: impl Into<String>, values: Vec<Expr>) {
        for value in &values {
            self.check(value, Location::caller(), "an ignored value");
        }
        self.statements.push(Statement::Ignore {
            reason: reason.into(),
            values,
        });
    }

    /// An array of words with its ports. The result is the word read by each read port.
    #[track_caller]
    pub(crate) fn memory(&mut self, memory: Memory) -> Vec<Expr> {
        let place = Location::caller();
        self.claim(&memory.name, place);
        let mut words = Vec::new();
        for read in &memory.reads {
            self.claim(&read.name, place);
            words.push(Expr::wire(&read.name, memory.width));
        }
        self.statements.push(Statement::Memory(memory));
        words
    }
}

/// Bit `place` of the position of the lowest high bit among the `1 << levels` bits from `first` up, counted from there.
fn lowest_position_bit(value: &Expr, first: u32, levels: u32, place: u32) -> Expr {
    let half = 1 << (levels - 1);
    if first + half >= value.width() {
        // The upper half does not exist.
        return match place + 1 == levels {
            true => low(),
            false => lowest_position_bit(value, first, levels - 1, place),
        };
    }
    let in_lower_half = value.bits(first, half).any();
    if place + 1 == levels {
        return !in_lower_half;
    }
    let lower = lowest_position_bit(value, first, levels - 1, place);
    select(
        in_lower_half,
        lower,
        lowest_position_bit(value, first + half, levels - 1, place),
    )
}
