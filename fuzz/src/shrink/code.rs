//! A program as the words that lie in memory, of which any can be taken away: what refers to a place goes on to refer
//! to it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use assembler::Image;
use isa::{decode_word, encode_word, is_canonical};
use isa::{Address, ArchId, CoreConfig, ExecutionUnit, Instruction, Opcode, OperandClass};

/// Runs of words without content of this length are written as `.space`.
const SPACE_WORDS_MIN: usize = 4;

/// A program from address 0 on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    lines: Vec<Line>,
    /// Names of places, for print.
    names: Arc<BTreeMap<WordNumber, String>>,
}

/// Where a word was at first, counted in words. Places keep their order; one whose word is gone is where the next word
/// is.
type WordNumber = usize;

/// A word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    place: WordNumber,
    /// What it is.
    pub content: Content,
    /// The place that its immediate, or all of it, stands for.
    pub target: Option<WordNumber>,
}

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// An instruction; its immediate counts where it has no target.
    Instruction(Instruction),
    /// Anything else; counts where it has no target.
    Data(u64),
}

impl Line {
    /// Whether it is a word of zeros, which is also a `nop`.
    pub fn is_blank(&self) -> bool {
        self.target.is_none() && self.content == Content::Data(0)
    }

    /// Its place with other content, which refers to nothing.
    #[must_use]
    pub const fn with(self, content: Content) -> Line {
        Line { content, target: None, ..self }
    }

    /// Its place with another instruction, which refers to what it has referred to.
    #[must_use]
    pub const fn with_instruction(self, instruction: Instruction) -> Line {
        Line { content: Content::Instruction(instruction), ..self }
    }
}

impl Code {
    /// The program of an image.
    pub fn of(image: &Image) -> Self {
        let word_bytes = u64::from(image.arch.word_bytes());
        let before = (image.base.0 / word_bytes) as usize;
        let contents = std::iter::repeat_n(0, before).chain(image.words().map(|word| word.unsigned()));
        let contents: Vec<u64> = contents.collect();
        let reader = Reader { image, word_bytes, count: contents.len() };
        let lines = contents.into_iter().enumerate();
        let lines = lines.map(|(place, word)| reader.line(place, word));
        let names = image.symbols.iter().rev().map(|symbol| {
            let place = (symbol.address.0 / word_bytes) as usize;
            (place, symbol.name.clone())
        });
        Code { lines: lines.collect(), names: Arc::new(names.collect()) }
    }

    /// Its words.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The program with other words. Words of zeros at its end are left out, since memory is zero there.
    #[must_use]
    pub fn with_lines(&self, mut lines: Vec<Line>) -> Code {
        while lines.last().is_some_and(Line::is_blank) {
            lines.pop();
        }
        Code { lines, names: Arc::clone(&self.names) }
    }

    /// The number of the word at a place, or of the first one behind it.
    fn index_of(&self, place: WordNumber) -> usize {
        self.lines.partition_point(|line| line.place < place)
    }

    /// The word of the line of that number; `None` when it cannot be encoded.
    fn word(&self, arch: &ArchId, index: usize) -> Option<u64> {
        let line = self.lines[index];
        let word_bytes = u64::from(arch.word_bytes());
        let address = |index: usize| index as u64 * word_bytes;
        let target = line.target.map(|place| address(self.index_of(place)));
        match line.content {
            Content::Data(word) => {
                let word = target.unwrap_or(word);
                (word <= arch.word_mask()).then_some(word)
            }
            Content::Instruction(instruction) => {
                let immediate = match target {
                    None => instruction.immediate(),
                    Some(target) if assembler::is_relative(instruction.opcode()) => {
                        target as i64 - address(index + 1) as i64
                    }
                    Some(target) => target as i64,
                };
                encode_word(arch, &with_immediate(&instruction, immediate)).ok()
            }
        }
    }

