//! What is compared of a cluster in every cycle: the records of its cores, and what they share.

use isa::ports::PortOutputs;
use isa::trace::Source;
use isa::{ClusterConfig, CycleRecord, InterconnectSlot, TraceLayout};

use crate::sides::rtl::enabled_only;
use crate::system::SystemRecord;

/// A value that the cores share: the state of the interconnect, or what the cluster drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SharedSlot {
    /// The interconnect's state at the start of the cycle.
    Interconnect(InterconnectSlot),
    /// A port that a cluster has once.
    Once(OnceField),
    /// A port of a bank.
    Bank(BankField, u32),
    /// A word that a bank is to store: bank, and number in the line.
    Word(u32, u32),
}

/// Outputs that a cluster has once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnceField {
    /// `instruction_request_valid`.
    InstructionRequestValid,
    /// `instruction_request_word`.
    InstructionRequestWord,
    /// `instruction_response_ready`.
    InstructionResponseReady,
    /// `console_output_valid`.
    ConsoleOutputValid,
    /// `console_output_data`.
    ConsoleOutputData,
    /// `done`.
    Done,
}

/// Outputs of each bank, but for the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BankField {
    /// `bank<b>_request_valid`.
    RequestValid,
    /// `bank<b>_request_write`.
    RequestWrite,
    /// `bank<b>_request_console`.
    RequestConsole,
    /// `bank<b>_request_line`.
    RequestLine,
    /// `bank<b>_request_byte_enable`.
    RequestByteEnable,
    /// `bank<b>_request_lock`, where exchanges lock banks.
    RequestLock,
    /// `bank<b>_response_ready`.
    ResponseReady,
}

impl SharedSlot {
    /// Where its value is seen.
    pub(crate) const fn source(self) -> Source {
        match self {
            SharedSlot::Interconnect(_) => Source::Trace,
            SharedSlot::Once(_) | SharedSlot::Bank(..) | SharedSlot::Word(..) => Source::Port,
        }
    }
}

impl OnceField {
    const ALL: [OnceField; 6] = [
        OnceField::InstructionRequestValid,
        OnceField::InstructionRequestWord,
        OnceField::InstructionResponseReady,
        OnceField::ConsoleOutputValid,
        OnceField::ConsoleOutputData,
        OnceField::Done,
    ];

    /// The name, its width, and whether it counts only while another one is 1.
    fn info(self, config: &ClusterConfig) -> (&'static str, u32, Option<OnceField>) {
        use OnceField as Field;
        let word_bits = config.core.ram_bytes.ilog2() - config.core.arch.word_bytes().ilog2();
        match self {
            Field::InstructionRequestValid => ("instruction_request_valid", 1, None),
            Field::InstructionRequestWord => {
                ("instruction_request_word", word_bits.max(1), Some(Field::InstructionRequestValid))
            }
            Field::InstructionResponseReady => ("instruction_response_ready", 1, None),
            Field::ConsoleOutputValid => ("console_output_valid", 1, None),
            Field::ConsoleOutputData => ("console_output_data", 8, Some(Field::ConsoleOutputValid)),
            Field::Done => ("done", 1, None),
        }
    }

    fn value(self, outputs: &PortOutputs) -> u64 {
        match self {
            OnceField::InstructionRequestValid => outputs.instruction_request_valid.into(),
            OnceField::InstructionRequestWord => outputs.instruction_request_word,
            OnceField::InstructionResponseReady => outputs.instruction_response_ready.into(),
            OnceField::ConsoleOutputValid => outputs.console_output_valid.into(),
            OnceField::ConsoleOutputData => outputs.console_output_data,
            OnceField::Done => outputs.done.into(),
        }
    }
}

impl BankField {
    const ALL: [BankField; 7] = [
        BankField::RequestValid,
        BankField::RequestWrite,
        BankField::RequestConsole,
        BankField::RequestLine,
        BankField::RequestByteEnable,
        BankField::RequestLock,
        BankField::ResponseReady,
    ];

    /// The name behind that of the bank, and its width.
    fn info(self, config: &ClusterConfig) -> (&'static str, u32) {
        match self {
            BankField::RequestValid => ("request_valid", 1),
            BankField::RequestWrite => ("request_write", 1),
            BankField::RequestConsole => ("request_console", 1),
            BankField::RequestLine => ("request_line", config.bank_line_bits()),
            BankField::RequestByteEnable => ("request_byte_enable", config.core.line_bytes()),
            BankField::RequestLock => ("request_lock", 1),
            BankField::ResponseReady => ("response_ready", 1),
        }
    }

    /// Whether it counts only while there is a request.
    const fn is_of_request(self) -> bool {
        !matches!(self, BankField::RequestValid | BankField::ResponseReady)
    }

    fn value(self, outputs: &PortOutputs) -> u64 {
        match self {
            BankField::RequestValid => outputs.data_request_valid.into(),
            BankField::RequestWrite => outputs.data_request_write.into(),
            BankField::RequestConsole => outputs.data_request_console.into(),
            BankField::RequestLine => outputs.data_request_line,
            BankField::RequestByteEnable => outputs.data_request_byte_enable,
            BankField::RequestLock => outputs.data_request_lock.into(),
            BankField::ResponseReady => outputs.data_response_ready.into(),
        }
    }
}

/// The index of each shared value in a record.
#[derive(Clone, Debug)]
pub struct SharedLayout {
    config: ClusterConfig,
    slots: Vec<SharedSlot>,
    /// Values of the interconnect, which come first.
    interconnect: usize,
    bank_fields: Vec<BankField>,
}

