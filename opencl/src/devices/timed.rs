//! Devices that count cycles: the timing model, alone or in lock step with the RTL. Then both run each kernel, and are
//! compared in every cycle.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use assembler::Image;
use isa::{Address, CoreConfig};
use opencl_sys::cl_int;
use testbenches::{run_model, Cosimulator, LockStep, MemoryTiming, Outcome, Passed, Run};

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
    /// The model, and the Verilated core, or why there is none. It is built for the first launch.
    Both(Box<OnceLock<Result<Cosimulator, String>>>),
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
            Sides::Both(core) => {
                let core = core.get_or_init(|| Cosimulator::new(config).map_err(|error| error.to_string()));
                let core = core.as_ref().map_err(Clone::clone)?;
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
            Ok(Outcome::Mismatch(mismatch)) => (Vec::new(), Err(differing(config, &ram, &mismatch.to_string()))),
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

/// The ending of a kernel in which the sides differ. The report and the case are written into a folder of their own.
fn differing(config: &CoreConfig, ram: &[u8], report: &str) -> Ending {
    let place = match write_case(config, ram, report) {
        Ok(folder) => {
            let folder = folder.display();
            format!("{folder} has it as a case: harmonica cosim case.bin --config core.toml --vcd case.vcd")
        }
        Err(why) => format!("the case cannot be written: {why}"),
    };
    Ending { code: MISMATCH, words: format!("shows that RTL and model differ; {place}\n{report}") }
}

/// Writes report, image and configuration.
fn write_case(config: &CoreConfig, ram: &[u8], report: &str) -> io::Result<PathBuf> {
    let folder = tempfile::Builder::new().prefix("harmonica-mismatch-").tempdir()?;
    std::fs::write(folder.path().join("report.txt"), report)?;
    std::fs::write(folder.path().join("case.bin"), image(config, ram).bytes)?;
    let options = toml::to_string(&config.options()).map_err(io::Error::other)?;
    std::fs::write(folder.path().join("core.toml"), options)?;
    Ok(folder.keep())
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

    #[test]
    fn a_case_has_what_makes_the_run_again() {
        let config = CoreConfig::from_options(&isa::CoreOptions::default()).unwrap();
        let folder = write_case(&config, &[1, 2, 0, 3, 0, 0], "they differ").unwrap();
        let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
        assert_eq!((read("case.bin"), read("report.txt")), (vec![1, 2, 0, 3], b"they differ".to_vec()));
        let options = toml::from_str(std::str::from_utf8(&read("core.toml")).unwrap()).unwrap();
        assert_eq!(CoreConfig::from_options(&options).unwrap(), config);
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// The RTL has a planted fault, which the kernel shows.
    #[test]
    fn where_the_sides_differ_there_is_a_case_and_the_memory_is_as_before() {
        let options: CoreOptions = toml::from_str("arch = \"4w8/8/4/1\"\nram_bytes = 0x2000000\n").unwrap();
        let device = Timed::in_lock_step(device(Kind::Model, options).unwrap().shape().clone());
        let config = &device.shape.config;
        let fault = planted::named("a_narrow_store_of_a_whole_word");
        let verilog = EmittedVerilog::with_defect(config, &fault.defect()).unwrap();
        let Sides::Both(core) = &device.sides else { panic!("both sides") };
        assert!(core.set(Ok(Cosimulator::hastily(config, &verilog).unwrap())).is_ok());

        let source = "__kernel void stores(__global char *to) { to[1] = 7; }";
        let (units, _) = builder::compile(source, &[], &Options::of("").unwrap(), config).unwrap();
        let program = builder::link(&Arc::new(units), &device.shape).unwrap();
        let address = config.ram_bytes - 64;
        device.with_memory(&mut |memory| memory[address as usize..].fill(1));
        let arguments = (address as u32).to_le_bytes().to_vec();
        let (items, group) = ([1, 0, 0], [0; 3]);
        let launch =
            Launch { kernel: 0, items, group, offset: [0; 3], arguments, pointers: Vec::new(), rooms: Vec::new() };
        let failure = device.run(&program, &launch).ended.unwrap_err();
        assert_eq!(failure.code, MISMATCH, "{}", failure.words);
        assert!(failure.words.contains("the kernel stores shows that RTL and model differ"), "{}", failure.words);
        device.with_memory(&mut |memory| assert_eq!(memory[address as usize..], [1; 64]));

        let (_, rest) = failure.words.split_once("differ; ").unwrap();
        let folder = Path::new(rest.split_once(" has it as a case").unwrap().0);
        let report = std::fs::read_to_string(folder.join("report.txt")).unwrap();
        assert!(report.contains("data_request"), "{report}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
