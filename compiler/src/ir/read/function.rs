//! Functions: heads, blocks and their ends, names of values, and phis, which become parameters of their blocks.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use typed_index_collections::TiVec;

use super::constants::Expression;
use super::lexer::Token;
use super::metadata::debug_number;
use super::{malformed, unsupported, ReadResult, Reader};
use crate::ir::{
    BlockId, Body, Conversion, Edge, Function, Instruction, Location, Operand, Operation, Parameter, Promises, Symbol,
    Terminator, Type, Value,
};

/// A value under its name.
#[derive(Clone, Copy)]
struct Named {
    value: Value,
    defined: bool,
}

/// A phi: the block, and what comes from where.
pub(super) struct Phi {
    pub block: BlockId,
    pub value: Value,
    pub incoming: Vec<(Incoming, BlockId)>,
}

/// What an edge gives a phi.
pub(super) enum Incoming {
    Operand(Operand),
    /// A constant that may need instructions at the end of the edge's block.
    Expression(Expression),
}

/// Reads one function's body.
pub(super) struct FunctionReader<'r, 't> {
    pub reader: &'r mut Reader<'t>,
    pub name: Symbol,
    pub body: Body,
    values: HashMap<Cow<'t, str>, Named>,
    labels: HashMap<Cow<'t, str>, BlockId>,
    /// Blocks that the text has.
    begun: HashSet<BlockId>,
    /// The block that is being read; none behind a terminator.
    pub block: Option<BlockId>,
    pub phis: Vec<Phi>,
    /// What the words before the present operation's operands promise.
    pub promises: Promises,
    /// The number of the next value or block without a name.
    next_unnamed: u64,
}

impl<'t> Reader<'t> {
    /// `declare ...`
    pub(super) fn declaration(&mut self) -> ReadResult<()> {
        let line = self.lexer.text()[self.statement..].lines().next();
        let head = line.unwrap_or_default().split('(').next();
        if head.unwrap_or_default().contains(" @llvm.") {
            return self.lexer.skip_line();
        }
        let (mut function, _) = self.head()?;
        let end = self.statement + line.unwrap_or_default().len();
        while self.lexer.start() < end && *self.lexer.token() != Token::End {
            self.head_attribute(&mut function)?;
        }
        // Without a prototype.
        function.variadic &= !function.parameters.is_empty();
        self.module.functions.push(function);
        Ok(())
    }

    /// `define ... { ... }`
    pub(super) fn definition(&mut self) -> ReadResult<()> {
        let line = self.lexer.text()[self.statement..].lines().next();
        let number = debug_number(line.unwrap_or_default());
        let declared = line.unwrap_or_default().contains(" available_externally ");
        self.current = Some((Symbol::from("?"), number));
        let (mut function, names) = self.head()?;
        self.current = Some((function.name.clone(), number));
        while !self.take_sign('{')? {
            if *self.lexer.token() == Token::End {
                return Err(malformed(self.statement, "a function without a body"));
            }
            self.head_attribute(&mut function)?;
        }
        function.location = number.and_then(|number| self.metadata.location(number));
        let mut reader = FunctionReader {
            reader: self,
            name: function.name.clone(),
            body: Body::default(),
            values: HashMap::new(),
            labels: HashMap::new(),
            begun: HashSet::new(),
            block: None,
            phis: Vec::new(),
            promises: Promises::default(),
            next_unnamed: 0,
        };
        reader.parameters(&function, names)?;
        reader.statements()?;
        reader.resolve_phis()?;
        let body = reader.finish()?;
        // A copy of what another module defines is only good for inlining.
        function.body = (!declared).then_some(body);
        self.current = None;
        self.module.functions.push(function);
        Ok(())
    }

