//! A jump that has been predicted, replaced by an instruction that waits when it was predicted.

use isa::CoreConfig;

use super::awaited::Awaited;
use super::{has, DirectedProgram};

/// The jump is taken so often before a `wspawn` replaces it.
const TURNS: u32 = 4;
/// What the warp that is started finds in its register.
const ARGUMENT: u64 = 77;
/// Registers, predicates and warps that it uses.
const NEEDS: [u32; 3] = [8, 1, 2];

/// `None` on a core that does not predict jumps.
pub fn prediction_program(config: &CoreConfig) -> Option<DirectedProgram> {
    if !config.jump_prediction || !has(config, NEEDS) {
        return None;
    }
    let mut program = Awaited::new();
    // A fence separates what is stored from what is executed.
    program.add(&format!(
        "ldi %r7, child\nldi %r6, #{ARGUMENT}\nldi %r5, #{TURNS}\nldi %r4, jump\nldi %r3, instead
        turn:\nsubi %r5, %r5, #1\niszero @p0, %r5\n@p0 ? ld %r2, %r3, #0\n@p0 ? st %r2, %r4, #0\ntlbflush
        jump:\njmpi turn"
    ));
    program.expect("the warp that was started".to_owned(), ARGUMENT);
    program.print(config);
    program.add(
        "halt\ninstead:\nwspawn %r1, %r7, %r6
        child:\nldi %r2, counts\nst %r1, %r2, #0\nhalt",
    );
    Some(program.program(Vec::new()))
}
