//! What is at an address, in the words of the program's source.

use assembler::Image;
use isa::Address;

/// A program's instructions and labels.
#[derive(Clone, Copy)]
pub struct Names<'a>(pub &'a Image);

impl Names<'_> {
    /// The instruction at an address as its source has it, without label and comment; without a source, disassembled.
    pub fn instruction(self, pc: Address) -> String {
        let line = self.0.source_line(pc).map_or("", |line| line.text);
        let code = line.split("//").next().unwrap_or(line);
        let code = code.split_once(':').map_or(code, |(_, behind)| behind);
        let words: Vec<_> = code.split_whitespace().collect();
        if words.is_empty() {
            self.disassembled(pc)
        } else {
            words.join(" ")
        }
    }

    fn disassembled(self, pc: Address) -> String {
        let (image, arch) = (self.0, &self.0.arch);
        let start = pc.0.checked_sub(image.base.0).map(|start| start as usize);
        let bytes = start.and_then(|start| image.bytes.get(start..));
        let length = arch.word_bytes() as usize;
        let Some(bytes) = bytes.and_then(|bytes| bytes.get(..length)) else {
            return "(behind the program)".to_owned();
        };
        let mut word = [0; 8];
        word[..length].copy_from_slice(bytes);
        match isa::decode_word(arch, u64::from_le_bytes(word)) {
            Ok(instruction) => instruction.to_string(),
            Err(_) => "(no instruction)".to_owned(),
        }
    }

    /// The label at exactly this address, if there is one; of several the last.
    pub fn label(self, pc: Address) -> Option<String> {
        let symbols = self.0.symbols.iter();
        let names = symbols.filter(|symbol| symbol.address == pc);
        names.map(|symbol| symbol.name.clone()).next_back()
    }

    /// The label at an address, else the address in hexadecimal.
    pub fn place(self, pc: Address) -> String {
        self.label(pc).unwrap_or_else(|| format!("{:x}", pc.0))
    }
}
