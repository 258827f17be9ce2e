//! A branch profile: how often lanes have reached each branch of a program together, and which way they went. A run
//! counts it exactly; a later compile of the same program reads it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::ir::{BlockId, Instruction, Module, Operand, Operation, Symbol, Terminator, Value};

/// What a profile says that it is.
const FORMAT: &str = "harmonica branch profile 1";
/// Hexadecimal digits of a program's hash.
const HASH_DIGITS: usize = 32;

/// What has been counted in a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchProfile {
    format: String,
    /// Hash of the program as it is before lanes part.
    program: String,
    /// The ArchID of the core that it was counted on.
    pub arch: String,
    /// How lanes part there.
    pub divergence: String,
    /// The branches that lanes have executed.
    pub branches: Vec<BranchCounts>,
}

/// What has been counted at a branch. One execution is by lanes of one warp together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchCounts {
    /// Its function.
    pub function: String,
    /// Its block, in the program as it is before lanes part.
    pub block: u32,
    /// Its source.
    pub file: Option<String>,
    /// Its line there; 0 when not known.
    pub line: u32,
    /// How often it was executed.
    pub executions: u64,
    /// How often all lanes that came took it.
    pub uniform_taken: u64,
    /// How often none did.
    pub uniform_not_taken: u64,
    /// How often some did and others did not.
    pub divergent: u64,
    /// Lanes that came, of all executions.
    pub lanes: u64,
    /// Those of them that took it.
    pub lanes_taken: u64,
    /// By warp and lane: how often it came, and how often it took the branch.
    pub warps: Vec<Vec<[u64; 2]>>,
}

impl BranchProfile {
    /// Puts a probe in front of each branch of a program, which shows its condition as 0 or 1 under the number that the
    /// branch has in the profile.
    pub(crate) fn probe(module: &mut Module, arch: String, divergence: &str) -> Self {
        let mut profile = Self {
            format: FORMAT.to_owned(),
            program: hash(module),
            arch,
            divergence: divergence.to_owned(),
            branches: Vec::new(),
        };
        let word = module.layout.word();
        let bits = 8 * module.layout.pointer_bytes;
        for function in &mut module.functions {
            let Some(body) = &mut function.body else {
                continue;
            };
            for id in body.order.clone() {
                let Terminator::Branch { condition, .. } = &body.blocks[id].end else {
                    continue;
                };
                let condition = condition.clone();
                let location = body.blocks[id].end_location;
                let number = profile.branches.len() as u32;
                let shown = body.value(word.clone());
                let instructions = show(number, condition, shown, bits);
                let instructions = instructions.map(|operation| {
                    let results = match operation {
                        Operation::Probe(..) => Vec::new(),
                        _ => vec![shown],
                    };
                    Instruction::new(results, operation, location)
                });
                body.blocks[id].instructions.extend(instructions);
                profile.branches.push(BranchCounts {
                    function: function.name.to_string(),
                    block: id.0,
                    file: location.and_then(|at| module.files.get(at.file)).map(ToString::to_string),
                    line: location.map_or(0, |at| at.line),
                    ..BranchCounts::default()
                });
            }
        }
        profile
    }

    /// An empty one of a program that is no C. Its branches are named by their addresses, and no compile can read it.
    pub fn of_image(arch: String, divergence: &str) -> Self {
        Self {
            format: FORMAT.to_owned(),
            program: String::new(),
            arch,
            divergence: divergence.to_owned(),
            branches: Vec::new(),
        }
    }

    /// Whether a compile can read it.
    pub fn is_of_c(&self) -> bool {
        !self.program.is_empty()
    }

    /// Drops the branches that no lane has executed.
    pub fn keep_executed(&mut self) {
        self.branches.retain(|branch| branch.executions > 0);
    }

    /// Whether it is of this program, as it is before lanes part.
    pub(crate) fn is_of(&self, module: &Module) -> bool {
        self.program == hash(module)
    }

    /// What has been counted at the branches of a function, by their blocks.
    pub(crate) fn of_function(&self, name: &Symbol) -> BTreeMap<BlockId, &BranchCounts> {
        let own = self.branches.iter().filter(|one| one.function == **name);
        own.map(|one| (BlockId(one.block), one)).collect()
    }

    /// Refuses what no run can have counted.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), String> {
        if self.format != FORMAT {
            return Err(format!("it begins with {:?}, not {FORMAT:?}", self.format));
        }
        let wrong = self.branches.iter().find(|branch| !branch.adds_up());
        match wrong {
            None => Ok(()),
            Some(branch) => Err(format!("the counts of {}, block {}, do not add up", branch.function, branch.block)),
        }
    }
}

/// What shows a truth value as 0 or 1: the value `shown` of so many bits, and the probe of it.
pub(crate) fn show(number: u32, truth: Operand, shown: Value, bits: u32) -> [Operation; 2] {
    let (one, zero) = (Operand::integer(bits, 1), Operand::integer(bits, 0));
    [Operation::Select(truth, one, zero), Operation::Probe(number, shown.into())]
}

fn sum(mut numbers: impl Iterator<Item = u64>) -> Option<u64> {
    numbers.try_fold(0_u64, |sum, number| sum.checked_add(number))
}

fn hash(module: &Module) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(module.to_string()) {
        text.push_str(&format!("{byte:02x}"));
    }
    text.truncate(HASH_DIGITS);
    text
}

impl BranchCounts {
    /// Counts an execution: the lanes that came, and whether each took it.
    pub fn count(&mut self, warp: usize, lanes: impl Iterator<Item = (usize, bool)>) {
        let (mut came, mut took) = (0, 0);
        for (lane, taken) in lanes {
            let counts = self.lane(warp, lane);
            counts[0] += 1;
            counts[1] += u64::from(taken);
            came += 1;
            took += u64::from(taken);
        }
        if came == 0 {
            return;
        }
        self.executions += 1;
        self.lanes += came;
        self.lanes_taken += took;
        *match took {
            0 => &mut self.uniform_not_taken,
            _ if took == came => &mut self.uniform_taken,
            _ => &mut self.divergent,
        } += 1;
    }

    fn lane(&mut self, warp: usize, lane: usize) -> &mut [u64; 2] {
        if self.warps.len() <= warp {
            self.warps.resize(warp + 1, Vec::new());
        }
        let lanes = &mut self.warps[warp];
        if lanes.len() <= lane {
            lanes.resize(lane + 1, [0; 2]);
        }
        &mut lanes[lane]
    }

    fn adds_up(&self) -> bool {
        let lane = |which: usize| {
            let counts = self.warps.iter().flatten();
            sum(counts.map(|lane| lane[which]))
        };
        let ways = [self.uniform_taken, self.uniform_not_taken, self.divergent];
        sum(ways.into_iter()) == Some(self.executions)
            && lane(0) == Some(self.lanes)
            && lane(1) == Some(self.lanes_taken)
            && self.warps.iter().flatten().all(|[came, took]| took <= came)
    }
}
