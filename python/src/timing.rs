//! The timing model: clock cycles, and what they count.

use std::sync::Arc;

use isa::trace::StallCause;
use isa::{CoreConfig, Cycle, CycleRecord, LaneMask, Scalar, TraceLayout};
use numpy::{PyArray1, PyArrayDescr};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use testbenches::{retires, Bench, ConsoleInput, Latencies, MemoryTiming, ModelSide, Run, Statistics};

use crate::core::Core;
use crate::errors::{argument, program, tool};
use crate::image::Image;
use crate::interrupt::in_slices;
use crate::machine::Stop;
use crate::picture::Picture;

/// Cycles between two looks at signals: some milliseconds.
const SLICE_CYCLES: u64 = 4096;
/// The most bytes of records in an array.
const RECORD_BYTES_MAX: u64 = 1 << 30;

/// The golden model with timing: what happens in each clock cycle.
///
/// `seed` draws latency and back-pressure of the memory, 0: latency 1, always ready. `latency` is a memory that is
/// always ready, and answers after so many cycles, 1 to 256: one number, or one for fetches and one for loads.
#[pyclass(module = "harmonica_simt")]
pub struct Timing {
    core: Core,
    image: Arc<assembler::Image>,
    bench: Bench<ModelSide, CoreConfig>,
    record: CycleRecord,
    statistics: Statistics,
    /// The cycle that comes next.
    cycle: Cycle,
    is_done: bool,
}

/// The memory that a seed or latencies describe.
pub fn memory_timing(seed: u64, latency: Option<&Bound<'_, PyAny>>) -> PyResult<MemoryTiming> {
    let Some(latency) = latency else {
        return Ok(MemoryTiming::Seed(seed));
    };
    if seed != 0 {
        return Err(argument("a seed draws the latency: give seed or latency, not both"));
    }
    let both = latency.extract::<(u64, u64)>().map(|(fetches, loads)| format!("{fetches},{loads}"));
    let text = both.or_else(|_| latency.extract::<u64>().map(|cycles| cycles.to_string()));
    let text =
        text.map_err(|_| argument("latency is a number of cycles, such as 16, or one for fetches and one for loads"))?;
    text.parse::<Latencies>().map(MemoryTiming::Latency).map_err(argument)
}

/// Refuses a program that the core does not take.
pub fn check(core: &Core, image: &Image) -> PyResult<()> {
    let (arch, end) = (image.image.arch, image.image.end());
    if !arch.is_object_compatible(&core.config.arch) {
        return Err(program(format!("the program is for {arch}, which does not run on {}", core.config.arch)));
    }
    if end.0 > core.config.ram_bytes {
        let ram_bytes = core.config.ram_bytes;
        return Err(program(format!(
            "the program ends at {end}, but the RAM has {ram_bytes} bytes; give the core more ram_bytes"
        )));
    }
    Ok(())
}

impl Timing {
    /// Goes on for a cycle; its record is seen then.
    fn cycle(&mut self) -> Result<(), testbenches::SideError> {
        self.bench.cycle(&mut self.record)?;
        self.cycle.0 += 1;
        self.is_done = self.record.scalar(Scalar::Done) != 0;
        if !self.is_done {
            let lanes = LaneMask(self.record.scalar(Scalar::CommitLanes)).count();
            let retired = retires(&self.record).then_some(lanes);
            self.statistics.count(self.record.scalar(Scalar::StallCause), retired);
        }
        Ok(())
    }

    /// Goes on for so many cycles at most, and shows each one's record.
    fn go(&mut self, py: Python<'_>, limit: u64, mut see: impl FnMut(&CycleRecord) + Send) -> PyResult<Stop> {
        let mut left = limit;
        let end = in_slices(py, || {
            for _ in 0..left.min(SLICE_CYCLES) {
                if self.is_done {
                    return Some(Ok(()));
                }
                if let Err(error) = self.cycle() {
                    return Some(Err(error));
                }
                see(&self.record);
                left -= 1;
            }
            (left == 0 || self.is_done).then_some(Ok(()))
        })?;
        end.map_err(tool)?;
        let reason = if self.is_done { "done" } else { "limit" };
        Ok(Stop::plain(reason, limit - left))
    }

    /// Goes on for so many cycles at most, and shows each one's number and record.
    pub fn see(
        &mut self,
        py: Python<'_>,
        limit: u64,
        mut see: impl FnMut(Cycle, &CycleRecord) + Send,
    ) -> PyResult<Stop> {
        let mut cycle = self.cycle;
        self.go(py, limit, |record| {
            see(cycle, record);
            cycle.0 += 1;
        })
    }

    /// The core.
    pub fn config(&self) -> &CoreConfig {
        &self.core.config
    }

    /// The program.
    pub fn image(&self) -> &assembler::Image {
        &self.image
    }
}

