//! What connects the cores with what they share: turns, queues and locks (docs/cluster.md sections 3 to 5).
//!
//! Which core is served where, and which is answered, follows from the state at the start of a cycle:
//! [`Interconnect::choose`] finds it out at the end of the cycle before. [`Interconnect::give`] tells a core what it
//! gets in the cycle, and [`Interconnect::step`] moves on.

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, InterconnectSlot};

use super::queue::Queue;
use super::shared_cache::SharedCache;
use super::turn::{Cores, Turn};

/// A port that is shared by turns, and the core that it serves in this cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Shared {
    turn: Turn,
    served: Option<u8>,
}

impl Shared {
    fn serves(&self, core: u8) -> bool {
        self.served == Some(core)
    }

    #[inline]
    fn choose(&mut self, asking: Cores) -> Option<u8> {
        self.served = self.turn.serves(asking);
        self.served
    }

    /// Passes the turn on. Gives the core whose request fires.
    #[inline]
    fn step(&mut self, ready: bool, cores: u8) -> Option<u8> {
        let served = self.served?;
        self.turn.pass(served, ready, cores);
        ready.then_some(served)
    }
}

/// What is kept of a bank.
#[derive(Clone, Debug, Default)]
struct Bank {
    port: Shared,
    /// The cores whose loads are under way.
    loads: Queue,
    /// The core that has the bank for itself. Reset: none. Set by a load with the lock, cleared by this core's store.
    locked_by: Option<u8>,
    /// The core that gets the bank's next answer, when it is its turn to be answered.
    answers: Option<u8>,
}

/// The interconnect.
#[derive(Clone, Debug)]
pub(super) struct Interconnect {
    cores: u8,
    bank_bits: u32,
    fetch_port: Shared,
    /// The cores whose fetches are under way.
    fetches: Queue,
    console_port: Shared,
    banks: Vec<Bank>,
    /// The banks in which each core's loads are under way.
    orders: Vec<Queue>,
    /// Cores that ask each bank; kept so that nothing is allocated in a cycle.
    asking: Vec<Cores>,
    /// What is recorded.
    slots: Vec<InterconnectSlot>,
}

impl Interconnect {
    /// As it is after reset.
    pub fn new(config: &ClusterConfig) -> Self {
        let (cores, banks) = (config.cores as usize, config.banks as usize);
        Interconnect {
            cores: config.cores as u8,
            bank_bits: config.bank_bits(),
            fetch_port: Shared::default(),
            fetches: Queue::default(),
            console_port: Shared::default(),
            banks: vec![Bank::default(); banks],
            orders: vec![Queue::default(); cores],
            asking: vec![0; banks],
            slots: InterconnectSlot::all(config),
        }
    }

    /// The bank to which a core's request goes.
    #[inline]
    fn bank_of(&self, request: &PortOutputs) -> usize {
        match request.data_request_console {
            true => 0,
            false => request.data_request_line as usize & (self.banks.len() - 1),
        }
    }

