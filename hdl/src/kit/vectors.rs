//! Lists of signals as the Verilog has them: one packed vector a list, an element a part of it.
//!
//! The description has a signal for each element of a list (`value_0`, `value_1`), and so has everything that changes or
//! searches a design. Only the printer puts them together: `value_2` of 32 bits is `value[2*32 +: 32]`, and
//! [`Merge`] finds what several expressions have in common but for the element, so that one line in a loop says it.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::expression::{Binary, Expr, Node, Unary};
use super::expression_text::Names;
use super::module::{Module, Port};

/// A list of signals that is printed as one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Vector {
    pub name: String,
    /// How many elements it has.
    pub count: u32,
    /// The bits of an element.
    pub width: u32,
}

/// The vectors of a module, by the names of their elements.
#[derive(Clone, Debug, Default)]
pub(crate) struct Vectors {
    elements: HashMap<String, (Rc<Vector>, u32)>,
    /// Those that are wires of their own in each round of a loop.
    pub local: HashSet<String>,
}

/// The name of a list and the number of the element, of a name like `value_2` or `value_2_shifted`.
pub(crate) fn in_list(name: &str) -> Option<(String, u32)> {
    let words: Vec<&str> = name.split('_').collect();
    let is_number = |word: &&str| !word.is_empty() && word.bytes().all(|digit| digit.is_ascii_digit());
    let place = words.iter().position(is_number)?;
    let number = words[place].parse().ok()?;
    let rest: Vec<&str> =
        words.iter().enumerate().filter(|(index, _)| *index != place).map(|(_, word)| *word).collect();
    (place > 0).then(|| (rest.join("_"), number))
}

/// The lists among these names with widths: of each its name, its elements in order, their width. A list has the numbers
/// from 0 on, two at least, and one width; `key` tells apart what must not be mixed.
pub(crate) fn lists<'a, K: PartialEq>(
    named: impl Iterator<Item = (&'a str, u32, K)>,
) -> Vec<(String, Vec<&'a str>, u32)> {
    type Found<'a, K> = (String, Vec<(u32, &'a str, u32, K)>);
    let mut found: Vec<Found<'a, K>> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (name, width, key) in named {
        let Some((list, number)) = in_list(name) else {
            continue;
        };
        let place = *places.entry(list.clone()).or_insert_with(|| {
            found.push((list, Vec::new()));
            found.len() - 1
        });
        found[place].1.push((number, name, width, key));
    }
    let complete = found.into_iter().filter_map(|(list, mut elements)| {
        elements.sort_by_key(|(number, ..)| *number);
        let alike = elements.iter().zip(0..).all(|((number, _, width, key), index)| {
            *number == index && *width == elements[0].2 && *key == elements[0].3
        });
        let width = elements[0].2;
        let names = elements.iter().map(|(_, name, ..)| *name).collect();
        (alike && elements.len() > 1).then_some((list, names, width))
    });
    complete.collect()
}

/// What the names of a core's trace ports begin with.
const TRACED: &str = "trace_";

/// The lists among a module's ports, each with its elements' places among them. The ports of a top module stay apart,
/// and so do those of a trace, which tools find by their names.
pub(crate) fn port_lists(ports: &[Port]) -> Vec<(String, Vec<usize>, u32)> {
    let place = |name: &str| ports.iter().position(|port| port.name == name).unwrap_or_default();
    let named = ports.iter().map(|port| (port.name.as_str(), port.width, (port.direction, &port.group)));
    let is_free = |list: &str| ports.iter().all(|port| port.name != list);
    let has_one_number = |name: &str| in_list(name).is_some_and(|(list, _)| in_list(&list).is_none());
    let found = lists(named).into_iter();
    let found = found.filter(|(list, names, _)| is_free(list) && has_one_number(names[0]) && !list.starts_with(TRACED));
    found.map(|(list, names, width)| (list, names.into_iter().map(place).collect(), width)).collect()
}

