//! The observer: what the events of a run access, and what they order.

use std::collections::HashMap;

use golden_model::semantics::Effect;
use golden_model::{Event, Observer};
use isa::{Address, ArchId, Interrupt, Lane, LaneMask, Opcode, Warp};

use crate::clocks::{Clock, Clocks, GroupId};
use crate::notes::Rules;
use crate::shadow::{AccessKind, LaneAccess, Shadow};
use crate::work_groups::WorkGroups;

/// Distinct pairs of instructions that are kept; of further ones, how often they raced.
const PAIRS_MAX: usize = 4096;

/// How the two threads of a race are related.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// Lanes that store in one instruction.
    OneInstruction,
    /// Lanes of one warp on sides that had parted.
    PartedLanes,
    /// Lanes of two warps.
    TwoWarps,
    /// Lanes of two cores.
    TwoCores,
    /// Items of two rounds in the lanes of one warp.
    TwoRounds,
    /// Items of two work groups.
    TwoGroups,
}

/// Two instructions that race, with the accesses of the first time.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// The access that came first in this run.
    pub earlier: LaneAccess,
    /// The one that came later.
    pub later: LaneAccess,
    /// The first byte that both reach.
    pub address: Address,
    /// How the two threads are related.
    pub relation: Relation,
    /// How often these two instructions have raced.
    pub times: u64,
}

/// A word, and whose it is: every core has a scratchpad of its own, and all have one RAM.
type CoreWord = (Option<u32>, Address);

/// Finds races while a machine runs.
pub struct Detector {
    /// Its warps are those of all cores, one core's behind the other's.
    clocks: Clocks,
    shadow: Shadow,
    /// The core whose turn it is, if there are several.
    core: Option<u32>,
    /// Warps of a core.
    warps: u32,
    /// A shadow for each core's scratchpad.
    pads: Vec<Shadow>,
    /// The first address of the scratchpad.
    pad_start: u64,
    work_groups: WorkGroups,
    rules: Rules,
    word_bytes: u64,
    all_lanes: LaneMask,
    /// The console, and what is behind it: no memory.
    console: u64,
    /// By word: what an atomic reader of its value knows, and the bytes that were stored there atomically.
    released: HashMap<CoreWord, (u8, Clock)>,
    /// The groups that wait, by core and barrier.
    waiting: HashMap<(u32, u64), Vec<(Warp, LaneMask)>>,
    /// The cores' warps that wait, by barrier between cores.
    waiting_for_cores: HashMap<usize, Vec<(u32, Warp, LaneMask)>>,
    /// By number of a core that has been rung and has not been interrupted since, what those know who have rung it.
    rung: HashMap<u64, Clock>,
    pairs: HashMap<(Address, Address), usize>,
    races: Vec<Race>,
    /// Loads, stores and atomic instructions of single lanes.
    accesses: u64,
    /// Races that are meant.
    meant: u64,
    /// Races of further pairs.
    beyond: u64,
}

impl Detector {
    /// Nothing has run yet on so many cores.
    pub fn new(arch: &ArchId, rules: Rules, cores: u32) -> Self {
        let (warps, lanes) = (arch.warps(), arch.lanes());
        let shadow = || Shadow::new(arch.word_bytes());
        Self {
            clocks: Clocks::new((cores * warps) as usize, lanes as usize),
            shadow: shadow(),
            core: None,
            warps,
            pads: (0..cores).map(|_| shadow()).collect(),
            pad_start: 1 << (8 * arch.word_bytes() - 2),
            work_groups: WorkGroups::new(rules.work_groups.clone(), arch.word_bytes().into()),
            rules,
            word_bytes: arch.word_bytes().into(),
            all_lanes: LaneMask::all(lanes),
            console: 1 << (8 * arch.word_bytes() - 1),
            released: HashMap::new(),
            waiting: HashMap::new(),
            waiting_for_cores: HashMap::new(),
            rung: HashMap::new(),
            pairs: HashMap::new(),
            races: Vec::new(),
            accesses: 0,
            meant: 0,
            beyond: 0,
        }
    }

    /// The races that have been found and are not meant, in the order of their first times.
    pub fn races(&self) -> &[Race] {
        &self.races
    }

    /// How many accesses of single lanes have been compared.
    pub fn accesses(&self) -> u64 {
        self.accesses
    }

    /// How often there was a race that is meant.
    pub fn meant(&self) -> u64 {
        self.meant
    }

