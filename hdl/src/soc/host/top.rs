//! The accelerator: the core or several, their master, and what a host starts it with; nothing but wires between them.

use isa::ClusterConfig;

use super::axi_lite_slave::{AxiLiteControl, AxiLiteControlPort};
use super::config::{AcceleratorConfig, ControlBus, HostConsole};
use super::registers::HostRegisters;
use super::run::HostRun;
use super::wishbone_slave::{WishboneControl, WishboneControlPort};
use crate::cluster::HarmonicaCluster;
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;
use crate::soc::console::Console;
use crate::soc::core_links::{CoreLinks, CorePorts};
use crate::soc::memory::{BusMaster, BusPort, BusShape, FetchGuard};
use crate::soc::uart::ByteFifo;

hardware! {
    /// A Harmonica core, or several, as an accelerator: a bus master that a host starts and stops over a control slave.
    ///
    /// docs/host.md says how the ports work.
    pub struct HarmonicaAccelerator(
        config: &AcceleratorConfig,
        /// The master's bus, of which the core sees a window.
        shape: BusShape,
        /// The cores, where there are several.
        several: Option<ClusterConfig>,
    ) {
        let core = config.core.without_trace();
        let cluster = several.unwrap_or(ClusterConfig { core, cores: 1, banks: 1, shared_cache: None });
        let window_bits = core.ram_bytes.trailing_zeros();
        let registers = config.console == HostConsole::Registers;
        let control = config.control;

        /// The clock, of both buses, too.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// A cause that is enabled is pending.
        pub interrupt_request: Out(1),
        /// The control slave's ports, on Wishbone.
        pub control: WishboneControlPort() if (control == ControlBus::Wishbone),
        /// The control slave's ports, on AXI4-Lite.
        pub s_axi: AxiLiteControlPort() if (control == ControlBus::AxiLite),
        /// The bus that memory is behind.
        pub bus: BusPort(shape),
        /// To console: a byte is printed; it stays until it is taken.
        pub console_valid: Out(1) if (!registers),
        /// To console: the byte.
        pub console_data: Out(8) if (!registers),
        /// To console: the byte for the console is taken.
        pub console_input_ready: Out(1) if (!registers),
        /// From console: the byte printed is taken.
        pub console_ready: In(1) if (!registers),
        /// From console: a byte waits, which is interrupt 8 of the core.
        pub console_input_valid: In(1) if (!registers),
        /// From console: the byte.
        pub console_input_data: In(8) if (!registers),

        wishbone_control: WishboneControl() if (control == ControlBus::Wishbone),
        axi_lite_control: AxiLiteControl() if (control == ControlBus::AxiLite),
        host_registers: HostRegisters(&core, config.console, several.map(|cluster| cluster.cores)),
        host_run: HostRun(window_bits),
        output_queue: ByteFifo() if (registers),
        input_queue: ByteFifo() if (registers),
        console_loads: Console(core.is_deep()),
        core: HarmonicaCore(&core) if (several.is_none()),
        cluster: HarmonicaCluster(&cluster, true) if (several.is_some()),
        fetch_guard: FetchGuard(core.extension) if (several.is_some()),
        bus_master: BusMaster(shape, &core),
        _core_number: u32 = config.core_number,
        _fills: bool = core.instruction_cache.is_some(),
    }
}

impl Describe for HarmonicaAccelerator {
    fn kernel(&self, k: &mut Kernel) {
        if self.cluster.is_present() {
            k.rules("H10.2, H10.3");
        }
        self.slave(k);
        self.host_run(k);
        self.console_output(k);
        self.console_input(k);
        self.memory(k);
    }
}

