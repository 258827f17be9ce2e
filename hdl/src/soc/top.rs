//! The system: the core, and around it what a board needs; nothing but wires between them.

use isa::{ClusterConfig, CoreConfig};

use super::config::{SocConfig, SocMemory};
use super::console::Console;
use super::core_links::CorePorts;
use super::image::{bank_image_file, IMAGE_FILE};
use super::loader::Loader;
use super::memory::{
    BankFetches, BusKind, BusMaster, BusPort, BusShape, DualPortMemory, FetchGuard, MemoryAccess,
    RegisteredDualPortMemory, SharedPort, SinglePortMemory,
};
use super::reset_sequence::ResetSequence;
use super::uart::{BitClock, ByteFifo, Receiver, Transmitter};
use crate::cluster::HarmonicaCluster;
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;

mod banks;
mod memory;

hardware! {
    /// A Harmonica system: core, RAM, UART console, and what starts them.
    ///
    /// docs/soc.md says how the ports work.
    pub struct HarmonicaSoc(
        config: &SocConfig,
        /// Clock cycles of a bit of the serial line.
        bit_clocks: u32,
        /// The bus that the RAM is behind.
        bus: Option<BusShape>,
        /// The cores, where there are several.
        several: Option<ClusterConfig>,
        /// The RAM holds an image from the start.
        has_image: bool,
    ) {
        let core = config.core.without_trace();
        let has_banks = several.is_some() && config.memory.has_banks();
        let is = |kind: SocMemory| config.memory == kind && !has_banks;
        let cluster = several.unwrap_or(ClusterConfig { core, cores: 1, banks: 1, shared_cache: None });
        let bank = cluster.core_of_bank();
        let banks_of = |kind: SocMemory| match config.memory == kind {
            true => several.map_or(0, |cluster| cluster.banks),
            false => 0,
        };
        let shape = bus.unwrap_or_else(|| BusShape::of_words(BusKind::Wishbone, &core));

        /// Reset, active high; may change at any time. Held for 16 cycles.
        pub reset: In(1),
        /// High: run. Low: no further fetch is taken. May change at any time.
        pub enable: In(1),
        /// Serial line to here: 8 bits, no parity, one stop bit; idle high. May change at any time.
        pub uart_rx: In(1),
        /// Serial line from here.
        pub uart_tx: Out(1),
        /// Changes about twice a second.
        pub led_heartbeat: Out(1),
        /// The core is out of reset and not done.
        pub led_running: Out(1),
        /// The loader's last frame was no good.
        pub led_error: Out(1),
        /// To RAM: an access.
        pub memory: MemoryAccess<Out>(&core) if (is(SocMemory::External)),
        /// From RAM: the line read, one cycle after the access, until the next access.
        pub memory_read_data: In(8 * core.line_bytes()) if (is(SocMemory::External)),
        /// The bus that the RAM is behind.
        pub bus: BusPort(shape) if (bus.is_some()),

        reset_sequence: ResetSequence(),
        /// Once sampled; may be metastable.
        enable_sampled: Register(1; power_up 0),
        /// Sampled again.
        enabled: Register(1; power_up 0),
        /// The core's own reset, active high.
        core_held: Register(1; power_up 1),
        bit_clock: BitClock(bit_clocks, config.baud, core.is_deep()),
        receiver: Receiver(bit_clocks, core.is_deep()),
        input_queue: ByteFifo(),
        output_queue: ByteFifo(),
        transmitter: Transmitter(),
        console: Console(core.is_deep()),
        loader: Loader(&core, has_image) if (config.loader),
        core: HarmonicaCore(&core) if (several.is_none()),
        cluster: HarmonicaCluster(&cluster, false) if (several.is_some()),
        bank_fetches: BankFetches(&cluster) if (has_banks),
        fetch_guard: FetchGuard(core.extension) if (several.is_some() && !has_banks),
        bank_memory: [DualPortMemory(&bank, &bank_image_file(number)); for number in 0..banks_of(SocMemory::DualPort)],
        registered_bank_memory: [
            RegisteredDualPortMemory(&bank, &bank_image_file(number)); for number in 0..banks_of(SocMemory::RegisteredDualPort)
        ],
        dual_port: DualPortMemory(&core, IMAGE_FILE) if (is(SocMemory::DualPort)),
        registered_dual_port: RegisteredDualPortMemory(&core, IMAGE_FILE) if (is(SocMemory::RegisteredDualPort)),
        single_port: SinglePortMemory(&core, IMAGE_FILE) if (is(SocMemory::SinglePort)),
        shared_port: SharedPort(&core) if (is(SocMemory::External)),
        bus_master: BusMaster(shape, &core) if (bus.is_some()),
        /// The bytes that the UART's queues are emptied of.
        queue_reset: Local(1),
        _config: CoreConfig = core,
        _banks: u32 = several.map_or(0, |cluster| cluster.banks),
        _has_banks: bool = has_banks,
        _core_number: u32 = config.core_number,
        _memory: SocMemory = config.memory,
    }
}

