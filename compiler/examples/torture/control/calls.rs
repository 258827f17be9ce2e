//! How the functions of a program call each other.

use fastrand::Rng;

use super::constructs::Construct;
use super::expressions::{one, Expressions};
use super::statements::Statement;

/// What functions take beside the thread's memory, and give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signature {
    /// Two words, a word: that of functions that are called through pointers.
    Plain,
    /// More words than there are registers for arguments.
    Many,
    /// 64 bits.
    Wide,
    /// Less than words.
    Narrow,
}

impl Signature {
    pub fn draw(random: &mut Rng) -> Self {
        match random.u8(..8) {
            0 => Self::Many,
            1 => Self::Wide,
            2 => Self::Narrow,
            _ => Self::Plain,
        }
    }

    pub fn result(self) -> &'static str {
        match self {
            Self::Plain | Self::Many => "uint32_t",
            Self::Wide => "uint64_t",
            Self::Narrow => "int16_t",
        }
    }

    /// The types of the parameters `a0`, `a1` ...
    pub fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::Plain => &["uint32_t"; 2],
            Self::Many => &["uint32_t"; 7],
            Self::Wide => &["uint64_t", "uint32_t", "uint64_t"],
            Self::Narrow => &["int8_t", "uint16_t", "bool"],
        }
    }

    fn construct(self) -> Option<Construct> {
        match self {
            Self::Plain => None,
            Self::Many => Some(Construct::ManyArguments),
            Self::Wide => Some(Construct::WideArguments),
            Self::Narrow => Some(Construct::NarrowArguments),
        }
    }
}

/// The functions of a program. `f0` is the first.
#[derive(Debug)]
pub struct Functions {
    pub signatures: Vec<Signature>,
    /// Those in the table that is called through: a power of two.
    pub table: Vec<usize>,
}

/// Calls that wait for calls that may come back to them.
const RECURSION_MAX: u32 = 4;

/// A function that calls others.
pub struct Caller<'p> {
    pub number: usize,
    pub functions: &'p Functions,
}

impl Caller<'_> {
    pub fn signature(&self) -> Signature {
        self.functions.signatures[self.number]
    }

    /// `return` with a value.
    pub fn end(&self, of: &mut Expressions<'_>) -> String {
        match self.signature() {
            Signature::Wide => format!("return {}", of.wide(1)),
            Signature::Plain | Signature::Many => format!("return {}", of.word(1)),
            Signature::Narrow => format!("return (int16_t){}", of.word(1)),
        }
    }

    /// A call, counted where it may come back.
    pub fn call(&self, of: &mut Expressions<'_>) -> Statement {
        let through_pointer = !self.functions.table.is_empty() && of.percent(35);
        let (call, comes_back) = if through_pointer { self.table_call(of) } else { self.direct_call(of) };
        let call = taken(&call, of);
        if !comes_back {
            return call;
        }
        of.has(Construct::Recursion);
        if through_pointer {
            of.has(Construct::PointerRecursion);
        }
        Statement::If {
            condition: format!("lane->depth < {RECURSION_MAX}u"),
            yes: vec![
                Statement::Line("lane->depth += 1;".to_owned()),
                call,
                Statement::Line("lane->depth -= 1;".to_owned()),
            ],
            no: Vec::new(),
        }
    }

    fn table_call(&self, of: &mut Expressions<'_>) -> (String, bool) {
        let table = &self.functions.table;
        let index = if of.percent(40) {
            of.has(Construct::UniformPointerCall);
            of.uniform_word()
        } else {
            of.has(Construct::DifferingCall);
            of.word(1)
        };
        let (a, b) = (of.word(1), of.word(1));
        let last = table.len() - 1;
        let call = format!("table[{index} & {last}u]({a}, {b}, lane)");
        (call, table.iter().any(|callee| *callee >= self.number))
    }

    fn direct_call(&self, of: &mut Expressions<'_>) -> (String, bool) {
        let forward = self.number == 0 || of.percent(20);
        let callee = match forward {
            true => of.random.usize(self.number..self.functions.signatures.len()),
            false => of.random.usize(..self.number),
        };
        let signature = self.functions.signatures[callee];
        if let Some(construct) = signature.construct() {
            of.has(construct);
        }
        let argument = |kind: &&str| match *kind {
            "uint64_t" => of.wide(1),
            "uint32_t" => of.word(1),
            "bool" => of.condition(1),
            narrow => format!("({narrow}){}", of.word(1)),
        };
        let arguments: Vec<String> = signature.parameters().iter().map(argument).collect();
        let call = format!("f{callee}({}, lane)", arguments.join(", "));
        let call = match signature {
            Signature::Plain | Signature::Many => call,
            Signature::Wide => format!("(uint32_t)({call} >> 7)"),
            Signature::Narrow => format!("(uint32_t)(int32_t){call}"),
        };
        (call, callee >= self.number)
    }
}

/// A statement that takes what a call gives, a word.
fn taken(call: &str, of: &mut Expressions<'_>) -> Statement {
    let variable = of.variable();
    if !of.percent(25) {
        return Statement::Line(format!("{variable} = {call};"));
    }
    of.has(Construct::ShortCircuit);
    let (first, limit) = (of.condition(1), of.constant());
    let operator = one(of.random, &["&&", "||"]);
    Statement::If {
        condition: format!("({first} {operator} ({call} < {limit}))"),
        yes: vec![Statement::Line(format!("{variable} += {};", of.word(1)))],
        no: Vec::new(),
    }
}
