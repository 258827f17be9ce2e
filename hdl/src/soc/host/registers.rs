//! The registers that a host reads and writes: docs/host.md section 4.

use isa::CoreConfig;

use super::counters::counter_number_bits;
use super::run::CYCLES_BITS;
use super::{HostConsole, BUS_ADDRESS_BITS, REGISTER_BITS, REGISTER_NUMBER_BITS};
use crate::cluster::CORE_NUMBER_BITS;
use crate::kit::prelude::*;
use crate::units::counters::Counters;

/// What `identity` reads: "HARP".
const IDENTITY: u128 = 0x4841_5250;
/// Causes of the interrupt.
const CAUSES: u32 = 3;
/// Bits of a byte of the console; above them is the number of a core.
pub(super) const BYTE_BITS: u32 = 8;

codes! {
    /// A register; its number is its offset by words.
    pub enum HostRegister(4 bits, "REGISTER") {
        /// A constant by which a host knows what it has before it.
        Identity = 0,
        /// Lanes, warps, bytes a word, size of the window.
        Shape = 1,
        /// Start, stop, empty the queues.
        Control = 2,
        /// What has become of the core.
        Status = 3,
        /// Where the window begins on the bus.
        Base = 4,
        /// Where warp 0 starts.
        Entry = 5,
        /// The program's argument: its lower half where words have 8 bytes.
        Argument = 6,
        /// Its upper half.
        ArgumentHigh = 7,
        /// Causes that make an interrupt.
        InterruptEnable = 8,
        /// Causes that are pending.
        InterruptPending = 9,
        /// Clock cycles, lower half.
        Cycles = 10,
        /// Clock cycles, upper half.
        CyclesHigh = 11,
        /// The oldest byte printed.
        ConsoleOutput = 12,
        /// A byte for the console.
        ConsoleInput = 13,
        /// Which performance counter is read.
        CounterNumber = 14,
        /// That counter.
        Counter = 15,
    }
}

bundle! {
    /// A transfer to or from a register, in one cycle.
    pub struct RegisterAccess(_nothing: ()) {
        /// There is one.
        valid: 1,
        /// It writes.
        write: 1,
        /// Number of the register.
        number: REGISTER_NUMBER_BITS,
        /// What is written.
        write_data: REGISTER_BITS,
    }
}

hardware! {
    /// The registers of the host.
    pub struct HostRegisters(
        config: &CoreConfig,
        console: HostConsole,
        /// How many cores there are, where there are several.
        cores: Option<u32>,
    ) {
        let chooses_core = config.performance_counters && cores.is_some();
        let window_bits = config.ram_bytes.trailing_zeros();
        let has_console = console == HostConsole::Registers;
        let word_bits = config.arch.word_bits();
        let has_start = config.host_start;

        /// From slave: a transfer.
        pub access: RegisterAccess<In>(()),
        /// To slave: the register of that number, in the same cycle.
        pub read_data: Out(REGISTER_BITS),
        /// To run: begin anew.
        pub start: Out(1),
        /// To run: hold the core.
        pub stop: Out(1),
        /// To run: where the window is to begin, without the bits within it.
        pub base: Out(BUS_ADDRESS_BITS - window_bits),
        /// To core: where warp 0 starts.
        pub start_address: Out(word_bits) if (has_start),
        /// To core: the program's argument.
        pub start_argument: Out(word_bits) if (has_start),
        /// From run: started, and neither done nor stopped.
        pub running: In(1),
        /// From run: started, and nothing is left to do.
        pub done: In(1),
        /// From run: `done` becomes high.
        pub becomes_done: In(1),
        /// From run: a transfer was answered with an error.
        pub fails: In(1),
        /// From run: that has happened since the last start.
        pub has_failed: In(1),
        /// From run: clock cycles for which the core has been running.
        pub cycles: In(CYCLES_BITS),
        /// From core: what it has counted.
        pub counter: Counters<In>(config),
        /// To cores: the one whose counters are read.
        pub counter_core: Out(CORE_NUMBER_BITS) if (chooses_core),
        /// From bus: no transfer is under way.
        pub bus_rests: In(1),
        /// From output queue: a byte waits.
        pub output_waiting: In(1) if (has_console),
        /// From output queue: the byte.
        pub output_byte: In(8) if (has_console),
        /// To output queue: the byte is taken.
        pub output_pop: Out(1) if (has_console),
        /// From input queue: there is no room.
        pub input_full: In(1) if (has_console),
        /// To input queue: append a byte.
        pub input_push: Out(1) if (has_console),
        /// To input queue: the byte.
        pub input_byte: Out(8) if (has_console),
        /// To both queues: no byte stays.
        pub empties: Out(1) if (has_console),
        /// To host: a cause that is enabled is pending.
        pub interrupt_request: Out(1),
        /// Where the window is to begin. Reset: 0.
        next_base: Register(BUS_ADDRESS_BITS - window_bits; reset 0),
        /// Where warp 0 is to start. Reset: 0.
        next_entry: Register(window_bits; reset 0) if (has_start),
        /// The argument of the next start. Reset: 0.
        next_argument: Register(word_bits; reset 0) if (has_start),
        /// Where warp 0 starts, since the last start.
        entry: Register(window_bits) if (has_start),
        /// The program's argument, since the last start.
        argument: Register(word_bits) if (has_start),
        /// Which performance counter is read: its selector of hwid, and above it whether its upper half. Reset: 0.
        pub(super) counter_number: Register(counter_number_bits(config); reset 0) if (config.performance_counters),
        /// The core that it is of. Reset: 0.
        pub(super) core_chosen: Register(CORE_NUMBER_BITS; reset 0) if (chooses_core),
        /// The counter.
        pub(super) counter_value: Register(REGISTER_BITS) if (config.performance_counters),
        /// Causes that make an interrupt. Reset: 0.
        enabled: Register(CAUSES; reset 0),
        /// The core became done. Reset: 0.
        done_pending: Register(1; reset 0),
        /// There was an error. Reset: 0.
        error_pending: Register(1; reset 0),
        /// The interrupt. Reset: 0.
        interrupts: Register(1; reset 0),
        _window_bits: u32 = window_bits,
        _shape: u128 = shape(config),
        _cores: Option<u32> = cores,
    }
}

