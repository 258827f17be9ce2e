//! Objects from one ArchID to another, instruction by instruction.
//!
//! It works on objects, where jumps and addresses are still references to names, so that it can give
//! every instruction and every reference its new place. What an object does not tell (whether data are
//! words or bytes, which immediates count bytes of words) cannot be converted, and is refused where it
//! would matter.

use std::collections::HashMap;

use isa::{ArchId, Encoding, HardwareId, Instruction, Opcode, PredicateRegister};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::disassemble::{field_offset, is_word_reference, text_lines, TextLine};
use crate::expression::{BinaryOperator, Expression};
use crate::object::{Chunk, Object, Reference};
use crate::parser::is_relative;

/// The object for another ArchID: the same instructions and data, encoded for it. Whatever does not fit
/// (registers, predicates, immediates, distances, data of another word size) is reported, each with its
/// chunk and offset, the instruction and the field.
///
/// Immediates keep their value, also those that a source has computed from `__WORD`: with another word
/// size there is a warning, and the source should rather be assembled anew.
pub fn convert(object: &Object, to: &ArchId) -> Result<(Object, Diagnostics), Diagnostics> {
    let mut converter =
        Converter { object, from: object.arch, to: *to, texts: HashMap::new(), diagnostics: Diagnostics::default() };
    for chunk in &object.chunks {
        let is_text = text_lines(&object.arch, chunk).is_some();
        converter.texts.insert(chunk.name.as_str(), is_text);
    }
    let chunks = (0..object.chunks.len()).map(|index| converter.chunk(index)).collect();
    let mut diagnostics = converter.diagnostics;
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    if object.arch.word_bytes() != to.word_bytes() {
        let message = format!(
            "{}: words had {} bytes and now have {}; immediates that count bytes of words keep their value",
            object.name,
            object.arch.word_bytes(),
            to.word_bytes()
        );
        let warning = Diagnostic::warning(message);
        diagnostics.0.push(warning.with_help(format!("assembling the source for {to} gets them right")));
    }
    let converted = Object { name: object.name.clone(), arch: *to, chunks, entry: object.entry, debug: None };
    Ok((converted, diagnostics))
}

struct Converter<'a> {
    object: &'a Object,
    from: ArchId,
    to: ArchId,
    /// For each name of the object, whether it is text.
    texts: HashMap<&'a str, bool>,
    diagnostics: Diagnostics,
}

