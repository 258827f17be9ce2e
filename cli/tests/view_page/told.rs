//! The run that the page shows, and what its records say.

use std::collections::BTreeMap;

use assembler::Image;
use isa::trace::Slot;
use isa::{Context, CoreConfig, CycleRecord, PerContext, Scalar, TraceLayout};
use testbenches::{observe_model, Bench, ConsoleInput, CosimOptions, MemoryTiming, ModelSide, Side, Sight};

pub const ARCH: &str = "4w8/8/4/2";

/// Two warps part their lanes, load and store, and count.
pub const PROGRAM: &str = "
        ldi     %r0, work
        wspawn  %r6, %r0, %r6
        jali    %r7, work
        ldi     %r0, #1
        shli    %r0, %r0, #9
loop:   subi    %r0, %r0, #1
        rtop    @p1, %r0
        @p1 ? jmpi loop
        halt
work:   hwid    %r1, #2
        jalis   %r5, %r1, lanes
        jmprt   %r7
        halt
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        shli    %r2, %r0, (`__WORD)
part:   @p0 ? split
        @p0 ? jmpi odd
        ld      %r3, %r2, table
        jmpi    meet
odd:    addi    %r4, %r0, #0x70
store:  st      %r4, %r2, table
meet:   join
        jmprt   %r5
.align 64
.perm rw
table:  .word   1 2 3 4 5 6 7 8
";

pub fn options(config: CoreConfig) -> CosimOptions {
    let image: Image = assembler::assemble(&config.arch, &[("run.s", PROGRAM)]).expect("a program");
    CosimOptions { timing: MemoryTiming::Seed(3), ..CosimOptions::new(config, image) }
}

pub fn config() -> CoreConfig {
    CoreConfig::for_arch(ARCH.parse().expect("an ArchID")).expect("a core")
}

/// The records of the run that the page shows.
pub fn records(options: &CosimOptions) -> Vec<CycleRecord> {
    let mut records = Vec::new();
    let done = observe_model(&options.config, options, &mut |sight| {
        if let Sight::Cycle(record, _) = sight {
            records.push(record.clone());
        }
    });
    assert_eq!(done, Ok(true));
    records
}

/// The registers of a warp, by register and lane, at the start of a cycle.
pub fn registers(options: &CosimOptions, warp: usize, cycle: usize) -> Vec<Vec<String>> {
    let side = ModelSide::new(&options.config);
    let image = &options.image.bytes;
    let mut bench = Bench::new(side, &options.config, image, &ConsoleInput::default(), options.timing);
    let mut record = CycleRecord::new(TraceLayout::new(&options.config));
    for _ in 0..cycle {
        bench.cycle(&mut record).expect("the model goes on");
    }
    let state = bench.side.state(0, 0).expect("a state").expect("it is shown");
    let (gprs, lanes) = (options.config.arch.gprs() as usize, options.config.arch.lanes() as usize);
    let of_warp = state.gprs[warp * gprs * lanes..][..gprs * lanes].chunks(lanes);
    let hex = |values: &[u64]| values.iter().map(|value| format!("{value:x}")).collect();
    of_warp.map(hex).collect()
}

/// The registers that the page shows, without the predicates.
pub const REGISTERS: &str = "[...document.querySelectorAll('.registers tbody tr')].filter(row => row.cells[0].innerText.startsWith('%r')).map(row => [...row.cells].slice(1).map(cell => cell.innerText))";

/// How often the address commits, and the first cycle in which lanes part in a commit.
pub fn told(options: &CosimOptions, records: &[CycleRecord]) -> (BTreeMap<u64, u64>, u64) {
    let mut times = BTreeMap::new();
    let mut parts = None;
    for (cycle, pair) in records.windows(2).enumerate() {
        let [before, now] = pair else { unreachable!() };
        let is_micro = before.scalar(Scalar::ExecuteMicro) != 0;
        if now.scalar(Scalar::CommitValid) == 0 || is_micro {
            continue;
        }
        *times.entry(now.scalar(Scalar::CommitPc)).or_default() += 1;
        let context = Context(now.scalar(Scalar::CommitContext) as u32);
        let mask = |record: &CycleRecord| record.get(Slot::Context(PerContext::ActiveMask, context)).count_ones();
        if mask(now) < mask(before) && mask(now) > 0 {
            parts.get_or_insert(cycle as u64 + 1);
        }
    }
    assert!(options.image.symbol("part").is_some());
    (times, parts.expect("lanes part"))
}
