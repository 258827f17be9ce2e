//! The stages of the pipeline (docs/pipeline.md).

use crate::Pipeline;

/// A stage that an instruction passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A deep pipeline chooses its context.
    Choose,
    /// Its fetch is requested, and is taken in the last of these cycles.
    Schedule,
    /// Its word is awaited, and arrives in the last of these cycles.
    Fetch,
    /// The word is split into its fields.
    Decode,
    /// In a deep pipeline the words of the register file come out.
    Read,
    /// The lanes that take part, and the values, are there.
    Operands,
    /// A deep pipeline works out the results.
    Compute,
    /// The instruction acts.
    Execute,
    /// The result is written.
    Commit,
}

impl Stage {
    /// Its name, and its letter in a picture.
    const fn label(self) -> (&'static str, char) {
        match self {
            Stage::Choose => ("choose", 'H'),
            Stage::Schedule => ("schedule", 'S'),
            Stage::Fetch => ("fetch", 'F'),
            Stage::Decode => ("decode", 'D'),
            Stage::Read => ("read", 'R'),
            Stage::Operands => ("operands", 'O'),
            Stage::Compute => ("compute", 'K'),
            Stage::Execute => ("execute", 'X'),
            Stage::Commit => ("commit", 'C'),
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.label().0
    }

    /// Its letter in a picture.
    pub const fn letter(self) -> char {
        self.label().1
    }
}

impl Pipeline {
    /// The stages that an instruction passes, in their order. It may be in schedule and in fetch for several cycles, and
    /// is in each other one for a cycle.
    pub fn stages(self) -> Vec<Stage> {
        let choose = u32::from(self == Pipeline::Deep);
        let counts = [
            (Stage::Choose, choose),
            (Stage::Schedule, 1),
            (Stage::Fetch, 1),
            (Stage::Decode, 1),
            (Stage::Read, self.read_stages()),
            (Stage::Operands, 1),
            (Stage::Compute, self.compute_stages()),
            (Stage::Execute, 1),
            (Stage::Commit, 1),
        ];
        counts.into_iter().flat_map(|(stage, count)| std::iter::repeat_n(stage, count as usize)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P28.6, P28.13.
    #[test]
    fn a_deep_pipeline_has_stages_to_choose_to_read_and_to_compute() {
        let letters = |pipeline: Pipeline| pipeline.stages().into_iter().map(Stage::letter).collect::<String>();
        assert_eq!(letters(Pipeline::Short), "SFDOXC");
        assert_eq!(letters(Pipeline::Deep), "HSFDROKKKXC");
    }
}
