//! The functional machine as a device. One machine with its RAM serves all programs; each launch begins with a reset.

use std::sync::{Mutex, OnceLock};

use golden_model::{Machine, MachineOptions, Outcome};

use super::execution::{check_code, conclude, limit, put, save_variables, Ending, LIMIT_VARIABLE};
use super::{Device, Launch, Ran, Shape};
use crate::builder::Executable;
use crate::objects::locked;

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

    fn counts(&self) -> bool {
        true
    }

    fn run(&self, program: &Executable, launch: &Launch) -> Ran {
        let mut loaded = locked(self.machine());
        loaded.load(program, launch);
        let outcome = loaded.machine.run(limit());
        let output = loaded.machine.take_console_output();
        let counts = loaded.machine.take_statistics();
        save_variables(loaded.machine.memory().ram(), program);
        let ended = loaded.ended(program, &outcome);
        if ended.is_err() {
            // What it has overwritten may have been code.
            loaded.machine.forget_code();
        }
        drop(loaded);
        let ended = conclude(program, launch, ended, &output);
        Ran { ended, nanoseconds: None, cycles: None, counts: Some(counts) }
    }
}

impl Loaded {
    /// Puts the program and its command into the RAM, and resets the core.
    fn load(&mut self, program: &Executable, launch: &Launch) {
        if self.program != program.number {
            self.program = program.number;
            self.machine.forget_code();
        }
        let word_bytes = self.machine.memory().word_bytes();
        put(self.machine.ram_mut(), word_bytes, program, launch);
        self.machine.reset(&self.options);
    }

    /// Whether the kernel has ended well, or why not.
    fn ended(&self, program: &Executable, outcome: &Outcome) -> Result<(), Ending> {
        match outcome {
            Outcome::Limit => {
                let limit = limit();
                let words = format!("does not end within {limit} instructions; {LIMIT_VARIABLE} names another limit");
                return Err(Ending::of(words));
            }
            Outcome::Deadlock(warps) => {
                let words = format!("does not end: warps {warps:?} wait for something that cannot come");
                return Err(Ending::of(words));
            }
            Outcome::AllStopped => {}
        }
        if let Some(stopped) = self.machine.stopped_by_interrupts().first() {
            return Err(Ending::of(format!("is stopped: {stopped}")));
        }
        let memory = self.machine.memory();
        check_code(memory.ram(), memory.word_bytes(), program)
    }
}
