//! The RTL as a device, in lock step with the golden model: both run each kernel, and are compared in every cycle.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use assembler::Image;
use isa::{Address, CoreConfig};
use opencl_sys::cl_int;
use testbenches::{Cosimulator, LockStep, MemoryTiming, Outcome, Passed, Run};

use super::execution::{check_code, conclude, limit, put, save_variables, Ending, LIMIT_VARIABLE};
use super::{Device, Failure, Launch, Shape};
use crate::builder::Executable;
use crate::objects::locked;

/// The status of a command in which RTL and model differ. OpenCL has none of this number.
pub const MISMATCH: cl_int = -7001;

/// A device of RTL and model.
pub struct InLockStep {
    shape: Shape,
    ram: Mutex<Vec<u8>>,
    /// The Verilated core, or why there is none. It is built for the first launch.
    core: OnceLock<Result<Cosimulator, String>>,
}

impl InLockStep {
    /// A device of a shape.
    pub fn new(shape: Shape) -> Self {
        let ram = Mutex::new(vec![0; shape.config.ram_bytes as usize]);
        Self { shape, ram, core: OnceLock::new() }
    }

    fn core(&self) -> Result<&Cosimulator, String> {
        let built = self.core.get_or_init(|| Cosimulator::new(&self.shape.config).map_err(|error| error.to_string()));
        built.as_ref().map_err(Clone::clone)
    }

    /// Runs what is in the RAM to its end; gives how it came out, and keeps what the RAM holds then.
    fn outcome(&self, ram: &mut [u8]) -> Result<Outcome, String> {
        let core = self.core()?;
        let image = image(&self.shape.config, ram);
        let run = Run::new(core.config(), &image, MemoryTiming::IDEAL, limit());
        let rtl = core.rtl().map_err(|error| error.to_string())?;
        let mut both = LockStep::new(run, run.bench(rtl), run.model());
        let outcome = both.run(&mut |_| ()).map_err(|error| error.to_string())?;
        ram.copy_from_slice(both.memory());
        Ok(outcome)
    }
}

impl Device for InLockStep {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8])) {
        change(&mut locked(&self.ram));
    }

    fn run(&self, program: &Executable, launch: &Launch) -> Result<(), Failure> {
        let config = &self.shape.config;
        let word_bytes = config.arch.word_bytes() as usize;
        let mut ram = locked(&self.ram);
        put(&mut ram, word_bytes, program, launch);
        let outcome = self.outcome(&mut ram);
        save_variables(&ram, program);
        let (output, ended) = match outcome {
            Ok(Outcome::Passed(passed)) => {
                let ended = interrupted(&passed).and_then(|()| check_code(&ram, word_bytes, program));
                (passed.console, ended)
            }
            Ok(Outcome::Mismatch(mismatch)) => {
                put(&mut ram, word_bytes, program, launch);
                (Vec::new(), Err(differing(config, &ram, &mismatch.to_string())))
            }
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
        conclude(program, launch, ended, &output)
    }
}

/// The RAM as an image, up to its last byte that is not 0.
fn image(config: &CoreConfig, ram: &[u8]) -> Image {
    let end = ram.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
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
    use super::*;

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
}