    /// How often pairs of instructions have raced that are not among [`Self::races`], for these are too many.
    pub fn beyond(&self) -> u64 {
        self.beyond
    }

    fn core_number(&self) -> u32 {
        self.core.unwrap_or(0)
    }

    /// The group of these lanes of a warp of the core whose turn it is.
    fn group(&mut self, warp: Warp, lanes: LaneMask) -> GroupId {
        self.group_of(self.core_number(), warp, lanes)
    }

    fn group_of(&mut self, core: u32, warp: Warp, lanes: LaneMask) -> GroupId {
        let among_all = Warp(core * self.warps + warp.0);
        self.clocks.group(among_all, lanes)
    }

    /// The number that the run time gives a warp of the core whose turn it is.
    fn warp_of_all(&self, warp: Warp) -> u64 {
        u64::from(self.core_number() * self.warps.next_power_of_two() + warp.0)
    }

    /// Whose a word is that the core reaches whose turn it is.
    fn place(&self, word: Address) -> CoreWord {
        let is_own = word.0 >= self.pad_start;
        (self.core.filter(|_| is_own), word)
    }

    /// The lanes of a warp that go on alone after an interrupt or a reti come behind those that went before, unless
    /// they are of one group by then.
    fn hand_over(&mut self, warp: Warp, from: (GroupId, LaneMask), to: LaneMask) {
        if to.is_empty() {
            return;
        }
        let (group, lanes) = from;
        let next = self.group(warp, to);
        if (lanes & to).is_empty() {
            self.clocks.order(group, next);
        }
    }

    /// A warp begins: behind all that its lanes have done before, and behind all that its starter has done. The
    /// starter, in turn, is behind the end of what ran there before.
    fn spawn(&mut self, parent: GroupId, started: Warp) {
        let past = self.group(started, self.all_lanes);
        self.clocks.order(past, parent);
        let first = self.group(started, LaneMask(1));
        self.clocks.order(parent, first);
    }

    fn barrier(&mut self, event: &Event<'_>) {
        let Some((lane, register)) =
            event.executing.lowest().zip(event.instruction.and_then(|instruction| instruction.source_gprs().next()))
        else {
            return;
        };
        let number = event.state.gpr(event.warp, lane, register);
        let core = self.core_number();
        let first_of_cores = 1 << (8 * self.word_bytes - 1);
        if let Some(barrier) = number.checked_sub(first_of_cores) {
            // A group that does not wait there is alone.
            let barrier = barrier as usize;
            let of_cores = event.state.cluster_barriers().get(barrier);
            if of_cores.is_some_and(|barrier| barrier.waiting.contains(event.context)) {
                let waiting = self.waiting_for_cores.entry(barrier).or_default();
                waiting.push((core, event.warp, event.active_before));
            }
            return;
        }
        let waiting = self.waiting.entry((core, number)).or_default();
        waiting.push((event.warp, event.active_before));
        let is_waiting = usize::try_from(number)
            .ok()
            .and_then(|number| event.state.barriers().get(number))
            .is_some_and(|contexts| contexts.contains(event.context));
        if is_waiting {
            return;
        }
        let released = std::mem::take(waiting);
        let of_core = |(warp, lanes)| (core, warp, lanes);
        self.go_on_together(released.into_iter().map(of_core));
    }

    /// All that these have done comes before all that they do from now on.
    fn go_on_together(&mut self, released: impl Iterator<Item = (u32, Warp, LaneMask)>) {
        let mut known = Clock::default();
        let groups: Vec<_> = released.map(|(core, warp, lanes)| self.group_of(core, warp, lanes)).collect();
        for group in &groups {
            known.join(self.clocks.clock(*group));
        }
        for group in groups {
            self.clocks.learn(group, &known);
            self.clocks.step(group);
        }
    }

    /// What the ringing warp has done comes before what the handler of the core does that it rings.
    fn ring(&mut self, group: GroupId, core: u64) {
        let known = self.rung.entry(core).or_default();
        known.join(self.clocks.clock(group));
        self.clocks.step(group);
    }

    /// The handler of an external interrupt answers all rings that its core has got.
    fn answer_rings(&mut self, event: &Event<'_>) {
        if let Some(known) = self.rung.remove(&event.state.core_number()) {
            let handler = self.group(event.warp, event.active_after);
            self.clocks.learn(handler, &known);
        }
    }

