//! A compiled program as an image: what is in front of it and behind it, where its stacks are, and how deep they get.

use std::collections::BTreeSet;
use std::fmt::Write;

use assembler::{Diagnostic, Diagnostics, Image, LinkOptions, Object, SourceFile};
use isa::{Address, CoreOptions, DivergenceMechanism, ExecutionUnit, Reconvergence};

use crate::analysis::CallGraph;
use crate::compile::WorkGroups;
use crate::ir::{Global, Symbol};
use crate::threads::INITIAL;
use crate::{library, notes, work_groups, Compiled};

/// Bytes of the stack of `main` at least, unless the user names a size.
const MAIN_STACK_BYTES: u64 = 8192;
/// Bytes of each lane's stack at least, unless the user names a size.
const LANE_STACK_BYTES: u64 = 1024;
/// If the compiler cannot bound how deep a stack gets, the stack has so many times what the program is known to need.
const UNKNOWN_DEPTH_FACTOR: u64 = 2;
/// Where functions call themselves, and the RAM has room for it, as many calls at a time.
const RECURSIVE_CALLS: u64 = 128;
/// Bytes that are left for `malloc` at least, when the RAM is to be chosen.
const HEAP_BYTES: u64 = 4096;
/// Items of a work group for whose stacks the RAM has room at least, when it is to be chosen.
const GROUP_ITEMS: u64 = 1024;
/// What a core has, unless the user names a size.
const RAM_BYTES: u64 = 65536;

/// Sizes in memory that the user has asked for. The program's needs decide the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Bytes of the RAM; without a number 65536, or as many as the program needs.
    pub ram_bytes: Option<u64>,
    /// Bytes of the stack of `main`; without a number 8192, or as many as `main` is found to need, with room for
    /// recursion.
    pub main_stack: Option<u64>,
    /// Bytes of each lane's stack, rounded up to a power of two; without a number 1024, or as many as
    /// a kernel is found to need, with room for recursion.
    pub lane_stack: Option<u64>,
    /// Entries of the TLB; without any, addresses are not translated.
    pub tlb_entries: u32,
    /// `main` runs in user mode, as further warps always do.
    pub user_mode: bool,
    /// The host reads the console to learn that the program has ended, and how: it stores a mark at [`END_MARK`].
    pub announces_end: bool,
}

/// The symbol of the mark that a program with [`Memory::announces_end`] prints when it has ended. All zeros: it prints
/// nothing.
pub const END_MARK: &str = "__harp_end_mark";
/// Bytes of the mark.
pub const END_MARK_BYTES: usize = 16;

/// Bytes of a page (rule I7.11 of docs/isa.md).
const PAGE_BYTES: u64 = 4096;
/// Page 0, one more, and the console's.
const TLB_ENTRIES_MINIMUM: u32 = 3;

impl Memory {
    /// Bytes from 0 on that the start code can map: an entry for each page, and one for the console's.
    fn mapped_bytes(&self) -> Option<u64> {
        (self.tlb_entries > 0).then(|| u64::from(self.tlb_entries - 1) * PAGE_BYTES)
    }
}

/// Sizes in memory.
struct Sizes {
    ram: u64,
    main_stack: u64,
    /// A power of two.
    lane_stack: u64,
}

/// Bytes of RAM that a program needs.
struct Needed {
    program: u64,
    main_stack: u64,
    /// The stacks of all lanes together.
    lane_stacks: u64,
}

impl Needed {
    fn all(&self) -> u64 {
        let stacks = self.lane_stacks.saturating_add(self.main_stack);
        self.program.saturating_add(stacks)
    }
}

const WITHOUT_TLB: &str = "a core that does not translate addresses (--tlb-entries 0)";

/// The name of the text that is written for a program.
const PROGRAM: &str = "program.s";

/// How the note begins that says how many bytes of RAM an image is for, if they are more than every core has.
const RAM_NOTE: &str = "harmonica RAM: ";