impl Vectors {
    /// Adds a vector with these elements, unless one of them is in another.
    pub(crate) fn add(&mut self, name: &str, elements: &[&str], width: u32) -> bool {
        if elements.iter().any(|element| self.elements.contains_key(*element)) {
            return false;
        }
        let vector = Rc::new(Vector { name: name.to_owned(), count: elements.len() as u32, width });
        for (element, number) in elements.iter().zip(0..) {
            self.elements.insert((*element).to_owned(), (vector.clone(), number));
        }
        true
    }

    /// The vector of an element, and which one it is.
    pub(crate) fn element(&self, name: &str) -> Option<&(Rc<Vector>, u32)> {
        self.elements.get(name)
    }

    /// These, with wires of one round named from outside of their loop.
    pub(crate) fn of_any_round(mut self) -> Vectors {
        self.local.clear();
        self
    }

    /// Leaves only the vectors that are wanted.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(&str) -> bool) {
        self.elements.retain(|_, (vector, _)| is_wanted(&vector.name));
    }

    /// What a signal is called: its name, or its part of a vector.
    pub(crate) fn text(&self, module: &Module, name: &str) -> String {
        match self.element(name) {
            None => name.to_owned(),
            Some((vector, number)) => {
                let part =
                    Part { vector: vector.clone(), is_list: true, low: number * vector.width, width: vector.width };
                part.text(module)
            }
        }
    }

    /// The range of a vector's declaration.
    pub(crate) fn range(&self, module: &Module, vector: &Vector) -> String {
        range(module, vector)
    }
}

/// The range of a vector's declaration.
fn range(module: &Module, vector: &Vector) -> String {
    let Vector { count, width, .. } = vector;
    let bits = module.sizes.number(*width);
    match bits == width.to_string() {
        true => format!("[{}:0] ", count * width - 1),
        false => format!("[{count}*{bits}-1:0] "),
    }
}

/// Neighbouring bits of a vector, or of a signal that is in none.
#[derive(Clone, Debug)]
struct Part {
    vector: Rc<Vector>,
    is_list: bool,
    low: u32,
    width: u32,
}

impl Part {
    fn is_whole(&self) -> bool {
        self.low == 0 && self.width == self.vector.count * self.vector.width
    }

    fn text(&self, module: &Module) -> String {
        let Part { vector, is_list, low, width } = self;
        let name = &vector.name;
        let number = |number| module.sizes.number(number);
        if self.is_whole() {
            return name.clone();
        }
        let (element, rest) = (low / vector.width, low % vector.width);
        match (*is_list && vector.width > 1, rest) {
            (true, 0) if width % vector.width == 0 && *width > vector.width => {
                format!("{name}[{element}*{0} +: {1}*{0}]", number(vector.width), width / vector.width)
            }
            (true, 0) => format!("{name}[{element}*{} +: {}]", number(vector.width), number(*width)),
            (true, _) if rest + width <= vector.width && *width == 1 => {
                format!("{name}[{element}*{} + {}]", number(vector.width), number(rest))
            }
            (true, _) if rest + width <= vector.width => {
                format!("{name}[{element}*{} + {} +: {}]", number(vector.width), number(rest), number(*width))
            }
            _ if *width == 1 => format!("{name}[{}]", number(*low)),
            _ => format!("{name}[{}:{}]", number(low + width - 1), number(*low)),
        }
    }
}

/// What the loop variable is called.
pub(crate) const LOOP_VARIABLE: &str = "i";
/// What the loop variable is called where it is a value.
pub(crate) const LOOP_NUMBER: &str = "N";

/// Puts expressions together that are the same but for the element, one for each round of a loop; or, of a single
/// expression, prints elements as parts of their vectors.
pub(crate) struct Merge<'a> {
    pub module: &'a Module,
    pub vectors: &'a Vectors,
    /// The loop variable in the first round.
    pub first: u32,
    /// The vectors of which each round reads another element.
    pub stepped: RefCell<HashSet<String>>,
    /// Whether the loop variable's value is needed.
    pub needs_number: Cell<bool>,
}

