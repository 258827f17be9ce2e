//! Spilled words that need no load: one that a register still holds is read there, and a constant is put together anew,
//! which takes fewer cycles (P18.4). What a register or a place in the frame holds is followed from block to block.

use std::collections::{BTreeMap, BTreeSet};

use isa::Opcode;

use super::layout::BlockCode;
use super::registers::{field, number, spill, Set};
use super::statement::{Code, Field, Special, Statement};

/// Instructions that a constant may take; with one more the load takes as long where warps share the core.
const STEPS_MAX: usize = 3;

/// The instructions that put a constant together in a register.
#[derive(Clone, PartialEq)]
struct Recipe {
    /// The first one, with its operands behind the register.
    first: (Opcode, Vec<Field>),
    /// The others, which change the register by an immediate.
    others: Vec<(Opcode, Field)>,
}

/// What is known at a place of the code, in each lane that reaches it.
#[derive(Clone, Default, PartialEq)]
struct Known {
    /// Places in the frame, each with a register that holds the same.
    copies: BTreeSet<(u32, u32)>,
    /// Constants in registers and in places of the frame.
    constants: BTreeMap<u32, Recipe>,
}

/// Loads no spilled word that there is a shorter way to, and stores none that lies there already.
pub(super) fn recompute(blocks: &mut [BlockCode], special: Special) {
    let mut starts: Vec<Option<Known>> = vec![None; blocks.len()];
    starts[0] = Some(Known::default());
    let mut todo = BTreeSet::from([0]);
    while let Some(number) = todo.pop_first() {
        let mut known = starts[number].clone().unwrap_or_default();
        let block = &blocks[number];
        for statement in &block.statements {
            known.follow(statement, special);
        }
        for next in block.end.targets() {
            let before = starts[next].clone();
            let met = match &before {
                Some(start) => start.meet(&known),
                None => known.clone(),
            };
            if before.as_ref() != Some(&met) {
                starts[next] = Some(met);
                todo.insert(next);
            }
        }
    }
    for (block, start) in blocks.iter_mut().zip(starts) {
        let mut known = start.unwrap_or_default();
        let statements = std::mem::take(&mut block.statements);
        for statement in statements {
            let shorter = known.shorter(&statement);
            known.follow(&statement, special);
            match shorter {
                Some(others) => block.statements.extend(others),
                None => block.statements.push(statement),
            }
        }
    }
}

impl Known {
    /// What holds whichever of two ways has been taken.
    fn meet(&self, other: &Self) -> Self {
        let constants = self.constants.iter();
        let same = |(place, recipe): &(&u32, &Recipe)| other.constants.get(place) == Some(*recipe);
        Self {
            copies: self.copies.intersection(&other.copies).copied().collect(),
            constants: constants.filter(same).map(|(place, recipe)| (*place, recipe.clone())).collect(),
        }
    }

    /// What holds behind a statement.
    fn follow(&mut self, statement: &Statement, special: Special) {
        let unguarded = statement.guard.is_none();
        let constant = self.constant(statement, special).filter(|_| unguarded);
        let moved = moved(statement);
        let held = moved.and_then(|(from, _)| self.constants.get(&from).cloned());
        let changes = statement.effects(special).changes;
        self.copies.retain(|(place, register)| !changes.has(*place) && !changes.has(*register));
        self.constants.retain(|place, recipe| !changes.has(*place) && !recipe.reads(&changes));
        if let (Some((_, to)), Some(recipe)) = (moved, held) {
            self.constants.insert(to, recipe);
        }
        if let (Some(result), Some(recipe)) = (statement.result(), constant) {
            self.constants.insert(result, recipe);
        }
        if let (Some((place, _)), Some(register), true) = (spill(statement), word(statement), unguarded) {
            self.copies.insert((place, register));
        }
    }

