//! Devices that count cycles: the timing model, alone or in lock step with the RTL. Then both run each kernel, and are
//! compared in every cycle.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use assembler::Image;
use isa::{Address, CoreConfig};
use opencl_sys::cl_int;
use testbenches::{
    run_model, CosimOptions, Cosimulator, LockStep, MemoryTiming, Outcome, Passed, Run, WaveformOptions, Waveforms,
};

use super::execution::{check_code, conclude, limit, put, save_variables, Ending, LIMIT_VARIABLE};
use super::{Device, Launch, Nanoseconds, Ran, Shape};
use crate::builder::Executable;
use crate::objects::locked;

/// The status of a command in which RTL and model differ. OpenCL has none of this number.
pub const MISMATCH: cl_int = -7001;

/// Which sides of the core there are.
enum Sides {
    /// The model, and its last launch.
    Model(Mutex<Option<Launched>>),
    /// The model, and the Verilated core.
    Both(Box<Verilated>),
}

/// The Verilated core, or why there is none.
#[derive(Default)]
struct Verilated {
    /// It is built for the first launch.
    core: OnceLock<Result<Cosimulator, String>>,
    /// The one that can show waveforms is built for the first mismatch: it takes three times as long.
    shown: OnceLock<Result<Cosimulator, String>>,
    /// A waveform has been written. There is one of a device: they are large, and a mismatch rarely comes alone.
    is_shown: AtomicBool,
}

/// A device that counts cycles.
pub struct Timed {
    shape: Shape,
    ram: Mutex<Vec<u8>>,
    sides: Sides,
}

/// A launch that has passed. All that happens follows from what the RAM holds when the core is reset, so one that begins
/// with the same RAM need not be run. In lock step every launch is run and compared.
struct Launched {
    before: Vec<u8>,
    after: Vec<u8>,
    passed: Passed,
}

impl Timed {
    /// The timing model of a shape.
    pub fn on_model(shape: Shape) -> Self {
        Self::new(shape, Sides::Model(Mutex::default()))
    }

    /// The RTL of a shape in lock step with the timing model.
    pub fn in_lock_step(shape: Shape) -> Self {
        Self::new(shape, Sides::Both(Box::default()))
    }

    fn new(shape: Shape, sides: Sides) -> Self {
        let ram = Mutex::new(vec![0; shape.config.ram_bytes as usize]);
        Self { shape, ram, sides }
    }

    /// Runs what is in the RAM to its end; gives how it came out, and keeps what the RAM holds then. Where the sides
    /// differ, the RAM stays as it was: the case is made of it.
    fn outcome(&self, ram: &mut [u8]) -> Result<Outcome, String> {
        let config = &self.shape.config;
        let image = image(config, ram);
        let run = Run::new(config, &image, MemoryTiming::IDEAL, limit());
        match &self.sides {
            Sides::Model(last) => {
                let mut last = locked(last);
                if let Some(launched) = last.as_ref().filter(|launched| launched.before == ram) {
                    ram.copy_from_slice(&launched.after);
                    return Ok(Outcome::Passed(launched.passed.clone()));
                }
                let (outcome, after) = run_model(run).map_err(|error| error.to_string())?;
                let before = ram.to_vec();
                ram.copy_from_slice(&after);
                if let Outcome::Passed(passed) = &outcome {
                    *last = Some(Launched { before, after, passed: passed.clone() });
                }
                Ok(outcome)
            }
            Sides::Both(verilated) => {
                let make = || Cosimulator::new(config).map_err(|error| error.to_string());
                let core = verilated.core.get_or_init(make).as_ref().map_err(Clone::clone)?;
                let (run, rtl) = (run.on(core.config()), core.rtl().map_err(|error| error.to_string())?);
                let mut both = LockStep::new(run, run.bench(rtl), run.model());
                let outcome = both.run(&mut |_| ()).map_err(|error| error.to_string())?;
                if !matches!(outcome, Outcome::Mismatch(_)) {
                    ram.copy_from_slice(both.memory());
                }
                Ok(outcome)
            }
        }
    }

    /// The ending of a kernel in which the sides differ. The report and the case are written into a folder of their own.
    fn differing(&self, ram: &[u8], report: &str) -> Ending {
        let place = match self.write_case(ram, report) {
            Ok((folder, waveform)) => format!(
                "{folder} has it as a case{waveform}: harmonica cosim case.bin --config core.toml --vcd again.vcd",
                folder = folder.display()
            ),
            Err(why) => format!("the case cannot be written: {why}"),
        };
        Ending { code: MISMATCH, words: format!("shows that RTL and model differ; {place}\n{report}") }
    }