    /// The number that a line's target stands for now; of an instruction, as its immediate.
    pub fn target_value(&self, arch: &ArchId, index: usize) -> Option<i64> {
        self.lines[index].target?;
        let word = self.word(arch, index)?;
        match self.lines[index].content {
            Content::Data(_) => Some(word as i64),
            Content::Instruction(_) => Some(decode_word(arch, word).ok()?.immediate()),
        }
    }

    /// The program as it lies in memory; `None` when a word of it cannot be encoded for this machine.
    pub fn image(&self, arch: &ArchId) -> Option<Image> {
        let words = (0..self.lines.len()).map(|index| self.word(arch, index));
        let bytes = words.map(|word| {
            let bytes = word?.to_le_bytes();
            Some(bytes.into_iter().take(arch.word_bytes() as usize))
        });
        let bytes: Option<Vec<_>> = bytes.collect();
        let bytes = bytes?.into_iter().flatten().collect();
        Some(Image::from_bytes(arch, Address(0), bytes))
    }

    /// The program as assembly for this core: the assembler makes of it what [`Code::image`] gives.
    pub fn text(&self, config: &CoreConfig) -> String {
        let mut text = String::new();
        let mut targets: Vec<usize> = self.lines.iter().filter_map(|line| line.target).collect();
        targets.sort_unstable();
        targets.dedup();
        let mut index = 0;
        while index < self.lines.len() {
            self.push_labels(&mut text, &targets, index);
            let blank = self.blank_run(&targets, index);
            if blank >= SPACE_WORDS_MIN {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "    .space {blank}");
                index += blank;
            } else {
                let _ = writeln!(text, "    {}", self.statement(config, index));
                index += 1;
            }
        }
        self.push_labels(&mut text, &targets, index);
        text
    }

    /// The labels of the places that now have this number.
    fn push_labels(&self, text: &mut String, targets: &[WordNumber], index: usize) {
        for &place in targets.iter().filter(|&&place| self.index_of(place) == index) {
            let _ = writeln!(text, "{}:", self.name(place));
        }
    }

    /// How many words of zeros are here before the next label.
    fn blank_run(&self, targets: &[WordNumber], index: usize) -> usize {
        let next = targets.iter().map(|&place| self.index_of(place));
        let next = next.filter(|&target| target > index).min();
        let lines = &self.lines[index..next.unwrap_or(self.lines.len())];
        lines.iter().take_while(|line| line.is_blank()).count()
    }

    fn name(&self, place: WordNumber) -> String {
        match self.names.get(&place) {
            Some(name) => name.clone(),
            None => format!("place_{place}"),
        }
    }

    fn statement(&self, config: &CoreConfig, index: usize) -> String {
        let line = self.lines[index];
        let name = line.target.map(|place| self.name(place));
        match (line.content, name) {
            (Content::Data(_), Some(name)) => format!(".word {name}"),
            (Content::Data(0), None) => Opcode::Nop.mnemonic().to_owned(),
            (Content::Data(word), None) => format!(".word {word:#x}"),
            (Content::Instruction(instruction), name) => {
                let mut text = assembler::statement(&config.arch, &instruction);
                if let (Some(name), Some(before)) = (name, text.rfind('#')) {
                    text.truncate(before);
                    text.push_str(&name);
                }
                let is_refused =
                    instruction.opcode().unit() == ExecutionUnit::Divergence && !config.divergence.has_split_and_join();
                match self.word(&config.arch, index) {
                    Some(word) if is_refused => format!(".word {word:#x} // {text}"),
                    _ => text,
                }
            }
        }
    }
}

/// The instruction with another immediate, if it has one.
pub fn with_immediate(instruction: &Instruction, immediate: i64) -> Instruction {
    let opcode = instruction.opcode();
    Instruction::new(opcode, instruction.registers(), immediate).guarded(instruction.predicate())
}

/// What makes lines of an image's words.
struct Reader<'a> {
    image: &'a Image,
    word_bytes: u64,
    count: usize,
}