impl SharedLayout {
    /// The layout of a cluster: the interconnect's values, then the outputs that there are once, then each bank's.
    pub fn new(config: &ClusterConfig) -> Self {
        let interconnect = InterconnectSlot::all(config);
        let locks = config.core.extension;
        let fields = BankField::ALL.into_iter();
        let fields = fields.filter(|&field| locks || field != BankField::RequestLock);
        let bank_fields: Vec<BankField> = fields.collect();
        let count = interconnect.len();
        let mut slots: Vec<SharedSlot> = interconnect.into_iter().map(SharedSlot::Interconnect).collect();
        slots.extend(OnceField::ALL.map(SharedSlot::Once));
        for bank in 0..config.banks {
            slots.extend(bank_fields.iter().map(|&field| SharedSlot::Bank(field, bank)));
            slots.extend((0..config.core.line_words).map(|word| SharedSlot::Word(bank, word)));
        }
        SharedLayout { config: *config, slots, interconnect: count, bank_fields }
    }

    /// The cluster.
    pub(crate) const fn config(&self) -> &ClusterConfig {
        &self.config
    }

    /// All slots, in the order of the record.
    pub fn slots(&self) -> &[SharedSlot] {
        &self.slots
    }

    /// How many values of the interconnect there are; they come first.
    pub const fn interconnect_count(&self) -> usize {
        self.interconnect
    }

    /// The index of a slot.
    pub(crate) fn index(&self, slot: SharedSlot) -> usize {
        let found = self.slots.iter().position(|&one| one == slot);
        found.unwrap_or(self.slots.len())
    }

    /// Where `done` of the whole cluster is.
    pub(crate) fn done(&self) -> usize {
        self.index(SharedSlot::Once(OnceField::Done))
    }

    /// Width of a slot in bits.
    pub fn bits(&self, slot: SharedSlot) -> u32 {
        match slot {
            SharedSlot::Interconnect(slot) => slot.bits(&self.config),
            SharedSlot::Once(field) => field.info(&self.config).1,
            SharedSlot::Bank(field, _) => field.info(&self.config).1,
            SharedSlot::Word(..) => self.config.core.arch.word_bits(),
        }
    }

    /// The name, as the hardware's ports spell it: `bank_turn_3`, `bank3_request_line`.
    pub fn name(&self, slot: SharedSlot) -> String {
        match slot {
            SharedSlot::Interconnect(slot) => slot.signal_name(),
            SharedSlot::Once(field) => field.info(&self.config).0.to_owned(),
            SharedSlot::Bank(field, bank) => format!("bank{bank}_{}", field.info(&self.config).0),
            SharedSlot::Word(bank, word) => format!("bank{bank}_request_data[{word}]"),
        }
    }

    /// The name as waveforms spell it, without brackets: `bank3_request_data_1`.
    pub(crate) fn signal_name(&self, slot: SharedSlot) -> String {
        match slot {
            SharedSlot::Word(bank, word) => format!("bank{bank}_request_data_{word}"),
            _ => self.name(slot),
        }
    }

    /// The slot that must not be 0 for this one to count.
    pub(crate) fn qualifier(&self, slot: SharedSlot) -> Option<SharedSlot> {
        match slot {
            SharedSlot::Once(field) => field.info(&self.config).2.map(SharedSlot::Once),
            SharedSlot::Bank(field, bank) => {
                field.is_of_request().then_some(SharedSlot::Bank(BankField::RequestValid, bank))
            }
            SharedSlot::Interconnect(_) | SharedSlot::Word(..) => None,
        }
    }

    /// Fills what the cluster drives, given an element a bank; what does not count becomes 0.
    pub(crate) fn fill(&self, outputs: &[PortOutputs], shared: &mut [u64]) {
        let mut slots = shared[self.interconnect..].iter_mut();
        let mut push = |value: u64| {
            if let Some(slot) = slots.next() {
                *slot = value;
            }
        };
        for field in OnceField::ALL {
            let counts = match field {
                OnceField::InstructionRequestWord => outputs[0].instruction_request_valid,
                OnceField::ConsoleOutputData => outputs[0].console_output_valid,
                _ => true,
            };
            push(if counts { field.value(&outputs[0]) } else { 0 });
        }
        let word_bytes = self.config.core.arch.word_bytes();
        for outputs in outputs {
            let valid = outputs.data_request_valid;
            for &field in &self.bank_fields {
                let counts = valid || !field.is_of_request();
                push(if counts { field.value(outputs) } else { 0 });
            }
            let enable = outputs.data_request_byte_enable;
            let stores = valid && outputs.data_request_write;
            for word in 0..self.config.core.line_words {
                let enabled = (enable >> (word * word_bytes)) as u8;
                let value = outputs.data_request_data[word as usize];
                push(if stores { enabled_only(value, enabled) } else { 0 });
            }
        }
    }
}

/// What one cycle of a cluster amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClusterRecord {
    /// A record a core.
    pub cores: Vec<CycleRecord>,
    /// A value for each slot of [`SharedLayout`].
    pub shared: Vec<u64>,
}

impl SystemRecord<ClusterConfig> for ClusterRecord {
    fn new(config: &ClusterConfig) -> Self {
        let record = CycleRecord::new(TraceLayout::new(&config.core));
        ClusterRecord {
            cores: vec![record; config.cores as usize],
            shared: vec![0; SharedLayout::new(config).slots.len()],
        }
    }

    #[inline]
    fn cores(&self) -> &[CycleRecord] {
        &self.cores
    }

    #[inline]
    fn cores_mut(&mut self) -> &mut [CycleRecord] {
        &mut self.cores
    }

    #[inline]
    fn shared(&self) -> &[u64] {
        &self.shared
    }

    #[inline]
    fn shared_mut(&mut self) -> &mut [u64] {
        &mut self.shared
    }
}