impl HarmonicaAccelerator {
    /// What is seen of the core, or of all cores.
    fn cores(&self) -> CorePorts<'_> {
        let (core, cluster) = (&self.core, &self.cluster);
        CorePorts::of(core, cluster.is_present().then_some(&**cluster))
    }

    fn slave(&self, k: &mut Kernel) {
        let registers = &self.host_registers;
        let (wishbone, axi_lite) = (&self.wishbone_control, &self.axi_lite_control);
        self.control.hand_on(k, &wishbone.bus);
        self.s_axi.hand_on(k, &axi_lite.bus);
        match wishbone.is_present() {
            true => k.connect(&registers.access, &wishbone.access),
            false => k.connect(&registers.access, &axi_lite.access),
        }
        k.drive(&wishbone.read_data, &registers.read_data);
        k.drive(&axi_lite.read_data, &registers.read_data);
        k.drive(&self.interrupt_request, &registers.interrupt_request);
    }

    fn host_run(&self, k: &mut Kernel) {
        let (core, cluster) = (&self.core, &self.cluster);
        let (registers, run) = (&self.host_registers, &self.host_run);
        pass_on!(k, registers => run; start, stop, base);
        pass_on!(k, run => registers; running, done, becomes_done, fails, has_failed, cycles);
        match cluster.is_present() {
            true => k.connect(&registers.counter, &cluster.counter),
            false => k.connect(&registers.counter, &core.counter),
        }
        k.drive(&cluster.counter_core, &registers.counter_core);
        let held = &run.core_held;
        for reset in [&core.reset, &cluster.reset, &self.fetch_guard.reset] {
            k.drive(reset, held);
        }
        k.drive(&self.console_loads.reset, held);
        k.drive(&core.core_number, constant(core.core_number.width(), u128::from(self._core_number)));

        for (address, argument) in
            [(&core.start_address, &core.start_argument), (&cluster.start_address, &cluster.start_argument)]
        {
            k.drive(address, &registers.start_address);
            k.drive(argument, &registers.start_argument);
        }

        k.comment(match cluster.is_present() {
            false => "what the core asks for has been taken, and the bus is done with it: H5.4",
            true => "what the core asks for has been taken, and the bus is done with it: H5.4, H10.3",
        });
        let cores = self.cores();
        let asks = cores.data_request.valid.val() | &cores.console_output.valid;
        // A line that a cache fills is fetched to its end.
        let asks = match self._fills {
            true => asks | &cores.instruction_request.valid,
            false => asks,
        };
        k.drive(&run.core_rests, cores.done.val() & !asks);
        let master = &self.bus_master;
        k.drive(&run.bus_rests, master.rests());
        k.drive(&registers.bus_rests, master.rests());
        k.drive(&run.bus_error, master.fails());
    }

    /// Bytes printed: into the queue, or out at the ports.
    fn console_output(&self, k: &mut Kernel) {
        let (printed, registers) = (self.cores().console_output, &self.host_registers);
        k.comment(match self.output_queue.is_present() {
            true => "while the core is held, what it prints means nothing: H7.1",
            false => "while the core is held, what it prints means nothing: H7.4",
        });
        let runs = k.wire("core_runs", !self.host_run.core_held.val());
        wire!(k, prints = printed.valid.val() & runs);
        let queue = &self.output_queue;
        let room = k.wire("has_room", !queue.full.val());
        k.drive(&queue.reset, self.reset.val() | &registers.empties);
        k.drive(&queue.push, &prints & &room);
        k.drive(&queue.push_byte, &printed.data);
        k.drive(&queue.pop, &registers.output_pop);
        k.drive(&registers.output_waiting, &queue.waiting);
        k.drive(&registers.output_byte, &queue.head_byte);
        k.drive(&self.console_valid, prints);
        k.drive(&self.console_data, &printed.data);
        match queue.is_present() {
            true => k.drive(&printed.ready, room),
            false => k.drive(&printed.ready, &self.console_ready),
        }
    }

    /// Bytes for the console: out of the queue, or in at the ports.
    fn console_input(&self, k: &mut Kernel) {
        let (core, loads, registers) = (self.cores(), &self.console_loads, &self.host_registers);
        let request = core.data_request.valid.val() & &core.data_request.console;
        let runs = !self.host_run.core_held.val();
        k.drive(&loads.request, request & runs);
        k.drive(&loads.response_ready, &core.data_response.ready);
        let queue = &self.input_queue;
        k.drive(&queue.reset, self.reset.val() | &registers.empties);
        k.drive(&queue.push, &registers.input_push);
        k.drive(&queue.push_byte, &registers.input_byte);
        k.drive(&queue.pop, &loads.input_pop);
        k.drive(&registers.input_full, &queue.full);
        k.drive(&self.console_input_ready, &loads.input_pop);
        let (waiting, byte) = match queue.is_present() {
            true => (queue.waiting.val(), queue.head_byte.val()),
            false => (self.console_input_valid.val(), self.console_input_data.val()),
        };
        k.drive(&loads.input_waiting, &waiting);
        k.drive(&loads.input_byte, byte);
        k.drive(core.console_input_valid, waiting);
    }

    /// The core's window of the bus.
    fn memory(&self, k: &mut Kernel) {
        let (master, held) = (&self.bus_master, &self.host_run.core_held);
        let guard = &self.fetch_guard;
        let links = CoreLinks {
            core: self.cores(),
            console: &self.console_loads,
            ram: master.core(),
            held: held.val(),
            fetches: !held.val(),
            guard: guard.is_present().then_some(&**guard),
        };
        let to_ram = links.join(k);
        links.drive_data(k, to_ram);
        k.drive(master.reset(), &self.reset);
        k.drive(master.discard(), held);
        k.drive(master.window(), &self.host_run.window);
        master.drive_port(k, &self.bus);
    }
}