/// The bytes of RAM that an image needs, if it carries a note of them.
pub fn ram_of_image(bytes: &[u8]) -> Option<u64> {
    notes::find(bytes, RAM_NOTE)?.parse().ok()
}

/// How the note begins that says for how many lanes and warps an image has places where they take turns.
const TURNS_NOTE: &str = "harmonica turns: ";

/// The lanes and warps for which an image has places where they take turns, if it carries a note of them.
pub fn turns_of_image(bytes: &[u8]) -> Option<(u32, u32)> {
    let (lanes, warps) = notes::find(bytes, TURNS_NOTE)?.split_once(' ')?;
    Some((lanes.parse().ok()?, warps.parse().ok()?))
}

/// A program that has been linked.
#[derive(Clone, Debug)]
pub struct Linked {
    /// The program.
    pub image: Image,
    /// What its stacks and its RAM have become.
    pub memory: Memory,
    /// What the core has to have for it.
    pub wanted: CoreOptions,
}

/// A text of the run time without the lines for other cores. A line for some cores begins with `//@` and a word that
/// says for which.
fn for_some(text: &str, wanted: &[(&str, bool)]) -> String {
    let mut lines = String::with_capacity(text.len());
    for line in text.lines() {
        let marked = line.strip_prefix("//@");
        let (kind, rest) = marked.and_then(|rest| rest.split_once(' ')).unzip();
        if kind.is_some_and(|kind| wanted.contains(&(kind, false))) {
            continue;
        }
        let indentation = if kind.is_some() { "        " } else { "" };
        lines.push_str(indentation);
        lines.push_str(rest.unwrap_or(line));
        lines.push('\n');
    }
    lines
}

impl Compiled {
    /// The loads and stores of a linked program that are volatile or atomic in its C, and in that of the library.
    pub fn shared_accesses(&self, image: &Image) -> Vec<Address> {
        let lines = image.written_lines();
        lines
            .filter(|(_, name, line)| *name == PROGRAM && self.assembly.shared.contains(line))
            .map(|(address, ..)| address)
            .collect()
    }

    /// What a thread's own variables hold at first, if there are any in launches.
    fn own_variables(&self) -> Option<&Global> {
        let mut globals = self.module.globals.iter();
        globals.find(|global| self.launches && &*global.name == INITIAL)
    }

    /// How deep the stack of a lane gets, with what threads have of their own.
    fn lane_depth(&self) -> Depth {
        let own = self.own_variables().map_or(0, |block| block.size);
        self.depths.lane.plus(Depth { least: own, ..NOTHING })
    }

    fn sizes(&self, memory: &Memory) -> Sizes {
        let chosen = |told: Option<u64>, least: u64, needed: Depth| {
            let times = if needed.is_all { 1 } else { UNKNOWN_DEPTH_FACTOR };
            told.unwrap_or_else(|| least.max(needed.least.saturating_mul(times)))
        };
        let main_stack = chosen(memory.main_stack, MAIN_STACK_BYTES, self.depths.main);
        let lane_stack = chosen(memory.lane_stack, LANE_STACK_BYTES, self.lane_depth());
        // The lanes' stacks, and what threads have of their own there, are aligned by this.
        let alignment = self.own_variables().map_or(16, |block| block.alignment.max(16));
        Sizes {
            ram: memory.ram_bytes.unwrap_or(RAM_BYTES).min(memory.mapped_bytes().unwrap_or(u64::MAX)),
            main_stack: main_stack.next_multiple_of(alignment),
            lane_stack: lane_stack.max(alignment).next_power_of_two(),
        }
    }

    /// The memory with room for recursion in the stacks whose sizes the user has not given.
    fn with_recursion(&self, memory: &Memory) -> Memory {
        let sizes = self.sizes(memory);
        let roomy = |told: Option<u64>, known: u64, needed: Depth| {
            let room = needed.least.saturating_add(needed.again.saturating_mul(RECURSIVE_CALLS));
            told.or((needed.again > 0).then_some(room.max(known)))
        };
        Memory {
            main_stack: roomy(memory.main_stack, sizes.main_stack, self.depths.main),
            lane_stack: roomy(memory.lane_stack, sizes.lane_stack, self.lane_depth()),
            ..*memory
        }
    }

