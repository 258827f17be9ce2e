//! The functional machine.

use std::collections::BTreeSet;

use golden_model::{Event, Features, MachineOptions, Observer, Outcome};
use isa::trace::WarpState;
use isa::{Address, Context, CoreConfig, Gpr, Lane, LaneMask, PredicateRegister, Warp};
use maud::html;
use numpy::{Element, PyReadonlyArray};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arrays::{of_shape, read_only, swapped, word_type, words};
use crate::core::Core;
use crate::errors::{argument, program};
use crate::image::Image;
use crate::interrupt::in_slices;
use crate::memory::Memory;

/// Instructions between two looks at signals: some ten milliseconds.
const SLICE_INSTRUCTIONS: u64 = 1 << 20;

/// The golden model without timing: what each instruction does, as fast as it goes.
///
/// Contexts go in turns of 64 instructions. A run in pieces, and one that a breakpoint has broken off, arrive where one
/// run does. `input` waits at the console.
///
/// >>> machine = Machine(assemble("ldi %r1, #5; halt", core), core)
/// >>> machine.run().reason
/// 'done'
#[pyclass(module = "harmonica_simt")]
pub struct Machine {
    /// The machine.
    pub machine: golden_model::Machine,
    core: Core,
    image: Image,
    breakpoints: BTreeSet<u64>,
    /// Where a breakpoint has broken the run off: the next run goes on behind it.
    broken_off: Option<(Context, Address)>,
}

/// Why a run has ended.
#[pyclass(frozen, get_all, module = "harmonica_simt")]
pub struct Stop {
    /// `done`: every warp is stopped. `limit`: the limit is reached. `breakpoint`. `deadlock`: warps wait for what never
    /// comes.
    reason: &'static str,
    /// Machine: instructions of warps that were carried out. Timing: clock cycles that have gone by.
    count: u64,
    /// With `breakpoint`: the address of the instruction that is next.
    address: Option<u64>,
    /// With `breakpoint` the warp that is there, with `deadlock` those that wait.
    warps: Vec<u32>,
}

impl Stop {
    /// The end of a run that no breakpoint and no deadlock has ended.
    pub fn plain(reason: &'static str, count: u64) -> Self {
        Stop { reason, count, address: None, warps: Vec::new() }
    }
}

#[pymethods]
impl Stop {
    fn __repr__(&self) -> String {
        let address = self.address.map_or(String::new(), |address| format!(", address={address:#x}"));
        let warps = if self.warps.is_empty() { String::new() } else { format!(", warps={:?}", self.warps) };
        format!("Stop(reason={:?}, count={}{address}{warps})", self.reason, self.count).replace('"', "'")
    }
}

/// A warp that an interrupt has stopped: no handler was there, or it was within one.
#[pyclass(frozen, get_all, module = "harmonica_simt")]
pub struct Fault {
    /// The warp.
    warp: u32,
    /// The interrupt's name.
    interrupt: String,
    /// The saved pc.
    pc: u64,
    /// The saved pc as `symbol+offset`.
    place: String,
}

#[pymethods]
impl Fault {
    fn __repr__(&self) -> String {
        format!("Fault(warp={}, interrupt='{}', pc={:#x}, place='{}')", self.warp, self.interrupt, self.pc, self.place)
    }
}

/// All that a machine holds between two runs.
#[pyclass(frozen, module = "harmonica_simt")]
pub struct Snapshot {
    snapshot: golden_model::Snapshot,
    core: Core,
    broken_off: Option<(Context, Address)>,
}

#[pymethods]
impl Snapshot {
    fn __repr__(&self) -> String {
        format!("<Snapshot of a machine {}>", self.core.config.arch)
    }
}

/// Breaks a run off before the instructions at some addresses.
struct Breakpoints<'b> {
    addresses: &'b BTreeSet<u64>,
    /// Where it does not break off the first time.
    behind: Option<(Context, Address)>,
    found: Option<(Context, Address)>,
    started: u64,
}

impl Observer for Breakpoints<'_> {
    fn stops_before(&mut self, context: Context, pc: Address) -> bool {
        let here = Some((context, pc));
        let is_behind = self.behind.take() == here;
        if !is_behind && self.addresses.contains(&pc.0) {
            self.found = here;
            return true;
        }
        self.started += 1;
        false
    }

    fn instruction(&mut self, _event: &Event<'_>) {}
}

impl Machine {
    /// The number of contexts.
    fn contexts(&self) -> impl Iterator<Item = Context> {
        (0..self.core.config.contexts()).map(Context)
    }