    /// Writes report, image, configuration and waveform. Gives the folder, and words on the waveform.
    fn write_case(&self, ram: &[u8], report: &str) -> io::Result<(PathBuf, String)> {
        let config = &self.shape.config;
        let folder = tempfile::Builder::new().prefix("harmonica-mismatch-").tempdir()?;
        let image = image(config, ram);
        std::fs::write(folder.path().join("report.txt"), report)?;
        std::fs::write(folder.path().join("case.bin"), &image.bytes)?;
        let options = toml::to_string(&config.options()).map_err(io::Error::other)?;
        std::fs::write(folder.path().join("core.toml"), options)?;
        let waveform = match &self.sides {
            Sides::Both(verilated) if !verilated.is_shown.swap(true, Ordering::Relaxed) => {
                match verilated.show(config, image, &folder.path().join("case.vcd")) {
                    Ok(()) => ", with the waveform case.vcd".to_owned(),
                    Err(why) => format!(", without a waveform ({why})"),
                }
            }
            _ => String::new(),
        };
        Ok((folder.keep(), waveform))
    }

    /// How long so many cycles are.
    fn time(&self, cycles: u64) -> Nanoseconds {
        cycles.saturating_mul(1000) / u64::from(self.shape.clock_mhz)
    }
}

impl Device for Timed {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8])) {
        change(&mut locked(&self.ram));
    }

    fn counts(&self) -> bool {
        false
    }

    fn timer_resolution(&self) -> Nanoseconds {
        self.time(1).max(1)
    }

    fn run(&self, program: &Executable, launch: &Launch) -> Ran {
        let config = &self.shape.config;
        let word_bytes = config.arch.word_bytes() as usize;
        let mut ram = locked(&self.ram);
        put(&mut ram, word_bytes, program, launch);
        let outcome = self.outcome(&mut ram);
        save_variables(&ram, program);
        let mut cycles = None;
        let (output, ended) = match outcome {
            Ok(Outcome::Passed(passed)) => {
                cycles = Some(passed.statistics);
                let ended = interrupted(&passed).and_then(|()| check_code(&ram, word_bytes, program));
                (passed.console, ended)
            }
            Ok(Outcome::Mismatch(mismatch)) => (Vec::new(), Err(self.differing(&ram, &mismatch.to_string()))),
            Ok(Outcome::CycleLimit(standstill)) => {
                let words = format!("does not end in time; {LIMIT_VARIABLE} names another limit\n{standstill}");
                (Vec::new(), Err(Ending::of(words)))
            }
            Ok(Outcome::Hang(standstill) | Outcome::Stopped(standstill)) => {
                (Vec::new(), Err(Ending::of(format!("does not end\n{standstill}"))))
            }
            Err(why) => (Vec::new(), Err(Ending::of(format!("cannot run: {why}")))),
        };
        drop(ram);
        let ended = conclude(program, launch, ended, &output);
        let nanoseconds = cycles.map(|counted| self.time(counted.cycles));
        Ran { ended, nanoseconds, cycles, counts: None }
    }
}

/// A part of a RAM that nothing has been written to.
const PAGE: [u8; 4096] = [0; 4096];

/// The RAM as an image, up to its last byte that is not 0.
pub fn image(config: &CoreConfig, ram: &[u8]) -> Image {
    // Most of it is 0, and whole pages are compared fast.
    let last_page = ram.chunks(PAGE.len()).rposition(|page| page != &PAGE[..page.len()]).unwrap_or(0);
    let before = (last_page + 1) * PAGE.len();
    let end = ram[..before.min(ram.len())].iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    Image::from_bytes(&config.arch, Address(0), ram[..end].to_vec())
}

/// Whether no warp was stopped by an interrupt.
fn interrupted(passed: &Passed) -> Result<(), Ending> {
    match passed.interrupted.is_empty() {
        true => Ok(()),
        false => Err(Ending::of(format!("is stopped: {passed}"))),
    }
}

/// Cycles that a waveform shows before and after a mismatch.
const WAVEFORM_CYCLES: (u64, u64) = (1000, 16);

