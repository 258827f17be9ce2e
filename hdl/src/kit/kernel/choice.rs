//! Choices: cases, and between one-hot values and positions.

use std::collections::HashSet;
use std::panic::Location;

use super::Kernel;
use crate::kit::code::Label;
use crate::kit::compose::{constant, low, pack, select, zeros};
use crate::kit::expression::{Expr, Node};
use crate::kit::kind::SignalKind;
use crate::kit::signal::index_width;
use crate::kit::statement::{Cells, Statement, Table};

/// Widest value whose lowest high bit is found without a carry chain, which is slower for few bits.
const LOOK_BACK_MAX: u32 = 16;

impl Kernel {
    /// A `case` over the selector: the value of the arm that lists the selector's value (a number, or a
    /// [`Code`](crate::kit::Code)), else `default`.
    #[track_caller]
    pub fn case<L: Into<Label>>(
        &mut self,
        name: impl Into<String>,
        selector: impl Into<Expr>,
        arms: Vec<(Vec<L>, Expr)>,
        default: impl Into<Expr>,
    ) -> Expr {
        let (name, selector, default, place) = (name.into(), selector.into(), default.into(), Location::caller());
        let arms = arms.into_iter().map(|(labels, value)| {
            let labels = labels.into_iter().map(Into::into);
            (labels.collect(), value)
        });
        let arms: Vec<(Vec<Label>, Expr)> = arms.collect();
        self.check(&selector, place, &name);
        self.check(&default, place, &name);
        let width = default.width();
        for (_, value) in &arms {
            self.check(value, place, &name);
            self.check_width(&name, value, width, place);
        }
        if let Some(value) = decided(&selector, &arms, &default) {
            return self.wire(name, value);
        }
        self.claim(&name, place);
        let labels = arms.iter().flat_map(|(labels, _)| labels);
        self.check_labels(&name, labels, &selector, place);
        let wire = Expr::wire(&name, width);
        self.statements.push(match arms.is_empty() {
            true => Statement::Wire { name, value: default },
            false => Statement::Case { name, selector, arms, default },
        });
        wire
    }

    /// A table over the selector: each row gives, for one value of it, the values of the columns, and `otherwise` gives
    /// them for every other value; what a row leaves as it is has its default. The result is each column's value; a
    /// column that every row leaves as it is needs no wire.
    #[track_caller]
    pub fn table<L: Into<Label>>(
        &mut self,
        selector: impl Into<Expr>,
        columns: Vec<(String, Expr)>,
        rows: Vec<(L, Vec<Expr>)>,
        otherwise: Vec<Expr>,
    ) -> Vec<Expr> {
        let (selector, place) = (selector.into(), Location::caller());
        self.check(&selector, place, "a table's selector");
        let (labels, mut rows): (Vec<L>, Vec<Vec<Expr>>) = rows.into_iter().unzip();
        rows.push(otherwise);
        let labels: Vec<Label> = labels.into_iter().map(Into::into).collect();
        self.check_labels("the table", labels.iter(), &selector, place);
        if let Some(row) = rows.iter().find(|row| row.len() != columns.len()) {
            let message = format!("a row of {} values for {} columns", row.len(), columns.len());
            self.fault(place, message);
        }
        let mut set = vec![Cells::new(); rows.len()];
        let (mut kept, mut values) = (Vec::new(), Vec::new());
        for (index, (name, default)) in columns.into_iter().enumerate() {
            let mut said = Vec::new();
            for (row, given) in rows.iter().enumerate() {
                let Some(value) = given.get(index) else {
                    continue;
                };
                self.check(value, place, &name);
                self.check_width(&name, value, default.width(), place);
                if value.constant_value() != default.constant_value() {
                    said.push((row, value.clone()));
                }
            }
            if said.is_empty() {
                values.push(default);
                continue;
            }
            self.claim(&name, place);
            values.push(Expr::wire(&name, default.width()));
            for (row, value) in said {
                set[row].push((kept.len(), value));
            }
            kept.push((name, default));
        }
        let otherwise = set.pop().unwrap_or_default();
        self.statements.push(Statement::Table(Table {
            selector,
            columns: kept,
            rows: labels.into_iter().zip(set).collect(),
            otherwise,
        }));
        values
    }

    fn check_width(&mut self, name: &str, value: &Expr, width: u32, place: &Location<'_>) {
        if value.width() != width {
            let message = format!("an arm of `{name}` has {} bits, the default {width}", value.width());
            self.fault(place, message);
        }
    }

