//! Addresses of elements, and what is constant in an address.

use super::function::Lowering;
use super::values::Extension;
use crate::ir::{BinaryOperator, Constant, Operand, Operation, Type};
use crate::CompileError;

impl Lowering<'_> {
    /// `getelementptr`.
    pub(super) fn element_address(
        &mut self,
        base: &Operand,
        element: &Type,
        indices: &[Operand],
    ) -> Result<Operand, CompileError> {
        let base = self.word(base)?;
        let (mut sum, mut offset) = self.root(base);
        let mut kind = element;
        for (position, index) in indices.iter().enumerate() {
            if position > 0 {
                if let Type::Structure { fields, .. } = kind {
                    let number = self.word(index)?;
                    let number = self.constant(&number).and_then(|a| usize::try_from(a).ok());
                    let field = number.and_then(|number| {
                        let offset = self.layout.field_offset(kind, number)?;
                        Some((offset, fields.get(number)?))
                    });
                    let Some((at, next)) = field else {
                        return Err(self.refused("a field of a structure that has not so many"));
                    };
                    offset = offset.wrapping_add(u128::from(at));
                    kind = next;
                    continue;
                }
                let Type::Array(element, _) = kind else {
                    return Err(self.refused(format!("an index into {kind}")));
                };
                kind = element;
            }
            let size = u128::from(self.layout.size_of(kind));
            let index = self.index(index)?;
            let (index, constant) = self.root(index);
            offset = offset.wrapping_add(constant.wrapping_mul(size));
            let size = self.number(size);
            let scaled = self.multiply(index, size);
            sum = self.add(sum, scaled);
        }
        let offset = self.number(offset);
        Ok(self.add(sum, offset))
    }

    /// An index as a word.
    fn index(&mut self, index: &Operand) -> Result<Operand, CompileError> {
        if self.width(index)? > self.word {
            return Ok(self.words(index)?.swap_remove(0));
        }
        self.narrow(index, Extension::Sign)
    }

    /// A word as another and a constant that is added.
    fn root(&self, word: Operand) -> (Operand, u128) {
        if let Some(constant) = self.constant(&word) {
            return (self.number(0), constant);
        }
        if let Some(Operation::Binary(BinaryOperator::Add, x, y)) = self.definition(&word) {
            if let Some(constant) = self.constant(y) {
                return (x.clone(), constant);
            }
        }
        (word, 0)
    }

    /// An address as a word and an offset for a load or a store.
    pub(super) fn place(&self, address: Operand, offset: i64) -> (Operand, i64) {
        if let Operand::Constant(Constant::Address { symbol, addend }) = &address {
            let base = Operand::Constant(Constant::Address {
                symbol: symbol.clone(),
                addend: 0,
            });
            return (base, addend.wrapping_add(offset));
        }
        let (root, constant) = self.root(address);
        let signed = (constant << (128 - self.word)) as i128 >> (128 - self.word);
        (root, (signed as i64).wrapping_add(offset))
    }

    /// What an address is known to be a multiple of.
    pub(super) fn alignment(&self, address: &Operand) -> u64 {
        let (root, offset) = self.place(address.clone(), 0);
        self.alignment_of_place(&root, offset)
    }

    /// What an address, given as [`Lowering::place`] does, is known to be a multiple of.
    pub(super) fn alignment_of_place(&self, root: &Operand, offset: i64) -> u64 {
        let of_offset = if offset == 0 {
            1 << 12
        } else {
            1 << offset.trailing_zeros().min(12)
        };
        let of_root = match root {
            Operand::Constant(Constant::Address { symbol, .. }) => self
                .module
                .globals
                .iter()
                .find(|global| global.name == *symbol)
                .map_or(1, |global| global.alignment.max(1)),
            Operand::Constant(_) => 1 << 12,
            Operand::Value(value) => self.alignments.get(value).copied().unwrap_or(1),
        };
        of_root.min(of_offset)
    }
}