    fn access(&mut self, event: &Event<'_>, group: GroupId) {
        let Some(instruction) = event.instruction else {
            return;
        };
        let opcode = instruction.opcode();
        if event.effect == Effect::Store && event.executing.count() > 1 {
            self.stores_of_one_instruction(event, opcode, group);
        }
        if self.work_groups.are_there() {
            for (_, address, value) in event.stores() {
                self.work_groups.stored(address.0, value);
            }
        }
        let is_atomic = event.effect == Effect::Exchange || self.rules.is_atomic_at(event.pc);
        for (lane, address) in event.physical_accesses() {
            if address.0 >= self.console {
                continue;
            }
            self.accesses += 1;
            let word = self.word(address);
            let access = LaneAccess {
                kind: match event.effect {
                    Effect::Load => AccessKind::Load,
                    Effect::Store => AccessKind::Store,
                    _ if event.exchanged.contains(lane) => AccessKind::Exchange,
                    _ => AccessKind::FailedExchange,
                },
                is_atomic: is_atomic || self.rules.is_atomic(address),
                bytes: bytes(opcode, address, self.word_bytes),
                ..self.access_of(event, group, lane)
            };
            self.one(word, access, group);
        }
    }

    /// One access, with what it orders.
    fn one(&mut self, word: Address, access: LaneAccess, group: GroupId) {
        let reads = access.kind != AccessKind::Store;
        let place = self.place(word);
        let warp = self.warp_of_all(access.warp);
        if access.is_atomic && reads {
            self.work_groups.reads(warp, word.0);
            if let Some((_, known)) = self.released.get(&place) {
                self.clocks.learn(group, known);
            }
        }
        let mut found = Vec::new();
        let clock = self.clocks.clock(group);
        let shadow = match place {
            (Some(core), _) => &mut self.pads[core as usize],
            (None, _) => &mut self.shadow,
        };
        let groups = &self.work_groups;
        let unordered = |earlier: &LaneAccess| {
            let item = earlier.item.as_ref();
            item.is_some_and(|item| groups.unordered(warp, word.0, (item, earlier.pc), access.pc))
        };
        shadow.access(word, access, clock, unordered, |earlier| found.push(*earlier));
        if access.kind.writes() {
            if access.is_atomic {
                self.work_groups.writes(warp, word.0);
                let (bytes, known) = self.released.entry(place).or_default();
                if *bytes & !access.bytes == 0 {
                    known.clone_from(clock);
                } else {
                    // Other bytes of the word still hold what others have stored.
                    known.join(clock);
                }
                *bytes |= access.bytes;
                self.clocks.step(group);
            } else if let Some((bytes, _)) = self.released.get_mut(&place) {
                *bytes &= !access.bytes;
                if *bytes == 0 {
                    self.released.remove(&place);
                }
            }
        }
        for earlier in found {
            let items = earlier.item.zip(access.item);
            let relation = match (earlier.core == access.core, earlier.warp == access.warp) {
                _ if items.is_some_and(|(one, other)| one.is_of_another_group(&other)) => Relation::TwoGroups,
                (true, true) if items.is_some_and(|(one, other)| one.first_item != other.first_item) => {
                    Relation::TwoRounds
                }
                (false, _) => Relation::TwoCores,
                (true, true) => Relation::PartedLanes,
                (true, false) => Relation::TwoWarps,
            };
            self.found(word, earlier, access, relation);
        }
    }

    /// Lanes of one store that meet. The highest one wins (I5.24), and what the others store is lost: also when all
    /// store the same, as lanes do that have all added 1 to what they found.
    fn stores_of_one_instruction(&mut self, event: &Event<'_>, opcode: Opcode, group: GroupId) {
        if self.rules.is_atomic_at(event.pc) {
            return;
        }
        let mut stores: Vec<_> = event
            .physical_accesses()
            .filter(|(_, address)| address.0 < self.console && !self.rules.is_atomic(*address))
            .map(|(lane, address)| {
                let bytes = bytes(opcode, address, self.word_bytes);
                (self.word(address), lane, bytes)
            })
            .collect();
        stores.sort_unstable();
        for (index, (word, lane, reached)) in stores.iter().enumerate() {
            let mut before = stores[..index].iter().rev();
            let met =
                before.by_ref().take_while(|(other, ..)| other == word).find(|(_, _, other)| other & reached != 0);
            let Some((_, other, bytes)) = met else {
                continue;
            };
            let of = |lane, bytes| LaneAccess { kind: AccessKind::Store, bytes, ..self.access_of(event, group, lane) };
            let (earlier, later) = (of(*other, *bytes), of(*lane, *reached));
            self.found(*word, earlier, later, Relation::OneInstruction);
        }
    }