    /// How the constant is made that a statement completes.
    fn constant(&self, statement: &Statement, special: Special) -> Option<Recipe> {
        let Code::Instruction(opcode, fields) = &statement.code else {
            return None;
        };
        let (into, sources) = fields.split_first()?;
        let begins = match (opcode, sources) {
            (Opcode::Ldi, [_]) => true,
            (Opcode::Addi, [Field::Register(base), Field::Number(_)]) => *base == special.stack_pointer,
            (Opcode::Hwid, [Field::Number(selector)]) => *selector < super::FIRST_VOTE,
            _ => false,
        };
        if begins {
            return Some(Recipe { first: (*opcode, sources.to_vec()), others: Vec::new() });
        }
        match (opcode, sources) {
            (Opcode::Shli | Opcode::Shri | Opcode::Ori, [same, by]) if same == into => {
                let mut recipe = self.constants.get(&number(into)?)?.clone();
                recipe.others.push((*opcode, by.clone()));
                (recipe.others.len() < STEPS_MAX).then_some(recipe)
            }
            _ => None,
        }
    }

    /// Statements that do the same without memory.
    fn shorter(&self, statement: &Statement) -> Option<Vec<Statement>> {
        let (place, stores) = spill(statement)?;
        let register = word(statement)?;
        let like = |code| Statement { code, ..statement.clone() };
        if self.copies.contains(&(place, register)) {
            return Some(Vec::new());
        }
        if stores {
            return None;
        }
        let into = field(register);
        if let Some(recipe) = self.constants.get(&place) {
            return Some(recipe.codes(&into).map(like).collect());
        }
        let (_, holder) = self.copies.iter().find(|(copied, _)| *copied == place)?;
        let fields = vec![into, field(*holder), Field::Number(0)];
        Some(vec![like(Code::Instruction(Opcode::Ori, fields))])
    }
}

impl Recipe {
    /// Whether it begins with a register of these.
    fn reads(&self, registers: &Set) -> bool {
        let mut read = self.first.1.iter().filter_map(number);
        read.any(|register| registers.has(register))
    }

    /// Its instructions, into a register.
    fn codes<'a>(&'a self, into: &'a Field) -> impl Iterator<Item = Code> + 'a {
        let (opcode, sources) = &self.first;
        let first = std::iter::once(into).chain(sources).cloned().collect();
        let others = self
            .others
            .iter()
            .map(move |(opcode, by)| Code::Instruction(*opcode, vec![into.clone(), into.clone(), by.clone()]));
        std::iter::once(Code::Instruction(*opcode, first)).chain(others)
    }
}

/// The register of a load or store.
fn word(statement: &Statement) -> Option<u32> {
    match &statement.code {
        Code::Instruction(_, fields) => fields.first().and_then(number),
        Code::Text(_) => None,
    }
}

/// From where to where a statement brings a word in all lanes: registers, or places in the frame.
fn moved(statement: &Statement) -> Option<(u32, u32)> {
    let spilled = || {
        let (place, stores) = spill(statement).filter(|_| statement.guard.is_none())?;
        let register = word(statement)?;
        Some(if stores { (register, place) } else { (place, register) })
    };
    statement.moved().or_else(spilled)
}

#[cfg(test)]
mod tests {
    use isa::Opcode;

    use super::super::layout::{BlockCode, End};
    use super::super::statement::{Code, Field, Special, Statement};
    use super::recompute;
    use crate::ir::Parting;

    const SPECIAL: Special = Special { scratch: 5, stack_pointer: 6, return_address: 7, results: 0 };

    fn two(opcode: Opcode, into: u32, number: i64) -> Statement {
        Statement::new(opcode, vec![Field::Register(into), Field::Number(number)])
    }

    fn three(opcode: Opcode, into: u32, from: u32, number: i64) -> Statement {
        let fields = [Field::Register(into), Field::Register(from)];
        let fields = fields.into_iter().chain([Field::Number(number)]);
        Statement::new(opcode, fields.collect())
    }

    fn spilled(opcode: Opcode, register: u32) -> Statement {
        let stack_pointer = Field::Register(SPECIAL.stack_pointer);
        let fields = vec![Field::Register(register), stack_pointer, Field::Spill(8)];
        Statement::new(opcode, fields)
    }

    fn call(name: &str) -> Statement {
        let fields = vec![Field::Register(7), Field::Symbol(name.into(), 0)];
        Statement::new(Opcode::Jali, fields)
    }

