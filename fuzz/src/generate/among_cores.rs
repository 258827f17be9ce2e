//! What the cores of a cluster do with one another: different things by their numbers, data handed over by flags,
//! locks, and atomic accesses to the same words. Only for several cores: the programs of a core alone are drawn as if
//! this file were not there.
//!
//! No core waits for ever: a flag is asked for a few times, and a lock is tried a few times.

use isa::Opcode::{self, *};

use super::super::tree::{ByWarp, Node, NumberOf, Step};
use super::{instruction, Generator};

/// Words that all cores use, counted from the first word of the data.
const SHARED_WORDS: [u64; 8] = [0, 1, 2, 5, 16, 17, 32, 75];
/// What changes a word that others change, too.
const CHANGES: [Opcode; 8] = [Aadd, Aadd, Aswap, Axor, Aor, Amin, Amaxu, Acas];

impl Generator<'_> {
    /// The program is for so many cores.
    pub(super) fn meet_other_cores(&mut self, cores: u32) {
        self.cores = cores;
        if cores > 1 {
            self.sharing = self.random.one(&[0, 6, 15, 30, 50]);
        }
    }

    /// Something that has to do with other cores.
    pub(super) fn among_cores(&mut self, nesting: u32) -> Node {
        let is_shallow = nesting < super::NESTING_MAX;
        match self.random.below(10) {
            0..=2 if is_shallow => self.by_core(nesting),
            3..=5 if is_shallow => self.hand_over(),
            6..=7 => self.under_lock(),
            _ => self.shared_words(),
        }
    }

    /// Cores of different numbers do different things.
    fn by_core(&mut self, nesting: u32) -> Node {
        let then = self.some_nodes(nesting + 1, 3);
        let otherwise = self.some_nodes(nesting + 1, 3);
        self.parted_by_core(then, otherwise)
    }

    fn parted_by_core(&mut self, then: Vec<Node>, otherwise: Vec<Node>) -> Node {
        let bits = u64::from(u32::BITS - (self.cores - 1).leading_zeros());
        Node::ByWarp(ByWarp {
            register: self.target(),
            predicate: self.predicate(),
            bit: self.random.below(bits) as u8,
            of: NumberOf::Core,
            then,
            otherwise,
        })
    }

    /// Some cores store data and then a flag; the others ask for the flag, and then load the data.
    fn hand_over(&mut self) -> Node {
        let Some([address, value]) = self.distinct() else {
            return self.straight();
        };
        let (data, flag) = (self.shared_word(), self.shared_word());
        let mut store = vec![Step::Constant(address, data)];
        for _ in 0..1 + self.random.below(3) {
            let offset = self.random.below(4) as i64 * i64::from(self.config.arch.word_bytes());
            let offset = offset.min(self.positive_immediate());
            let guard = self.guard(20);
            store.push(instruction(St, [self.source(), address, 0], offset, guard));
        }
        store.extend(self.fence_of_some(30));
        store.push(Step::Constant(address, flag));
        match self.atomic(Aswap).filter(|_| self.random.percent(30)) {
            Some(opcode) => store.push(instruction(opcode, [value, address, value], 0, None)),
            None => store.push(instruction(St, [self.source(), address, 0], 0, None)),
        }
        let ask = vec![
            Step::Constant(address, flag),
            match self.atomic(Aor).filter(|_| self.random.percent(50)) {
                Some(opcode) => instruction(opcode, [value, address, value], 0, None),
                None => instruction(Ld, [value, address, 0], 0, None),
            },
        ];
        let mut load: Vec<Step> = self.fence_of_some(60).collect();
        load.push(Step::Constant(address, data));
        load.push(instruction(Ld, [value, address, 0], 0, self.guard(20)));
        let ask = self.repeated(ask);
        let [store, load] = [store, load].map(Node::Group);
        match self.random.percent(50) {
            true => self.parted_by_core(vec![store], vec![ask, load]),
            false => self.parted_by_core(vec![ask, load], vec![store]),
        }
    }

    /// Lanes try to take a lock; whoever has it changes a word by a load and a store, and gives it back.
    fn under_lock(&mut self) -> Node {
        let taken = self.atomic(self.random.one(&[Aswap, Acas]));
        let (Some([address, old, value]), Some(take)) = (self.distinct(), taken) else {
            return self.shared_words();
        };
        let (lock, data, has_it) = (self.shared_word(), self.shared_word(), self.predicate());
        let guard = Some(has_it);
        let mut steps = vec![
            Step::Constant(address, lock),
            instruction(Ldi, [value, 0, 0], 1, None),
            // What is expected, for a comparison.
            instruction(Ldi, [old, 0, 0], 0, None),
            instruction(take, [old, address, value], 0, None),
            instruction(Iszero, [has_it, old, 0], 0, None),
        ];
        steps.extend(self.fence_of_some(60));
        steps.extend([
            Step::Constant(value, data),
            instruction(Ld, [old, value, 0], 0, guard),
            instruction(Addi, [old, old, 0], 1, guard),
            instruction(St, [old, value, 0], 0, guard),
        ]);
        steps.extend(self.fence_of_some(30));
        steps.extend([instruction(Ldi, [old, 0, 0], 0, None), instruction(St, [old, address, 0], 0, guard)]);
        match self.random.percent(60) {
            true => self.repeated(steps),
            false => Node::Group(steps),
        }
    }

    /// Loads, stores and atomic accesses to words that all cores use.
    fn shared_words(&mut self) -> Node {
        let Some([address]) = self.distinct() else {
            return self.straight();
        };
        let mut steps = vec![Step::Constant(address, self.shared_word())];
        for _ in 0..1 + self.random.below(4) {
            let (value, source, guard) = (self.target(), self.source(), self.guard(30));
            let change = self.atomic(self.random.one(&CHANGES));
            let (opcode, registers) = match (self.random.below(10), change) {
                (0..=5, Some(change)) => (change, [value, address, source]),
                (0..=7, _) => (Ld, [value, address, 0]),
                _ => (St, [source, address, 0]),
            };
            steps.push(instruction(opcode, registers, 0, guard));
            if opcode != St && value == address {
                break;
            }
            steps.extend(self.fence_of_some(15));
        }
        Node::Group(steps)
    }

    /// The steps a few times, if a register is left that counts them.
    fn repeated(&mut self, steps: Vec<Step>) -> Node {
        let steps = Node::Group(steps);
        match self.loop_counter() {
            Some(counter) => self.some_rounds(counter, vec![steps]),
            None => steps,
        }
    }

    /// The address of a word that all cores use.
    fn shared_word(&mut self) -> u64 {
        let word_bytes = u64::from(self.config.arch.word_bytes());
        self.data_address() + self.random.one(&SHARED_WORDS) * word_bytes
    }

    /// A fence in so many cases of a hundred, guarded at times; none on a core that has none.
    fn fence_of_some(&mut self, chance: u64) -> impl Iterator<Item = Step> + use<> {
        let wanted = self.random.percent(chance) && self.config.implements(Fence);
        let guard = self.guard(15);
        let fence = wanted.then(|| instruction(Fence, [0; 3], 0, guard));
        fence.into_iter()
    }

    /// The atomic instruction, if the core has it.
    fn atomic(&self, opcode: Opcode) -> Option<Opcode> {
        self.config.implements(opcode).then_some(opcode)
    }

    /// Registers to write of which no two are the same.
    pub(super) fn distinct<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut found = [0; N];
        for place in 0..N {
            let mut tries = (0..16).map(|_| self.target());
            let next = tries.find(|register| !found[..place].contains(register))?;
            found[place] = next;
        }
        Some(found)
    }
}