/// A field of the record: its name, its first slot, how many it has, and the bytes of each in an array: 1, 2, 4 or 8.
#[derive(Clone, Debug)]
struct Field {
    name: &'static str,
    first: usize,
    count: usize,
    bytes: usize,
}

/// The fields of records, in the order of their slots: one that occurs for each lane, warp or context has as many.
fn fields(config: &CoreConfig) -> Vec<Field> {
    let layout = TraceLayout::new(config);
    let mut fields: Vec<Field> = Vec::new();
    for slot in layout.slots() {
        let (info, first) = (slot.info(), layout.index(slot));
        match fields.last_mut() {
            Some(last) if last.name == info.name => last.count += 1,
            _ => {
                let bytes = info.width.bits(config).div_ceil(8).next_power_of_two() as usize;
                fields.push(Field { name: info.name, first, count: 1, bytes });
            }
        }
    }
    fields
}

/// Slots of the run's record that follow one another and have as many bytes each in an array: one loop.
struct Piece {
    first: usize,
    count: usize,
    bytes: usize,
}

/// The values of some fields, a row a cycle, as a structured array of NumPy has them: one behind the other.
struct Rows {
    fields: Vec<Field>,
    pieces: Vec<Piece>,
    bytes: Vec<u8>,
    /// The bytes of the rows that are there. Those behind them are 0.
    filled: usize,
}

impl Rows {
    fn new(fields: Vec<Field>, cycles: u64) -> PyResult<Rows> {
        let row = row_bytes(&fields);
        let bytes = cycles.saturating_mul(row as u64);
        if row == 0 || bytes > RECORD_BYTES_MAX {
            return Err(argument(format!(
                "records of {cycles} cycles with {row} bytes each have {} MiB, and an array may have {}: choose some \
                 fields, or take fewer cycles at a time",
                bytes >> 20,
                RECORD_BYTES_MAX >> 20
            )));
        }
        let mut pieces: Vec<Piece> = Vec::new();
        for &Field { first, count, bytes, .. } in &fields {
            match pieces.last_mut() {
                Some(last) if last.bytes == bytes && last.first + last.count == first => last.count += count,
                _ => pieces.push(Piece { first, count, bytes }),
            }
        }
        // The system gives memory of 0 only where a row is written.
        Ok(Rows { fields, pieces, bytes: vec![0; bytes as usize], filled: 0 })
    }

    /// Adds a cycle's values.
    fn add(&mut self, slots: &[u64]) {
        for &Piece { first, count, bytes } in &self.pieces {
            let end = self.filled + count * bytes;
            let (slots, piece) = (&slots[first..first + count], &mut self.bytes[self.filled..end]);
            match bytes {
                1 => write_low_bytes::<1>(slots, piece),
                2 => write_low_bytes::<2>(slots, piece),
                4 => write_low_bytes::<4>(slots, piece),
                _ => write_low_bytes::<8>(slots, piece),
            }
            self.filled = end;
        }
    }

    /// The rows as an array, which takes their memory.
    fn into_array(mut self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        self.bytes.truncate(self.filled);
        let described = PyList::empty(py);
        for Field { name, count, bytes, .. } in self.fields {
            let type_name = format!("<u{bytes}");
            match count {
                1 => described.append((name, type_name))?,
                count => described.append((name, type_name, (count,)))?,
            }
        }
        let dtype = PyArrayDescr::new(py, described)?;
        PyArray1::from_vec(py, self.bytes).into_any().call_method1("view", (dtype,))
    }
}

/// Writes the low bytes of each value, the lowest first.
fn write_low_bytes<const BYTES: usize>(values: &[u64], to: &mut [u8]) {
    for (value, to) in values.iter().zip(to.chunks_exact_mut(BYTES)) {
        to.copy_from_slice(&value.to_le_bytes()[..BYTES]);
    }
}

fn row_bytes(fields: &[Field]) -> usize {
    fields.iter().map(|field| field.count * field.bytes).sum()
}

/// The fields of these names, all without names.
fn chosen(config: &CoreConfig, names: Option<Vec<String>>) -> PyResult<Vec<Field>> {
    let all = fields(config);
    let Some(names) = names else {
        return Ok(all);
    };
    let find = |name: &String| {
        let found = all.iter().find(|field| field.name == name);
        found.cloned().ok_or_else(|| {
            let hint = match assembler::nearest(name, all.iter().map(|field| field.name)) {
                Some(near) => format!("did you mean {near}?"),
                None => "Timing.fields lists those of this core".to_owned(),
            };
            argument(format!("a record has no field {name}; {hint}"))
        })
    };
    names.iter().map(find).collect()
}