    fn block(statements: Vec<Statement>, end: End) -> BlockCode {
        BlockCode { statements, end, end_location: None, on_edge: false }
    }

    /// The opcodes of the last of these blocks, which follow one another.
    fn last(parts: &[&[Statement]]) -> Vec<Opcode> {
        let mut blocks: Vec<_> = (1..).zip(parts).map(|(next, part)| block(part.to_vec(), End::Jump(next))).collect();
        if let Some(block) = blocks.last_mut() {
            block.end = End::Stop;
        }
        recompute(&mut blocks, SPECIAL);
        opcodes(&blocks[parts.len() - 1])
    }

    fn opcodes(block: &BlockCode) -> Vec<Opcode> {
        let opcode = |statement: &Statement| match statement.code {
            Code::Instruction(opcode, _) => Some(opcode),
            Code::Text(_) => None,
        };
        block.statements.iter().filter_map(opcode).collect()
    }

    /// A constant of two instructions, spilled from register 0.
    fn constant() -> Vec<Statement> {
        vec![two(Opcode::Ldi, 0, 77), three(Opcode::Shli, 0, 0, 20), spilled(Opcode::St, 0)]
    }

    #[test]
    fn a_constant_is_put_together_anew_behind_a_call() {
        let load = [spilled(Opcode::Ld, 1)];
        let anew = last(&[&constant(), &[call("f")], &load]);
        assert_eq!(anew, [Opcode::Ldi, Opcode::Shli]);
    }

    #[test]
    fn a_register_is_read_while_it_holds_the_same() {
        let word = [spilled(Opcode::Ld, 4), spilled(Opcode::St, 4)];
        let load = [spilled(Opcode::Ld, 1)];
        assert_eq!(last(&[&word, &load]), [Opcode::Ori]);
        // A call keeps register 4 and changes register 1.
        assert_eq!(last(&[&word, &[call("f")], &load]), [Opcode::Ori]);
        let other = [spilled(Opcode::Ld, 1)];
        assert_eq!(last(&[&other, &[call("f")], &load]), [Opcode::Ld]);
    }

    #[test]
    fn what_lies_there_already_is_not_stored() {
        let load = [spilled(Opcode::Ld, 1)];
        assert_eq!(last(&[&load, &[spilled(Opcode::St, 1)]]), []);
        let changed = [three(Opcode::Addi, 1, 1, 1), spilled(Opcode::St, 1)];
        assert_eq!(last(&[&load, &changed]), [Opcode::Addi, Opcode::St]);
    }

    #[test]
    fn a_guarded_store_leaves_nothing_known() {
        let guarded = spilled(Opcode::St, 2).guarded(Some(0));
        let load = [spilled(Opcode::Ld, 1)];
        assert_eq!(last(&[&constant(), &[guarded], &load]), [Opcode::Ld]);
    }

    /// A loop that changes the spilled word: what was known before it holds no longer in it.
    #[test]
    fn what_holds_on_one_way_only_is_not_known() {
        let branch = End::Branch { condition: 0, parting: Parting::Jump, taken: 1, otherwise: 2 };
        let changed = vec![spilled(Opcode::Ld, 1), three(Opcode::Addi, 1, 1, 1), spilled(Opcode::St, 1)];
        let mut blocks = vec![block(constant(), End::Jump(1)), block(changed, branch), block(Vec::new(), End::Stop)];
        recompute(&mut blocks, SPECIAL);
        // Register 1 holds the word on the way back, but not before the loop.
        assert_eq!(opcodes(&blocks[1]), [Opcode::Ld, Opcode::Addi, Opcode::St]);
    }

    #[test]
    fn the_address_of_a_variable_is_known_until_the_stack_pointer_moves() {
        let address = [three(Opcode::Addi, 0, 6, 16), spilled(Opcode::St, 0)];
        let load = [spilled(Opcode::Ld, 1)];
        let between = [call("f")];
        assert_eq!(last(&[&address, &between, &load]), [Opcode::Addi]);
        let between = [call("f"), three(Opcode::Addi, 6, 6, -16)];
        assert_eq!(last(&[&address, &between, &load]), [Opcode::Ld]);
    }
}