    /// Up to the parameters' closing bracket; and the parameters' names.
    fn head(&mut self) -> ReadResult<(Function, Vec<Option<Cow<'t, str>>>)> {
        self.lexer.advance()?;
        while matches!(self.lexer.token(), Token::Metadata(_)) {
            self.lexer.advance()?;
        }
        let (linkage, _) = self.linkage()?;
        self.passing()?;
        let result = self.kind()?;
        let position = self.lexer.start();
        let Token::Global(name) = self.lexer.advance()? else {
            return Err(malformed(position, "a function's name is missing"));
        };
        let mut names = Vec::new();
        let mut function = Function {
            name: Symbol::from(&*name),
            linkage,
            parameters: Vec::new(),
            result,
            results: Vec::new(),
            variadic: false,
            never_returns: false,
            location: None,
            body: None,
        };
        self.sign('(')?;
        while !self.take_sign(')')? {
            if !function.parameters.is_empty() {
                self.sign(',')?;
            }
            if *self.lexer.token() == Token::Ellipsis {
                self.lexer.advance()?;
                function.variadic = true;
                self.sign(')')?;
                break;
            }
            let (parameter, name) = self.parameter()?;
            function.parameters.push(parameter);
            names.push(name);
        }
        Ok((function, names))
    }

    fn parameter(&mut self) -> ReadResult<(Parameter, Option<Cow<'t, str>>)> {
        let kind = self.kind()?;
        let passing = self.passing()?;
        let mut name = None;
        if let Token::Local(found) = self.lexer.token().clone() {
            self.lexer.advance()?;
            name = Some(found);
        }
        Ok((passing.parameter(kind), name))
    }

    /// One of the words that may follow the parameters.
    fn head_attribute(&mut self, function: &mut Function) -> ReadResult<()> {
        match self.lexer.advance()? {
            Token::Attributes(group) => {
                function.never_returns |= self.never_return.contains(group);
            }
            Token::Word("noreturn") => function.never_returns = true,
            Token::Word("personality") => {
                return Err(unsupported(self.statement, "exceptions are not supported"));
            }
            _ if *self.lexer.token() == Token::Sign('(') => self.skip_balanced()?,
            _ => {}
        }
        Ok(())
    }
}