    /// Runs so many instructions at most.
    fn go(&mut self, py: Python<'_>, limit: u64, breaks: bool) -> PyResult<Stop> {
        let before = self.machine.statistics().warp_instructions;
        let Machine { machine, breakpoints, broken_off, .. } = self;
        let none = BTreeSet::new();
        let addresses = if breaks { &*breakpoints } else { &none };
        let mut observer = Breakpoints { addresses, behind: broken_off.take(), found: None, started: 0 };
        let mut left = limit;
        let outcome = in_slices(py, || {
            let slice = left.min(SLICE_INSTRUCTIONS);
            let outcome = match addresses.is_empty() {
                true => {
                    left -= slice;
                    machine.go_on(slice)
                }
                false => {
                    let started = observer.started;
                    let outcome = machine.go_on_observed(slice, &mut observer);
                    left -= observer.started - started;
                    outcome
                }
            };
            let is_over = outcome != Outcome::Limit || left == 0 || observer.found.is_some();
            is_over.then_some(outcome)
        })?;
        let found = observer.found;
        self.broken_off = found;
        let count = self.machine.statistics().warp_instructions - before;
        Ok(match (outcome, found) {
            (_, Some((context, pc))) => Stop {
                reason: "breakpoint",
                count,
                address: Some(pc.0),
                warps: vec![self.machine.state().warp_of(context).0],
            },
            (Outcome::AllStopped, None) => Stop::plain("done", count),
            (Outcome::Limit, None) => Stop::plain("limit", count),
            (Outcome::Deadlock(warps), None) => {
                Stop { warps: warps.iter().map(|warp| warp.0).collect(), ..Stop::plain("deadlock", count) }
            }
        })
    }

    /// Registers in the order `[warp][register][lane]`, as the state has them.
    fn gprs(&self) -> impl Iterator<Item = u64> + '_ {
        let [warps, _, registers] = self.core.register_shape();
        let state = self.machine.state();
        let rows = (0..warps).flat_map(move |warp| (0..registers).map(move |register| (warp, register)));
        // Register numbers fit a byte: there are at most 256 registers.
        rows.flat_map(move |(warp, register)| state.gpr_lanes(Warp::from(warp), Gpr(register as u8)).iter().copied())
    }

    fn set_gprs<T: Element + Copy + Into<u64>>(&mut self, values: &Bound<'_, PyAny>) -> PyResult<()> {
        let shape = self.core.register_shape();
        let type_name = word_type(self.core.word_bytes());
        let values: PyReadonlyArray<'_, T, numpy::Ix3> =
            of_shape("registers", type_name, &shape, "warps, lanes, registers", values)?;
        for ((warp, lane, register), &value) in values.as_array().indexed_iter() {
            let (warp, lane) = (Warp::from(warp), Lane::from(lane));
            self.machine.state_mut().set_gpr(warp, lane, Gpr(register as u8), value.into());
        }
        Ok(())
    }

    fn predicate_shape(&self) -> [usize; 3] {
        let arch = self.core.config.arch;
        [arch.warps(), arch.lanes(), arch.preds()].map(|count| count as usize)
    }
}

/// The machine of a core.
pub fn machine_of(config: &CoreConfig, image: &assembler::Image) -> PyResult<golden_model::Machine> {
    if !image.arch.is_object_compatible(&config.arch) {
        return Err(program(format!(
            "the program is for {}, which does not run on {}; assemble it for this core",
            image.arch, config.arch
        )));
    }
    let features = Features::from(config);
    let options = MachineOptions {
        ram_bytes: config.ram_bytes,
        stack_depth: config.stack_depth,
        features,
        core_count: features.cores_alone(),
        ..MachineOptions::for_arch(&config.arch)
    };
    golden_model::Machine::new(config.arch, options, &image.bytes)
        .map_err(|error| program(format!("{error} (ram_bytes sets the RAM's size)")))
}

#[pymethods]
impl Machine {
    #[new]
    #[pyo3(signature = (image, core, *, input = None))]
    fn new(image: Image, core: Core, input: Option<Vec<u8>>) -> PyResult<Self> {
        let mut machine = machine_of(&core.config, &image.image)?;
        machine.type_input(&input.unwrap_or_default());
        Ok(Machine { machine, core, image, breakpoints: BTreeSet::new(), broken_off: None })
    }

    /// Runs until every warp is stopped, a breakpoint is reached, or `limit` more instructions of warps are started.
    #[pyo3(signature = (limit = 1_000_000_000))]
    fn run(&mut self, py: Python<'_>, limit: u64) -> PyResult<Stop> {
        self.go(py, limit, true)
    }

