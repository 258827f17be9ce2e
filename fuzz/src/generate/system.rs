//! Warps, lanes, barriers, modes, pages.

use isa::Opcode;

use super::super::tree::{Block, CodeAddress, Node, Step};
use super::memory::PAGE_BYTES;
use super::{instruction, Generator};

use Opcode::*;

impl Generator<'_> {
    /// What warp 0 does alone.
    pub(super) fn start(&mut self, handlers: usize) -> Vec<Node> {
        let first = self.random.below(handlers as u64) as usize;
        let entry = match self.random.percent(95) {
            true => vec![Step::Address(0, CodeAddress::Handler(first)), instruction(Skep, [0; 3], 0, None)],
            // No handler: whatever an interrupt makes of that, it does not come here again without end.
            false => vec![Step::Charge],
        };
        let mut nodes = vec![Node::Group(entry)];
        if self.config.tlb_entries > 0 && self.random.percent(80) {
            nodes.push(self.map_data());
        }
        if self.random.percent(10) {
            nodes.push(self.lanes());
        }
        if self.has_turns_beside_loads() && self.random.percent(8) {
            nodes.extend(self.turns_beside_loads());
        }
        let spawns = (1..self.warps).map(|_| {
            let (target, value) = (self.target(), self.source());
            instruction(Wspawn, [target, 0, value], 0, None)
        });
        let mut steps: Vec<Step> = spawns.collect();
        steps.insert(0, Step::Address(0, CodeAddress::Block(0)));
        nodes.push(Node::Group(steps));
        nodes
    }

    /// The data's pages, each where it is, with all rights.
    fn map_data(&mut self) -> Node {
        let mut steps = Vec::new();
        for page in 0..2 {
            steps.push(Step::Constant(0, self.data_address() + page * PAGE_BYTES));
            steps.push(Step::Constant(1, 0o77));
            steps.push(instruction(Tlbadd, [0, 0, 1], 0, None));
        }
        if self.config.scratchpad_bytes > 0 && self.random.percent(70) {
            steps.extend(self.map_scratchpad(0));
        }
        Node::Group(steps)
    }

    /// Another number of lanes from here on; none in a loop, whose counters lanes that come in late would not have.
    pub(super) fn lanes(&mut self) -> Node {
        let Some((count, link)) = self.two_targets().filter(|_| self.loops == 0) else {
            return self.straight();
        };
        let lanes = u64::from(self.config.arch.lanes());
        let number = if self.random.percent(55) { lanes } else { 1 + self.random.below(lanes) };
        let number = Step::Constant(count, number);
        Node::Group(match self.random.below(10) {
            0 => vec![Step::Address(count, CodeAddress::AfterGroup), instruction(Jmprt, [count, 0, 0], 0, None)],
            1..=3 => {
                vec![
                    number,
                    Step::Address(link, CodeAddress::AfterGroup),
                    instruction(Jalrs, [link, count, link], 0, None),
                ]
            }
            _ => vec![number, instruction(Jalis, [link, count, 0], 0, None)],
        })
    }

    /// A block at whose end all warps wait for one another, in groups that come out even.
    pub(super) fn meeting(&mut self) -> Block {
        let mut block = Block { landing: Vec::new(), must_be_done: true, nodes: Vec::new() };
        let sizes: Vec<u32> = (1..=self.warps).filter(|size| self.warps.is_multiple_of(*size)).collect();
        let mut size = *sizes.last().unwrap_or(&1);
        if self.random.percent(25) {
            size = self.random.one(&sizes);
        }
        let barrier = self.random.below(u64::from(self.config.barriers));
        let here = (barrier, u64::from(size));
        let (barrier, size) = self.crossing().unwrap_or(here);
        block.nodes.extend(self.arrival(barrier, size, None));
        block
    }

    /// Now and then, a barrier between cores in place of another one, and how many cores are to meet there: mostly one,
    /// since they all run the same program, but may have gone another way.
    fn crossing(&self) -> Option<(u64, u64)> {
        if self.config.cluster_barriers() == 0 || !self.crossings.percent(40) {
            return None;
        }
        let cores = &[1, 1, 1, 1, 2, 3, 16];
        Some((self.some_crossing(), self.crossings.one(cores)))
    }

    /// The id of a barrier between cores, where there are any.
    pub(super) fn some_crossing(&self) -> u64 {
        let barriers = u64::from(self.config.cluster_barriers());
        self.first_crossing() + self.crossings.below(barriers)
    }

    /// A barrier between cores that does not exist, or no number of cores, or barely one of both.
    pub(super) fn bad_crossing(&self) -> Option<(u64, u64)> {
        let barriers = u64::from(self.config.cluster_barriers());
        if barriers == 0 || !self.crossings.percent(40) {
            return None;
        }
        let first = self.first_crossing();
        Some(self.crossings.one(&[
            (first + barriers, 1),
            (first, 0),
            (first, 17),
            (first, first + 1),
            (first + first / 2, 1),
            (self.config.arch.word_mask(), 1),
            (first + barriers - 1, 1),
        ]))
    }

    /// Rings a core, mostly one that is there.
    pub(super) fn ring(&mut self) -> Node {
        let Some([number]) = self.distinct() else {
            return self.straight();
        };
        let cores = u64::from(self.cores);
        let core = match self.crossings.below(8) {
            0 => self.crossings.one(&[cores, 16, self.config.arch.word_mask()]),
            _ => self.crossings.below(cores),
        };
        let guard = self.guard(20);
        Node::Group(vec![Step::Constant(number, core), instruction(Ring, [number, 0, 0], 0, guard)])
    }

    /// The id of the first barrier between cores.
    fn first_crossing(&self) -> u64 {
        1 << (self.config.arch.word_bits() - 1)
    }

    /// A warp that runs through the rest of the program, if all have met for the last time.
    pub(super) fn spawn(&mut self) -> Node {
        let Some((address, value)) = self.two_targets().filter(|_| self.block >= self.last_meeting && self.loops == 0)
        else {
            return self.straight();
        };
        let (target, guard) = (self.target(), self.guard(40));
        let steps = self.start_warp([target, address, value], guard);
        Node::Group(steps.into())
    }

    /// Whether a warp that ends at once may be started here: it finds a free one, or no warps meet any more.
    pub(super) fn may_spawn_beside_returns(&self) -> bool {
        let has_free = self.warps < self.config.arch.warps();
        self.warps > 1 && (has_free || self.block >= self.last_meeting && self.loops == 0)
    }

    /// Traps, and a few spawns behind each: while one warp starts others, the registers of those beside it are copied
    /// back. What is started ends at once.
    pub(super) fn spawns_beside_returns(&mut self) -> Node {
        let Some((address, value)) = self.two_targets() else {
            return self.straight();
        };
        let mut steps = vec![Step::Address(address, CodeAddress::Block(self.blocks))];
        for _ in 0..1 + self.random.below(3) {
            steps.push(instruction(Trap, [0; 3], 0, self.guard(20)));
            for _ in 0..1 + self.random.below(4) {
                // The register that is written is the new warp's.
                let target = self.target();
                steps.push(instruction(Wspawn, [target, address, value], 0, self.guard(15)));
            }
        }
        Node::Group(steps)
    }

    /// A wspawn with these registers, and where the warp starts: at one of the next blocks.
    pub(super) fn start_warp(&mut self, registers: [u8; 3], guard: Option<u8>) -> [Step; 2] {
        let block = self.block + 1 + self.random.below(3) as usize;
        [
            Step::Address(registers[1], CodeAddress::Block(block.min(self.blocks))),
            instruction(Wspawn, registers, 0, guard),
        ]
    }

    /// What a kernel does. In user mode it is an interrupt.
    pub(super) fn system(&mut self) -> Node {
        let register = self.target();
        match self.random.below(10) {
            0..=1 => self.quiet(),
            2 => Node::Group(vec![instruction(Trap, [0; 3], 0, None)]),
            3 => Node::Group(vec![
                Step::Address(register, CodeAddress::AfterGroup),
                instruction(Jmpru, [register, 0, 0], 0, None),
            ]),
            4 => {
                let handler = self.random.below(self.handlers as u64) as usize;
                Node::Group(vec![
                    Step::Address(register, CodeAddress::Handler(handler)),
                    instruction(Skep, [register, 0, 0], 0, None),
                ])
            }
            5..=6 => self.page(),
            7 => self.many_pages(),
            8 => self.stray_return(),
            _ => Node::Group(vec![instruction(Ei, [0; 3], 0, None)]),
        }
    }

    /// Something with interrupts off.
    fn quiet(&mut self) -> Node {
        let mut steps = vec![instruction(Di, [0; 3], 0, None)];
        for _ in 0..self.random.below(5) {
            steps.push(self.integer());
        }
        if self.random.percent(self.wildness) {
            if let Node::Group(wild) = self.wild() {
                steps.extend(wild);
            }
        }
        steps.push(instruction(Ei, [0; 3], 0, None));
        Node::Group(steps)
    }

    /// Page after page, until entries are replaced; all of them stand for one page of the data.
    fn many_pages(&mut self) -> Node {
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        let Some((page, physical)) = self.two_targets() else {
            return self.straight();
        };
        let Some(step) = (0..free).find(|&register| register != page && register != physical) else {
            return self.straight();
        };
        let first = self.data_address() + self.random.below(40) * PAGE_BYTES;
        let mut steps = vec![
            Step::Constant(page, first),
            Step::Constant(physical, self.data_address() | 0o77),
            Step::Constant(step, PAGE_BYTES),
        ];
        for _ in 0..2 + self.random.below(8) {
            steps.push(instruction(Tlbadd, [page, physical, physical], 0, None));
            steps.push(instruction(Add, [page, page, step], 0, None));
        }
        Node::Group(steps)
    }

    /// Something about a page of the data, or one that does not exist.
    fn page(&mut self) -> Node {
        let Some((virtual_page, physical_page)) = self.two_targets() else {
            return self.straight();
        };
        let (ram, data) = (self.config.ram_bytes, self.data_address());
        let pages = [data, data + PAGE_BYTES, data, ram, ram + PAGE_BYTES, 1 << (self.config.arch.word_bits() - 1)];
        let mut pages = pages.to_vec();
        pages.extend(self.scratchpad_pages());
        let page = self.random.one(&pages) + self.random.one(&[0, 0, 4, 0xfff]);
        let mut steps = vec![Step::Constant(virtual_page, page & self.config.arch.word_mask())];
        let guard = self.guard(25);
        match self.random.below(8) {
            0..=1 => steps.push(instruction(Tlbrm, [virtual_page, 0, 0], 0, guard)),
            2 => steps = vec![instruction(Tlbflush, [0; 3], 0, guard)],
            _ => {
                let physical = if self.random.percent(70) { page } else { self.random.one(&pages) };
                // The flags are the low bits of the physical page, which do not count there.
                let flags = if self.random.percent(50) { 0o77 } else { self.random.below(64) };
                steps.push(Step::Constant(physical_page, (physical & !0xfff) | flags));
                let registers = [virtual_page, physical_page, physical_page];
                steps.push(instruction(Tlbadd, registers, 0, guard));
            }
        }
        Node::Group(steps)
    }
}