impl<'t> FunctionReader<'_, 't> {
    fn parameters(&mut self, function: &Function, names: Vec<Option<Cow<'t, str>>>) -> ReadResult<()> {
        let mut values = Vec::new();
        for (parameter, name) in function.parameters.iter().zip(names) {
            values.push(self.define(name, parameter.kind.clone())?);
        }
        let name = match self.reader.lexer.token().clone() {
            Token::Label(name) => {
                self.reader.lexer.advance()?;
                Some(name)
            }
            _ => None,
        };
        let entry = self.begin_block(name)?;
        self.body.blocks[entry].parameters = values;
        Ok(())
    }

    fn statements(&mut self) -> ReadResult<()> {
        loop {
            self.reader.statement = self.reader.lexer.start();
            match self.reader.lexer.token().clone() {
                Token::Sign('}') => {
                    self.reader.lexer.advance()?;
                    return Ok(());
                }
                Token::Label(name) => {
                    self.reader.lexer.advance()?;
                    self.begin_block(Some(name))?;
                }
                Token::Local(name) => {
                    self.reader.lexer.advance()?;
                    self.reader.sign('=')?;
                    self.statement(Some(name))?;
                }
                Token::Word("uselistorder") => self.reader.lexer.skip_line()?,
                Token::Word(_) => self.statement(None)?,
                _ => return self.malformed("no instruction"),
            }
        }
    }

    /// An instruction or terminator, with the metadata that follow it.
    fn statement(&mut self, name: Option<Cow<'t, str>>) -> ReadResult<()> {
        let block = match self.block {
            Some(block) => block,
            None => self.begin_block(None)?,
        };
        let first = self.body.blocks[block].instructions.len();
        let position = self.reader.lexer.start();
        let Token::Word(word) = self.reader.lexer.advance()? else {
            return Err(malformed(position, "no instruction"));
        };
        if !self.terminator(word, block)? {
            self.instruction(word, name)?;
        }
        let location = self.ending()?;
        let block = &mut self.body.blocks[block];
        for instruction in &mut block.instructions[first..] {
            instruction.location = location;
        }
        if self.block.is_none() {
            block.end_location = location;
        }
        Ok(())
    }

    /// `, align 4, !tbaa !84, !dbg !117`: the place.
    fn ending(&mut self) -> ReadResult<Option<Location>> {
        let mut location = None;
        let reader = &mut *self.reader;
        while reader.take_sign(',')? {
            match reader.lexer.advance()? {
                Token::Metadata(kind) => match reader.lexer.token().clone() {
                    Token::Metadata(number) => {
                        reader.lexer.advance()?;
                        if *reader.lexer.token() == Token::Sign('(') || number.is_empty() {
                            reader.skip_balanced()?;
                        } else if kind == "dbg" {
                            let number = number.parse().ok();
                            location = number.and_then(|number| reader.metadata.location(number));
                        }
                    }
                    _ => return Err(malformed(reader.lexer.start(), "metadata are missing")),
                },
                Token::Word("align") => {
                    reader.count()?;
                }
                Token::Word("addrspace") => reader.skip_balanced()?,
                _ => return Err(malformed(reader.lexer.start(), "the end of a line is missing")),
            }
        }
        Ok(location)
    }

    // Names.

    fn unnamed(&mut self, name: Option<Cow<'t, str>>) -> Cow<'t, str> {
        let name = name.unwrap_or_else(|| Cow::Owned(self.next_unnamed.to_string()));
        if let Ok(number) = name.parse::<u64>() {
            self.next_unnamed = number.saturating_add(1);
        }
        name
    }

    fn begin_block(&mut self, name: Option<Cow<'t, str>>) -> ReadResult<BlockId> {
        if self.block.is_some() {
            return self.malformed("a block does not end with a terminator");
        }
        let name = self.unnamed(name);
        let block = self.label(name);
        if !self.begun.insert(block) {
            return self.malformed("a label stands twice");
        }
        self.body.order.push(block);
        self.block = Some(block);
        Ok(block)
    }

    /// The block of that label.
    pub(super) fn label(&mut self, name: Cow<'t, str>) -> BlockId {
        let body = &mut self.body;
        *self.labels.entry(name).or_insert_with(|| body.detached_block())
    }

    /// A new value under a name.
    pub(super) fn define(&mut self, name: Option<Cow<'t, str>>, kind: Type) -> ReadResult<Value> {
        let name = self.unnamed(name);
        match self.values.get_mut(&name) {
            Some(named) if !named.defined && self.body.values[named.value] == kind => {
                named.defined = true;
                Ok(named.value)
            }
            Some(named) => {
                let message = if named.defined {
                    format!("%{name} is defined twice")
                } else {
                    format!("%{name} is used with another type than it has")
                };
                self.malformed(message)
            }
            None => {
                let value = self.body.value(kind);
                let defined = true;
                self.values.insert(name, Named { value, defined });
                Ok(value)
            }
        }
    }

    fn named(&mut self, name: Cow<'t, str>, kind: &Type) -> ReadResult<Value> {
        if let Some(named) = self.values.get(&name) {
            if self.body.values[named.value] != *kind {
                return self.malformed(format!("%{name} is used with another type than it has"));
            }
            return Ok(named.value);
        }
        let value = self.body.value(kind.clone());
        let defined = false;
        self.values.insert(name, Named { value, defined });
        Ok(value)
    }

    /// Refuses what is not as LLVM writes it.
    pub(super) fn malformed<T>(&self, message: impl Into<String>) -> ReadResult<T> {
        Err(malformed(self.reader.statement, message))
    }

    /// Refuses what is LLVM's, but not supported.
    pub(super) fn unsupported<T>(&self, message: impl Into<String>) -> ReadResult<T> {
        Err(unsupported(self.reader.statement, message))
    }

    // Operands.

    /// A type and two operands of it.
    pub(super) fn two_operands(&mut self) -> ReadResult<(Type, Operand, Operand)> {
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let b = self.operand(&kind)?;
        Ok((kind, a, b))
    }

    /// A type and an operand of it.
    pub(super) fn typed_operand(&mut self) -> ReadResult<(Type, Operand)> {
        let kind = self.reader.kind()?;
        let operand = self.operand(&kind)?;
        Ok((kind, operand))
    }

    /// An operand of a type.
    pub(super) fn operand(&mut self, kind: &Type) -> ReadResult<Operand> {
        match self.incoming(kind)? {
            Incoming::Operand(operand) => Ok(operand),
            Incoming::Expression(expression) => {
                let block = self.block.unwrap_or(BlockId(0));
                self.materialize(&expression, block)
            }
        }
    }

    /// An operand of a type, of which a constant is not yet put into a block.
    pub(super) fn incoming(&mut self, kind: &Type) -> ReadResult<Incoming> {
        if let Token::Local(name) = self.reader.lexer.token().clone() {
            self.reader.lexer.advance()?;
            return Ok(Incoming::Operand(self.named(name, kind)?.into()));
        }
        let expression = self.reader.constant(kind, 0)?;
        if expression.kind() != *kind {
            return self.malformed(format!("a constant is no {kind}"));
        }
        Ok(Incoming::Expression(expression))
    }

    /// A name that is used but not defined.
    fn undefined(&self) -> Option<&str> {
        let undefined = self.values.iter().filter(|(_, named)| !named.defined);
        undefined.map(|(name, _)| &**name).min()
    }
}