    /// Runs `count` instructions of warps, whatever breakpoints there are.
    #[pyo3(signature = (count = 1))]
    fn step(&mut self, py: Python<'_>, count: u64) -> PyResult<Stop> {
        self.go(py, count, false)
    }

    /// The core.
    #[getter]
    fn core(&self) -> Core {
        self.core
    }

    /// The program.
    #[getter]
    fn image(&self) -> Image {
        self.image.clone()
    }

    /// The registers: words [warps, lanes, registers]. A copy that cannot be written; an array of that shape and type is
    /// assigned as a whole.
    #[getter]
    fn registers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let shape = self.core.register_shape();
        match self.core.word_bytes() {
            8 => swapped(py, shape, self.gprs().collect()),
            _ => swapped(py, shape, self.gprs().map(|word| word as u32).collect()),
        }
    }

    #[setter]
    fn set_registers(&mut self, values: &Bound<'_, PyAny>) -> PyResult<()> {
        match self.core.word_bytes() {
            8 => self.set_gprs::<u64>(values),
            _ => self.set_gprs::<u32>(values),
        }
    }

    /// The predicate registers: bool [warps, lanes, predicates]. A copy that cannot be written; an array of that shape
    /// and type is assigned as a whole.
    #[getter]
    fn predicates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let shape @ [warps, lanes, predicates] = self.predicate_shape();
        let state = self.machine.state();
        let rows = (0..warps).flat_map(|warp| (0..predicates).map(move |predicate| (warp, predicate)));
        let values = rows.flat_map(|(warp, predicate)| {
            let set = state.predicate_lanes(Warp::from(warp), PredicateRegister(predicate as u8));
            (0..lanes).map(move |lane| set.contains(Lane::from(lane)))
        });
        swapped(py, shape, values.collect())
    }

    #[setter]
    fn set_predicates(&mut self, values: &Bound<'_, PyAny>) -> PyResult<()> {
        let shape @ [warps, lanes, predicates] = self.predicate_shape();
        let values: PyReadonlyArray<'_, bool, numpy::Ix3> =
            of_shape("predicates", "bool", &shape, "warps, lanes, predicates", values)?;
        let values = values.as_array();
        for (warp, predicate) in (0..warps).flat_map(|warp| (0..predicates).map(move |predicate| (warp, predicate))) {
            let chosen = (0..lanes).filter(|&lane| values[[warp, lane, predicate]]);
            let set = chosen.fold(LaneMask::EMPTY, |set, lane| set.with(Lane::from(lane)));
            self.machine.state_mut().set_predicate(Warp::from(warp), PredicateRegister(predicate as u8), set);
        }
        Ok(())
    }

    /// The active lanes of each context: bool [contexts, lanes]. A copy that cannot be written.
    #[getter]
    fn active_lanes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let lanes = self.core.config.arch.lanes();
        let state = self.machine.state();
        let rows = self.contexts().flat_map(|context| {
            let active = state.context(context).active_mask;
            (0..lanes).map(move |lane| active.contains(Lane(lane)))
        });
        let shape = (self.core.config.contexts() as usize, lanes as usize);
        let array = numpy::ndarray::Array2::from_shape_vec(shape, rows.collect()).map_err(argument)?;
        read_only(numpy::PyArray2::from_owned_array(py, array))
    }

    /// The address of the next instruction of each context: words [contexts]. A copy that cannot be written.
    #[getter]
    fn pcs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.machine.state();
        let pcs = self.contexts().map(|context| state.context(context).pc.0);
        read_only(words(py, self.core.word_bytes(), pcs))
    }

    /// What each context does: Running, Stopped, WaitBarrier, WaitSpawn, Free.
    #[getter]
    fn states(&self) -> Vec<&'static str> {
        let state = self.machine.state();
        self.contexts().map(|context| name_of(state.context(context).state)).collect()
    }

    /// The warp of each context; with one context a warp, its own number.
    #[getter]
    fn warps(&self) -> Vec<u32> {
        let state = self.machine.state();
        self.contexts().map(|context| state.warp_of(context).0).collect()
    }

    /// The RAM.
    #[getter]
    fn memory(slf: Bound<'_, Self>) -> Memory {
        Memory::new(slf.unbind())
    }

    /// What the program has printed so far.
    #[getter]
    fn console<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.machine.memory().console_output())
    }

    /// Appends to what the program can read from the console.
    fn type_input(&mut self, input: Vec<u8>) {
        self.machine.type_input(&input);
    }

    /// Says that nothing will be appended to the console's input any more: reads at its end give 4 (end of transmission).
    fn end_input(&mut self) {
        self.machine.end_input();
    }

    /// Addresses before whose instructions `run` stops: numbers, or symbols of the program.
    #[getter]
    fn breakpoints(&self) -> BTreeSet<u64> {
        self.breakpoints.clone()
    }

    #[setter]
    fn set_breakpoints(&mut self, addresses: &Bound<'_, PyAny>) -> PyResult<()> {
        let addresses = addresses.try_iter()?.map(|one| self.image.address(&one?));
        self.breakpoints = addresses.collect::<PyResult<_>>()?;
        Ok(())
    }

    /// The warps that an interrupt has stopped.
    #[getter]
    fn faults(&self) -> Vec<Fault> {
        let faults = self.machine.stopped_by_interrupts().into_iter();
        let fault = |fault: golden_model::StoppedByInterrupt| Fault {
            warp: fault.warp.0,
            interrupt: fault.interrupt.name().to_owned(),
            pc: fault.pc.0,
            place: self.image.image.describe(fault.pc),
        };
        faults.map(fault).collect()
    }

    /// Counts since the machine was made: instructions of warps and of threads, by opcode, and how lanes have parted.
    #[getter]
    fn statistics<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let counts = self.machine.statistics();
        let all = pyo3::types::PyDict::new(py);
        all.set_item("warp_instructions", counts.warp_instructions)?;
        all.set_item("thread_instructions", counts.thread_instructions)?;
        all.set_item("divergent_splits", counts.divergent_splits)?;
        all.set_item("uniform_splits", counts.uniform_splits)?;
        all.set_item("divergent_jumps", counts.divergent_jumps)?;
        all.set_item("merges", counts.merges)?;
        all.set_item("exchanges", counts.exchanges)?;
        all.set_item("deepest_stack", counts.deepest_stack)?;
        let opcodes = pyo3::types::PyDict::new(py);
        for (opcode, count) in counts.by_opcode() {
            opcodes.set_item(opcode.to_string(), count)?;
        }
        all.set_item("opcodes", opcodes)?;
        Ok(all)
    }

    /// All that the machine holds, to go back to.
    fn snapshot(&self) -> Snapshot {
        Snapshot { snapshot: self.machine.snapshot(), core: self.core, broken_off: self.broken_off }
    }

    /// Makes the machine what it was; the snapshot is one of this machine, or of one with an equal core.
    fn restore(&mut self, snapshot: &Snapshot) -> PyResult<()> {
        if snapshot.core != self.core {
            return Err(argument(format!(
                "the snapshot is of a machine {:?}, and this one is {:?}; take one of a machine with an equal core",
                snapshot.core.config.to_toml(),
                self.core.config.to_toml()
            )));
        }
        self.machine.restore(&snapshot.snapshot);
        self.broken_off = snapshot.broken_off;
        Ok(())
    }

    fn __repr__(&self) -> String {
        let states = self.states();
        let running = states.iter().filter(|state| **state == "Running").count();
        let instructions = self.machine.statistics().warp_instructions;
        format!(
            "<Machine {}: {running} of {} contexts run, after {instructions} instructions>",
            self.core.config.arch,
            states.len()
        )
    }

    fn _repr_html_(&self) -> String {
        let state = self.machine.state();
        let rows = self.contexts().map(|context| (context, state.context(context)));
        let text = html! {
            table {
                caption { "Machine " (self.core.config.arch) " after " (self.machine.statistics().warp_instructions) " instructions" }
                tr { th { "context" } th { "warp" } th { "state" } th { "lanes" } th { "pc" } th { "source" } }
                @for (context, now) in rows {
                    tr {
                        td { (context) }
                        td { (state.warp_of(context)) }
                        td { (name_of(now.state)) }
                        td { (self.lanes(now.active_mask)) }
                        td { code { (self.image.image.describe(now.pc)) } }
                        td {
                            @if let Some(line) = self.image.image.source_line(now.pc) {
                                code { (line.text.trim()) } " " (line.file) ":" (line.line)
                            }
                        }
                    }
                }
            }
        };
        text.into_string()
    }
}

impl Machine {
    /// A set of lanes as squares, lane 0 first: filled where it is active.
    fn lanes(&self, active: LaneMask) -> String {
        let lanes = (0..self.core.config.arch.lanes()).map(Lane);
        lanes.map(|lane| if active.contains(lane) { '■' } else { '□' }).collect()
    }

    /// An address, as a number or as a symbol's name.
    pub fn address(&self, given: &Bound<'_, PyAny>) -> PyResult<u64> {
        self.image.address(given)
    }

    /// Bytes of a word.
    pub fn word_bytes(&self) -> usize {
        self.core.word_bytes()
    }
}

fn name_of(state: WarpState) -> &'static str {
    state.into()
}
