//! What instructions do.

use compiler::ir::{BinaryOperator, BlockId, Operation, Test, Value};

use super::{wrong, Entry, Frame, Kind, Stop, Warp, Word};

impl Warp<'_> {
    pub(super) fn instruction(
        &mut self,
        frame: &mut Frame,
        operation: &Operation,
        results: &[Value],
    ) -> Result<(), Stop> {
        match operation {
            Operation::Store { value, address, .. } => {
                let (value, address) = (self.read(frame, value), self.read(frame, address));
                for lane in self.active() {
                    let Some(to) = address[lane] else {
                        return wrong("a store to where nobody knows");
                    };
                    // What is not set is an error only when a lane decides by it: memory tells it apart.
                    let word = value[lane].unwrap_or(0xdead_beef);
                    self.memory.insert(to, word);
                }
            }
            Operation::Enclose => self.stack.push(Entry {
                kind: Kind::Uniform,
                mask: self.mask,
                pc: (0, 0, BlockId(0)),
            }),
            Operation::Call {
                callee, arguments, ..
            } => {
                let name = self.callee(frame, callee)?;
                let arguments: Vec<_> = arguments.iter().map(|a| self.read(frame, a)).collect();
                let given = self.call(&name, &arguments)?;
                for (value, words) in results.iter().zip(given) {
                    self.write(frame, *value, &words);
                }
            }
            _ => {
                let words = self.compute(frame, operation)?;
                if let Some(value) = results.first() {
                    self.write(frame, *value, &words);
                }
            }
        }
        Ok(())
    }

    /// The result of an instruction that does nothing else.
    fn compute(&self, frame: &Frame, operation: &Operation) -> Result<Vec<Word>, Stop> {
        let lanes = 0..self.lanes;
        let read = |operand| self.read(frame, operand);
        Ok(match operation {
            Operation::Binary(operator, a, b) => {
                let (a, b) = (read(a), read(b));
                lanes
                    .map(|lane| binary(*operator, a[lane], b[lane]))
                    .collect()
            }
            Operation::Test(test, a) => {
                let with: fn(u32) -> bool = match test {
                    Test::Negative => |a| a >> 31 == 1,
                    Test::Zero => |a| a == 0,
                    Test::NotZero => |a| a != 0,
                };
                let words = read(a).into_iter();
                words
                    .map(|word| word.map(|word| u32::from(with(word))))
                    .collect()
            }
            Operation::Select(condition, a, b) => {
                let (condition, a, b) = (read(condition), read(a), read(b));
                let choose = |lane: usize| {
                    Some(if condition[lane]? != 0 {
                        a[lane]?
                    } else {
                        b[lane]?
                    })
                };
                lanes.map(choose).collect()
            }
            Operation::Vote(truth) => {
                let words = read(truth);
                let mut count = 0;
                for lane in self.active() {
                    match words[lane] {
                        Some(word) => count += u32::from(word != 0),
                        None => return wrong(format!("lane {lane} votes with what is not set")),
                    }
                }
                vec![Some(count); self.lanes]
            }
            Operation::HardwareId(1) => vec![Some(0); self.lanes],
            Operation::HardwareId(0) => {
                lanes.map(|lane| Some((self.first + lane) as u32)).collect()
            }
            Operation::Load { address, .. } => {
                let addresses = read(address).into_iter();
                addresses
                    .map(|from| Some(from.map_or(0, |from| self.memory(from))))
                    .collect()
            }
            other => return wrong(format!("{other:?} is not done here")),
        })
    }
}

/// With what is not set a result is not set, but for a truth value that is false in any case.
fn binary(operator: BinaryOperator, a: Word, b: Word) -> Word {
    let with: fn(u32, u32) -> u32 = match operator {
        BinaryOperator::And if a == Some(0) || b == Some(0) => return Some(0),
        BinaryOperator::And => |a, b| a & b,
        BinaryOperator::Add => u32::wrapping_add,
        BinaryOperator::Subtract => u32::wrapping_sub,
        BinaryOperator::Multiply => u32::wrapping_mul,
        BinaryOperator::ShiftLeft => |a, b| a.checked_shl(b).unwrap_or(0),
        BinaryOperator::Or => |a, b| a | b,
        BinaryOperator::Xor => |a, b| a ^ b,
        _ => return None,
    };
    Some(with(a?, b?))
}