/// What `shape` reads.
fn shape(config: &CoreConfig) -> u128 {
    let arch = &config.arch;
    let fields = [arch.lanes(), arch.warps(), arch.word_bytes(), config.ram_bytes.trailing_zeros()];
    (0..).zip(fields).fold(0, |shape, (place, field)| shape | u128::from(field) << (8 * place))
}

impl HostRegisters {
    pub(super) fn is(&self, register: HostRegister) -> Expr {
        register.is(&self.access.number)
    }

    /// What writes bring about.
    fn writes(&self, k: &mut Kernel) {
        let data = self.access.write_data.val();
        wire!(k, writes = self.access.valid.val() & &self.access.write);
        let control = k.wire("writes_control", &writes & self.is(HostRegister::Control));
        let stop = k.wire("stops", &control & data.bit(1));
        let start = k.wire("starts", control.clone() & data.bit(0) & !&stop);
        k.drive(&self.start, &start);
        k.drive(&self.stop, stop);
        let window_bits = self._window_bits;
        k.update_when(
            &self.next_base,
            &writes & self.is(HostRegister::Base),
            data.bits(window_bits, BUS_ADDRESS_BITS - window_bits),
        );
        k.drive(&self.base, &self.next_base);
        self.start_registers(k, &writes, &start);
        self.count(k, &writes);
        k.update_when(&self.enabled, &writes & self.is(HostRegister::InterruptEnable), data.bits(0, CAUSES));
        wire!(k, clears = &writes & self.is(HostRegister::InterruptPending));
        self.ignore_unused(k, &data);
        let causes = [(&self.done_pending, &self.becomes_done), (&self.error_pending, &self.fails)];
        for (place, (pending, cause)) in (0..).zip(causes) {
            k.update_when(pending, cause, high());
            k.update_when(pending, &start | (&clears & data.bit(place)), low());
        }
        k.drive(&self.input_push, writes & self.is(HostRegister::ConsoleInput) & !self.input_full.val());
        k.drive(&self.input_byte, data.bits(0, 8));
        k.drive(&self.empties, control & data.bit(2));
    }

    /// States which bits of what is written no register has.
    fn ignore_unused(&self, k: &mut Kernel, data: &Expr) {
        if self.next_argument.is_present() {
            return;
        }
        let low = match self.input_push.is_present() {
            true => BYTE_BITS,
            false if self.counter_number.is_present() => self.counter_number.width(),
            false => CAUSES,
        };
        let core_end = BYTE_BITS + CORE_NUMBER_BITS;
        let unused = match self.core_chosen.is_present() {
            true => vec![(low, BYTE_BITS), (core_end, self._window_bits)],
            false => vec![(low, self._window_bits)],
        };
        let unused = unused.into_iter().filter(|(from, to)| from < to);
        let unused: Vec<Expr> = unused.map(|(from, to)| data.bits(from, to - from)).collect();
        if !unused.is_empty() {
            k.ignore("no register has these bits", unused);
        }
    }

