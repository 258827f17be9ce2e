//! Structures and arrays in registers: their parts are words of their own.

use super::function::Lowering;
use super::values::Shape;
use crate::ir::{Operand, Type};
use crate::CompileError;

impl Lowering<'_> {
    /// `extractvalue`.
    pub(super) fn extract(
        &mut self,
        aggregate: &Operand,
        path: &[u32],
    ) -> Result<Shape, CompileError> {
        let kind = self.kind(aggregate);
        let (first, count) = self.part_of(&kind, path)?;
        let words = self.shape(aggregate)?.words;
        match words.get(first..first + count) {
            Some(part) => Ok(Shape::of(part.to_vec())),
            None => Err(self.refused("a part of a structure that has not so many")),
        }
    }

    /// `insertvalue`.
    pub(super) fn insert(
        &mut self,
        aggregate: &Operand,
        part: &Operand,
        path: &[u32],
    ) -> Result<Shape, CompileError> {
        let kind = self.kind(aggregate);
        let (first, count) = self.part_of(&kind, path)?;
        let mut words = self.shape(aggregate)?.words;
        let part = self.words(part)?;
        if part.len() != count || first + count > words.len() {
            return Err(self.refused("a part of a structure that has not so many"));
        }
        words[first..first + count].clone_from_slice(&part);
        Ok(Shape::of(words))
    }

    /// Which of an aggregate's words are a part's: the first, and how many.
    fn part_of(&self, kind: &Type, path: &[u32]) -> Result<(usize, usize), CompileError> {
        let Some((index, rest)) = path.split_first() else {
            return Ok((0, self.leaves(kind)?.len()));
        };
        let index = *index as usize;
        let before = match kind {
            Type::Structure { fields, .. } => {
                let mut before = 0;
                for field in fields.iter().take(index) {
                    before += self.leaves(field)?.len();
                }
                fields.get(index).map(|field| (before, field))
            }
            Type::Array(element, count) if (index as u64) < *count => {
                Some((index * self.leaves(element)?.len(), &**element))
            }
            _ => None,
        };
        let Some((before, part)) = before else {
            return Err(self.refused("a part of a structure that has not so many"));
        };
        let (first, count) = self.part_of(part, rest)?;
        Ok((before + first, count))
    }
}
