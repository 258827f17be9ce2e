//! The machine as the page draws it. Sets of lanes are texts of `1` and `0`, lane 0 first; words are hexadecimal.

use assembler::Image;
use golden_model::{Outcome, State};
use isa::divergence::multi_path::RegionKind;
use isa::trace::WarpState;
use isa::{Address, Context, DivergenceMechanism, Gpr, LaneMask, PredicateRegister, Reconvergence, Warp};
use serde::Serialize;

use crate::program::Problem;
use crate::run::{Run, STEPS_MAX};
use crate::watch::{Happening, Step};

/// What is known of a run when it is opened.
#[derive(Clone, Debug, Serialize)]
pub struct Opened {
    arch: String,
    lanes: u32,
    warps: u32,
    divergence: DivergenceMechanism,
    reconvergence: Reconvergence,
    /// What the mechanism calls what it keeps.
    entries: &'static str,
    /// How many groups of lanes can wait in a warp.
    depth: u32,
    total: u64,
    ending: Ending,
    warnings: Vec<Problem>,
    /// Names and texts, the program first.
    sources: Vec<(String, String)>,
}

/// How a run ended.
#[derive(Clone, Debug, Serialize)]
pub struct Ending {
    /// All warps have stopped by a halt.
    is_good: bool,
    text: String,
}

/// The machine before a step.
#[derive(Clone, Debug, Serialize)]
pub struct Picture {
    step: u64,
    /// The step before, which has led here.
    last: Option<StepShown>,
    /// The step that comes now.
    next: Option<StepShown>,
    /// The steps around it, in their order.
    around: Vec<StepShown>,
    warps: Vec<WarpShown>,
    registers: Registers,
    console: String,
}

/// A step.
#[derive(Clone, Debug, Serialize)]
pub struct StepShown {
    step: u64,
    warp: u32,
    context: u32,
    pc: String,
    /// The nearest label, and how far behind it.
    place: String,
    /// The label at this address, if there is one.
    label: Option<String>,
    text: String,
    file: String,
    line: u32,
    before: String,
    executing: String,
    after: String,
    happening: Happening,
    /// What happens, in words; empty when nothing does.
    note: String,
}

/// A warp with its contexts.
#[derive(Clone, Debug, Serialize)]
pub struct WarpShown {
    warp: u32,
    contexts: Vec<ContextShown>,
    /// Regions that are open, with the mechanism `multi-path`.
    regions: Vec<RegionShown>,
    mode: String,
    /// What it waits for, or what has stopped it; empty when nothing has.
    waits: String,
}

/// Something that is scheduled.
#[derive(Clone, Debug, Serialize)]
pub struct ContextShown {
    context: u32,
    is_home: bool,
    state: String,
    pc: String,
    place: String,
    text: String,
    file: String,
    line: u32,
    active: String,
    /// What waits, what has waited longest first.
    waiting: Vec<WaitingShown>,
    /// The innermost region of its lanes.
    region: Option<u32>,
}

/// Lanes that wait.
#[derive(Clone, Debug, Serialize)]
pub struct WaitingShown {
    kind: &'static str,
    lanes: String,
    /// Where they go on; `None`: wherever the others are then.
    place: Option<String>,
}

/// A region that is open.
#[derive(Clone, Debug, Serialize)]
pub struct RegionShown {
    number: u32,
    kind: &'static str,
    lanes: String,
    /// The lanes among them that have not reached the join.
    pending: String,
    parent: Option<u32>,
    /// Lanes that wait for a context, and where they go on.
    deferred: Option<(String, String)>,
}

/// The registers of a warp.
#[derive(Clone, Debug, Serialize)]
pub struct Registers {
    warp: u32,
    /// By register and lane.
    gprs: Vec<Vec<String>>,
    /// By register.
    predicates: Vec<String>,
    /// The lanes of each general-purpose register that the step before has written.
    gprs_written: Vec<String>,
    /// The lanes of each predicate register that the step before has written.
    predicates_written: Vec<String>,
}

/// What is known of a run when it is opened.
pub fn opened(run: &Run) -> Opened {
    let program = run.program();
    let (arch, features) = (program.image.arch, program.options.features);
    Opened {
        arch: arch.to_string(),
        lanes: arch.lanes(),
        warps: arch.warps(),
        divergence: features.divergence,
        reconvergence: features.reconvergence,
        entries: match features.divergence {
            DivergenceMechanism::Stack => "stack",
            DivergenceMechanism::Masks => "nothing",
            DivergenceMechanism::PairedPath => "paths",
            DivergenceMechanism::MultiPath => "regions",
        },
        depth: program.options.stack_depth,
        total: run.total(),
        ending: ending(run),
        warnings: program.warnings.clone(),
        sources: program.sources.clone(),
    }
}