impl Converter<'_> {
    /// Instructions change their lengths, and so the distances between them.
    fn lengths_change(&self) -> bool {
        self.from.encoding() != self.to.encoding() || self.from.word_bytes() != self.to.word_bytes()
    }

    /// Reports what is wrong at an offset of a chunk.
    fn error(&mut self, index: usize, offset: usize, what: &str, why: &str) {
        let place = describe(self.object, index, offset);
        self.diagnostics.0.push(Diagnostic::error(format!("{place}: `{what}`: {why}")));
    }

    fn chunk(&mut self, index: usize) -> Chunk {
        let chunk = &self.object.chunks[index];
        let converted = match text_lines(&self.from, chunk) {
            Some(lines) => self.text(index, &lines),
            None => {
                for reference in &chunk.references {
                    self.check_target(index, reference.offset as usize, ".word", reference);
                }
                if self.from.word_bytes() == self.to.word_bytes() {
                    chunk.clone()
                } else {
                    self.data(index)
                }
            }
        };
        Chunk { alignment: self.alignment(chunk), ..converted }
    }

    /// Words must lie at words, and text of encoding `w` too.
    fn alignment(&self, chunk: &Chunk) -> u64 {
        let (from, to) = (u64::from(self.from.word_bytes()), u64::from(self.to.word_bytes()));
        let becomes_words = self.to.encoding() == Encoding::Word && self.lengths_change();
        let is_text = chunk.permissions.execute && !chunk.permissions.write;
        if chunk.alignment == from {
            to
        } else if becomes_words && is_text {
            chunk.alignment.next_multiple_of(to)
        } else {
            chunk.alignment
        }
    }

    fn text(&mut self, index: usize, lines: &[TextLine<'_>]) -> Chunk {
        let chunk = &self.object.chunks[index];
        // Lengths depend on operand classes alone, so the new offsets are known before any distance.
        let mut offsets: HashMap<usize, usize> = HashMap::new();
        let mut length = 0;
        for line in lines {
            offsets.insert(line.offset, length);
            length += isa::encoded_length_bytes(&self.to, line.instruction.opcode());
        }
        offsets.insert(chunk.data.len(), length);
        let mut data = Vec::with_capacity(length);
        let mut references = Vec::new();
        for line in lines {
            let new_end = data.len() + isa::encoded_length_bytes(&self.to, line.instruction.opcode());
            match self.instruction(line, new_end, &offsets) {
                Ok(bytes) => {
                    if let Some(reference) = line.reference {
                        let what = line.instruction.opcode().mnemonic();
                        self.check_target(index, line.offset, what, reference);
                        references.push(self.reference(line, reference, data.len(), new_end));
                    }
                    data.extend_from_slice(&bytes);
                }
                Err(why) => {
                    self.error(index, line.offset, &line.instruction.to_string(), &why);
                    data.resize(new_end, 0);
                }
            }
        }
        Chunk { size: data.len() as u64, data, references, ..chunk.clone() }
    }

    /// The instruction's new bytes, or why there are none.
    fn instruction(
        &self,
        line: &TextLine<'_>,
        new_end: usize,
        offsets: &HashMap<usize, usize>,
    ) -> Result<Vec<u8>, String> {
        let mut instruction = line.instruction;
        let is_distance = is_relative(instruction.opcode()) && line.reference.is_none();
        if is_distance && self.lengths_change() {
            let target = line.end as i128 + i128::from(instruction.immediate());
            let new_target = usize::try_from(target)
                .ok()
                .and_then(|target| offsets.get(&target))
                .ok_or("its target is no instruction of its own chunk, so the new distance is not known; give the target a label")?;
            instruction =
                Instruction::new(instruction.opcode(), instruction.registers(), *new_target as i64 - new_end as i64)
                    .guarded(instruction.predicate());
        }
        self.check_vote(&instruction)?;
        isa::encode(&self.to, &instruction).map_err(|error| error.to_string())
    }

    /// The register of a vote is in the immediate, where encoding does not look for it. If the old ArchID does not have
    /// this register either, the number is no vote, and gives 0 in both (I10.4).
    fn check_vote(&self, instruction: &Instruction) -> Result<(), String> {
        let id = HardwareId::of_selector(instruction.immediate());
        match (instruction.opcode(), id) {
            (Opcode::Hwid, Some(HardwareId::Vote(PredicateRegister(number)))) => {
                let exists = |arch: &ArchId| u32::from(number) < arch.preds();
                if exists(&self.from) && !exists(&self.to) {
                    let last = self.to.preds() - 1;
                    return Err(format!(
                        "it is a vote of @p{number}, which does not exist: {} has @p0 to @p{last}",
                        self.to
                    ));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn reference(&self, line: &TextLine<'_>, reference: &Reference, offset: usize, end: usize) -> Reference {
        let class = line.instruction.opcode().class();
        Reference {
            target: reference.target.clone(),
            relative_to: reference.relative_to.map(|_| end as u64),
            offset: field_offset(&self.to, offset, end),
            width_bits: self.to.immediate_bits(class).unwrap_or(0),
        }
    }

    /// `(loop + 8)` counts bytes; where those are bytes of instructions, 8 is no longer right.
    fn check_target(&mut self, index: usize, offset: usize, what: &str, reference: &Reference) {
        if !self.lengths_change() || !adds_number(&reference.target) {
            return;
        }
        let mut counts_text = self.from.word_bytes() != self.to.word_bytes();
        reference.target.for_each_symbol(&mut |name| {
            counts_text |= self.texts.get(name).copied().unwrap_or(true);
        });
        if counts_text {
            let why = format!("{} counts bytes of what changes its length; give the place a label", reference.target);
            self.error(index, offset, what, &why);
        }
    }

    /// Data of another word size: zeros and addresses are words, anything else may not be.
    fn data(&mut self, index: usize) -> Chunk {
        let chunk = &self.object.chunks[index];
        let (from, to) = (self.from.word_bytes() as usize, self.to.word_bytes() as usize);
        let plain = chunk.references.iter().all(|reference| is_word_reference(&self.from, chunk, reference))
            && chunk.references.iter().all(|reference| reference.offset.is_multiple_of(from as u64))
            && chunk.size.is_multiple_of(from as u64)
            && chunk.data.len().is_multiple_of(from);
        if !plain || chunk.data.iter().any(|&byte| byte != 0) {
            let place = describe(self.object, index, 0);
            let message = format!("{place}: data that may be words of {from} bytes, or bytes: an object does not tell");
            let help = format!("assemble its source for {}", self.to);
            self.diagnostics.0.push(Diagnostic::error(message).with_help(help));
            return chunk.clone();
        }
        let references = chunk.references.iter().map(|reference| Reference {
            target: reference.target.clone(),
            relative_to: None,
            offset: reference.offset / from as u64 * to as u64,
            width_bits: self.to.word_bits(),
        });
        Chunk {
            data: vec![0; chunk.data.len() / from * to],
            size: chunk.size / from as u64 * to as u64,
            references: references.collect(),
            ..chunk.clone()
        }
    }
}

/// Whether a number is added to an address somewhere. Addresses alone, and differences of addresses,
/// stay right whatever lies between them.
fn adds_number(expression: &Expression) -> bool {
    match expression {
        Expression::Number(_) | Expression::Symbol(_) => false,
        Expression::Unary(_, inner) => adds_number(inner),
        Expression::Binary(operator, left, right) => {
            let is_sum = matches!(operator, BinaryOperator::Add | BinaryOperator::Subtract);
            let is_number = |side: &Expression| matches!(side, Expression::Number(_));
            (is_sum && (is_number(left) || is_number(right))) || adds_number(left) || adds_number(right)
        }
    }
}

/// `boot.o: loop+0x8`, or by the chunk's number.
fn describe(object: &Object, index: usize, offset: usize) -> String {
    let name = match object.chunks[index].name.as_str() {
        "" => format!("chunk {index}"),
        name => name.to_owned(),
    };
    match offset {
        0 => format!("{}: {name}", object.name),
        _ => format!("{}: {name}+{offset:#x}", object.name),
    }
}