impl<'a> Merge<'a> {
    pub(crate) fn new(module: &'a Module, vectors: &'a Vectors, first: u32) -> Merge<'a> {
        Merge { module, vectors, first, stepped: RefCell::default(), needs_number: Cell::new(false) }
    }

    /// One expression, for a line of its own.
    pub(crate) fn one(module: &'a Module, vectors: &'a Vectors, expression: &Expr) -> Expr {
        let merged = Merge::new(module, vectors, 0).all(&[expression]);
        merged.unwrap_or_else(|| expression.clone())
    }

    /// The bits that an expression is, if they have a name.
    fn part(&self, expression: &Expr) -> Option<Part> {
        let (base, low) = match expression.node() {
            Node::Slice { base, low } => (base, *low),
            _ => (expression, 0),
        };
        let name = match base.node() {
            Node::Signal(id) => self.module.name_of(*id)?,
            Node::Wire(wire) => self.module.wire_name(wire),
            _ => return None,
        };
        let width = expression.width();
        Some(match self.vectors.element(name) {
            Some((vector, number)) => {
                Part { vector: vector.clone(), is_list: true, low: number * vector.width + low, width }
            }
            None => {
                let vector = Rc::new(Vector { name: name.to_owned(), count: 1, width: base.width() });
                Part { vector, is_list: false, low, width }
            }
        })
    }

    /// The expressions of all rounds as one; `None` where they differ in more than the element.
    pub(crate) fn all(&self, each: &[&Expr]) -> Option<Expr> {
        let first = *each.first()?;
        if each.iter().any(|expression| expression.width() != first.width()) {
            return None;
        }
        let parts: Option<Vec<Part>> = each.iter().map(|expression| self.part(expression)).collect();
        if let Some(parts) = parts {
            return self.parts(&parts);
        }
        let rebuilt = |node: Node| Some(Expr::new(first.width(), first.size(), node));
        let sub = |of: &dyn Fn(&Node) -> Option<Expr>| -> Option<Expr> {
            let operands: Option<Vec<Expr>> = each.iter().map(|expression| of(expression.node())).collect();
            self.all(&operands?.iter().collect::<Vec<_>>())
        };
        match first.node() {
            Node::Constant(value) => self.constants(each, *value),
            Node::Named { name, .. } => {
                let same =
                    each.iter().all(|one| matches!(one.node(), Node::Named { name: other, .. } if other == name));
                same.then(|| first.clone())
            }
            Node::Unary(operator, _) => {
                let operand = sub(&|node| match node {
                    Node::Unary(other, operand) if other == operator => Some(operand.clone()),
                    _ => None,
                })?;
                rebuilt(Node::Unary(*operator, operand))
            }
            Node::Binary(operator, ..) => {
                if let Some(reduced) = self.reduced(each, *operator) {
                    return Some(reduced);
                }
                let side = |right: bool| {
                    sub(&move |node| match node {
                        Node::Binary(other, left, _) if other == operator && !right => Some(left.clone()),
                        Node::Binary(other, _, operand) if other == operator => Some(operand.clone()),
                        _ => None,
                    })
                };
                rebuilt(Node::Binary(*operator, side(false)?, side(true)?))
            }
            Node::Mux { .. } => {
                let side = |which: usize| {
                    sub(&move |node| match node {
                        Node::Mux { condition, then, otherwise } => Some([condition, then, otherwise][which].clone()),
                        _ => None,
                    })
                };
                rebuilt(Node::Mux { condition: side(0)?, then: side(1)?, otherwise: side(2)? })
            }
            Node::Replicate(count, _) => {
                let part = sub(&|node| match node {
                    Node::Replicate(other, part) if other == count => Some(part.clone()),
                    _ => None,
                })?;
                rebuilt(Node::Replicate(*count, part))
            }
            Node::Concat(_) => self.concatenations(each),
            Node::Signal(_) | Node::Wire(_) | Node::Slice { .. } | Node::Fault(_) => None,
        }
    }

    fn constants(&self, each: &[&Expr], value: u128) -> Option<Expr> {
        let width = each[0].width();
        let values: Option<Vec<u128>> = each
            .iter()
            .map(|one| match one.node() {
                Node::Constant(value) => Some(*value),
                _ => None,
            })
            .collect();
        let values = values?;
        if values.iter().all(|other| *other == value) {
            return Some(each[0].clone());
        }
        let counts = values.iter().zip(u128::from(self.first)..).all(|(value, number)| *value == number);
        (counts && width <= 32).then(|| {
            self.needs_number.set(true);
            let text = match width {
                32 => LOOP_NUMBER.to_owned(),
                1 => format!("{LOOP_NUMBER}[0]"),
                _ => format!("{LOOP_NUMBER}[{}:0]", width - 1),
            };
            Expr::wire(&text, width)
        })
    }

    /// A chain of `&`, `|` or `^` over all elements of a vector of bits, by the operator before its name.
    fn reduced(&self, each: &[&Expr], operator: Binary) -> Option<Expr> {
        let reduction = match operator {
            Binary::And => Unary::ReduceAnd,
            Binary::Or => Unary::ReduceOr,
            Binary::Xor => Unary::ReduceXor,
            _ => return None,
        };
        if each.len() != 1 || each[0].width() != 1 {
            return None;
        }
        let mut terms = Vec::new();
        chain(each[0], operator, &mut terms);
        let parts: Option<Vec<Part>> = terms.iter().map(|term| self.part(term)).collect();
        let parts = parts?;
        let vector = &parts[0].vector;
        let mut lows: Vec<u32> = parts.iter().map(|part| part.low).collect();
        lows.sort_unstable();
        let is_all = parts.iter().all(|part| part.is_list && part.vector == *vector && part.width == vector.width)
            && vector.width == 1
            && lows.iter().copied().eq(0..vector.count);
        is_all.then(|| {
            let whole = Expr::wire(&vector.name, vector.count);
            Expr::new(1, 2, Node::Unary(reduction, whole))
        })
    }

    /// Concatenations, neighbours of one vector put together.
    fn concatenations(&self, each: &[&Expr]) -> Option<Expr> {
        let lists: Option<Vec<&Vec<Expr>>> = each
            .iter()
            .map(|one| match one.node() {
                Node::Concat(parts) => Some(parts),
                _ => None,
            })
            .collect();
        let lists = lists?;
        let count = lists[0].len();
        if lists.iter().any(|list| list.len() != count) {
            return None;
        }
        let mut items = Vec::new();
        let mut place = 0;
        while place < count {
            let here: Option<Vec<Part>> = lists.iter().map(|list| self.part(&list[place])).collect();
            let Some(mut run) = here else {
                let column: Vec<&Expr> = lists.iter().map(|list| &list[place]).collect();
                items.push(self.all(&column)?);
                place += 1;
                continue;
            };
            place += 1;
            while place < count {
                let next: Option<Vec<Part>> = lists.iter().map(|list| self.part(&list[place])).collect();
                let is_next =
                    |(part, next): (&Part, &Part)| next.vector == part.vector && next.low + next.width == part.low;
                let Some(next) = next.filter(|next| run.iter().zip(next).all(is_next)) else {
                    break;
                };
                for (part, next) in run.iter_mut().zip(next) {
                    part.low = next.low;
                    part.width += next.width;
                }
                place += 1;
            }
            items.push(self.parts(&run)?);
        }
        match <[Expr; 1]>::try_from(items) {
            Ok([only]) => Some(only),
            Err(items) => Some(Expr::new(each[0].width(), each[0].size(), Node::Concat(items))),
        }
    }

    /// The element that a selector chooses, of values that follow each other in one vector.
    pub(crate) fn indexed(&self, selector: &str, values: &[&Expr]) -> Option<Expr> {
        let parts: Option<Vec<Part>> = values.iter().map(|value| self.part(value)).collect();
        let parts = parts?;
        let (first, second) = (parts.first()?, parts.get(1)?);
        let step = second.low.checked_sub(first.low).filter(|step| *step > 0)?;
        let is_next = |(number, part): (u32, &Part)| {
            part.vector == first.vector && part.width == first.width && part.low == first.low + number * step
        };
        // An index of fewer bits than the vector asks for has a warning.
        let is_all = step > 1 || first.low + parts.len() as u32 == first.vector.count * first.vector.width;
        if !is_all || !(0..).zip(&parts).all(is_next) {
            return None;
        }
        let number = |number| self.module.sizes.number(number);
        let place = match (step, first.low) {
            (1, 0) => selector.to_owned(),
            (_, 0) => format!("{selector}*{}", number(step)),
            (_, low) => format!("{selector}*{} + {}", number(step), number(low)),
        };
        let name = &first.vector.name;
        let text = match first.width {
            1 => format!("{name}[{place}]"),
            width => format!("{name}[{place} +: {}]", number(width)),
        };
        Some(Expr::wire(&text, first.width))
    }

    /// The parts of all rounds as one.
    fn parts(&self, parts: &[Part]) -> Option<Expr> {
        let first = &parts[0];
        let text = |text: &str| Some(Expr::wire(text, first.width));
        if parts.iter().any(|part| part.vector != first.vector || part.width != first.width) {
            return None;
        }
        let step = parts.get(1).map_or(0, |second| i64::from(second.low) - i64::from(first.low));
        let is_even = parts.windows(2).all(|pair| i64::from(pair[1].low) - i64::from(pair[0].low) == step);
        if !is_even || step < 0 {
            return None;
        }
        let name = &first.vector.name;
        let is_local = self.vectors.local.contains(name);
        if step == 0 {
            return if is_local { None } else { text(&first.text(self.module)) };
        }
        let offset = i64::from(first.low) - step * i64::from(self.first);
        let unit = i64::from(first.vector.width);
        if first.is_list {
            self.stepped.borrow_mut().insert(name.clone());
        }
        if is_local {
            let (low, width) = (u32::try_from(offset).ok()?, first.width);
            let is_inside = step == unit && low + width <= first.vector.width;
            let vector = Rc::new(Vector { name: name.clone(), count: 1, width: first.vector.width });
            return is_inside
                .then(|| Part { vector, is_list: false, low, width }.text(self.module))
                .and_then(|t| text(&t));
        }
        let number = |number: i64| u32::try_from(number).map_or(number.to_string(), |n| self.module.sizes.number(n));
        // Whole elements are counted, and what remains is bits.
        let (elements, rest) = match first.is_list && step == unit {
            true => (offset.div_euclid(unit), offset.rem_euclid(unit)),
            false => (0, offset),
        };
        let place = |plus: i64| match plus {
            0 => LOOP_VARIABLE.to_owned(),
            1.. => format!("{LOOP_VARIABLE}+{plus}"),
            _ => format!("{LOOP_VARIABLE}-{}", -plus),
        };
        let low = match (step, elements, rest) {
            (1, _, rest) => place(elements + rest),
            (_, 0, 0) => format!("{LOOP_VARIABLE}*{}", number(step)),
            (_, 0, 1..) => format!("{LOOP_VARIABLE}*{} + {}", number(step), number(rest)),
            (_, 0, _) => format!("{LOOP_VARIABLE}*{} - {}", number(step), number(-rest)),
            (_, _, 0) => format!("({})*{}", place(elements), number(step)),
            _ => format!("({})*{} + {}", place(elements), number(step), number(rest)),
        };
        match first.width {
            1 => text(&format!("{name}[{low}]")),
            width => text(&format!("{name}[{low} +: {}]", number(width.into()))),
        }
    }
}

/// The terms of a chain of one operator.
fn chain<'a>(expression: &'a Expr, operator: Binary, terms: &mut Vec<&'a Expr>) {
    match expression.node() {
        Node::Binary(this, left, right) if *this == operator => {
            chain(left, operator, terms);
            chain(right, operator, terms);
        }
        _ => terms.push(expression),
    }
}
