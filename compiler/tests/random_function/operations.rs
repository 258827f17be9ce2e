//! Random operations of a block.

use compiler::ir::{
    BinaryOperator, Callee, Constant, Guard, Instruction, Operand, Operation, SlotId, Symbol, Test,
    Type, TRUTH,
};

use super::{Maker, DATA_WORDS, SLOT_WORDS};

impl Maker<'_> {
    /// An address in the array or in the frame, and an offset; rarely misaligned.
    fn place(&mut self) -> (Operand, i64) {
        let bytes = i64::from(self.shape.word_bytes);
        let (base, words) = if self.random.bool() {
            let symbol: Symbol = "data".into();
            (
                Operand::Constant(Constant::Address { symbol, addend: 0 }),
                DATA_WORDS,
            )
        } else {
            let slot = Operation::SlotAddress(SlotId(0));
            (self.push(self.word.clone(), slot), SLOT_WORDS)
        };
        let misaligned = if self.random.u32(0..5) == 0 {
            self.random.i64(0..bytes)
        } else {
            0
        };
        let offset = bytes * self.random.i64(0..words as i64) + misaligned;
        if self.random.bool() {
            return (base, offset);
        }
        let bits = self.shape.word_bytes * 8;
        let mask = Operand::integer(bits, u128::from((words - 1) * bytes.unsigned_abs()));
        let index = Operation::Binary(BinaryOperator::And, self.some(false), mask);
        let index = self.push(self.word.clone(), index);
        let sum = Operation::Binary(BinaryOperator::Add, base, index);
        (self.push(self.word.clone(), sum), misaligned)
    }

    fn call(&mut self) {
        let address = Operand::Constant(Constant::Address {
            symbol: "g".into(),
            addend: 0,
        });
        let mut arguments: Vec<_> = (0..6).map(|_| self.some(false)).collect();
        arguments.push(self.some(true));
        let results = vec![
            self.body.value(self.word.clone()),
            self.body.value(self.word.clone()),
        ];
        let operation = Operation::Call {
            callee: if self.random.bool() {
                Callee::Direct("g".into())
            } else {
                Callee::Indirect(address)
            },
            arguments,
            parameters: Vec::new(),
            variadic: false,
        };
        self.here.extend(&results);
        self.here()
            .instructions
            .push(Instruction::new(results, operation, None));
    }

    /// A random operation.
    pub(super) fn operation(&mut self) {
        let alignment = u64::from(self.shape.word_bytes);
        let truth = self.random.u32(0..3) == 0;
        let operation = match self.random.u32(0..12) {
            0 if self.calls => return self.call(),
            1 | 2 => {
                let (address, offset) = self.place();
                let store = Operation::Store {
                    value: self.some(false),
                    address,
                    offset,
                    volatile: self.random.bool(),
                    alignment,
                };
                return self.finish(store, None);
            }
            3 | 4 if !truth => {
                let (address, offset) = self.place();
                Operation::Load {
                    address,
                    offset,
                    volatile: self.random.bool(),
                    alignment,
                }
            }
            5 | 6 => Operation::Select(self.some(true), self.some(truth), self.some(truth)),
            7 if !truth => Operation::Vote(self.some(true)),
            8 if !truth => {
                Operation::AllocateDynamic(Operand::integer(8 * self.shape.word_bytes, 9))
            }
            9 if !truth => Operation::FloatNegate(self.some(false)),
            _ if truth && self.random.bool() => {
                let test = [Test::Zero, Test::NotZero, Test::Negative][self.random.usize(0..3)];
                Operation::Test(test, self.some(false))
            }
            _ => self.binary(truth),
        };
        if let Operation::AllocateDynamic(_) = operation {
            if self.random.u32(0..20) != 0 {
                return;
            }
            // Its address depends on the frame: only what it points to may be looked at.
            let address = self.push(self.word.clone(), operation);
            let value = self.some(false);
            let (offset, volatile) = (8, true);
            self.effect(Operation::Store {
                value,
                address: address.clone(),
                offset,
                volatile,
                alignment,
            });
            let load = Operation::Load {
                address,
                offset,
                volatile,
                alignment,
            };
            return self.finish(load, Some(self.word.clone()));
        }
        let kind = if truth { TRUTH } else { self.word.clone() };
        self.finish(operation, Some(kind));
    }

    fn binary(&mut self, truth: bool) -> Operation {
        use BinaryOperator::{
            Add, And, DivideUnsigned, Multiply, Or, RemainderUnsigned, ShiftLeft,
            ShiftRightLogical, Subtract, Xor,
        };
        let (a, b) = (self.some(truth), self.some(truth));
        let operators: &[BinaryOperator] = if truth {
            &[And, Or, Xor]
        } else {
            &[
                Add,
                Subtract,
                Multiply,
                DivideUnsigned,
                RemainderUnsigned,
                ShiftLeft,
                ShiftRightLogical,
                And,
                Or,
                Xor,
            ]
        };
        let operator = operators[self.random.usize(..operators.len())];
        let b = if matches!(operator, DivideUnsigned | RemainderUnsigned) {
            let one = Operand::integer(self.shape.word_bytes * 8, 1);
            self.push(self.word.clone(), Operation::Binary(Or, b, one))
        } else {
            b
        };
        Operation::Binary(operator, a, b)
    }

    /// Appends the operation, sometimes with a guard.
    fn finish(&mut self, operation: Operation, kind: Option<Type>) {
        let guarded = self.random.u32(0..4) == 0;
        let guard = guarded.then(|| Guard {
            condition: self.some(true),
            otherwise: kind.clone().map(|kind| self.some(kind == TRUTH)),
        });
        let results: Vec<_> = kind.map(|kind| self.body.value(kind)).into_iter().collect();
        let mut instruction = Instruction::new(results.clone(), operation, None);
        instruction.guard = guard;
        self.here().instructions.push(instruction);
        self.here.extend(results);
    }
}