    /// Bytes of RAM for a program so large, its stacks and those of all lanes.
    fn needed(&self, image: &Image, memory: &Memory) -> Needed {
        let arch = &self.target.arch;
        let sizes = self.sizes(memory);
        let warps = u64::from(arch.warps() * self.target.cores);
        let lanes = u64::from(arch.lanes()) * warps;
        // The run time of several cores has a word for each warp.
        let words = match () {
            () if self.target.several_cores() => warps,
            // Turns have one for each lane.
            () if self.turns_of_contexts() => lanes,
            () => 0,
        };
        let words = words * u64::from(arch.word_bytes());
        Needed {
            program: image.end().0,
            main_stack: sizes.main_stack,
            lane_stacks: sizes.lane_stack.saturating_mul(lanes).saturating_add(words),
        }
    }

    /// Bytes of heap that a RAM has at least whose size is to be chosen: the stacks of the work items of a group are there.
    fn heap_bytes(&self, memory: &Memory) -> u64 {
        let items = match &self.groups {
            // Twice: stacks that a range has left may be in the way of those of a larger one.
            Some(WorkGroups { has_barriers: true, .. }) => 2 * GROUP_ITEMS * u64::from(self.target.cores),
            _ => 0,
        };
        HEAP_BYTES + items * self.sizes(memory).lane_stack
    }

    /// Refuses stacks that are known to be too small.
    fn check_stacks(&self, memory: &Memory) -> Result<(), Diagnostics> {
        let (main, lane) = (self.depths.main, self.lane_depth());
        let of_main = (memory.main_stack, main, "the stack of main", "--main-stack");
        let of_lane = (memory.lane_stack, lane, "each lane's stack", "--lane-stack");
        let stacks = [of_main, of_lane];
        for (told, needed, whose, option) in stacks {
            let Depth { least, is_all, .. } = needed;
            if let Some(told) = told.filter(|told| *told < least) {
                let or_more = if is_all { "" } else { ", or more" };
                let error =
                    Diagnostic::error(format!("{whose} has {told} bytes, but the program needs {least}{or_more}"));
                let help = format!("leave {option} out, or say {option} {least}{or_more}");
                return Err(error.with_help(help).into());
            }
        }
        Ok(())
    }

    /// Whether threads take turns on a core where sides of a warp run at the same time.
    fn turns_of_contexts(&self) -> bool {
        self.takes_turns && self.target.divergence == DivergenceMechanism::MultiPath
    }

    /// Whether there are regions that a core has to have room for.
    fn has_regions(&self) -> bool {
        let has_room = matches!(self.target.divergence, DivergenceMechanism::Stack | DivergenceMechanism::MultiPath);
        has_room && !self.regions.is_none()
    }

