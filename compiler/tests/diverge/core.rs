//! Runs the random functions on a core: through the whole back end, on the golden model's functional machine.

use std::collections::BTreeSet;

use compiler::analysis::CallGraph;
use compiler::diverge::{diverge, Decisions, Diverged};
use compiler::emit::{assembly, probes};
use compiler::ir::Module;
use compiler::{RegionNeeds, Target};
use golden_model::{Machine, MachineOptions, Outcome, Probes, Sighting};
use isa::{ArchId, DivergenceMechanism, Reconvergence};

use crate::random::{only_launched, COUNTER, LANE_BYTES, MEMORY, TRAIL};
use crate::LANES;

/// Comes first: execution begins at 0.
const START: &str = "
.entry
        jmpi    starter
.global
launch: jmpr    %ra
";

/// The lane that a mask leaves out, where there are masks.
const LEFT_OUT: usize = 5;

/// Comes last, above the kernel: with paired paths callees are below their callers.
const STARTER: &str = "
.global
starter: hwid   %r0, #2
        jalis   %ra, %r0, lanes
lanes:  tid     %r0
        addi    %sp, %r0, #97
        shli    %sp, %sp, #14
        subi    %r1, %r0, #5
        rtop    @p0, %r1
        ldi     %r1, #77
        jali    %ra, kernel
//@explicit join
        tid     %r1
        muli    %r1, %r1, #8192
        ldi     %r2, #1
        shli    %r2, %r2, #20
        add     %r1, %r1, %r2
        st      %r0, %r1, #8
        halt
";

/// How lanes part on a core.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub arch: &'static str,
    pub divergence: DivergenceMechanism,
    pub reconvergence: Reconvergence,
    pub split_contexts: u32,
}

const fn way(divergence: DivergenceMechanism, reconvergence: Reconvergence, split_contexts: u32) -> Way {
    Way { arch: "4w8/8/8/1", divergence, reconvergence, split_contexts }
}

use DivergenceMechanism::{Masks, MultiPath, PairedPath, Stack};
use Reconvergence::{Explicit, Implicit};

/// All ways.
pub const WAYS: &[Way] = &[
    way(Stack, Implicit, 0),
    way(MultiPath, Implicit, 0),
    way(MultiPath, Implicit, 1),
    way(MultiPath, Implicit, 8),
    way(PairedPath, Implicit, 0),
    way(PairedPath, Explicit, 0),
    way(Masks, Implicit, 0),
];

/// What a lane leaves: its trail, and its result.
pub type Left = (Vec<u32>, u32);

/// What a lane has left in memory.
pub fn left(lane: usize, result: u32, read: impl Fn(u32) -> u32) -> Left {
    let own = MEMORY + lane as u32 * LANE_BYTES;
    let bytes = read(own + COUNTER);
    let trail = (0..bytes).step_by(4).map(|at| read(own + TRAIL + at));
    (trail.collect(), result)
}

impl Way {
    /// Whether the mask leaves a lane out: of kernels that are only launched it does not.
    pub fn leaves_out(&self, module: &Module, lane: usize) -> bool {
        self.divergence == Masks && lane == LEFT_OUT && !only_launched(module)
    }

    /// What lanes leave this way, given what they leave alone.
    pub fn expected(&self, module: &Module, alone: &[Left]) -> Vec<Left> {
        let mut expected = alone.to_vec();
        if self.leaves_out(module, LEFT_OUT) {
            expected[LEFT_OUT] = (Vec::new(), 0);
        }
        expected
    }
}

/// Runs the kernel in all lanes of a warp; gives what each lane leaves, and the instructions executed.
pub fn run(module: &Module, way: Way, extension: bool, decisions: &Decisions) -> Result<(Vec<Left>, u64), String> {
    let arch: ArchId = way.arch.parse().expect("an ArchID");
    let target = Target::new(arch, way.divergence, way.reconvergence)
        .and_then(|target| target.with_extension(extension))
        .expect("a target");
    let done = diverge(module.clone(), &target, decisions).map_err(|error| error.to_string())?;
    let Diverged { module: done, claims, .. } = done;
    compiler::ir::verify(&done, compiler::ir::Form::Diverged)?;
    let text = assembly(&done, &target, &BTreeSet::new()).map_err(|error| error.to_string())?.text;
    let mut starter = STARTER.to_owned();
    if way.reconvergence == Explicit {
        starter = starter.replace("//@explicit", "");
    }
    if only_launched(module) {
        starter = starter.replace("subi    %r1, %r0, #5", "ldi     %r1, #1");
    }
    let sources = [("start.s", START), ("kernel.s", &text), ("starter.s", &starter)];
    let image = assembler::assemble(&arch, &sources).map_err(|errors| format!("{errors:?}\n{text}"))?;
    let mut options = MachineOptions::for_arch(&arch);
    options.ram_bytes = 1 << 21;
    options.stack_depth = match way.divergence {
        Masks => 0,
        PairedPath => 7,
        // No more than is known to be needed.
        Stack | MultiPath => {
            let graph = CallGraph::of(&done, &BTreeSet::from(["kernel".into()]));
            let needs = RegionNeeds::of(&done, &graph);
            let (depths, _) = way.divergence.stack_depths();
            let depth = needs.on(way.divergence, LANES as u32, 1 + way.split_contexts);
            depth.clamp(*depths.start(), *depths.end())
        }
    };
    options.features.extension = extension;
    options.features.divergence = way.divergence;
    options.features.reconvergence = way.reconvergence;
    options.features.split_contexts = Some(way.split_contexts);
    let mut machine = Machine::new(arch, options, &image.bytes).map_err(|e| e.to_string())?;
    let mut differing = None;
    let mut look = |sighting: &Sighting<'_>| {
        let mut values = sighting.lanes.windows(2);
        if values.any(|pair| pair[0].1 != pair[1].1) {
            let claim = &claims[sighting.number as usize];
            differing.get_or_insert_with(|| format!("{claim:?} is not true: {:?}", sighting.lanes));
        }
    };
    let probes = probes(&image);
    match machine.run_observed(20_000_000, &mut Probes::new(&probes, &mut look)) {
        Outcome::AllStopped => {}
        other => return Err(format!("{other:?}")),
    }
    if let Some(differing) = differing {
        return Err(differing);
    }
    let stopped = machine.stopped_by_interrupts();
    if !stopped.is_empty() {
        let places: Vec<_> = stopped.iter().map(|stop| image.describe(stop.pc)).collect();
        return Err(format!("{stopped:?} {places:?}"));
    }
    let read = |address: u32| machine.memory().read_word(u64::from(address)) as u32;
    let lanes = (0..LANES).map(|lane| {
        let given = read(MEMORY + lane as u32 * LANE_BYTES + 8);
        let out = way.leaves_out(module, lane);
        let result = if out { 0 } else { given };
        left(lane, result, read)
    });
    Ok((lanes.collect(), machine.statistics().warp_instructions))
}