#[pymethods]
impl Timing {
    #[new]
    #[pyo3(signature = (image, core, *, seed = 0, latency = None, input = None))]
    fn new(
        image: &Image,
        core: Core,
        seed: u64,
        latency: Option<&Bound<'_, PyAny>>,
        input: Option<Vec<u8>>,
    ) -> PyResult<Self> {
        check(&core, image)?;
        let timing = memory_timing(seed, latency)?;
        let input = ConsoleInput::seeded(&input.unwrap_or_default(), seed);
        let image = Arc::clone(&image.image);
        let run = Run { console_input: &input, ..Run::new(&core.config, &image, timing, u64::MAX) };
        let record = CycleRecord::new(TraceLayout::new(&core.config));
        let bench = run.model();
        Ok(Timing { core, image, bench, record, statistics: Statistics::default(), cycle: Cycle(0), is_done: false })
    }

    /// Runs until the core is done, or for `limit` more clock cycles.
    #[pyo3(signature = (limit = 10_000_000))]
    fn run(&mut self, py: Python<'_>, limit: u64) -> PyResult<Stop> {
        self.go(py, limit, |_| {})
    }

    /// Runs until the core is done, or for `cycles` more clock cycles; gives a record a cycle: a structured array
    /// [cycles], whose fields are numbers, or numbers [lanes], [warps], [contexts] and so on: uint8, uint16, uint32 or
    /// uint64, the first that has the field's bits.
    ///
    /// The fields are those of docs/pipeline.md section 17, in hardware and model alike; `fields` chooses some of them.
    /// The array is the run's own memory, not a copy of it.
    #[pyo3(signature = (cycles, fields = None))]
    fn records<'py>(
        &mut self,
        py: Python<'py>,
        cycles: u64,
        fields: Option<Vec<String>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut rows = Rows::new(chosen(&self.core.config, fields)?, cycles)?;
        self.go(py, cycles, |record| rows.add(record.slots()))?;
        rows.into_array(py)
    }

    /// Runs until the core is done, or for `cycles` more clock cycles; draws which lanes of a warp execute which
    /// instruction, and what its divergence stack holds. Time runs downwards: a row is an instruction, and the picture
    /// has the first `rows` of them.
    #[pyo3(signature = (cycles = 10_000, *, warp = 0, rows = 100))]
    fn draw_lanes(&mut self, py: Python<'_>, cycles: u64, warp: u32, rows: usize) -> PyResult<Picture> {
        Picture::of_lanes(self, py, cycles, warp, rows)
    }

    /// Runs until the core is done, or for `cycles` more clock cycles; draws in which stage each instruction is in each
    /// cycle. A row is an instruction, a column a cycle; the picture has the first `rows` instructions.
    #[pyo3(signature = (cycles = 10_000, *, rows = 40))]
    fn draw_stages(&mut self, py: Python<'_>, cycles: u64, rows: usize) -> PyResult<Picture> {
        Picture::of_stages(self, py, cycles, rows)
    }

    /// The names of a record's fields, and how often each occurs in a record.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for field in fields(&self.core.config) {
            all.set_item(field.name, field.count)?;
        }
        Ok(all)
    }

    /// Counts of all cycles so far until the core was done: `cycles`, `instructions` of warps, `lane_instructions`, and
    /// `stalls`: cycles by what schedule did.
    #[getter]
    fn counters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counters(py, &self.statistics)
    }

    /// What the program has printed so far.
    #[getter]
    fn console<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.bench.environment.console_output())
    }

    /// Whether the core is done: every warp is stopped.
    #[getter]
    fn done(&self) -> bool {
        self.is_done
    }

    /// The core.
    #[getter]
    fn core(&self) -> Core {
        self.core
    }

    fn __repr__(&self) -> String {
        let Statistics { cycles, retired, .. } = self.statistics;
        format!("<Timing {}: {cycles} cycles, {retired} instructions>", self.core.config.arch)
    }

    fn _repr_html_(&self) -> String {
        maud::html! { pre { (self.statistics) } }.into_string()
    }
}

/// What the causes of stalls are called here.
const STALLS: [(StallCause, &str); 6] = [
    (StallCause::None, "scheduled"),
    (StallCause::Clearing, "clearing_registers"),
    (StallCause::NoRunningWarp, "no_running_warp"),
    (StallCause::StarvationGuard, "starvation_guard"),
    (StallCause::FetchQueueFull, "fetch_queue_full"),
    (StallCause::PortNotReady, "port_not_ready"),
];

/// Counts of a run, by their names.
pub fn counters<'py>(py: Python<'py>, statistics: &Statistics) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    all.set_item("cycles", statistics.cycles)?;
    all.set_item("instructions", statistics.retired)?;
    all.set_item("lane_instructions", statistics.retired_lanes)?;
    let stalls = PyDict::new(py);
    for (cause, name) in STALLS {
        stalls.set_item(name, statistics.stalls[cause as usize])?;
    }
    all.set_item("stalls", stalls)?;
    Ok(all)
}