    /// The parts of the run time in front of the program and behind it, as names and texts.
    fn run_time(&self, memory: &Memory) -> [Vec<(&'static str, String)>; 2] {
        let Sizes { ram, main_stack, lane_stack } = self.sizes(memory);
        let shift = lane_stack.ilog2();
        let mut definitions = String::new();
        let _ = write!(definitions, ".def RAM_BYTES {ram}\n.def MAIN_STACK {main_stack}\n.def STACK_SHIFT {shift}\n");
        if let Some(groups) = &self.groups {
            let warps = work_groups::warps_of_core(&self.target) * self.target.cores;
            let numbers = [
                ("WARPS_OF_CORE", u64::from(work_groups::warps_of_core(&self.target))),
                ("WARPS_WORDS", u64::from(work_groups::WARP_WORDS * warps)),
                ("LOCAL_BYTES", groups.locals.block_bytes),
                ("BARRIERS", u64::from(groups.has_barriers)),
                ("SCRATCHPAD_BYTES", self.target.scratchpad_bytes),
            ];
            for (name, number) in numbers {
                let _ = writeln!(definitions, ".def {name} {number}");
            }
        }
        let thread_bytes = self.own_variables().map_or(0, |block| block.size);
        let _ = writeln!(definitions, ".def THREAD_BYTES {thread_bytes}");
        let arch = &self.target.arch;
        let lanes = arch.lanes().next_power_of_two();
        let places = u64::from(lanes * arch.warps());
        let _ = write!(definitions, ".def LANES_SHIFT {}\n.def TURNS_WORDS {places}\n", lanes.ilog2());
        let _ = writeln!(definitions, ".def TURNS_END {}", places * u64::from(arch.word_bytes()));
        let explicit = self.target.divergence == DivergenceMechanism::PairedPath
            && self.target.reconvergence == Reconvergence::Explicit;
        let (extended, cores) = (self.target.extension, self.target.several_cores());
        let for_core = |text: &str| {
            let wanted = [
                ("explicit", explicit),
                ("extended", extended),
                ("basic", !extended),
                ("cores", cores),
                ("alone", !cores),
                ("alone-extended", !cores && extended),
                ("ending", self.ends_in_kernels),
                ("extended-ending", extended && self.ends_in_kernels),
                ("basic-ending", !extended && self.ends_in_kernels),
                ("lasting", !self.ends_in_kernels),
                ("masks", self.ends_in_kernels && self.target.divergence == DivergenceMechanism::Masks),
                ("paged", memory.tlb_entries > 0),
                ("user", memory.user_mode),
                ("supervisor", !memory.user_mode),
                ("announced", memory.announces_end),
                ("cores-ending", cores && self.ends_in_kernels),
                ("cores-user", cores && memory.user_mode),
                ("cores-supervisor", cores && !memory.user_mode),
                ("barriers", self.barriers || self.groups.is_some()),
                ("groups", self.groups.is_some()),
                ("threads", thread_bytes > 0),
                ("contexts", self.turns_of_contexts()),
                ("warps", !self.turns_of_contexts()),
            ];
            definitions.clone() + &for_some(text, &wanted)
        };
        let mut before = vec![("start.s", for_core(library::START))];
        let mut behind = Vec::new();
        match (self.launches, cores) {
            (true, false) => behind.push(("launch.s", for_core(library::LAUNCH))),
            (true, true) => behind.push(("launch-cores.s", for_core(library::LAUNCH_CORES))),
            (false, true) => behind.push(("launch-none.s", for_core(library::LAUNCH_NONE))),
            (false, false) => {}
        }
        if self.ends_in_kernels {
            before.push(match cores {
                true => ("ending-cores.s", for_core(library::ENDING_CORES)),
                false => ("ending.s", for_core(library::ENDING)),
            });
        }
        if self.groups.is_some() {
            behind.push(("groups.s", for_core(library::GROUPS)));
        }
        if memory.announces_end {
            before.push(("announce.s", for_core(library::ANNOUNCE)));
        }
        if self.launches {
            before.push(("launch-state.s", for_core(library::LAUNCH_STATE)));
        }
        if self.has_turns {
            before.push(("turns.s", for_core(library::TURNS)));
        }
        if self.takes_turns {
            before.push(("store-part.s", for_core(library::STORE_PARTS)));
        }
        if self.has_regions() {
            let title = "// How many regions are open at a time: entries by lanes; regions by contexts.\n\n";
            let note = notes::source("__harp_regions", &self.regions.note());
            behind.push(("regions.s", title.to_owned() + &note));
        }
        if self.has_turns && !extended {
            let note = notes::source("__harp_turns_places", &format!("{TURNS_NOTE}{lanes} {}", arch.warps()));
            behind.push(("places.s", format!("// Lanes and warps that have a place where they take turns.\n\n{note}")));
        }
        if ram > RAM_BYTES {
            let note = notes::source("__harp_ram", &format!("{RAM_NOTE}{ram}"));
            behind.push(("ram.s", format!("// The RAM's bytes, at whose end the stacks are.\n\n{note}")));
        }
        behind.push(("heap.s", library::HEAP.to_owned()));
        [before, behind]
    }

    /// The whole program as one source of assembly, with stacks and RAM as [`Compiled::link`] has found them.
    pub fn text(&self, memory: &Memory) -> String {
        let [before, behind] = self.run_time(memory);
        let texts = before.iter().map(|(_, text)| text.as_str());
        let texts = texts.chain([self.assembly.text.as_str()]);
        let texts: Vec<_> = texts.chain(behind.iter().map(|(_, text)| text.as_str())).collect();
        texts.join("\n")
    }

    /// The objects in the order of their places: the beginning, assembly of the user's, the program, the run time, the
    /// heap. `text_of` gives the text of a source of C, for reports.
    ///
    /// # Errors
    /// When the assembler refuses something, such as an address that fits no field.
    pub fn objects(
        &self,
        own: &[Object],
        memory: &Memory,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Vec<Object>, Diagnostics> {
        let assemble = |(name, text): &(&str, String)| {
            let source = SourceFile::new(*name, text.as_str()).map_err(Diagnostics::from)?;
            Ok::<_, Diagnostics>(assembler::assemble_source(&self.target.arch, &source)?.object)
        };
        let [before, behind] = self.run_time(memory);
        let mut objects = before.iter().map(assemble).collect::<Result<Vec<_>, _>>()?;
        objects.extend(own.iter().cloned());
        let source = self.assembly.source(PROGRAM, &self.module, text_of);
        let source = source.map_err(Diagnostics::from)?;
        objects.push(assembler::assemble_source(&self.target.arch, &source)?.object);
        for part in &behind {
            objects.push(assemble(part)?);
        }
        Ok(objects)
    }

    /// The memory as far as the TLB's entries reach, with stacks of no more bytes than are needed where they are
    /// scarce.
    ///
    /// # Errors
    /// When the program does not fit into the pages.
    fn mapped(
        &self,
        memory: &Memory,
        mapped_bytes: u64,
        link: &dyn Fn(&Memory) -> Result<Image, Diagnostics>,
    ) -> Result<Memory, Diagnostics> {
        let entries = memory.tlb_entries;
        if entries < TLB_ENTRIES_MINIMUM {
            let error = format!("C needs {TLB_ENTRIES_MINIMUM} TLB entries, and the core has {entries}");
            return Err(Diagnostic::error(error).with_help(WITHOUT_TLB).into());
        }
        let asked = *memory;
        let mut memory = Memory { ram_bytes: Some(asked.ram_bytes.unwrap_or(RAM_BYTES).min(mapped_bytes)), ..asked };
        // Whether it fits; where the size of the RAM is not given, as much of it is mapped as the program wants.
        let fits = |memory: &mut Memory| {
            let needed = self.needed(&link(memory)?, memory).all();
            let wanted = needed.saturating_add(self.heap_bytes(memory));
            if asked.ram_bytes.is_none() && wanted > RAM_BYTES {
                let whole = wanted.checked_next_power_of_two().unwrap_or(u64::MAX);
                memory.ram_bytes = Some(whole.min(mapped_bytes));
            }
            Ok::<_, Diagnostics>(needed <= mapped_bytes)
        };
        if fits(&mut memory)? {
            return Ok(memory);
        }
        let needed = |depth: Depth| {
            let times = if depth.is_all { 1 } else { UNKNOWN_DEPTH_FACTOR };
            Some(depth.least.saturating_mul(times))
        };
        let of_lanes = if self.launches { needed(self.lane_depth()) } else { Some(0) };
        memory.main_stack = memory.main_stack.or(needed(self.depths.main));
        memory.lane_stack = memory.lane_stack.or(of_lanes);
        if fits(&mut memory)? {
            return Ok(memory);
        }
        let needed = self.needed(&link(&memory)?, &memory).all();
        let error = format!(
            "the program needs {needed} bytes with all stacks, and {entries} TLB entries map {mapped_bytes}: pages of \
             {PAGE_BYTES} bytes, and one for the console"
        );
        let enough = needed.div_ceil(PAGE_BYTES) + 1;
        let help = format!("take {enough} entries (--tlb-entries {enough}), fewer lanes or warps, or {WITHOUT_TLB}");
        Err(Diagnostic::error(error).with_help(help).into())
    }

    /// The image, and what the core has to have. Stacks have room for recursion where the RAM has room for that.
    ///
    /// # Errors
    /// The errors of [`Compiled::objects`], and when the RAM is too small.
    pub fn link(
        &self,
        own: &[Object],
        memory: &Memory,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Linked, Diagnostics> {
        let arch = &self.target.arch;
        self.check_stacks(memory)?;
        let link = |memory: &Memory| {
            let objects = self.objects(own, memory, text_of)?;
            assembler::link(arch, &objects, &LinkOptions::default())
        };
        let asked_bytes = memory.ram_bytes;
        let mut memory = match memory.mapped_bytes() {
            Some(bytes) => self.mapped(memory, bytes, &link)?,
            None => *memory,
        };
        let mut image = link(&memory)?;
        let roomy = self.with_recursion(&memory);
        let has_room = |ram| self.needed(&image, &roomy).all() <= ram;
        if roomy != memory && memory.ram_bytes.is_none_or(has_room) {
            image = link(&roomy)?;
            memory = roomy;
        }
        let needed = self.needed(&image, &memory);
        let mut ram_bytes = memory.ram_bytes;
        match ram_bytes {
            Some(ram) if needed.all() > ram => {
                let error = Diagnostic::error(format!(
                    "the program needs {} bytes of RAM, but there are {ram}: {} for itself, {} for the stack of main, \
                     {} for those of {} lanes in {} warps{}",
                    needed.all(),
                    needed.program,
                    needed.main_stack,
                    needed.lane_stacks,
                    arch.lanes(),
                    arch.warps(),
                    match self.target.cores {
                        1 => String::new(),
                        cores => format!(" in each of {cores} cores"),
                    }
                ));
                let help = match self.target.several_cores() {
                    false => "give it more RAM, or smaller stacks",
                    true => "give it more RAM, smaller stacks (--lane-stack), or fewer cores",
                };
                return Err(error.with_help(help).into());
            }
            None if needed.all().saturating_add(self.heap_bytes(&memory)) > RAM_BYTES => {
                ram_bytes = needed.all().saturating_add(self.heap_bytes(&memory)).checked_next_power_of_two();
                memory.ram_bytes = ram_bytes;
                image = link(&memory)?;
            }
            _ => {}
        }
        if memory.tlb_entries > 0 {
            let more = memory.ram_bytes.filter(|bytes| *bytes > RAM_BYTES);
            ram_bytes = asked_bytes.or(more.and_then(u64::checked_next_power_of_two));
        }
        let divergence = Some(self.target.divergence);
        let stack_depth = self.regions.wanted_depth(arch, &CoreOptions { divergence, ..CoreOptions::default() });
        // A depth is that of a mechanism.
        let divergence = stack_depth.and(divergence);
        let mut wanted = CoreOptions { ram_bytes, stack_depth, divergence, ..CoreOptions::default() };
        for (_, instruction) in image.written_instructions() {
            let opcode = instruction.opcode();
            if opcode.is_extension() {
                wanted.extension = Some(true);
            }
            match opcode.unit() {
                _ if opcode.info().compares_floats => wanted.float = Some(true),
                ExecutionUnit::Float => wanted.float = Some(true),
                ExecutionUnit::Barrier => wanted.barriers = Some(4),
                _ => {}
            }
        }
        Ok(Linked { image, memory, wanted })
    }
}

/// Bytes that the run time puts on a stack at most, below or above the program's.
const RUN_TIME_BYTES: u64 = 64;

/// Bytes of a frame, or of a stack with all that may be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// So many at least.
    pub least: u64,
    /// Whether these are all: not with recursion, arrays of a length that is not constant, or assembly of the user's.
    pub is_all: bool,
    /// With recursion: so many more at most for each further call of a function that calls itself.
    pub again: u64,
}

impl Depth {
    fn max(self, other: Self) -> Self {
        Self {
            least: self.least.max(other.least),
            is_all: self.is_all && other.is_all,
            again: self.again.max(other.again),
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            least: self.least.saturating_add(other.least),
            is_all: self.is_all && other.is_all,
            again: self.again.saturating_add(other.again),
        }
    }
}

/// No bytes, and that is all.
const NOTHING: Depth = Depth { least: 0, is_all: true, again: 0 };

/// The deepest stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackDepths {
    /// The depth of `main`.
    pub main: Depth,
    /// The depth of a lane in a kernel.
    pub lane: Depth,
}

struct Depths<'a> {
    graph: &'a CallGraph,
    names: &'a [Symbol],
    /// Functions of the run time, which need next to nothing.
    in_assembly: BTreeSet<&'static str>,
    /// The frame of each function.
    frames: &'a [Depth],
    /// The depth of each function, once it has been looked at.
    found: Vec<Option<Depth>>,
}

