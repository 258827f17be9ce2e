//! How values come into a function, out of it, and into its blocks.

use super::function::Lowering;
use super::values::{Extension, Shape};
use crate::ir::{BlockId, Function, Operand, Parameter, Test, Type, Value, TRUTH};
use crate::CompileError;

impl Lowering<'_> {
    /// The types in which a function's parameters are passed.
    pub(super) fn passed_parameters(
        &self,
        function: &Function,
    ) -> Result<Vec<Parameter>, CompileError> {
        let mut passed = Vec::new();
        for parameter in &function.parameters {
            passed.extend(self.passed(&parameter.kind)?);
        }
        if function.variadic {
            passed.push(self.word_type());
        }
        let parameter = |kind| Parameter::plain(kind);
        Ok(passed.into_iter().map(parameter).collect())
    }

    /// The words in which a value is passed: truth values as 0 or 1.
    pub(super) fn passed(&self, kind: &Type) -> Result<Vec<Type>, CompileError> {
        Ok(vec![self.word_type(); self.leaves(kind)?.len()])
    }

    /// What a function returns.
    pub(super) fn passed_results(&self, kind: &Type) -> Result<Vec<Type>, CompileError> {
        let words = self.passed(kind)?;
        if words.len() > 2 {
            return Err(self.refused(format!("a function that returns {kind} in registers")));
        }
        Ok(words)
    }

    /// Gives a block its parameters. Those of the entry are the function's, in the words in which they are passed.
    pub(super) fn parameters(&mut self, block: BlockId) -> Result<(), CompileError> {
        if block == self.read.entry() {
            return Ok(());
        }
        let read = self.read;
        for parameter in &read.blocks[block].parameters {
            let kind = &read.values[*parameter];
            let mut words = Vec::new();
            for leaf in self.leaves(kind)? {
                let value = self.fresh(leaf);
                self.out.blocks[self.blocks[block]].parameters.push(value);
                words.push(Operand::from(value));
            }
            if let (Type::Integer(bits), [word]) = (kind, &words[..]) {
                if *bits > 1 {
                    self.note_unsigned(word, *bits);
                }
            }
            let shape = Shape::of(words);
            self.note_sign(*parameter, &shape);
            self.shapes[*parameter] = Some(shape);
        }
        Ok(())
    }

    /// Notes that an integer is known not to be negative.
    pub(super) fn note_sign(&mut self, read: Value, shape: &Shape) {
        let (Type::Integer(bits), true) = (&self.read.values[read], self.not_negative[read]) else {
            return;
        };
        let top = (*bits - 1) % self.word;
        let is_whole = shape.extension != Extension::Any || bits % self.word == 0;
        match shape.words.last() {
            // A word that others have already may hold what has no meaning here, but has there.
            Some(Operand::Value(word)) if is_whole && usize::from(*word) >= self.own => {
                self.note_unsigned(&Operand::Value(*word), top);
            }
            _ => {}
        }
    }

    /// The function's parameters.
    pub(super) fn arguments(&mut self) -> Result<(), CompileError> {
        let entry = self.read.entry();
        let body = self.read;
        let read = &body.blocks[entry].parameters;
        for (index, parameter) in read.iter().enumerate() {
            let kind = &body.values[*parameter];
            let mut words: Vec<Operand> = Vec::new();
            for _ in self.passed(kind)? {
                let value = self.fresh(self.word_type());
                self.out.blocks[self.block].parameters.push(value);
                words.push(value.into());
            }
            let mut extension = Extension::Zero;
            if let (Type::Integer(bits), [word]) = (kind, &words[..]) {
                let declared = self.function.parameters.get(index);
                if declared.and_then(|a| a.sign_extended) == Some(true) && *bits > 1 {
                    extension = Extension::Sign;
                    self.note_signed(word, *bits);
                } else {
                    self.note_unsigned(word, *bits);
                }
            }
            let shape = Shape { words, extension };
            self.note_sign(*parameter, &shape);
            self.shapes[*parameter] = Some(shape);
        }
        if self.function.variadic {
            let value = self.fresh(self.word_type());
            self.out.blocks[self.block].parameters.push(value);
            self.further = Some(value.into());
        }
        // Truth values come as words.
        for parameter in read {
            let kind = self.read.values[*parameter].clone();
            let leaves = self.leaves(&kind)?;
            if !leaves.contains(&TRUTH) {
                continue;
            }
            let mut words = self.shapes[*parameter]
                .take()
                .map_or(Vec::new(), |a| a.words);
            for (word, leaf) in words.iter_mut().zip(&leaves) {
                if *leaf == TRUTH {
                    *word = self.test(Test::NotZero, word.clone());
                }
            }
            self.shapes[*parameter] = Some(Shape::of(words));
        }
        Ok(())
    }
}