/// How the run ended; the machine is at its end.
fn ending(run: &Run) -> Ending {
    let faults = run.machine().stopped_by_interrupts();
    let words = |fault: &golden_model::StoppedByInterrupt| {
        let place = run.program().image.describe(fault.pc);
        format!("an interrupt has stopped {fault} ({place})")
    };
    let text = match run.outcome() {
        Outcome::AllStopped if faults.is_empty() => "all warps have stopped".to_owned(),
        Outcome::AllStopped => faults.iter().map(words).collect::<Vec<_>>().join("; "),
        Outcome::Limit => {
            format!("it has not ended in {STEPS_MAX} steps, the most that are run here")
        }
        Outcome::Deadlock(_) => "deadlock: nothing will ever wake the warps that wait".to_owned(),
    };
    Ending { is_good: *run.outcome() == Outcome::AllStopped && faults.is_empty(), text }
}

/// The machine where it is, with the registers of a warp and so many steps before and after.
pub fn of(run: &mut Run, warp: u32, around: u64) -> Picture {
    let at = run.at();
    let around = around.min(200);
    let first = at.saturating_sub(around.max(1));
    let steps = run.steps(first, at + around + 1);
    let image = &run.program().image;
    let state = run.machine().state();
    let shown: Vec<StepShown> = (first..).zip(&steps).map(|(number, step)| step_shown(image, number, step)).collect();
    let before = at.checked_sub(first + 1).and_then(|index| {
        let index = usize::try_from(index).ok()?;
        Some((steps.get(index)?, shown.get(index)?.clone()))
    });
    let next = shown.iter().find(|step| step.step == at).cloned();
    let warps = state.shape().warps as u32;
    let warp = Warp(warp.min(warps - 1));
    Picture {
        step: at,
        next,
        registers: registers(state, warp, before.as_ref().map(|(step, _)| *step)),
        last: before.map(|(_, shown)| shown),
        around: shown,
        warps: (0..warps).map(|warp| warp_shown(image, state, Warp(warp))).collect(),
        console: String::from_utf8_lossy(run.machine().memory().console_output()).into_owned(),
    }
}

/// `1` for each lane of the set, `0` for each other one, lane 0 first.
fn lanes(image: &Image, mask: LaneMask) -> String {
    let bit = |lane: u32| if mask.0 >> lane & 1 == 1 { '1' } else { '0' };
    (0..image.arch.lanes()).map(bit).collect()
}

fn hex(address: Address) -> String {
    format!("{:x}", address.0)
}

fn text_at(image: &Image, pc: Address) -> String {
    let written = image.instruction(pc);
    written.map_or(String::new(), |instruction| assembler::statement(&image.arch, &instruction))
}

/// File and line of an address; line 0 when it is not known.
fn source_of(image: &Image, pc: Address) -> (String, u32) {
    let line = image.source_line(pc);
    line.map_or((String::new(), 0), |line| (line.file.to_owned(), line.line))
}

fn step_shown(image: &Image, number: u64, step: &Step) -> StepShown {
    let (file, line) = source_of(image, step.pc);
    let text = match &step.instruction {
        Some(instruction) => assembler::statement(&image.arch, instruction),
        None => text_at(image, step.pc),
    };
    let symbol = image.symbol_at(step.pc);
    StepShown {
        step: number,
        warp: step.warp.0,
        context: step.context.0,
        pc: hex(step.pc),
        place: image.describe(step.pc),
        label: symbol.filter(|symbol| symbol.address == step.pc).map(|symbol| symbol.name.clone()),
        text,
        file,
        line,
        before: lanes(image, step.before),
        executing: lanes(image, step.executing),
        after: lanes(image, step.after),
        happening: step.happening,
        note: note(image, step),
    }
}

fn note(image: &Image, step: &Step) -> String {
    let words = happening(step);
    let Some(target) = step.goes_to.filter(|_| !step.after.is_empty()) else {
        return words;
    };
    let target = format!("to {}", image.describe(target));
    match words.is_empty() {
        true => target,
        false => format!("{words}, {target}"),
    }
}

fn happening(step: &Step) -> String {
    match (step.happening, step.interrupt) {
        (_, Some(interrupt)) => format!("interrupt {interrupt}"),
        (Happening::Plain, None) => String::new(),
        (Happening::Parts, None) => "lanes part".to_owned(),
        (Happening::Meets, None) => "lanes meet".to_owned(),
        (Happening::Changes, None) => "the other lanes go on".to_owned(),
        (Happening::Spawns, None) => "starts a warp".to_owned(),
        (Happening::Waits, None) => "waits for others".to_owned(),
        (Happening::Interrupts, None) => "an interrupt".to_owned(),
        (Happening::Stops, None) => "stops".to_owned(),
    }
}