impl Reader<'_> {
    fn line(&self, place: WordNumber, word: u64) -> Line {
        let arch = &self.image.arch;
        let content = match decode_word(arch, word) {
            Ok(instruction) if word != 0 && is_canonical(arch, word) => Content::Instruction(instruction),
            _ => Content::Data(word),
        };
        let target = match content {
            Content::Instruction(instruction) => self.target(place, &instruction),
            Content::Data(word) => self.named_target(place, word, false),
        };
        Line { place, content, target }
    }

    /// The place that an instruction's immediate stands for.
    fn target(&self, place: WordNumber, instruction: &Instruction) -> Option<WordNumber> {
        if !instruction.opcode().class().has_immediate() {
            return None;
        }
        let immediate = instruction.immediate();
        if !assembler::is_relative(instruction.opcode()) {
            let takes_addresses = instruction.opcode().class() == OperandClass::TwoImm;
            return self.named_target(place, immediate as u64, takes_addresses);
        }
        let next = (place as u64 + 1) * self.word_bytes;
        let address = next.checked_add_signed(immediate)?;
        let target = usize::try_from(address / self.word_bytes).ok()?;
        (address.is_multiple_of(self.word_bytes) && target <= self.count).then_some(target)
    }

    /// The place of a symbol with that address. The source must name it there; without a source it is a guess, if one
    /// is allowed.
    fn named_target(&self, place: WordNumber, address: u64, may_guess: bool) -> Option<WordNumber> {
        let is_it = |symbol: &&assembler::Symbol| symbol.address == Address(address);
        let mut symbols = self.image.symbols.iter().filter(is_it);
        let line = self.image.source_line(Address(place as u64 * self.word_bytes));
        let found = symbols.any(|symbol| match line.as_ref() {
            Some(line) => line.text.contains(&symbol.name),
            None => may_guess,
        });
        (found && address.is_multiple_of(self.word_bytes)).then_some((address / self.word_bytes) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{configuration, Case, CaseNumber};

    fn image(config: &CoreConfig, text: &str) -> Image {
        assembler::assemble(&config.arch, &[("program.s", text)]).unwrap_or_else(|errors| panic!("{text}\n{errors}"))
    }

    #[test]
    fn a_program_is_the_same_in_memory_and_as_text() {
        for program in 0..40 {
            let number = CaseNumber { seed: 1, configuration: program, program };
            let case = Case::new(configuration(1, program), number);
            let original = case.image().unwrap();
            let code = Code::of(&original);
            let same = code.image(&case.config.arch).unwrap();
            assert_eq!(same.bytes, original.bytes, "{}", case.source);
            let again = image(&case.config, &code.text(&case.config));
            assert_eq!(again.bytes, original.bytes, "{}", case.source);
        }
    }

    #[test]
    fn what_refers_to_a_place_follows_it() {
        let config = CoreConfig::default();
        let source = "
            jmpi    start
data:       .word   data, 7
start:      ldi     %r1, data
            nop
            ld      %r2, %r1, #4
again:      jmpi    again
";
        let code = Code::of(&image(&config, source));
        let mut lines = code.lines().to_vec();
        // The word 7, and the nop.
        lines.remove(4);
        lines.remove(2);
        let text = code.with_lines(lines).text(&config);
        let expected = "    jmpi start\ndata:\n    .word data\nstart:\n    ldi %r1, data\n    \
                        ld %r2, %r1, #4\nagain:\n    jmpi again\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_place_whose_word_is_gone_is_where_the_next_one_stands() {
        let config = CoreConfig::default();
        let code = Code::of(&image(&config, "jmpi end\nnop\nend: ldi %r1, #1\nldi %r2, #2\n"));
        let mut lines = code.lines().to_vec();
        lines.drain(1..3);
        let text = code.with_lines(lines).text(&config);
        assert_eq!(text, "    jmpi end\nend:\n    ldi %r2, #2\n");
        let none = code.with_lines(vec![code.lines()[0]]);
        assert_eq!(none.text(&config), "    jmpi end\nend:\n");
    }
}
