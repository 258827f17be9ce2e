//! RAM at the ports `m_axi_*` of a system: an AXI4 or AXI4-Lite slave that takes addresses and data when it likes, and
//! answers when it likes. Reads and writes pass each other as AXI allows, so a master that relies on an order that AXI
//! does not give is found out.

use std::collections::VecDeque;

use super::axi_channel::{Channel, Rules};
use super::bench::Peripheral;
use super::bus_memory::SharedMemory;
use super::bus_ram::{count, show, BusRam, SharedCounts};
use super::moods::Moods;
use super::rival::SharedRival;
use crate::bridge::{BridgeError, Input, Model, Output, WideInput};

/// The most cycles between a transfer and what becomes of it.
const LATENCY_MAX: u64 = 12;
/// Beats that are read when they are shown, not when they are asked for, of 256.
const LATE_OF_256: u8 = 128;
/// Errors that are those on the way to a slave, of 256.
const DECODE_ERRORS_OF_256: u8 = 128;
/// Cycles in which an address or data is not taken, of 256.
const STALLS_OF_256: u8 = 100;

/// Went well.
const OKAY: u64 = 0;
/// An exclusive access went well.
const EXCLUSIVE_OKAY: u64 = 1;
/// Went badly, at the slave.
const SLAVE_ERROR: u64 = 2;
/// Went badly, on the way to a slave.
const DECODE_ERROR: u64 = 3;

/// What a transfer is answered with.
struct TransferAnswer {
    /// An error, although it goes well.
    lies: bool,
    /// The error.
    error: u64,
}

impl TransferAnswer {
    fn new(moods: &mut Moods) -> TransferAnswer {
        let on_the_way = moods.chance(DECODE_ERRORS_OF_256);
        TransferAnswer { lies: moods.lies(), error: if on_the_way { DECODE_ERROR } else { SLAVE_ERROR } }
    }

    /// What is answered; `okay`: if all is well.
    fn response(&self, well: bool, okay: u64) -> u64 {
        if well && !self.lies {
            okay
        } else {
            self.error
        }
    }
}

/// What becomes of exclusive accesses.
enum Monitor {
    /// There are none.
    Unused,
    /// They are taken for any others.
    Deaf,
    /// The beat that was read exclusively, as long as it has not been written to.
    Watches(Option<usize>),
}

impl Monitor {
    /// Watches a beat; gives what a read that is exclusive or not is answered with.
    fn read(&mut self, number: usize, is_exclusive: bool) -> u64 {
        match self {
            Monitor::Watches(beat) if is_exclusive => {
                *beat = Some(number);
                EXCLUSIVE_OKAY
            }
            Monitor::Unused if is_exclusive => panic!("an exclusive read of a core without any"),
            _ => OKAY,
        }
    }

    /// Whether a write to a beat is carried out, and what it is answered with then or otherwise.
    fn write(&mut self, number: usize, is_exclusive: bool) -> (bool, u64) {
        match self {
            Monitor::Watches(beat) => {
                let is_watched = *beat == Some(number);
                if is_watched {
                    *beat = None;
                }
                match (is_exclusive, is_watched) {
                    (true, true) => (true, EXCLUSIVE_OKAY),
                    (true, false) => (false, OKAY),
                    (false, _) => (true, OKAY),
                }
            }
            Monitor::Unused | Monitor::Deaf => {
                assert!(!is_exclusive, "an exclusive write behind no exclusive read");
                (true, OKAY)
            }
        }
    }
}

/// A write whose address and data are here.
struct Write {
    number: usize,
    is_exclusive: bool,
    select: u64,
    beat: Vec<u32>,
    /// Cycle in which it reaches the RAM.
    lands: u64,
    /// Cycle in which it is answered.
    due: u64,
    /// It has reached the RAM; there it went well or not.
    landed: Option<bool>,
    /// What it is answered with if it went well.
    okay: u64,
    outcome: TransferAnswer,
}

/// A beat that is to be read.
struct Read {
    number: usize,
    /// What the RAM held when the address was taken; else it is read when it is shown. AXI allows both, and all
    /// between.
    early: Option<Option<Vec<u32>>>,
    is_last: bool,
    due: u64,
    /// What it is answered with if it goes well.
    okay: u64,
    outcome: TransferAnswer,
}