    /// Finds out which cores are served and answered in a cycle, and what the cluster's ports drive in it.
    pub fn choose<'a>(&mut self, cores: impl Fn(usize) -> &'a PortOutputs, outputs: &mut [PortOutputs]) {
        let (mut fetching, mut printing) = (0, 0);
        self.asking.fill(0);
        for core in 0..usize::from(self.cores) {
            let wanted = cores(core);
            let bit = 1 << core;
            if wanted.instruction_request_valid && self.fetches.has_room() {
                fetching |= bit;
            }
            if wanted.console_output_valid {
                printing |= bit;
            }
            if wanted.data_request_valid && self.orders[core].has_room() {
                let number = self.bank_of(wanted);
                let bank = &self.banks[number];
                let is_open = bank.locked_by.is_none_or(|by| usize::from(by) == core);
                if is_open && bank.loads.has_room() {
                    self.asking[number] |= bit;
                }
            }
        }
        let fetcher = self.fetch_port.choose(fetching);
        outputs[0].instruction_request_valid = fetcher.is_some();
        if let Some(core) = fetcher {
            outputs[0].instruction_request_word = cores(core.into()).instruction_request_word;
        }
        let printer = self.console_port.choose(printing);
        outputs[0].console_output_valid = printer.is_some();
        if let Some(core) = printer {
            outputs[0].console_output_data = cores(core.into()).console_output_data;
        }
        for (number, bank) in self.banks.iter_mut().enumerate() {
            let port = &mut outputs[number];
            let served = bank.port.choose(self.asking[number]);
            port.data_request_valid = served.is_some();
            if let Some(core) = served {
                let wanted = cores(core.into());
                port.data_request_write = wanted.data_request_write;
                port.data_request_console = wanted.data_request_console;
                port.data_request_line = wanted.data_request_line >> self.bank_bits;
                port.data_request_byte_enable = wanted.data_request_byte_enable;
                port.data_request_data = wanted.data_request_data;
                port.data_request_lock = wanted.data_request_lock;
            }
            let order = |core: u8| self.orders[usize::from(core)].head();
            let oldest = bank.loads.head();
            bank.answers = oldest.filter(|&core| order(core) == Some(number as u8));
            let takes = |core: u8| cores(core.into()).data_response_ready;
            port.data_response_ready = bank.answers.is_some_and(takes);
        }
    }

    /// What a core gets in this cycle, but for what is the same in all cycles. `wanted`: what it drives.
    #[inline]
    pub fn give(&self, core: usize, wanted: &PortOutputs, inputs: &[PortInputs], given: &mut PortInputs) {
        let number = core as u8;
        let shared = &inputs[0];
        given.instruction_request_ready = shared.instruction_request_ready && self.fetch_port.serves(number);
        given.instruction_response_valid = shared.instruction_response_valid && self.fetches.head() == Some(number);
        given.instruction_response_data = shared.instruction_response_data;
        given.console_output_ready = shared.console_output_ready && self.console_port.serves(number);
        given.console_input_valid = shared.console_input_valid && core == 0;
        let asked = self.bank_of(wanted);
        given.data_request_ready =
            wanted.data_request_valid && self.banks[asked].port.serves(number) && inputs[asked].data_request_ready;
        given.data_response_valid = false;
        if let Some(answering) = self.orders[core].head() {
            let answering = usize::from(answering);
            let answer = &inputs[answering];
            if answer.data_response_valid && self.banks[answering].answers == Some(number) {
                given.data_response_valid = true;
                given.data_response_data = answer.data_response_data;
            }
        }
    }

    /// Moves on by one cycle. `outputs`: what the cluster's ports have driven in it.
    pub fn step(&mut self, inputs: &[PortInputs], outputs: &[PortOutputs]) {
        let (cores, shared) = (self.cores, &inputs[0]);
        if shared.instruction_response_valid {
            self.fetches.pop();
        }
        let ready = shared.instruction_request_ready;
        if let Some(core) = self.fetch_port.step(ready, cores) {
            self.fetches.push(core);
        }
        self.console_port.step(shared.console_output_ready, cores);
        for (number, bank) in self.banks.iter_mut().enumerate() {
            let (port, driven) = (&inputs[number], &outputs[number]);
            if port.data_response_valid && driven.data_response_ready {
                if let Some(core) = bank.answers {
                    bank.loads.pop();
                    self.orders[usize::from(core)].pop();
                }
            }
            let Some(core) = bank.port.step(port.data_request_ready, cores) else {
                continue;
            };
            match driven.data_request_write {
                true => {
                    if bank.locked_by == Some(core) {
                        bank.locked_by = None;
                    }
                }
                false => {
                    bank.loads.push(core);
                    self.orders[usize::from(core)].push(number as u8);
                }
            }
            if driven.data_request_lock {
                bank.locked_by = Some(core);
            }
        }
    }

    /// Records the state at the start of a cycle; one value for each of [`InterconnectSlot::all`]. `open`: the barriers
    /// between cores that open. `cache`: the shared one, which records its own part.
    pub fn record(&self, open: u64, cache: Option<&SharedCache>, values: &mut [u64]) {
        use InterconnectSlot as Slot;
        for (value, slot) in values.iter_mut().zip(&self.slots) {
            let number = match *slot {
                Slot::BankPassed(_) | Slot::BankCache(..) => {
                    *value = cache.map_or(0, |cache| cache.recorded(*slot));
                    continue;
                }
                Slot::InstructionTurn => self.fetch_port.turn.0,
                Slot::InstructionCount => self.fetches.count(),
                Slot::ConsoleTurn => self.console_port.turn.0,
                Slot::BankTurn(bank) => self.banks[bank as usize].port.turn.0,
                Slot::BankLocked(bank) => self.banks[bank as usize].locked_by.is_some().into(),
                Slot::BankLockCore(bank) => self.banks[bank as usize].locked_by.unwrap_or(0),
                Slot::BankCount(bank) => self.banks[bank as usize].loads.count(),
                Slot::CoreCount(core) => self.orders[core as usize].count(),
                Slot::BarrierOpen(barrier) => (open >> barrier & 1) as u8,
            };
            *value = number.into();
        }
    }
}
