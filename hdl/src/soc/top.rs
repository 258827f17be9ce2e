//! The system: the core, and around it what a board needs; nothing but wires between them.

use isa::CoreConfig;

use super::config::{SocConfig, SocError, SocMemory};
use super::console::Console;
use super::emission::IMAGE_FILE;
use super::loader::Loader;
use super::memory::{
    DualPortMemory, MemoryAccess, SharedPort, SinglePortMemory, WishboneBridge, WishboneMaster,
};
use super::reset_sequence::ResetSequence;
use super::uart::{BitClock, ByteFifo, Receiver, Transmitter};
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;

mod memory;

hardware! {
    /// A Harmonica system: core, RAM, UART console, and what starts them.
    ///
    /// docs/soc.md says how the ports work.
    #[derive(LogicBlock)]
    pub struct HarmonicaSoc {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Reset, active high; may change at any time. Held for 16 cycles.
        pub reset: RSignal<In>,
        /// High: run. Low: no further fetch is taken. May change at any time.
        pub enable: RSignal<In>,
        /// Serial line to here: 8 bits, no parity, one stop bit; idle high. May change at any time.
        pub uart_rx: RSignal<In>,
        /// Serial line from here.
        pub uart_tx: RSignal<Out>,
        /// Changes about twice a second.
        pub led_heartbeat: RSignal<Out>,
        /// The core is out of reset and not done.
        pub led_running: RSignal<Out>,
        /// The loader's last frame was no good.
        pub led_error: RSignal<Out>,
        /// To RAM: an access.
        pub memory: Optional<MemoryAccess<Out>>,
        /// From RAM: the line read, one cycle after the access, until the next access.
        pub memory_read_data: Optional<RSignal<In>>,
        /// To Wishbone bus: a transfer.
        pub wishbone: Optional<WishboneMaster<Out>>,
        /// From Wishbone bus: the transfer is not taken yet.
        pub wishbone_stall: Optional<RSignal<In>>,
        /// From Wishbone bus: the oldest transfer is done.
        pub wishbone_ack: Optional<RSignal<In>>,
        /// From Wishbone bus: the oldest transfer is done, badly.
        pub wishbone_err: Optional<RSignal<In>>,
        /// From Wishbone bus: the word read.
        pub wishbone_dat_r: Optional<RSignal<In>>,

        reset_sequence: ResetSequence,
        /// Once sampled; may be metastable.
        enable_sampled: RDff,
        /// Sampled again.
        enabled: RDff,
        /// The core's own reset, active high.
        core_held: RDff,
        bit_clock: BitClock,
        receiver: Receiver,
        input_queue: ByteFifo,
        output_queue: ByteFifo,
        transmitter: Transmitter,
        console: Console,
        loader: Optional<Loader>,
        core: HarmonicaCore,
        dual_port: Optional<DualPortMemory>,
        single_port: Optional<SinglePortMemory>,
        shared_port: Optional<SharedPort>,
        wishbone_bridge: Optional<WishboneBridge>,
        /// The bytes that the UART's queues are emptied of.
        queue_reset: RSignal<Local>,
        _config: CoreConfig,
    }
}

impl HarmonicaSoc {
    /// The configured system. `has_image`: its RAM holds an image from the start.
    ///
    /// # Errors
    /// When the clock cannot give the bit rate.
    pub fn new(config: &SocConfig, has_image: bool) -> Result<HarmonicaSoc, SocError> {
        let core = config.core.with_trace(false);
        let bit_clocks = config.bit_clocks()?;
        let is = |kind: SocMemory| config.memory == kind;
        Ok(HarmonicaSoc {
            clock: Signal::default(),
            reset: RSignal::bit(),
            enable: RSignal::bit(),
            uart_rx: RSignal::bit(),
            uart_tx: RSignal::bit(),
            led_heartbeat: RSignal::bit(),
            led_running: RSignal::bit(),
            led_error: RSignal::bit(),
            memory: Optional::new(is(SocMemory::External), || MemoryAccess::new(&core)),
            memory_read_data: Optional::new(is(SocMemory::External), || {
                RSignal::new(8 * core.line_bytes())
            }),
            wishbone: Optional::new(is(SocMemory::Wishbone), || WishboneMaster::new(&core)),
            wishbone_stall: Optional::new(is(SocMemory::Wishbone), RSignal::bit),
            wishbone_ack: Optional::new(is(SocMemory::Wishbone), RSignal::bit),
            wishbone_err: Optional::new(is(SocMemory::Wishbone), RSignal::bit),
            wishbone_dat_r: Optional::new(is(SocMemory::Wishbone), || {
                RSignal::new(core.arch.word_bits())
            }),
            reset_sequence: ResetSequence::default(),
            enable_sampled: RDff::from_power_up(1, 0),
            enabled: RDff::from_power_up(1, 0),
            core_held: RDff::from_power_up(1, 1),
            bit_clock: BitClock::new(bit_clocks, config.baud),
            receiver: Receiver::new(bit_clocks),
            input_queue: ByteFifo::default(),
            output_queue: ByteFifo::default(),
            transmitter: Transmitter::default(),
            console: Console::new(&core),
            loader: Optional::new(config.loader, || Loader::new(&core, has_image)),
            core: HarmonicaCore::new(&core),
            dual_port: Optional::new(is(SocMemory::DualPort), || {
                DualPortMemory::new(&core, IMAGE_FILE)
            }),
            single_port: Optional::new(is(SocMemory::SinglePort), || {
                SinglePortMemory::new(&core, IMAGE_FILE)
            }),
            shared_port: Optional::new(is(SocMemory::External), || SharedPort::new(&core)),
            wishbone_bridge: Optional::new(is(SocMemory::Wishbone), || WishboneBridge::new(&core)),
            queue_reset: RSignal::bit(),
            _config: core,
        })
    }
}