    /// A plain load of no bytes: to be filled in.
    fn access_of(&self, event: &Event<'_>, group: GroupId, lane: Lane) -> LaneAccess {
        let component = self.clocks.component(group);
        LaneAccess {
            kind: AccessKind::Load,
            is_atomic: false,
            bytes: 0,
            core: self.core,
            warp: event.warp,
            lane,
            pc: event.pc,
            item: self.work_groups.item(self.warp_of_all(event.warp)),
            component: component as u32,
            count: self.clocks.clock(group).get(component),
        }
    }

    fn found(&mut self, word: Address, earlier: LaneAccess, later: LaneAccess, relation: Relation) {
        let common = (earlier.bytes & later.bytes).trailing_zeros();
        let address = Address(word.0 + u64::from(common));
        let is_meant = |pc| self.rules.is_meant_at(pc);
        if is_meant(earlier.pc) || is_meant(later.pc) || self.rules.is_meant(address) {
            self.meant += 1;
            return;
        }
        let pair = (earlier.pc.min(later.pc), earlier.pc.max(later.pc));
        if let Some(known) = self.pairs.get(&pair) {
            self.races[*known].times += 1;
        } else if self.races.len() < PAIRS_MAX {
            self.pairs.insert(pair, self.races.len());
            self.races.push(Race { earlier, later, address, relation, times: 1 });
        } else {
            self.beyond += 1;
        }
    }

    fn word(&self, address: Address) -> Address {
        Address(address.0 - address.0 % self.word_bytes)
    }
}

impl Observer for Detector {
    fn core(&mut self, number: u32) {
        self.core = Some(number);
    }

    fn cores_meet(&mut self, cluster_barrier: usize) {
        let waiting = self.waiting_for_cores.remove(&cluster_barrier);
        self.go_on_together(waiting.unwrap_or_default().into_iter());
    }

    fn instruction(&mut self, event: &Event<'_>) {
        let lanes = match event.active_before.is_empty() {
            // An interrupt that a stopped warp takes.
            true => self.all_lanes,
            false => event.active_before,
        };
        let group = self.group(event.warp, lanes);
        let is_bar = |event: &Event<'_>| {
            let instruction = event.instruction;
            instruction.is_some_and(|instruction| instruction.opcode() == Opcode::Bar)
        };
        match event.effect {
            Effect::Load | Effect::Store | Effect::Exchange => self.access(event, group),
            Effect::Spawned { .. } => {
                if let Some(started) = event.spawned {
                    self.spawn(group, started);
                }
            }
            Effect::Redirect { .. } if is_bar(event) => self.barrier(event),
            Effect::Rings { core } => self.ring(group, core),
            Effect::Interrupt { entered: true, .. } | Effect::Return { .. } => {
                self.hand_over(event.warp, (group, lanes), event.active_after);
                if event.interrupt == Some(Interrupt::External) {
                    self.answer_rings(event);
                }
            }
            _ => {}
        }
    }
}

/// The bytes of its word that an instruction reaches at an address (I5.23, I12.12, I12.14); bit i is byte i.
fn bytes(opcode: Opcode, address: Address, word_bytes: u64) -> u8 {
    let whole = ((1_u16 << word_bytes) - 1) as u8;
    let count = match opcode {
        Opcode::Ld | Opcode::St => word_bytes,
        Opcode::Ldb | Opcode::Ldbu | Opcode::Stb => 1,
        Opcode::Ldh | Opcode::Ldhu | Opcode::Sth => 2,
        Opcode::Ldw | Opcode::Ldwu | Opcode::Stw => 4,
        _ => return whole,
    };
    let mask = (1_u32 << count) - 1;
    (mask << (address.0 % word_bytes)) as u8 & whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_access_reaches_up_to_the_end_of_its_word_and_no_further() {
        assert_eq!(bytes(Opcode::Ld, Address(8), 4), 0b1111);
        assert_eq!(bytes(Opcode::St, Address(9), 4), 0b1110);
        assert_eq!(bytes(Opcode::Stb, Address(10), 4), 0b0100);
        assert_eq!(bytes(Opcode::Sth, Address(11), 4), 0b1000);
        assert_eq!(bytes(Opcode::Ldw, Address(20), 8), 0b1111_0000);
        assert_eq!(bytes(Opcode::Aadd, Address(9), 4), 0b1111);
        assert_eq!(bytes(Opcode::Ld, Address(16), 8), 0b1111_1111);
    }
}
