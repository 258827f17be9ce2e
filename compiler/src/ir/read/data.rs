//! Globals: what they hold at first, byte by byte; and aliases, other names of globals and functions.

use std::collections::HashMap;

use super::constants::Expression;
use super::lexer::Token;
use super::{malformed, unsupported, ReadResult, Reader};
use crate::ir::{DataReference, Global, Initial, Linkage, Symbol, Type};

/// Bytes that the globals of a module may hold at first, zeros behind the last other byte not counted.
pub(super) const DATA_MAX: u64 = 16 << 20;

/// The address space of OpenCL's `__local` variables.
const LOCAL_SPACE: u64 = 3;

/// Other names: the symbol that each names, and how far behind its address.
pub(super) type Aliases = HashMap<Symbol, (Linkage, Symbol, i64)>;

/// How a global is declared.
#[derive(Clone, Copy)]
struct Declared {
    /// Another module defines it.
    declared: bool,
    /// It has a value all the same.
    valued: bool,
    /// Each thread has one of its own.
    thread_local: bool,
    /// It is `__local` in OpenCL C.
    per_group: bool,
}

impl Reader<'_> {
    /// A statement that begins with a global's name.
    pub(super) fn global(&mut self, name: &str) -> ReadResult<()> {
        let name = Symbol::from(name);
        let position = self.lexer.start();
        self.lexer.advance()?;
        self.sign('=')?;
        let valued = matches!(self.lexer.token(), Token::Word("available_externally"));
        let (linkage, declared) = self.linkage()?;
        let mut declared = Declared { declared, valued, thread_local: false, per_group: false };
        loop {
            if matches!(self.lexer.token(), Token::Word("addrspace")) {
                declared.per_group = self.address_space()? == LOCAL_SPACE;
                continue;
            }
            match self.lexer.advance()? {
                Token::Word(word @ ("global" | "constant")) => {
                    let constant = word == "constant";
                    return self.variable(name, linkage, declared, constant);
                }
                Token::Word("alias") => return self.alias(name, linkage),
                Token::Word("thread_local") => {
                    declared.thread_local = true;
                    if *self.lexer.token() == Token::Sign('(') {
                        self.skip_balanced()?;
                    }
                }
                Token::Word("ifunc") => {
                    return Err(unsupported(position, format!("{name} is an ifunc, which is not supported")));
                }
                // Where it is visible, what it is good for: of no use here.
                Token::Word(_) => {}
                _ => return Err(malformed(position, "no global")),
            }
        }
    }

    /// The linkage at this position, and whether it says that the global is only declared.
    pub(super) fn linkage(&mut self) -> ReadResult<(Linkage, bool)> {
        let Token::Word(word) = *self.lexer.token() else {
            return Ok((Linkage::External, false));
        };
        let (linkage, declared) = match word {
            "private" | "internal" => (Linkage::Internal, false),
            "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" => (Linkage::Weak, false),
            "external" => (Linkage::External, true),
            "extern_weak" => (Linkage::Weak, true),
            "available_externally" => (Linkage::External, true),
            "appending" => (Linkage::Internal, false),
            _ => return Ok((Linkage::External, false)),
        };
        self.lexer.advance()?;
        Ok((linkage, declared))
    }

    fn variable(&mut self, name: Symbol, linkage: Linkage, declared: Declared, constant: bool) -> ReadResult<()> {
        let position = self.lexer.start();
        if matches!(&*name, "llvm.used" | "llvm.compiler.used") {
            return self.lexer.skip_line();
        }
        if name.starts_with("llvm.global_") {
            let message = "constructor and destructor functions are not supported: call them in main";
            return Err(unsupported(position, message));
        }
        let kind = self.kind()?;
        let mut initial = None;
        if !declared.declared || declared.valued {
            let value = self.constant(&kind, 0)?;
            initial = Some(self.initial(&value, position)?);
        }
        let alignment = self.variable_ending()?;
        self.module.globals.push(Global {
            name,
            linkage,
            constant,
            thread_local: declared.thread_local,
            per_group: declared.per_group,
            alignment: alignment.unwrap_or_else(|| self.layout.alignment_of(&kind)),
            size: self.layout.size_of(&kind),
            initial: if declared.declared { None } else { initial },
        });
        Ok(())
    }

    /// `, align 8, !dbg !0`: its alignment.
    fn variable_ending(&mut self) -> ReadResult<Option<u64>> {
        let mut alignment = None;
        while self.take_sign(',')? {
            if self.take_word("align")? {
                alignment = Some(self.count()?);
            } else {
                self.lexer.advance()?;
                match self.lexer.token() {
                    Token::Sign('(') => self.skip_balanced()?,
                    Token::Text(_) | Token::Metadata(_) => {
                        self.lexer.advance()?;
                    }
                    _ => {}
                }
            }
        }
        while matches!(self.lexer.token(), Token::Attributes(_)) {
            self.lexer.advance()?;
        }
        Ok(alignment)
    }

    fn initial(&mut self, value: &Expression, position: usize) -> ReadResult<Initial> {
        let mut initial = Initial::default();
        self.put(&mut initial, 0, value, position)?;
        let length = initial.bytes.iter().rposition(|byte| *byte != 0);
        initial.bytes.truncate(length.map_or(0, |last| last + 1));
        self.data_left -= initial.bytes.len() as u64;
        Ok(initial)
    }

    fn put_bytes(&mut self, initial: &mut Initial, offset: u64, bytes: &[u8], position: usize) -> ReadResult<()> {
        let length = bytes.iter().rposition(|byte| *byte != 0);
        let bytes = &bytes[..length.map_or(0, |last| last + 1)];
        if bytes.is_empty() {
            return Ok(());
        }
        let end = offset + bytes.len() as u64;
        if end > self.data_left {
            let message = format!("more than {} MB of data", DATA_MAX >> 20);
            return Err(unsupported(position, message));
        }
        if initial.bytes.len() < end as usize {
            initial.bytes.resize(end as usize, 0);
        }
        initial.bytes[offset as usize..end as usize].copy_from_slice(bytes);
        Ok(())
    }

    fn put(&mut self, initial: &mut Initial, offset: u64, value: &Expression, position: usize) -> ReadResult<()> {
        match value {
            Expression::Undefined(_) | Expression::Zero(_) => Ok(()),
            Expression::Bytes(bytes) => self.put_bytes(initial, offset, bytes, position),
            Expression::Float(bits) => self.put_bytes(initial, offset, &bits.to_le_bytes(), position),
            Expression::Double(bits) => self.put_bytes(initial, offset, &bits.to_le_bytes(), position),
            Expression::Number { kind, value } => {
                let size = self.layout.size_of(kind).min(16) as usize;
                self.put_bytes(initial, offset, &value.to_le_bytes()[..size], position)
            }
            Expression::Address { symbol, addend, .. } => {
                initial.references.push(DataReference { offset, symbol: symbol.clone(), addend: *addend });
                Ok(())
            }
            Expression::Aggregate(kind, parts) => {
                for (index, part) in parts.iter().enumerate() {
                    let at = match kind {
                        Type::Vector(element, _) if **element == crate::ir::TRUTH => {
                            let message = "data with a vector of truth values is not supported";
                            return Err(unsupported(position, message));
                        }
                        Type::Array(element, _) | Type::Vector(element, _) => {
                            self.layout.size_of(element) * index as u64
                        }
                        _ => self.layout.field_offset(kind, index).unwrap_or(0),
                    };
                    self.put(initial, offset + at, part, position)?;
                }
                Ok(())
            }
            Expression::Convert(..) | Expression::Binary(..) | Expression::Element { .. } => {
                Err(unsupported(position, "data holds more than an address and a number added"))
            }
        }
    }

    /// `T, ptr @other` behind `alias`.
    fn alias(&mut self, name: Symbol, linkage: Linkage) -> ReadResult<()> {
        let position = self.lexer.start();
        let kind = self.kind()?;
        if *self.lexer.token() == Token::Sign('(') {
            self.skip_balanced()?;
        }
        drop(kind);
        self.sign(',')?;
        // An expression has no type in front of it there.
        let target = match self.lexer.token() {
            Token::Word("getelementptr" | "bitcast" | "inttoptr") => self.constant(&Type::Pointer, 0)?,
            _ => self.typed_constant(0)?,
        };
        match target {
            Expression::Address { symbol, addend, .. } => {
                self.aliases.insert(name, (linkage, symbol, addend));
            }
            _ => return Err(malformed(position, "an alias of no symbol")),
        }
        self.variable_ending()?;
        Ok(())
    }

    /// A function's alias becomes a function of its own; a variable's is replaced by the variable.
    pub(super) fn resolve_aliases(&mut self) -> ReadResult<()> {
        let mut variables = HashMap::new();
        let aliases = std::mem::take(&mut self.aliases);
        let mut names: Vec<&Symbol> = aliases.keys().collect();
        names.sort();
        for name in names {
            // Clang's second name of `main(void)`, for WebAssembly's sake.
            if &**name == "__main_void" {
                continue;
            }
            let (linkage, mut target, mut addend) = aliases[name].clone();
            for _ in 0..aliases.len() {
                if let Some((_, next, further)) = aliases.get(&target) {
                    target = next.clone();
                    addend = addend.wrapping_add(*further);
                }
            }
            let function = self.module.functions.iter().find(|of| of.name == target);
            match function {
                Some(function) => {
                    let mut copy = function.clone();
                    copy.name = name.clone();
                    copy.linkage = linkage;
                    self.module.functions.push(copy);
                }
                None => {
                    variables.insert(name.clone(), (target, addend));
                }
            }
        }
        if !variables.is_empty() {
            self.rename(&variables);
        }
        self.rename_main();
        Ok(())
    }

    /// `main` with arguments has a name of its own on WebAssembly.
    fn rename_main(&mut self) {
        let rename = |name: &mut Symbol| {
            if &**name == "__main_argc_argv" {
                *name = Symbol::from("main");
            }
        };
        self.module.references_mut(&mut |symbol, _| rename(symbol));
        for function in &mut self.module.functions {
            rename(&mut function.name);
        }
    }

    fn rename(&mut self, names: &HashMap<Symbol, (Symbol, i64)>) {
        self.module.references_mut(&mut |symbol, addend| {
            if let Some((target, further)) = names.get(symbol) {
                *symbol = target.clone();
                *addend = addend.wrapping_add(*further);
            }
        });
    }
}

// Addresses of labels (`&&label`): numbers in place of addresses, so that `indirectbr` is a switch.
//
// A label's address is only good for a `goto` in its own function, so each label whose address is taken gets a number,
// the same in data and code, from 1.

/// The numbers of the labels, by function and label.
pub(super) type TakenBlocks = HashMap<(String, String), u64>;

impl Reader<'_> {
    /// `(@function, %label)` behind `blockaddress`.
    pub(super) fn block_address(&mut self) -> ReadResult<u64> {
        self.sign('(')?;
        let position = self.lexer.start();
        let Token::Global(function) = self.lexer.advance()? else {
            return Err(malformed(position, "a function's name is missing"));
        };
        let function = function.into_owned();
        self.sign(',')?;
        let Token::Local(label) = self.lexer.advance()? else {
            return Err(malformed(position, "a label is missing"));
        };
        let label = label.into_owned();
        self.sign(')')?;
        Ok(self.block_number(function, label))
    }

    /// The number of a label.
    pub(super) fn block_number(&mut self, function: String, label: String) -> u64 {
        let next = self.taken_blocks.len() as u64 + 1;
        *self.taken_blocks.entry((function, label)).or_insert(next)
    }
}