impl FunctionReader<'_, '_> {
    /// Gives every edge its arguments.
    fn resolve_phis(&mut self) -> ReadResult<()> {
        let mut by_block: BTreeMap<BlockId, Vec<Phi>> = BTreeMap::new();
        for phi in std::mem::take(&mut self.phis) {
            self.body.blocks[phi.block].parameters.push(phi.value);
            by_block.entry(phi.block).or_default().push(phi);
        }
        let mut edges: TiVec<BlockId, usize> = self.body.blocks.iter().map(|_| 0).collect();
        for block in &self.body.blocks {
            for edge in block.end.edges() {
                edges[edge.block] += 1;
            }
        }
        let mut arguments = HashMap::new();
        for (block, phis) in by_block {
            for (index, phi) in phis.into_iter().enumerate() {
                if phi.incoming.len() < edges[block] {
                    return Err(self.missing());
                }
                for (incoming, from) in phi.incoming {
                    if arguments.contains_key(&(from, block, index)) {
                        continue;
                    }
                    let operand = match incoming {
                        Incoming::Operand(operand) => operand,
                        Incoming::Expression(expression) => self.materialize(&expression, from)?,
                    };
                    arguments.insert((from, block, index), operand);
                }
            }
        }
        self.hand_over(&arguments)
    }

    fn missing(&self) -> super::Refusal {
        malformed(self.reader.statement, "a phi lacks a value for an edge")
    }

    fn hand_over(&mut self, given: &HashMap<(BlockId, BlockId, usize), Operand>) -> ReadResult<()> {
        let counts: TiVec<BlockId, usize> = self.body.blocks.iter().map(|block| block.parameters.len()).collect();
        let entry = self.body.entry();
        for from in self.body.blocks.keys().collect::<Vec<_>>() {
            let mut end = self.body.blocks[from].end.clone();
            for edge in end.edges_mut() {
                if edge.block == entry {
                    return self.malformed("the entry block is jumped to");
                }
                for index in 0..counts[edge.block] {
                    let operand = given.get(&(from, edge.block, index));
                    edge.arguments.push(operand.cloned().ok_or_else(|| self.missing())?);
                }
            }
            self.body.blocks[from].end = end;
        }
        Ok(())
    }

    /// The body, when all that is used is defined.
    pub(super) fn finish(self) -> ReadResult<Body> {
        if self.block.is_some() {
            return self.malformed("a block does not end with a terminator");
        }
        if self.body.order.len() != self.body.blocks.len() {
            return self.malformed("a label is not defined");
        }
        if let Some(name) = self.undefined() {
            return self.malformed(format!("%{name} is not defined"));
        }
        Ok(self.body)
    }

    /// The terminator that begins with a word. `false` if none does.
    fn terminator(&mut self, word: &str, block: BlockId) -> ReadResult<bool> {
        let end = match word {
            "br" => self.branch()?,
            "switch" => self.switch()?,
            "indirectbr" => self.indirect(block)?,
            "ret" => self.return_value()?,
            "unreachable" => Terminator::Unreachable,
            "invoke" | "resume" | "cleanupret" | "catchret" | "catchswitch" => {
                return self.unsupported("exceptions are not supported");
            }
            "callbr" => {
                return self.unsupported("asm goto is not supported");
            }
            _ => return Ok(false),
        };
        self.body.blocks[block].end = end;
        self.block = None;
        Ok(true)
    }