impl Describe for HarmonicaSoc {
    fn kernel(&self, k: &mut Kernel) {
        self.resets(k);
        self.uart(k);
        self.console(k);
        self.memory(k);
        self.loader(k);
        self.status(k);
    }
}

impl HarmonicaSoc {
    fn resets(&self, k: &mut Kernel) {
        let held = self.reset_sequence.held.val();
        k.drive(&self.reset_sequence.source, &self.reset);
        k.update(&self.enable_sampled, &self.enable);
        k.update(&self.enabled, &self.enable_sampled);
        let loading = self.loader.get().map(|loader| loader.loading.val());
        k.update(
            &self.core_held,
            any_of(1, [held.clone()].into_iter().chain(loading)),
        );
        for reset in [
            &self.bit_clock.reset,
            &self.receiver.reset,
            &self.transmitter.reset,
        ] {
            k.drive(reset, &held);
        }
        for reset in [&self.core.reset, &self.console.reset] {
            k.drive(reset, &self.core_held);
        }
        k.comment("a break empties the queues, so that what follows is the loader's");
        let broken = self.loader.get().map(|_| self.receiver.broken.val());
        k.drive(
            &self.queue_reset,
            any_of(1, [held].into_iter().chain(broken)),
        );
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
        let (console, core, input, output) = (
            &self.console,
            &self.core,
            &self.input_queue,
            &self.output_queue,
        );
        let word_bytes = self._config.arch.word_bytes();
        let request = core.data_request_valid.val() & &core.data_request_console;
        k.drive(&console.request, request);
        k.drive(&console.write, &core.data_request_write);
        k.drive(
            &console.byte_enable,
            core.data_request_byte_enable.val().bits(0, word_bytes),
        );
        k.drive(
            &console.word,
            core.data_request_data.val().bits(0, 8 * word_bytes),
        );
        k.drive(&console.response_ready, &core.data_response_ready);
        k.drive(&console.output_full, &output.full);
        k.drive(&console.input_waiting, &input.waiting);
        k.drive(&console.input_byte, &input.head_byte);
        k.drive(&core.console_input_valid, &input.waiting);
        match self.loader.get() {
            Some(loader) => {
                k.drive(&input.pop, console.input_pop.val() | &loader.pop);
                k.drive(
                    &output.push,
                    console.output_push.val() | &loader.answer_push,
                );
                let byte = select(&loader.loading, &loader.answer, &console.output_byte);
                k.drive(&output.push_byte, byte);
            }
            None => {
                k.drive(&input.pop, &console.input_pop);
                k.drive(&output.push, &console.output_push);
                k.drive(&output.push_byte, &console.output_byte);
            }
        }
    }

    fn loader(&self, k: &mut Kernel) {
        let Some(loader) = self.loader.get() else {
            k.ignore(
                "there is no loader",
                vec![self.receiver.broken.val(), self.bit_clock.long_tick.val()],
            );
            return;
        };
        k.drive(&loader.reset, &self.reset_sequence.held);
        k.drive(&loader.broken, &self.receiver.broken);
        k.drive(&loader.long_tick, &self.bit_clock.long_tick);
        k.drive(&loader.waiting, &self.input_queue.waiting);
        k.drive(&loader.head_byte, &self.input_queue.head_byte);
    }

    fn status(&self, k: &mut Kernel) {
        k.drive(&self.led_heartbeat, &self.bit_clock.heartbeat);
        k.drive(
            &self.led_running,
            !self.core_held.val() & !self.core.done.val(),
        );
        let failed = self.loader.get().map(|loader| loader.failed.val());
        k.drive(&self.led_error, any_of(1, failed));
    }
}
