//! Names that the assembler takes, each for one thing only.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use crate::ir::{Module, Symbol};

/// The names of a module.
pub(super) struct Names {
    /// Names of symbols that are no names of the assembler's as they are.
    changed: HashMap<Symbol, String>,
    /// All names of symbols.
    used: HashSet<String>,
    /// Numbers that lie in memory, with their order.
    literals: RefCell<BTreeMap<i64, usize>>,
    /// Addresses may be larger than 16 bits.
    pub far: bool,
}

/// Bytes of code that an operation becomes, at most in most programs.
const OPERATION_BYTES: u64 = 12;
/// What a program may have in its place without far addresses: 16 bits, less what the run time takes.
const NEAR_BYTES: u64 = 60_000;

/// How large a program is about.
fn size(module: &Module) -> u64 {
    let bodies = module.functions.iter().filter_map(|of| of.body.as_ref());
    let operations = bodies.flat_map(|body| &body.blocks).map(|block| block.instructions.len() as u64 + 1);
    let data = module.globals.iter().map(|global| global.size);
    data.fold(operations.sum::<u64>() * OPERATION_BYTES, u64::saturating_add)
}

impl Names {
    pub fn new(module: &Module) -> Self {
        let symbols = || {
            let functions = module.functions.iter().map(|function| &function.name);
            functions.chain(module.globals.iter().map(|global| &global.name))
        };
        let mut names = Self {
            changed: HashMap::new(),
            used: symbols().filter(|name| is_name(name)).map(|name| name.to_string()).collect(),
            literals: RefCell::default(),
            far: size(module) > NEAR_BYTES,
        };
        for symbol in symbols().filter(|name| !is_name(name)) {
            if !names.changed.contains_key(symbol) {
                let mut name = spelled(symbol);
                while !names.used.insert(name.clone()) {
                    name.push('_');
                }
                names.changed.insert(symbol.clone(), name);
            }
        }
        names
    }

    /// A function's or global's.
    pub fn symbol<'a>(&'a self, symbol: &'a Symbol) -> &'a str {
        self.changed.get(symbol).map_or(symbol, String::as_str)
    }

    /// A block's.
    pub fn block(&self, function: &str, block: usize) -> String {
        self.unused(format!("{function}.{block}"))
    }

    /// That of a number in memory.
    pub fn literal(&self, number: i64) -> String {
        let mut literals = self.literals.borrow_mut();
        let next = literals.len();
        let order = *literals.entry(number).or_insert(next);
        self.unused(format!(".literal.{order}"))
    }

    /// The numbers in memory so far.
    pub fn literals(&self) -> Vec<i64> {
        let literals = self.literals.borrow();
        let mut numbers: Vec<_> = literals.iter().map(|(number, order)| (*order, *number)).collect();
        numbers.sort_unstable();
        numbers.into_iter().map(|(_, number)| number).collect()
    }

    fn unused(&self, mut name: String) -> String {
        while self.used.contains(&name) {
            name.push('_');
        }
        name
    }
}

fn is_name(text: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    text != "__WORD" && text.chars().all(part) && !text.starts_with(|c: char| c.is_ascii_digit()) && !text.is_empty()
}

/// A name whose characters the assembler takes.
fn spelled(text: &str) -> String {
    let mut name = String::from("_");
    for character in text.chars() {
        if character.is_ascii_alphanumeric() || character == '_' || character == '.' {
            name.push(character);
        } else {
            name.push_str(&format!("_{:x}_", u32::from(character)));
        }
    }
    name
}