    /// `label %x`
    fn edge(&mut self) -> ReadResult<Edge> {
        self.reader.word("label")?;
        let block = self.label_name()?;
        Ok(Edge::to(block))
    }

    /// `%x`, a block's label.
    fn label_name(&mut self) -> ReadResult<BlockId> {
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Local(name) => Ok(self.label(name)),
            _ => Err(malformed(position, "a label is missing")),
        }
    }

    fn branch(&mut self) -> ReadResult<Terminator> {
        if matches!(self.reader.lexer.token(), Token::Word("label")) {
            return Ok(Terminator::Jump(self.edge()?));
        }
        let (_, condition) = self.typed_operand()?;
        self.reader.sign(',')?;
        let taken = self.edge()?;
        self.reader.sign(',')?;
        let otherwise = self.edge()?;
        Ok(Terminator::branch(condition, taken, otherwise))
    }

    fn switch(&mut self) -> ReadResult<Terminator> {
        let (kind, value) = self.typed_operand()?;
        let Type::Integer(bits) = kind else {
            return self.malformed("a switch by no integer");
        };
        self.reader.sign(',')?;
        let default = self.edge()?;
        self.reader.sign('[')?;
        let mut cases = Vec::new();
        while !self.reader.take_sign(']')? {
            let position = self.reader.lexer.start();
            let case = self.reader.typed_constant(0)?;
            let super::constants::Expression::Number { value, .. } = case else {
                return Err(malformed(position, "a case is no number"));
            };
            self.reader.sign(',')?;
            cases.push((value, self.edge()?));
        }
        Ok(Terminator::Switch { value, bits, cases, default })
    }

    /// `ptr %x, [label %a, label %b]`: a switch by the labels' numbers.
    fn indirect(&mut self, block: BlockId) -> ReadResult<Terminator> {
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        self.reader.sign('[')?;
        let mut cases: Vec<(u128, Edge)> = Vec::new();
        while !self.reader.take_sign(']')? {
            if !cases.is_empty() {
                self.reader.take_sign(',')?;
            }
            self.reader.word("label")?;
            let position = self.reader.lexer.start();
            let Token::Local(label) = self.reader.lexer.advance()? else {
                return Err(malformed(position, "a label is missing"));
            };
            let function = self.name.to_string();
            let number = self.reader.block_number(function, label.to_string());
            let edge = Edge::to(self.label(label));
            if cases.iter().all(|(other, _)| *other != u128::from(number)) {
                cases.push((u128::from(number), edge));
            }
        }
        let Some((_, default)) = cases.pop() else {
            return Ok(Terminator::Unreachable);
        };
        let bits = self.reader.bits_of(&Type::Pointer);
        let value = self.body.value(Type::Integer(bits));
        self.body.blocks[block].instructions.push(Instruction::new(
            vec![value],
            Operation::Convert(Conversion::Bits, address),
            None,
        ));
        Ok(Terminator::Switch { value: value.into(), bits, cases, default })
    }

    fn return_value(&mut self) -> ReadResult<Terminator> {
        if self.reader.take_word("void")? {
            return Ok(Terminator::Return(Vec::new()));
        }
        let (_, value) = self.typed_operand()?;
        Ok(Terminator::Return(vec![value]))
    }

    /// `i32 [ 0, %1 ], [ %14, %8 ]` behind `phi`.
    pub(super) fn phi(&mut self) -> ReadResult<(Type, Vec<(Incoming, BlockId)>)> {
        self.flags()?;
        let kind = self.reader.kind()?;
        let mut incoming = Vec::new();
        loop {
            self.reader.sign('[')?;
            let value = self.incoming(&kind)?;
            self.reader.sign(',')?;
            let from = self.label_name()?;
            self.reader.sign(']')?;
            incoming.push((value, from));
            // Metadata follow a comma, too.
            if !self.reader.take_comma(|token| *token == Token::Sign('['))? {
                break;
            }
        }
        Ok((kind, incoming))
    }
}