impl Describe for HarmonicaSoc {
    fn kernel(&self, k: &mut Kernel) {
        if self.cluster.is_present() {
            k.rules("S5.2.4, S5.2.5");
        }
        if self._has_banks {
            k.rules("S5.2.1, S5.2.3");
        }
        self.resets(k);
        self.uart(k);
        self.console(k);
        self.memory(k);
        self.loader(k);
        self.status(k);
    }
}

impl HarmonicaSoc {
    /// What the memory, the console and the lights see of the core, or of all cores.
    fn cores(&self) -> CorePorts<'_> {
        let (core, cluster) = (&self.core, &self.cluster);
        CorePorts::of(core, cluster.is_present().then_some(&**cluster))
    }

    fn resets(&self, k: &mut Kernel) {
        let held = self.reset_sequence.held.val();
        k.drive(&self.reset_sequence.source, &self.reset);
        k.update(&self.enable_sampled, &self.enable);
        k.update(&self.enabled, &self.enable_sampled);
        k.update(&self.core_held, &held | &self.loader.loading);
        for reset in [&self.bit_clock.reset, &self.receiver.reset, &self.transmitter.reset] {
            k.drive(reset, &held);
        }
        for reset in [&self.core.reset, &self.cluster.reset, &self.console.reset] {
            k.drive(reset, &self.core_held);
        }
        k.drive(&self.core.core_number, constant(self.core.core_number.width(), u128::from(self._core_number)));
        k.comment("a break empties the queues, so that what follows is the loader's");
        let resets = match self.loader.is_present() {
            true => held | &self.receiver.broken,
            false => held,
        };
        k.drive(&self.queue_reset, resets);
        for queue in [&self.input_queue, &self.output_queue] {
            k.drive(&queue.reset, &self.queue_reset);
        }
    }

    fn uart(&self, k: &mut Kernel) {
        let (input, output) = (&self.input_queue, &self.output_queue);
        k.drive(&self.receiver.line, &self.uart_rx);
        k.drive(&input.push, self.receiver.arrived.val() & !input.full.val());
        k.drive(&input.push_byte, &self.receiver.received);
        k.drive(&self.transmitter.tick, &self.bit_clock.tick);
        k.drive(&self.transmitter.waiting, &output.waiting);
        k.drive(&self.transmitter.next_byte, &output.head_byte);
        k.drive(&output.pop, &self.transmitter.take);
        k.drive(&self.uart_tx, &self.transmitter.line);
    }

    fn console(&self, k: &mut Kernel) {
        let (console, cores, input, output) = (&self.console, self.cores(), &self.input_queue, &self.output_queue);
        k.comment("while the core is held, what it asks for means nothing");
        let runs = k.wire("core_runs", !self.core_held.val());
        k.drive(&console.request, cores.data_request.valid.val() & &cores.data_request.console & &runs);
        k.drive(&console.response_ready, &cores.data_response.ready);
        k.drive(&console.input_waiting, &input.waiting);
        let room = k.wire("has_room", !output.full.val());
        k.drive(&cores.console_output.ready, &room);
        let prints = cores.console_output.valid.val() & room & runs;
        let printed = &cores.console_output.data;
        k.drive(&console.input_byte, &input.head_byte);
        k.drive(cores.console_input_valid, &input.waiting);
        let loader = &self.loader;
        k.drive(&input.pop, console.input_pop.val() | &loader.pop);
        // In a deep pipeline the last answer comes when the core is let go, which prints nothing yet.
        let loading = match self._config.is_deep() {
            false => loader.loading.val(),
            true => loader.loading.val() | &loader.answer_push,
        };
        k.drive(&output.push, select(&loading, &loader.answer_push, prints));
        k.drive(&output.push_byte, select(&loading, &loader.answer, printed));
    }

    fn loader(&self, k: &mut Kernel) {
        let loader = &self.loader;
        if !loader.is_present() {
            k.ignore("there is no loader", vec![self.receiver.broken.val(), self.bit_clock.long_tick.val()]);
        }
        k.drive(&loader.reset, &self.reset_sequence.held);
        k.drive(&loader.broken, &self.receiver.broken);
        k.drive(&loader.long_tick, &self.bit_clock.long_tick);
        k.drive(&loader.waiting, &self.input_queue.waiting);
        k.drive(&loader.head_byte, &self.input_queue.head_byte);
    }

    fn status(&self, k: &mut Kernel) {
        k.drive(&self.led_heartbeat, &self.bit_clock.heartbeat);
        k.drive(&self.led_running, !self.core_held.val() & !self.cores().done.val());
        k.drive(&self.led_error, &self.loader.failed);
        if self.core.is_present() {
            k.ignore("programs read the counters", self.core.counter.values());
        }
    }
}