/// RAM behind an AXI bus.
pub struct AxiSlave {
    ram: BusRam,
    moods: Moods,
    cycle: u64,
    /// The addresses of writes; and whether they are exclusive.
    addresses: VecDeque<(usize, bool)>,
    data: VecDeque<(Vec<u32>, u64)>,
    writes: VecDeque<Write>,
    reads: VecDeque<Read>,
    /// A read or write is answered in this cycle.
    answers: [bool; 2],
    monitor: Monitor,
    /// No beat is written that is being read.
    is_ordered: bool,
    rival: Option<SharedRival>,
    counts: SharedCounts,
    rules: Rules,
    write_address: Channel,
    write_data: Channel,
    read_address: Channel,
    reset: Input,
    response: (Input, Input, Output),
    read_data: (Input, Input, Output),
    read_last: Option<Input>,
    read_beat: WideInput,
}

impl AxiSlave {
    /// Memory behind a bus of that width; the seed makes latencies and stalls; without one, everything is taken at
    /// once, and answered in the next cycle.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, memory: SharedMemory, beat_bytes: u32, seed: Option<u64>) -> Result<Self, BridgeError> {
        let input = |name: &str| model.input(&format!("m_axi_{name}"));
        let output = |name: &str| model.output(&format!("m_axi_{name}"));
        let ram = BusRam::new(memory, beat_bytes);
        Ok(AxiSlave {
            rules: Rules::new(&ram),
            ram,
            moods: Moods::new(seed),
            cycle: 0,
            addresses: VecDeque::new(),
            data: VecDeque::new(),
            writes: VecDeque::new(),
            reads: VecDeque::new(),
            answers: [false; 2],
            monitor: Monitor::Unused,
            is_ordered: false,
            rival: None,
            counts: SharedCounts::default(),
            write_address: Channel::address(model, "aw")?,
            write_data: Channel::write_data(model, beat_bytes)?,
            read_address: Channel::address(model, "ar")?,
            reset: model.input("reset")?,
            response: (input("bvalid")?, input("bresp")?, output("bready")?),
            read_data: (input("rvalid")?, input("rresp")?, output("rready")?),
            read_last: input("rlast").ok(),
            read_beat: model.wide_input("m_axi_rdata")?,
        })
    }

    /// Answers an error now and then, although all went well: for a master that does not tell software.
    pub fn with_errors(mut self) -> Self {
        self.moods.err();
        self
    }

    /// Panics when a beat is written that is being read: for programs that leave their code alone, since a fetch and a
    /// store may pass each other (S5.1.11).
    #[must_use]
    pub fn ordered(self) -> Self {
        AxiSlave { is_ordered: true, ..self }
    }

    /// The memory watches exclusive accesses, as AXI4 wants it.
    #[must_use]
    pub fn with_monitor(mut self) -> Self {
        self.monitor = Monitor::Watches(None);
        self
    }

    /// Watches what is read exclusively. Another master writes now and then.
    pub fn with_rival(self, rival: SharedRival) -> Self {
        AxiSlave { rival: Some(rival), ..self.with_monitor() }
    }

    /// Takes exclusive accesses for any others, as memory may that knows none.
    pub fn without_monitor(mut self) -> Self {
        self.monitor = Monitor::Deaf;
        self
    }

    /// What it has seen.
    pub fn counts(&self) -> SharedCounts {
        self.counts.clone()
    }

    /// A cycle from now on.
    fn later(&mut self) -> u64 {
        self.cycle + self.moods.latency(LATENCY_MAX)
    }

    /// Takes what the master hands over at this clock edge.
    fn take(&mut self, model: &Model) {
        let waiting = self.addresses.len().max(self.data.len()) + self.writes.len();
        assert!(
            !self.read_address.offers(model) || waiting == 0,
            "a read is asked for before {waiting} writes are answered"
        );
        if let Some(address) = self.write_address.observe(model) {
            self.rules.write(&address);
            let number = self.rules.number(&address);
            let is_being_read = self.reads.iter().any(|read| read.number == number);
            assert!(!self.is_ordered || !is_being_read, "a store to a beat that is being read (S5.1.11)");
            self.addresses.push_back((number, self.rules.is_exclusive(&address)));
            count(&self.counts, |counts| counts.writes += 1);
        }
        if let Some(data) = self.write_data.observe(model) {
            let (beat, select) = data.beat();
            let may_be_empty = !matches!(self.monitor, Monitor::Unused);
            assert!(select != 0 || may_be_empty, "a write of nothing");
            count(&self.counts, |counts| counts.empty_writes += u64::from(select == 0));
            self.data.push_back((beat, select));
        }
        if let Some(address) = self.read_address.observe(model) {
            let beats = self.rules.read(&address);
            let first = self.rules.number(&address);
            let is_exclusive = self.rules.is_exclusive(&address);
            let okay = self.monitor.read(first, is_exclusive);
            for beat in 0..beats {
                let late = self.moods.chance(LATE_OF_256) && !is_exclusive;
                let after = self.reads.back().map_or(0, |read| read.due + 1);
                let due = after.max(self.later());
                self.reads.push_back(Read {
                    number: first + beat,
                    early: (!late).then(|| self.ram.read(first + beat)),
                    is_last: beat + 1 == beats,
                    due,
                    okay,
                    outcome: TransferAnswer::new(&mut self.moods),
                });
            }
            count(&self.counts, |counts| {
                counts.reads += 1;
                if beats > 1 {
                    counts.bursts += 1;
                    counts.burst_beats += beats as u64;
                }
            });
        }
        self.rules.under_way(
            self.reads.iter().filter(|read| read.is_last).count(),
            self.addresses.len().max(self.data.len()) + self.writes.len(),
        );
        let under_way = self.reads.len() + self.writes.len();
        count(&self.counts, |counts| {
            counts.most_under_way = counts.most_under_way.max(under_way);
        });
    }

    /// The other master may write.
    fn let_rival(&mut self) {
        let rival = self.rival.as_ref();
        let address = rival.and_then(|rival| rival.borrow_mut().count_at_once());
        if let Some(address) = address {
            let number = address as usize / self.ram.beat_bytes();
            self.monitor.write(number, false);
        }
    }

    /// Whole writes go on their way, and reach the RAM.
    fn land(&mut self) {
        while !self.addresses.is_empty() && !self.data.is_empty() {
            let after = self.writes.back().map_or(0, |write| write.due + 1);
            let due = after.max(self.later());
            let lands = self.moods.cycle_between(self.cycle, due);
            if let (Some((number, is_exclusive)), Some((beat, select))) =
                (self.addresses.pop_front(), self.data.pop_front())
            {
                self.writes.push_back(Write {
                    number,
                    is_exclusive,
                    select,
                    beat,
                    lands,
                    due,
                    landed: None,
                    okay: OKAY,
                    outcome: TransferAnswer::new(&mut self.moods),
                });
            }
        }
        for write in &mut self.writes {
            if write.lands > self.cycle {
                break;
            }
            if write.landed.is_none() {
                let (is_done, okay) = self.monitor.write(write.number, write.is_exclusive);
                let written = match is_done {
                    true => self.ram.write(write.number, write.select, &write.beat),
                    false => Some(()),
                };
                write.okay = okay;
                write.landed = Some(written.is_some());
                count(&self.counts, |counts| {
                    counts.exclusives += u64::from(okay == EXCLUSIVE_OKAY);
                    counts.refused += u64::from(!is_done);
                });
            }
        }
    }

    fn forget(&mut self) {
        self.addresses.clear();
        self.data.clear();
        self.writes.clear();
        self.reads.clear();
        self.answers = [false; 2];
    }
}

