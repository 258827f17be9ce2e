//! Another way for lanes to differ: the lane's number in a register, in place of whatever has made its values differ so
//! far.

use isa::{HardwareId, Instruction, Opcode};

use super::super::code::Content;
use super::super::{Shrinker, Subject};
use super::words::{delete, with_lines};

/// Longer programs have more to lose by single words.
const LINES_MAX: usize = 64;

/// Tries the lane's number in each place that writes a register. It stays where fewer words are needed with it: what
/// made the lanes differ before may then be gone.
pub(super) fn lane_numbers(shrinker: &mut Shrinker<'_>) {
    let mut index = 0;
    while index < shrinker.best().code.lines().len().min(LINES_MAX) && !shrinker.is_late() {
        let before = shrinker.kept();
        let candidate = with_number(shrinker.best(), index);
        if candidate.is_some_and(|candidate| shrinker.takes(candidate)) {
            delete(shrinker);
            shrinker.keep_if_shorter(before);
        }
        index += 1;
    }
}

/// The subject with the lane's number in the register that is written there.
fn with_number(subject: &Subject, index: usize) -> Option<Subject> {
    let mut lines = subject.code.lines().to_vec();
    let Content::Instruction(instruction) = lines[index].content else {
        return None;
    };
    let target = instruction.destination_gpr()?;
    let lane = HardwareId::Lane.selector();
    let number = Instruction::new(Opcode::Hwid, [target.0, 0, 0], lane);
    if number == instruction {
        return None;
    }
    lines[index] = lines[index].with(Content::Instruction(number));
    Some(with_lines(subject, lines))
}
