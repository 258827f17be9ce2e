//! What every device does for a launch: the program and its command into the RAM, and what has become of the kernel.

use std::io::Write as _;

use compiler::opencl::COMMAND_ARGUMENTS;
use opencl_sys::{cl_int, CL_OUT_OF_RESOURCES};

use super::{Failure, Launch};
use crate::builder::Executable;
use crate::objects::locked;

/// The environment variable that says how many warp-instructions, or cycles, a kernel may take.
pub const LIMIT_VARIABLE: &str = "HARMONICA_OPENCL_LIMIT";

/// So many if it does not: some ten minutes of the functional machine.
const LIMIT: u64 = 20_000_000_000;

/// How many warp-instructions, or cycles, a kernel may take.
pub fn limit() -> u64 {
    let given = std::env::var(LIMIT_VARIABLE).ok().and_then(|text| text.parse().ok());
    given.unwrap_or(LIMIT)
}

/// Why a kernel has not ended well.
pub struct Ending {
    /// The status of its event.
    pub code: cl_int,
    /// The rest of the sentence that begins with the kernel's name.
    pub words: String,
}

impl Ending {
    /// An ending that is the program's fault.
    pub fn of(words: impl Into<String>) -> Self {
        Self { code: CL_OUT_OF_RESOURCES, words: words.into() }
    }
}

/// Puts the program and its command into the RAM of a core with words of so many bytes.
pub fn put(ram: &mut [u8], word_bytes: usize, program: &Executable, launch: &Launch) {
    ram[..program.linked.image.len()].copy_from_slice(&program.linked.image);
    let variables = locked(&program.variables);
    for variable in variables.iter() {
        let place = variable.address as usize;
        ram[place..place + variable.bytes.len()].copy_from_slice(&variable.bytes);
    }
    let command = program.linked.command as usize;
    let numbers = [&[launch.kernel as u64][..], &launch.items, &launch.group, &launch.offset].concat();
    for (number, place) in numbers.iter().zip(0..) {
        let at = command + place * word_bytes;
        ram[at..at + word_bytes].copy_from_slice(&number.to_le_bytes()[..word_bytes]);
    }
    let arguments = command + COMMAND_ARGUMENTS as usize;
    ram[arguments..arguments + launch.arguments.len()].copy_from_slice(&launch.arguments);
}

/// Keeps what the program's own variables hold until its next launch.
pub fn save_variables(ram: &[u8], program: &Executable) {
    for variable in locked(&program.variables).iter_mut() {
        let place = variable.address as usize;
        let bytes = variable.bytes.len();
        variable.bytes.copy_from_slice(&ram[place..place + bytes]);
    }
}

/// Whether a program that has ended has ended with code 0.
pub fn check_code(ram: &[u8], word_bytes: usize, program: &Executable) -> Result<(), Ending> {
    let at = program.linked.exit_code as usize;
    let mut word = [0; 8];
    word[..word_bytes].copy_from_slice(&ram[at..at + word_bytes]);
    code(u64::from_le_bytes(word))
}

/// Whether a code with which a program has ended is 0.
pub fn code(code: u64) -> Result<(), Ending> {
    match code {
        0 => Ok(()),
        code => Err(Ending::of(format!("ends the program with code {code}"))),
    }
}

/// Prints what a kernel has printed, and says what has become of it. The run time's own message goes before other words.
pub fn conclude(
    program: &Executable,
    launch: &Launch,
    ended: Result<(), Ending>,
    output: &[u8],
) -> Result<(), Failure> {
    let Err(Ending { code, words }) = ended else {
        print(output);
        return Ok(());
    };
    let message = output.windows(MESSAGE.len()).rposition(|text| text == MESSAGE);
    print(&output[..message.unwrap_or(output.len())]);
    let own = message.map(|at| String::from_utf8_lossy(&output[at + MESSAGE.len()..]).trim_end().to_owned());
    let name = &program.linked.signatures[launch.kernel].name;
    Err(Failure { code, words: own.unwrap_or_else(|| format!("the kernel {name} {words}")) })
}

/// What begins a message of the run time.
const MESSAGE: &[u8] = b"harmonica: ";

fn print(output: &[u8]) {
    if !output.is_empty() {
        let mut stdout = std::io::stdout().lock();
        // Who has closed the output does not want it.
        let _ = stdout.write_all(output).and_then(|()| stdout.flush());
    }
}