impl StackDepths {
    /// Finds the depths of a program: `names` and `frames` of its functions, by their index.
    pub fn of(graph: &CallGraph, names: &[Symbol], frames: &[Depth]) -> Self {
        let mut depths =
            Depths { graph, names, in_assembly: library::in_assembly(), frames, found: vec![None; names.len()] };
        let main = names.iter().position(|name| &**name == "main");
        let lanes: BTreeSet<usize> = graph.kernels.union(&graph.address_taken).copied().collect();
        Self { main: depths.deepest(main), lane: depths.deepest(lanes) }
    }
}

impl Depths<'_> {
    fn deepest(&mut self, of: impl IntoIterator<Item = usize>) -> Depth {
        let run_time = Depth { least: RUN_TIME_BYTES, ..NOTHING };
        of.into_iter().fold(run_time, |deepest, index| deepest.max(self.depth(index).plus(run_time)))
    }

    fn depth(&mut self, of: usize) -> Depth {
        let mut open = vec![of];
        while let Some(&index) = open.last() {
            let missing: Vec<usize> = match self.found[index] {
                Some(_) => Vec::new(),
                None => self.callees(index).filter(|a| self.found[*a].is_none()).collect(),
            };
            if missing.is_empty() {
                open.pop();
                self.found[index] = Some(self.own_and_callees(index));
            }
            open.extend(missing);
        }
        self.found[of].unwrap_or_default()
    }

    /// The functions that one calls, without those that call it again.
    fn callees(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let nested = self.graph.nested.get(&index).into_iter().flatten();
        let callees = self.graph.callees[index].iter().chain(nested).copied();
        callees.filter(move |callee| !self.graph.reached_from([*callee].iter()).contains(&index))
    }

    /// The depth of a function whose callees have been looked at. A recursive one calls itself once at least.
    fn own_and_callees(&self, index: usize) -> Depth {
        if self.in_assembly.contains(&*self.names[index]) {
            return NOTHING;
        }
        let callees: BTreeSet<usize> = self.callees(index).collect();
        let depths = callees.iter().map(|callee| self.found[*callee].unwrap_or_default());
        let mut below = depths.fold(NOTHING, Depth::max);
        if self.graph.recursive(index) {
            let again = self.graph.callees[index].difference(&callees);
            let again = again.map(|callee| self.frames[*callee].least).max();
            below.least = below.least.max(again.unwrap_or(0));
            below.is_all = false;
            let cycle = self.graph.cycle_of(index).into_iter();
            let frames = cycle.map(|one| self.frames[one].least);
            below.again = below.again.saturating_add(frames.max().unwrap_or(0));
        }
        self.frames[index].plus(below)
    }
}
