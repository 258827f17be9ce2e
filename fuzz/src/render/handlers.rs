//! Interrupt handlers, and how warps pay for what may lead them back.

use isa::Gpr;

use super::super::tree::{ConsoleAction, Handler};
use super::Writer;

impl Writer<'_> {
    /// r0 is the interrupt's number, r1 the address of a fault; the counter is free.
    pub(super) fn handler(&mut self, number: usize, handler: &Handler) {
        let scratch = Gpr(self.program.reserved.counter);
        let label = |stem: &str| format!("{stem}_{number}");
        self.label(&label("handler"));
        self.steps(&handler.prologue);
        self.line(&format!("subi {scratch}, %r0, #8"));
        self.line(&format!("iszero @p0, {scratch}"));
        self.line(&format!("@p0 ? jmpi {}", label("console")));
        // Trap and division by zero have saved the next address: to return is to go on.
        self.line("iszero @p0, %r0");
        self.line("@p0 ? jmpi return");
        self.line(&format!("subi {scratch}, %r0, #5"));
        self.line(&format!("iszero @p0, {scratch}"));
        self.line("@p0 ? jmpi return");
        if handler.maps_pages {
            self.line(&format!("subi {scratch}, %r0, #1"));
            self.line(&format!("shri {scratch}, {scratch}, #1"));
            self.line(&format!("iszero @p0, {scratch}"));
            self.line(&format!("@p0 ? ldi {scratch}, #63"));
            self.line(&format!("@p0 ? tlbadd %r1, %r1, {scratch}"));
            self.line("@p0 ? jmpi return");
        }
        self.label(&label("leave"));
        self.charge();
        if handler.enables {
            self.line("ei");
            if handler.compares {
                self.line("trap");
            }
        }
        let jump = if handler.to_user { "jmpru" } else { "jmpr" };
        self.line(&format!("{jump} {}", Gpr(self.program.reserved.recovery)));
        self.label(&label("console"));
        let end = match handler.console {
            ConsoleAction::Ignore => "jmpi return".to_owned(),
            ConsoleAction::Read | ConsoleAction::Echo => {
                self.read_console();
                if handler.console == ConsoleAction::Echo {
                    self.line("st %r1, %r0, #0");
                }
                "reti".to_owned()
            }
            ConsoleAction::Leave => {
                self.read_console();
                format!("jmpi {}", label("leave"))
            }
        };
        self.line(&end);
    }

    /// The console's address in r0, what it gives in r1.
    fn read_console(&mut self) {
        self.constant(0, 1 << (self.arch.word_bits() - 1));
        if self.program.translates {
            let scratch = Gpr(self.program.reserved.counter);
            self.line(&format!("ldi {scratch}, #63"));
            self.line(&format!("tlbadd %r0, %r0, {scratch}"));
        }
        self.line("ld %r1, %r0, #0");
    }

    pub(super) fn charge_and_return(&mut self) {
        self.label("return");
        self.charge();
        self.line("reti");
    }

    /// Takes one of the warp's fuel, and stops it when there is none. Registers r0 and r1 are lost.
    pub(super) fn charge(&mut self) {
        self.line("hwid %r0, #1");
        let shift = self.arch.word_bytes().trailing_zeros();
        self.line(&format!("shli %r0, %r0, #{shift}"));
        self.line("ldi %r1, fuel");
        self.line("add %r0, %r0, %r1");
        self.line("ld %r1, %r0, #0");
        self.line("subi %r1, %r1, #1");
        self.line("st %r1, %r0, #0");
        self.line("isneg @p0, %r1");
        self.line("@p0 ? halt");
    }
}