impl Verilated {
    /// Runs a case again up to its mismatch, and writes the waveform of both sides.
    fn show(&self, config: &CoreConfig, image: Image, vcd: &Path) -> Result<(), String> {
        let make = || Cosimulator::with_waveforms(config, Waveforms::With).map_err(|error| error.to_string());
        let core = self.shown.get_or_init(make).as_ref().map_err(Clone::clone)?;
        let waveform = WaveformOptions { window: Some(WAVEFORM_CYCLES), ..WaveformOptions::new(vcd) };
        let options =
            CosimOptions { max_cycles: limit(), waveform: Some(waveform), ..CosimOptions::new(*config, image) };
        let report = core.run(&options, &mut |_| ()).map_err(|error| error.to_string())?;
        match report.outcome {
            Outcome::Mismatch(_) => Ok(()),
            _ => Err("the sides did not differ again".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use isa::CoreOptions;
    use testbenches::EmittedVerilog;

    use super::super::{device, Kind};
    use super::*;
    use crate::builder::{self, Options};

    /// A device on a small core.
    fn small(make: fn(Shape) -> Timed) -> Timed {
        let options: CoreOptions =
            toml::from_str("arch = \"4w8/8/4/1\"\nfloat = false\nram_bytes = 0x2000000\n").unwrap();
        make(device(Kind::Model, options).unwrap().shape().clone())
    }

    #[test]
    fn a_case_has_what_makes_the_run_again() {
        let device = small(Timed::on_model);
        let (folder, waveform) = device.write_case(&[1, 2, 0, 3, 0, 0], "they differ").unwrap();
        let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
        assert_eq!((read("case.bin"), read("report.txt")), (vec![1, 2, 0, 3], b"they differ".to_vec()));
        let options = toml::from_str(std::str::from_utf8(&read("core.toml")).unwrap()).unwrap();
        assert_eq!(CoreConfig::from_options(&options).unwrap(), device.shape.config);
        assert_eq!(waveform, "", "the model has none");
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// The RTL has a planted fault, which the kernel shows.
    #[test]
    fn where_the_sides_differ_there_is_a_case_and_the_memory_is_as_before() {
        let device = small(Timed::in_lock_step);
        let config = &device.shape.config;
        let fault = planted::named("a_narrow_store_of_a_whole_word");
        let verilog = EmittedVerilog::with_defect(config, &fault.defect()).unwrap();
        let Sides::Both(verilated) = &device.sides else { panic!("both sides") };
        let core = Cosimulator::from_verilog(config, &verilog, Waveforms::With).unwrap();
        assert!(verilated.shown.set(Ok(core.clone())).is_ok() && verilated.core.set(Ok(core)).is_ok());

        let source = "__kernel void stores(__global char *to) { to[1] = 7; }";
        let (units, _) = builder::compile(source, &[], &Options::of("").unwrap(), config).unwrap();
        let program = builder::link(&Arc::new(units), &device.shape).unwrap();
        let address = config.ram_bytes - 64;
        device.with_memory(&mut |memory| memory[address as usize..].fill(1));
        let arguments = (address as u32).to_le_bytes().to_vec();
        let (items, group) = ([1, 0, 0], [0; 3]);
        let (pointers, reached, rooms) = Default::default();
        let launch = Launch { kernel: 0, items, group, offset: [0; 3], arguments, pointers, reached, rooms };
        let failure = device.run(&program, &launch).ended.unwrap_err();
        assert_eq!(failure.code, MISMATCH, "{}", failure.words);
        assert!(failure.words.contains("the kernel stores shows that RTL and model differ"), "{}", failure.words);
        device.with_memory(&mut |memory| assert_eq!(memory[address as usize..], [1; 64]));

        let (_, rest) = failure.words.split_once("differ; ").unwrap();
        let folder = Path::new(rest.split_once(" has it as a case, with the waveform case.vcd: ").unwrap().0);
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
        let report = read("report.txt");
        assert!(report.contains("data_request"), "{report}");
        let waveform = read("case.vcd");
        for signal in [" data_request_valid ", "$enddefinitions", "\n#"] {
            assert!(waveform.contains(signal), "{signal}");
        }
        assert!(read("case.gtkw").contains("case.vcd"));
        std::fs::remove_dir_all(folder).unwrap();

        let again = device.run(&program, &launch).ended.unwrap_err().words;
        let (_, rest) = again.split_once("differ; ").unwrap();
        let folder = Path::new(rest.split_once(" has it as a case: ").expect("it has no second waveform").0);
        assert!(!folder.join("case.vcd").exists());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