impl Peripheral for AxiSlave {
    fn observe(&mut self, model: &Model) {
        let channels = [&mut self.write_address, &mut self.write_data, &mut self.read_address];
        if model.get_input(self.reset) == 1 {
            channels.into_iter().for_each(Channel::forget);
            if !(self.reads.is_empty() && self.writes.is_empty()) {
                count(&self.counts, |counts| counts.resets += 1);
            }
            self.forget();
            return;
        }
        let taken = [self.read_data.2, self.response.2].map(|ready| model.get(ready) == 1);
        if self.answers[0] && taken[0] {
            self.reads.pop_front();
        }
        if self.answers[1] && taken[1] {
            self.writes.pop_front();
        }
        self.take(model);
    }

    fn drive(&mut self, model: &mut Model) {
        self.cycle += 1;
        self.let_rival();
        self.land();
        for channel in [&mut self.write_address, &mut self.write_data, &mut self.read_address] {
            let stalls = self.moods.chance(STALLS_OF_256);
            channel.set_ready(model, !stalls);
        }
        let read = self.reads.front().filter(|read| read.due <= self.cycle);
        let written = self.writes.front();
        let written = written.filter(|write| write.due <= self.cycle);
        self.answers = [read.is_some(), written.is_some()];
        model.set(self.read_data.0, read.is_some().into());
        model.set(self.response.0, written.is_some().into());
        let ram = &self.ram;
        let beat = read.and_then(|read| match &read.early {
            Some(early) => early.clone(),
            None => ram.read(read.number),
        });
        let of_read = read.map_or(OKAY, |read| read.outcome.response(beat.is_some(), read.okay));
        model.set(self.read_data.1, of_read);
        let of_write = written.map_or(OKAY, |write| {
            let well = write.landed == Some(true);
            write.outcome.response(well, write.okay)
        });
        model.set(self.response.1, of_write);
        if let Some(last) = self.read_last {
            model.set(last, read.is_some_and(|read| read.is_last).into());
        }
        show(model, self.read_beat, ram.beat_bytes(), beat.as_deref(), self.cycle);
    }
}
