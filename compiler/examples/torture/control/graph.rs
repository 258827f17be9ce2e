//! Bodies that are graphs of blocks: each block ends with jumps to any others.

use super::calls::Caller;
use super::constructs::Construct;
use super::expressions::Expressions;
use super::render::{Render, BURN};
use super::statements::Statements;
use super::text::Text;

/// Where a body ends.
const OUT: &str = "out";

/// Writes a body that ends at its last line.
pub fn write(of: &mut Expressions<'_>, caller: &Caller<'_>, text: &mut Text) {
    of.has(Construct::Graph);
    let blocks = of.random.usize(4..16);
    for block in 0..blocks {
        let length = of.random.u32(1..5);
        let list = Statements::new(of, caller, length).straight();
        text.label(&format!("B{block}"));
        Render::new(text, Vec::new()).list(&list);
        end(of, block, blocks, text);
    }
    text.label(OUT);
}

/// The jumps at the end of a block. A jump back needs fuel; without it the block's last jump leads on.
fn end(of: &mut Expressions<'_>, block: usize, blocks: usize, text: &mut Text) {
    if of.percent(20) {
        let cases = of.random.u32(2..6);
        text.open(&format!("switch ({} & {}u)", of.word(1), cases.next_power_of_two() - 1));
        for case in 0..cases {
            text.label(&format!("case {case}"));
            jump(of, "", block, blocks, text);
        }
        text.close("");
    } else {
        for _ in 0..of.random.u32(1..3) {
            let condition = of.branch_condition();
            jump(of, &condition, block, blocks, text);
        }
    }
    let further = of.random.usize(block + 1..=blocks);
    text.line(&format!("goto {};", name(further, blocks)));
}

fn name(block: usize, blocks: usize) -> String {
    if block == blocks {
        OUT.to_owned()
    } else {
        format!("B{block}")
    }
}

/// A jump to any block, under a condition if there is one.
fn jump(of: &mut Expressions<'_>, condition: &str, block: usize, blocks: usize, text: &mut Text) {
    let target = of.random.usize(..=blocks);
    let burn = if target <= block { BURN } else { "" };
    let conditions: Vec<&str> = [condition, burn].into_iter().filter(|part| !part.is_empty()).collect();
    let goto = format!("goto {};", name(target, blocks));
    if conditions.is_empty() {
        text.line(&goto);
        return;
    }
    text.open(&format!("if ({})", conditions.join(" && ")));
    text.line(&goto);
    text.close("");
}
