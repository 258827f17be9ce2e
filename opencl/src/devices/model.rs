//! The functional machine as a device. One machine with its RAM serves all programs; each launch begins with a reset.

use std::io::Write as _;
use std::sync::{Mutex, OnceLock};

use compiler::opencl::COMMAND_ARGUMENTS;
use golden_model::{Machine, MachineOptions, Outcome};
use opencl_sys::CL_OUT_OF_RESOURCES;

use super::{Device, Failure, Launch, Shape};
use crate::builder::Executable;
use crate::objects::locked;

/// The environment variable that says how many warp-instructions a kernel may take.
const LIMIT_VARIABLE: &str = "HARMONICA_OPENCL_LIMIT";

/// So many if it does not: some ten minutes.
const LIMIT: u64 = 20_000_000_000;

/// A device on the functional machine.
pub struct Model {
    shape: Shape,
    machine: OnceLock<Mutex<Loaded>>,
}

/// The machine, and the program whose code it has decoded.
struct Loaded {
    machine: Machine,
    options: MachineOptions,
    program: u64,
}

impl Model {
    /// A device of a shape. The machine is made when it is needed first.
    pub fn new(shape: Shape) -> Self {
        Self { shape, machine: OnceLock::new() }
    }

    fn machine(&self) -> &Mutex<Loaded> {
        self.machine.get_or_init(|| {
            let config = &self.shape.config;
            let options = MachineOptions::as_wanted(&config.arch, &config.options());
            let machine = Machine::new(config.arch, options, &[]);
            let machine = machine.expect("a core that is configured can be run");
            Mutex::new(Loaded { machine, options, program: 0 })
        })
    }
}

impl Device for Model {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8])) {
        change(locked(self.machine()).machine.ram_mut());
    }

    fn run(&self, program: &Executable, launch: &Launch) -> Result<(), Failure> {
        let mut loaded = locked(self.machine());
        loaded.load(program, launch);
        let outcome = loaded.machine.run(limit());
        let output = loaded.machine.take_console_output();
        loaded.save_variables(program);
        let ended = loaded.ended(program, &outcome);
        if ended.is_err() {
            // What it has overwritten may have been code.
            loaded.machine.forget_code();
        }
        drop(loaded);
        let name = &program.signatures[launch.kernel].name;
        match ended {
            Ok(()) => {
                print(&output);
                Ok(())
            }
            Err(why) => Err(failure(name, &why, &output)),
        }
    }
}

impl Loaded {
    /// Puts the program and its command into the RAM, and resets the core.
    fn load(&mut self, program: &Executable, launch: &Launch) {
        if self.program != program.number {
            self.program = program.number;
            self.machine.forget_code();
        }
        let word = self.machine.memory().word_bytes();
        let ram = self.machine.ram_mut();
        ram[..program.image.len()].copy_from_slice(&program.image);
        let variables = locked(&program.variables);
        for variable in variables.iter() {
            let place = variable.address as usize;
            ram[place..place + variable.bytes.len()].copy_from_slice(&variable.bytes);
        }
        let command = program.command as usize;
        let numbers = [&[launch.kernel as u64][..], &launch.items, &launch.group, &launch.offset].concat();
        for (number, place) in numbers.iter().zip(0..) {
            let at = command + place * word;
            ram[at..at + word].copy_from_slice(&number.to_le_bytes()[..word]);
        }
        let arguments = command + COMMAND_ARGUMENTS as usize;
        ram[arguments..arguments + launch.arguments.len()].copy_from_slice(&launch.arguments);
        self.machine.reset(&self.options);
    }

    /// Keeps what the program's own variables hold until its next launch.
    fn save_variables(&self, program: &Executable) {
        let ram = self.machine.memory().ram();
        for variable in locked(&program.variables).iter_mut() {
            let place = variable.address as usize;
            let bytes = variable.bytes.len();
            variable.bytes.copy_from_slice(&ram[place..place + bytes]);
        }
    }

    /// Whether the kernel has ended well, or why not.
    fn ended(&self, program: &Executable, outcome: &Outcome) -> Result<(), String> {
        match outcome {
            Outcome::Limit => {
                return Err(format!(
                    "does not end within {} instructions; {LIMIT_VARIABLE} names another limit",
                    limit()
                ))
            }
            Outcome::Deadlock(warps) => {
                return Err(format!("does not end: warps {warps:?} wait for something that cannot come"))
            }
            Outcome::AllStopped => {}
        }
        if let Some(stopped) = self.machine.stopped_by_interrupts().first() {
            return Err(format!("is stopped: {stopped}"));
        }
        match self.machine.memory().read_word(program.exit_code) {
            0 => Ok(()),
            code => Err(format!("ends the program with code {code}")),
        }
    }
}

fn limit() -> u64 {
    let given = std::env::var(LIMIT_VARIABLE).ok().and_then(|text| text.parse().ok());
    given.unwrap_or(LIMIT)
}

/// Prints what a kernel has printed.
fn print(output: &[u8]) {
    if !output.is_empty() {
        let mut stdout = std::io::stdout().lock();
        // Who has closed the output does not want it.
        let _ = stdout.write_all(output).and_then(|()| stdout.flush());
    }
}

/// What begins a message of the run time.
const MESSAGE: &[u8] = b"harmonica: ";

/// The failure of a kernel: the run time's own message if it has one. What came before is printed.
fn failure(name: &str, why: &str, output: &[u8]) -> Failure {
    let message = output.windows(MESSAGE.len()).rposition(|text| text == MESSAGE);
    print(&output[..message.unwrap_or(output.len())]);
    let own = message.map(|at| String::from_utf8_lossy(&output[at + MESSAGE.len()..]).trim_end().to_owned());
    let words = own.unwrap_or_else(|| format!("the kernel {name} {why}"));
    Failure { code: CL_OUT_OF_RESOURCES, words }
}