fn warp_shown(image: &Image, state: &State, warp: Warp) -> WarpShown {
    let divergence = state.divergence();
    let home = divergence.home_context(warp);
    let all = (0..state.shape().contexts as u32).map(Context);
    let is_ours = |context: &Context| {
        let is_free = state.context(*context).state == WarpState::Free;
        *context == home || (divergence.warp_of(*context) == warp && !is_free)
    };
    let regions = divergence.regions(warp);
    let mode = state.mode(warp);
    let awaited = state.awaiting().into_iter().find(|one| one.warp == warp);
    let waits = match (awaited, mode.stopped_by) {
        (Some(awaited), _) => format!("waits for {awaited}"),
        (None, Some(interrupt)) => format!("stopped by interrupt {interrupt}"),
        (None, None) => String::new(),
    };
    let privilege = if mode.supervisor { "supervisor" } else { "user" };
    let interrupts = if mode.interrupts_enabled { "enabled" } else { "disabled" };
    WarpShown {
        warp: warp.0,
        contexts: all.filter(is_ours).map(|context| context_shown(image, state, context, context == home)).collect(),
        regions: regions
            .iter()
            .map(|(number, region)| RegionShown {
                number: number.0,
                kind: match region.kind {
                    RegionKind::Split => "Split",
                    RegionKind::Loop => "Loop",
                },
                lanes: lanes(image, region.mask),
                pending: lanes(image, region.pending),
                parent: region.parent.map(|parent| parent.0),
                deferred: region.deferred.map(|side| (lanes(image, side.mask), image.describe(side.pc))),
            })
            .collect(),
        mode: format!("{privilege}, interrupts {interrupts}"),
        waits,
    }
}

fn context_shown(image: &Image, state: &State, context: Context, is_home: bool) -> ContextShown {
    let at = state.context(context);
    let name: &str = (&at.state).into();
    let (file, line) = source_of(image, at.pc);
    // With contexts beside homes the regions of the warp say which lanes wait.
    let divergence = state.divergence();
    let waiting = match state.shape().features.divergence {
        DivergenceMechanism::MultiPath => Vec::new(),
        _ => divergence.waiting(context),
    };
    ContextShown {
        context: context.0,
        is_home,
        state: name.to_owned(),
        pc: hex(at.pc),
        place: image.describe(at.pc),
        text: text_at(image, at.pc),
        file,
        line,
        active: lanes(image, at.active_mask),
        waiting: waiting
            .iter()
            .map(|one| WaitingShown {
                kind: one.kind,
                lanes: lanes(image, one.lanes),
                place: one.pc.map(|pc| image.describe(pc)),
            })
            .collect(),
        region: divergence.innermost_region(context).map(|region| region.0),
    }
}

fn registers(state: &State, warp: Warp, last: Option<&Step>) -> Registers {
    let shape = state.shape();
    let set = |mask: LaneMask| -> String {
        let bit = |lane: usize| if mask.0 >> lane & 1 == 1 { '1' } else { '0' };
        (0..shape.lanes).map(bit).collect()
    };
    let written_gpr = |register: Gpr| {
        let Some(last) = last else {
            return LaneMask::EMPTY;
        };
        let one = match last.writes.gpr {
            Some((to, written, mask)) if to == warp && written == register => mask,
            _ => LaneMask::EMPTY,
        };
        match last.writes.lane {
            Some(lane) if last.warp == warp => one.with(lane),
            _ => one,
        }
    };
    let written_predicate = |register: PredicateRegister| match last {
        Some(last) if last.warp == warp => match last.writes.predicate {
            Some((written, mask)) if written == register => mask,
            _ => LaneMask::EMPTY,
        },
        _ => LaneMask::EMPTY,
    };
    let gprs = || (0..shape.gprs).map(|number| Gpr(number as u8));
    let predicates = || (0..shape.preds).map(|number| PredicateRegister(number as u8));
    Registers {
        warp: warp.0,
        gprs: gprs()
            .map(|register| {
                let values = state.gpr_lanes(warp, register).iter();
                values.map(|value| format!("{value:x}")).collect()
            })
            .collect(),
        predicates: predicates().map(|register| set(state.predicate_lanes(warp, register))).collect(),
        gprs_written: gprs().map(|register| set(written_gpr(register))).collect(),
        predicates_written: predicates().map(|register| set(written_predicate(register))).collect(),
    }
}