    /// Each label fits the selector, and is there once.
    fn check_labels<'a>(
        &mut self,
        name: &str,
        labels: impl Iterator<Item = &'a Label>,
        selector: &Expr,
        place: &Location<'_>,
    ) {
        let bits = selector.width();
        let mut seen = HashSet::new();
        for &Label { value, .. } in labels {
            if bits < 128 && value >> bits != 0 {
                let message = format!("`{name}` has an arm for {value}, its selector has {bits} bits");
                self.fault(place, message);
            }
            if !seen.insert(value) {
                self.fault(place, format!("`{name}` has two arms for {value}"));
            }
        }
    }

    /// The item whose position is `index`; 0 when there is none.
    #[track_caller]
    pub fn pick(&mut self, name: impl Into<String>, items: &[Expr], index: impl Into<Expr>) -> Expr {
        let place = Location::caller();
        let Some(first) = items.first() else {
            self.fault(place, "a choice among no items");
            return zeros(1);
        };
        if items.len() == 1 {
            return self.wire(name, first);
        }
        let arms = items.iter().enumerate().map(|(index, item)| (vec![index as u128], item.clone())).collect();
        self.case(name, index, arms, zeros(first.width()))
    }

    /// Only the least significant high bit of `value`. Up to 16 bits look back at all below them; more take a carry
    /// chain.
    #[track_caller]
    pub fn lowest_set(&mut self, name: impl Into<String>, value: impl Into<Expr>) -> Expr {
        let (name, value) = (name.into(), value.into());
        if value.width() == 1 {
            return self.wire(name, value);
        }
        if value.width() <= LOOK_BACK_MAX {
            let value = self.sliceable(format!("{name}_among"), value);
            let bits = (1..value.width()).map(|place| value.bit(place) & !value.bits(0, place).any());
            let bits: Vec<Expr> = [value.bit(0)].into_iter().chain(bits).collect();
            let lowest = pack(bits).of_kind(value.kind().cloned());
            return self.wire(name, lowest);
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

    /// The position of the least significant high bit of `value`, in `width` bits; anything when none is high.
    /// Shallower than [`Kernel::encode`] of [`Kernel::lowest_set`].
    #[track_caller]
    pub fn lowest_position(&mut self, name: impl Into<String>, value: impl Into<Expr>, width: u32) -> Expr {
        let name = name.into();
        let value = self.sliceable(format!("{name}_among"), value.into());
        let levels = index_width(value.width());
        let bits = (0..width).map(|place| match place < levels {
            true => lowest_position_bit(&value, 0, levels, place),
            false => low(),
        });
        self.wire(name, pack(bits.collect::<Vec<_>>()))
    }

    /// Chooses from `values` the one whose number is that of the least significant high bit of `value`; the last one
    /// when none below it is high, whether it has a bit itself or not. A tree of choices: shallower than a choice by
    /// [`Kernel::lowest_set`].
    #[track_caller]
    pub fn value_of_lowest(&mut self, name: impl Into<String>, value: impl Into<Expr>, values: &[Expr]) -> Expr {
        let (name, value) = (name.into(), value.into());
        if let [only] = values {
            return self.wire(name, only);
        }
        let value = self.sliceable(format!("{name}_among"), value);
        self.wire(name, value_of_lowest(&value, 0, values))
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
        if matches!(one_hot.node(), Node::Signal(_) | Node::Wire(_)) {
            self.ignore("number 0 is what no other bit says", vec![one_hot.bit(0)]);
        }
        self.wire(name, index.of_kind(one_hot.kind().map(SignalKind::turned)))
    }

    /// `count` bits of which only number `index` is high; none when `index` is `count` or more.
    #[track_caller]
    pub fn decode(&mut self, name: impl Into<String>, index: impl Into<Expr>, count: u32) -> Expr {
        let index = index.into();
        let one_hot = constant(count, 1).shift_left(&index);
        self.wire(name, one_hot.of_kind(index.kind().map(SignalKind::turned)))
    }
}

/// The value of a `case` that is decided because a signal is absent: by its selector, or because all values are the
/// same constant.
fn decided(selector: &Expr, arms: &[(Vec<Label>, Expr)], default: &Expr) -> Option<Expr> {
    let values = || arms.iter().map(|(_, value)| value).chain([default]);
    let operands: Vec<&Expr> = [selector].into_iter().chain(values()).collect();
    if let Some(number) = selector.constant_value().filter(|_| selector.needs_no_wire()) {
        let has_label = |labels: &Vec<Label>| labels.iter().any(|label| label.value == number);
        let arm = arms.iter().find(|(labels, _)| has_label(labels));
        let value = arm.map_or(default, |(_, value)| value);
        return Some(value.clone().made_of(&operands));
    }
    let constant = default.constant_value()?;
    let is_absent = values().any(Expr::needs_no_wire);
    let is_same = values().all(|value| value.constant_value() == Some(constant));
    (is_absent && is_same).then(|| default.clone().made_of(&operands))
}

/// The value of the lowest high bit among those from `first` up; the last one has none.
fn value_of_lowest(value: &Expr, first: u32, values: &[Expr]) -> Expr {
    let half = values.len().next_power_of_two() / 2;
    match values {
        [] => low(),
        [only] => only.clone(),
        _ => {
            let (lower, upper) = values.split_at(half);
            let half = half as u32;
            select(
                value.bits(first, half).any(),
                value_of_lowest(value, first, lower),
                value_of_lowest(value, first + half, upper),
            )
        }
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
    select(in_lower_half, lower, lowest_position_bit(value, first + half, levels - 1, place))
}
