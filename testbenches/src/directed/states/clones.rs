//! `clone` out of every lane: of the active ones it takes the lowest.

use isa::{CoreConfig, DivergenceMechanism};

use super::awaited::add;
use super::{has, ConsoleInput, DirectedProgram};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 2, 1];
/// What a lane's register holds, above its number.
const BASE: u32 = 0x40;

/// A clone from each lane but 0 to lane 0; `None` on a core with one lane, with translation, or whose lanes never part.
///
/// With `multi-path` no lane clones inside of a region. So the lanes from the source on trap inside of one, which
/// leaves their mask in the shadow set. Behind the region a `reti` gives them that mask again, with the clone behind
/// the trap.
pub fn clone_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let parts = config.divergence != DivergenceMechanism::Masks && arch.lanes() > 1;
    let is_for_it = parts && config.stack_depth >= 2 && config.tlb_entries == 0;
    if !is_for_it || !has(config, NEEDS) {
        return None;
    }
    let (lanes, top) = (arch.lanes(), arch.word_bits() - 1);
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r0, handler\nskep %r0
            again:\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r1, #0\naddi %r7, %r1, #{BASE}\nldi %r4, #0
            ldi %r5, source\nld %r6, %r5, #0
            sub %r2, %r1, %r6\nisneg @p0, %r2\nnotp @p0, @p0
            @p0 ? split\n@p0 ? jmpi upper\njmpi meet
            upper:\ntrap
            rtop @p1, %r4\n@p1 ? jmpi cloning
            meet:\njoin
            ldi %r4, #1\nreti
            cloning:\nldi %r3, #0\nclone %r3
            ldi %r2, #1\njalis %r2, %r2, #0\nldi %r3, #1\nshli %r3, %r3, #{top}\nst %r7, %r3, #0
            ldi %r5, source\nld %r6, %r5, #0\naddi %r6, %r6, #1\nst %r6, %r5, #0
            subi %r2, %r6, #{lanes}\nrtop @p0, %r2\n@p0 ? jmpi again\nhalt
            handler:\nreti
            source:\n.word 1"
        ),
    );
    let sources = 1..lanes;
    Some(DirectedProgram {
        source,
        cases: sources.clone().map(|lane| format!("lane {lane}")).collect(),
        expected: sources.map(|lane| (BASE + lane) as u8).collect(),
        input: ConsoleInput::default(),
    })
}
