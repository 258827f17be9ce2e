//! The faults: each is one driver of one unit that is changed.

use hdl::kit::{constant, low, replicate, Defect, Expr, Signals};
use testbenches::MemoryTiming;

/// A fault, and where the lock step is to find it.
pub struct Fault {
    /// The unit.
    pub unit: &'static str,
    /// Options of the core, as TOML.
    pub options: &'static str,
    /// The program.
    pub program: &'static str,
    /// How fast its memory is.
    pub timing: MemoryTiming,
    /// The module whose signal is changed, and the signal.
    place: (&'static str, &'static str),
    /// What becomes of it.
    change: fn(Expr, &Signals<'_>) -> Expr,
    /// The field that goes wrong first.
    pub field: &'static str,
    /// The instruction that the unit carries out, as the page writes it.
    pub instruction: &'static str,
}

impl Fault {
    /// As what is emitted in place of the core.
    pub fn defect(&self) -> Defect {
        let change = self.change;
        Defect::new(self.place.0, self.place.1, change)
    }
}

/// Not any more.
fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// All lanes do arithmetic on their own numbers, part, and store.
const LANES: &str = include_str!("../../../testbenches/tests/faults/programs/lanes.s");

/// Code that is stored, and fetched again behind a fence.
const CODE: &str = include_str!("../../../testbenches/tests/faults/programs/changing-code.s");

/// A word that is stored while its line is in the cache.
const DATA: &str = "
        ldi     %r1, #0x200
        ldi     %r2, #3
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #5
        st      %r3, %r1, #0
reads:  ld      %r4, %r1, #0
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
";

/// A sum of a word that is on its way.
const LOADS: &str = "
        ldi     %r1, data
        ldi     %r2, #2
load:   ld      %r3, %r1, #0
        addi    %r4, %r2, #3
        add     %r5, %r3, %r4
        halt
        .align  4
data:   .word   5, 6, 7
";

/// A loop whose jump is predicted from the second time on.
const LOOP: &str = "
        ldi     %r2, #4
first:  addi    %r4, %r4, #1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
back:   @p0 ? jmpi first
        halt
";

/// A page that nobody asks for.
const PAGES: &str = "
        ldi     %r1, #1
        shli    %r1, %r1, #13
        ldi     %r2, #63
maps:   tlbadd  %r1, %r1, %r2
        halt
";

/// Two of four lanes go another way.
const PATHS: &str = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        subi    %r6, %r0, #2
        isneg   @p0, %r6
parts:  @p0 ? jmpi over
        addi    %r3, %r3, #1
over:   addi    %r3, %r3, #2
        halt
";

/// Two of four lanes go on in a context of their own.
const REGIONS: &str = "
        hwid    %r1, #2
        jalis   %r5, %r1, parts
parts:  hwid    %r0, #0
        subi    %r6, %r0, #2
        isneg   @p0, %r6
first:  @p0 ? split
        @p0 ? jmpi low
        addi    %r2, %r2, #1
low:    join
        halt
";

/// All lanes change one word: by sums, then to the least.
const SUMS: &str = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #0x400
        aadd    %r3, %r1, %r0
        subi    %r2, %r0, #2
least:  amin    %r3, %r1, %r2
        halt
";

/// Options of a core that is quick to build, with these and its ArchID.
macro_rules! small {
    ($arch:literal, $options:literal) => {
        concat!("arch = \"", $arch, "\"\nmultiplier = \"none\"\ndivider = \"none\"\nbarriers = 0\n", $options)
    };
}

/// The faults, one a unit.
pub const FAULTS: [Fault; 12] = [
    // The instruction in execute is not forwarded to the one that reads it first.
    Fault {
        unit: "decode",
        options: small!("4w8/8/4/4", ""),
        program: LANES,
        timing: MemoryTiming::Seed(0),
        place: ("decode", "missed_a"),
        change: |driver, _| driver & constant(3, 0b101),
        field: "write_value",
        instruction: "add %r3, %r1, %r2",
    },
    // A lane is lost from the mask that is pushed.
    Fault {
        unit: "stack",
        options: small!("4w8/8/4/4", ""),
        program: LANES,
        timing: MemoryTiming::Seed(0),
        place: ("stack_divergence", "memory.write_second_mask"),
        change: |driver, _| driver & constant(4, 0b1011),
        field: "context_stack_top_mask[0]",
        instruction: "@p0 ? split",
    },
    // A warp goes on that waits for memory.
    Fault {
        unit: "warp-table",
        options: small!("4w8/8/4/4", ""),
        program: LANES,
        timing: MemoryTiming::Seed(0),
        place: ("warp_table", "leaves_running"),
        change: |driver, signals| driver & !signals.get("update_wait_memory"),
        field: "context_state[0]",
        instruction: "st %r4, %r2, #256",
    },
    // An access is taken a cycle late.
    Fault {
        unit: "load-store",
        options: small!("4w8/8/4/4", ""),
        program: LANES,
        timing: MemoryTiming::Seed(0),
        place: ("load_store_unit", "loads_access"),
        change: |driver, signals| signals.delayed(&driver) & driver,
        field: "data_request_valid",
        instruction: "st %r4, %r2, #256",
    },
    // A fence does not empty the cache.
    Fault {
        unit: "instruction-cache",
        options: small!("4w8/8/1/1", "line_words = 1\ninstruction_cache_bytes = 64\ninstruction_line_words = 4\n"),
        program: CODE,
        timing: MemoryTiming::Seed(0),
        place: ("instruction_cache", "lines.empties"),
        change: never,
        field: "fetch_valid",
        instruction: "tlbflush",
    },
    // A byte of a store does not come to the line in the cache.
    Fault {
        unit: "data-cache",
        options: small!("4w8/8/1/1", "line_words = 4\ndata_cache_bytes = 32\ndata_cache_ways = 1\n"),
        program: DATA,
        timing: MemoryTiming::Seed(0),
        place: ("data_cache", "lines.write_bytes"),
        change: |driver, signals| {
            let width = driver.width();
            driver & (replicate(width, signals.get("line_comes")) | !constant(width, 1))
        },
        field: "write_value",
        instruction: "ld %r4, %r1, #0",
    },
    // A warp is not woken by the register that it waits for.
    Fault {
        unit: "scoreboard",
        options: small!("4w8/8/1/1", "scoreboard = true\n"),
        program: LOADS,
        timing: MemoryTiming::Seed(0),
        place: ("scoreboard", "is_awaited"),
        change: |driver, signals| driver & !signals.get("answered_valid"),
        field: "context_state[0]",
        instruction: "add %r5, %r3, %r4",
    },
    // A jump goes on as predicted that is not taken.
    Fault {
        unit: "prediction",
        options: small!("4w8/8/1/1", "jump_prediction = true\n"),
        program: LOOP,
        timing: MemoryTiming::Seed(0),
        place: ("execute", "is_misled"),
        change: never,
        field: "redirect_valid",
        instruction: "@p0 ? jmpi #-16",
    },
    // A bit of the physical page.
    Fault {
        unit: "tlb",
        options: small!("4w8/8/2/2", "tlb_entries = 3\n"),
        program: PAGES,
        timing: MemoryTiming::Seed(0),
        place: ("tlb", "added_contents"),
        change: |driver, _| {
            let bit = constant(driver.width(), 1 << 6);
            driver ^ bit
        },
        field: "tlb_mapping[1]",
        instruction: "tlbadd %r1, %r1, %r2",
    },
    // A lane is lost from the path that is pushed.
    Fault {
        unit: "paired-path",
        options: small!("4w8/8/4/2", "divergence = \"paired-path\"\n"),
        program: PATHS,
        timing: MemoryTiming::Seed(0),
        place: ("path_divergence", "memory.new_top_mask"),
        change: |driver, _| driver & constant(4, 0b1101),
        field: "context_path_top_mask[0]",
        instruction: "@p0 ? jmpi #4",
    },
    // A lane is lost from those that are yet to come.
    Fault {
        unit: "multi-path",
        options: small!("4w8/8/4/2", "divergence = \"multi-path\"\nsplit_contexts = 1\n"),
        program: REGIONS,
        timing: MemoryTiming::Seed(0),
        place: ("region_divergence", "memory.new_sides_pending"),
        change: |driver, _| driver & constant(4, 0b1101),
        field: "context_entry_pending[0]",
        instruction: "@p0 ? split",
    },
    // The least is the greatest.
    Fault {
        unit: "exchange",
        options: small!("4w8/8/4/1", "extension = true\n"),
        program: SUMS,
        timing: MemoryTiming::Seed(0),
        place: ("exchange_arithmetic", "is_less"),
        change: |driver, _| !driver,
        field: "data_request_data[0]",
        instruction: "amin %r3, %r1, %r2",
    },
];
