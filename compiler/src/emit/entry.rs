//! Entry and return of a function: its frame, and the registers that it keeps for its caller.

use isa::{HardwareId, Opcode};

use super::constants;
use super::function::FunctionCode;
use super::statement::{Code, Field, Special, Statement};

impl FunctionCode<'_> {
    /// Moves the stack pointer by so many bytes.
    fn move_stack(&mut self, opcode: Opcode, by_register: Opcode) {
        let size = self.frame.size as i64;
        if size == 0 {
            return;
        }
        let sp = Field::Register(self.special.stack_pointer);
        if self.fits(Opcode::Addi, size) {
            self.add(opcode, vec![sp.clone(), sp, Field::Number(size)]);
            return;
        }
        let scratch = self.special.scratch;
        for statement in constants::number(self.arch, scratch, size, self.names) {
            self.push(statement);
        }
        self.add(by_register, vec![sp.clone(), sp, Field::Register(scratch)]);
        self.has_used(scratch);
    }

    /// Makes room, and puts there what is to be kept.
    pub(super) fn enter(&mut self) {
        self.move_stack(Opcode::Subi, Opcode::Sub);
        self.kept(Opcode::St);
        if self.machine.dynamic {
            let base = Field::Register(self.base);
            let sp = Field::Register(self.special.stack_pointer);
            self.copy(base, sp, None);
        }
    }

    /// Gets back what has been kept, and goes back to the caller.
    pub(super) fn leave(&mut self) {
        if self.machine.dynamic {
            let base = Field::Register(self.base);
            self.copy(Field::Register(self.special.stack_pointer), base, None);
        }
        self.kept(Opcode::Ld);
        self.move_stack(Opcode::Addi, Opcode::Add);
        if self.shared_return {
            self.shared_return();
            return;
        }
        let link = Field::Register(self.special.return_address);
        self.add(Opcode::Jmpr, vec![link]);
    }

    /// Stores or loads the registers that are kept for the caller, and the return address.
    fn kept(&mut self, opcode: Opcode) {
        let Special { stack_pointer: sp, scratch, .. } = self.special;
        let link = self.frame.return_address;
        let link = link.map(|offset| (self.special.return_address, offset));
        for (register, offset) in link.into_iter().chain(self.frame.kept.clone()) {
            self.at_offset(opcode, (register, sp), offset as i64, scratch, None);
        }
    }

    /// Lanes go back to one caller after another: they elect its address, in a word of the warp. %r2 and %r3 hold no
    /// result.
    fn shared_return(&mut self) {
        *self.unique += 1;
        let shift = self.arch.word_bytes().ilog2();
        let [number, words] = [2, 3].map(Field::Register);
        let selector = Field::Number(HardwareId::Warp.selector());
        self.add(Opcode::Hwid, vec![number.clone(), selector]);
        let shift = Field::Number(shift.into());
        self.add(Opcode::Shli, vec![number.clone(), number.clone(), shift]);
        let elected = crate::diverge::ELECTED.into();
        for statement in constants::address(self.arch, 3, &elected, 0, self.names) {
            self.push(statement);
        }
        self.add(Opcode::Add, vec![number.clone(), number, words]);
        let (unique, truth) = (*self.unique, self.registers.truth_scratch());
        let text = format!(
            ".return_{unique}:
        st      %ra, %r2, #0
        ld      %r3, %r2, #0
        sub     %r3, %r3, %ra
        iszero  @p{truth}, %r3
        @p{truth} ? jmpr %ra
        jmpi    .return_{unique}"
        );
        self.push(Statement { guard: None, code: Code::Text(text), location: None, shared: false });
    }
}