    /// Where the program is to start and with what argument; a start takes that over.
    fn start_registers(&self, k: &mut Kernel, writes: &Expr, start: &Expr) {
        let (next_entry, next_argument) = (&self.next_entry, &self.next_argument);
        let data = self.access.write_data.val();
        let writes_to = |register| writes & self.is(register);
        k.update_when(next_entry, writes_to(HostRegister::Entry), data.bits(0, next_entry.width()));
        let halves = next_argument.val();
        let next = match halves.width() > REGISTER_BITS {
            false => data,
            true => {
                let low = halves.bits(0, REGISTER_BITS);
                let high = halves.bits(REGISTER_BITS, REGISTER_BITS);
                let is_high = self.is(HostRegister::ArgumentHigh);
                pack([select(&is_high, low, &data), select(&is_high, data, high)])
            }
        };
        let written = match halves.width() > REGISTER_BITS {
            false => self.is(HostRegister::Argument),
            true => self.is(HostRegister::Argument) | self.is(HostRegister::ArgumentHigh),
        };
        k.update_when(next_argument, writes & written, next);
        k.update_when(&self.entry, start, next_entry);
        k.update_when(&self.argument, start, next_argument);
        let address = &self.start_address;
        k.drive(address, self.entry.val().zero_extend(address.width()));
        k.drive(&self.start_argument, &self.argument);
    }

    /// What is read of them.
    fn start_rows(&self) -> Vec<(HostRegister, Expr)> {
        let (entry, argument) = (&self.next_entry, &self.next_argument);
        if !entry.is_present() {
            return Vec::new();
        }
        let half = REGISTER_BITS;
        let argument = argument.val();
        let upper = (argument.width() > half).then(|| (HostRegister::ArgumentHigh, argument.bits(half, half)));
        let lower =
            [(HostRegister::Entry, entry.val().zero_extend(half)), (HostRegister::Argument, argument.bits(0, half))];
        lower.into_iter().chain(upper).collect()
    }

    /// What is read.
    fn reads(&self, k: &mut Kernel, pending: &Expr) {
        let waiting = self.output_waiting.val();
        let status = pack([
            self.running.val(),
            self.done.val(),
            !self.bus_rests.val(),
            self.has_failed.val(),
            waiting.clone(),
            self.input_full.val(),
        ]);
        let status = match self._cores {
            None => status,
            Some(cores) => {
                let others = constant(CORE_NUMBER_BITS, u128::from(cores - 1));
                let between = BYTE_BITS - status.width();
                pack([status, zeros(between), others])
            }
        };
        let wide = |value: Expr| value.zero_extend(REGISTER_BITS);
        let (cycles, half) = (self.cycles.val(), REGISTER_BITS);
        let mut rows = vec![
            (HostRegister::Identity, constant(half, IDENTITY)),
            (HostRegister::Shape, constant(half, self._shape)),
            (HostRegister::Status, wide(status)),
            (HostRegister::Base, pack([zeros(self._window_bits), self.next_base.val()])),
            (HostRegister::InterruptEnable, wide(self.enabled.val())),
            (HostRegister::InterruptPending, wide(pending.clone())),
            (HostRegister::Cycles, cycles.bits(0, half)),
            (HostRegister::CyclesHigh, cycles.bits(half, half)),
        ];
        let reads = self.access.valid.val() & !self.access.write.val();
        k.drive(&self.output_pop, reads & self.is(HostRegister::ConsoleOutput) & &waiting);
        if self.output_pop.is_present() {
            let byte = self.output_byte.val() & replicate(8, &waiting);
            let value = wide(pack([byte, waiting]));
            rows.push((HostRegister::ConsoleOutput, value));
        }
        rows.extend(self.start_rows());
        rows.extend(self.counter_rows());
        let rows = rows.into_iter().map(|(register, value)| (vec![register], value));
        let read = k.case("register_read", &self.access.number, rows.collect(), zeros(half));
        k.drive(&self.read_data, read);
    }
}

impl Describe for HostRegisters {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("H4.1, H4.2, H6.1 to H6.3");
        k.rules(if self.next_entry.is_present() { "H4.4" } else { "H4.5" });
        k.rules(if self.counter_number.is_present() { "H4.6" } else { "H4.7" });
        k.rules(if self.output_pop.is_present() { "H7.2, H7.3" } else { "H7.4" });
        k.rules("H10.5");
        if self.core_chosen.is_present() {
            k.rules("H10.6");
        }
        self.writes(k);
        let pending = pack([self.done_pending.val(), self.error_pending.val(), self.output_waiting.val()]);
        let pending = k.wire("pending", pending);
        k.update(&self.interrupts, (&pending & &self.enabled).any());
        k.drive(&self.interrupt_request, &self.interrupts);
        self.reads(k, &pending);
    }
}
