//! Random and damaged inputs for everything that reads: sources, object files, image formats,
//! symbol files. Each case is made from its number alone, so one that fails can be run again.
//!
//! The long run (`examples/fuzz_readers.rs`) and the short one (`tests/readers.rs`) use these cases.

mod damage;

use assembler::{
    assemble_source, convert, disassemble_image, disassemble_object, formats, hof, link, Diagnostics, Image,
    LinkOptions, Object, RenderStyle, SourceFile,
};
use fastrand::Rng;
use isa::{Address, ArchId};
use strum::VariantArray;

use crate::common::{arch, source, Seed};
use damage::{damage, damage_line_ends, repair_checksums};

/// What a case gives to which reader; case n is of variant n modulo their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum InputKind {
    /// Any bytes, or any letters of Unicode, as a source.
    SourceBytes,
    /// A sequence of the language's tokens as a source.
    SourceTokens,
    /// A valid source, damaged.
    SourceDamaged,
    /// An object file's head and any bytes, or any small numbers.
    ObjectBytes,
    /// A valid object file, damaged.
    ObjectDamaged,
    /// A valid Intel HEX file, damaged; of every other the checksums are made right again.
    IntelHexDamaged,
    /// A valid `$readmemh` file, damaged.
    ReadmemhDamaged,
    /// A valid symbol file, damaged.
    SymbolsDamaged,
    /// Any bytes as each image format, and disassembled.
    ImageBytes,
}

impl InputKind {
    /// What the reader may allocate beyond its share of the input's length. The text formats may
    /// have gaps of 16 MiB in all, and growing a vector takes old and new at once.
    pub fn constant_bytes(self) -> usize {
        match self {
            InputKind::IntelHexDamaged | InputKind::ReadmemhDamaged | InputKind::ImageBytes => 64 << 20,
            InputKind::SourceBytes
            | InputKind::SourceTokens
            | InputKind::SourceDamaged
            | InputKind::ObjectBytes
            | InputKind::ObjectDamaged
            | InputKind::SymbolsDamaged => 1 << 16,
        }
    }
}

/// What may be allocated for each byte of the input: diagnostics, drawn with their source lines, and
/// the disassembly of what was read are part of a case.
pub const BYTES_PER_INPUT_BYTE: usize = 1024;

/// Valid files to damage.
pub struct Corpus {
    archs: Vec<ArchId>,
    sources: Vec<(ArchId, Vec<u8>)>,
    objects: Vec<Vec<u8>>,
    intel_hex: Vec<Vec<u8>>,
    readmemh: Vec<Vec<u8>>,
    symbols: Vec<Vec<u8>>,
}

/// An input, made but not yet read.
pub struct Input {
    /// What is done with it.
    pub kind: InputKind,
    /// For readers that need an ArchID.
    pub arch: ArchId,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Corpus {
    /// Valid files, equal in each run.
    pub fn new() -> Self {
        let mut random = Rng::with_seed(1);
        let archs: Vec<ArchId> = ["4w8/8", "8w32/32", "2w4/2", "2b8/8", "4b8/8", "8b256/256"].map(arch).to_vec();
        let mut corpus = Corpus {
            archs,
            sources: Vec::new(),
            objects: Vec::new(),
            intel_hex: Vec::new(),
            readmemh: Vec::new(),
            symbols: Vec::new(),
        };
        for index in 0..240 {
            corpus.add(index, &mut random);
        }
        corpus
    }

    fn add(&mut self, index: usize, random: &mut Rng) {
        let arch = self.archs[index % self.archs.len()];
        let seeds: Vec<Seed> = (0..random.usize(1..16))
            .map(|_| Seed::new(random.u8(..), std::array::from_fn(|_| random.u64(..))))
            .collect();
        let text = source(&arch, &seeds);
        let file = SourceFile::new("valid.s", text.as_str()).expect("it is short");
        let object = assemble_source(&arch, &file).expect("it assembles").object;
        self.objects.push(hof::write(&object).expect("it fits"));
        self.sources.push((arch, text.into_bytes()));
        let options = LinkOptions { offset: Address(random.u64(0..64)) };
        // In the smallest words some addresses do not fit.
        if let Ok(image) = link(&arch, &[object], &options) {
            let line_bytes = random.usize(1..20);
            let hex = formats::write_intel_hex(&image).expect("32 bits");
            let memory = formats::write_readmemh(&image, line_bytes).expect("a fair width");
            self.intel_hex.push(hex.into_bytes());
            self.readmemh.push(memory.into_bytes());
            self.symbols.push(formats::write_symbols(&image).into_bytes());
        }
    }

    /// The input of a case.
    pub fn input(&self, case: u64) -> Input {
        let mut random = Rng::with_seed(case);
        let random = &mut random;
        let kind = InputKind::VARIANTS[(case % InputKind::VARIANTS.len() as u64) as usize];
        let mut arch = *pick(random, &self.archs);
        let bytes = match kind {
            InputKind::SourceBytes if random.bool() => any_letters(random, 80),
            InputKind::SourceBytes | InputKind::ImageBytes => any_bytes(random, 160),
            InputKind::SourceTokens => tokens(random),
            InputKind::SourceDamaged => {
                let (its_arch, text) = pick(random, &self.sources);
                arch = *its_arch;
                let (_, other) = pick(random, &self.sources);
                damaged(random, text, other)
            }
            InputKind::ObjectBytes => {
                let mut bytes = format!("HARP{arch}\0").into_bytes();
                while bytes.len() % arch.word_bytes() as usize != 0 {
                    bytes.push(0);
                }
                if random.bool() {
                    bytes.extend(any_bytes(random, 200));
                } else {
                    likely_words(random, arch.word_bytes() as usize, &mut bytes);
                }
                bytes
            }
            InputKind::ObjectDamaged => damaged_of(random, &self.objects),
            InputKind::IntelHexDamaged => {
                let mut bytes = damaged_of(random, &self.intel_hex);
                if random.bool() {
                    bytes = repair_checksums(&bytes);
                }
                bytes
            }
            InputKind::ReadmemhDamaged => damaged_of(random, &self.readmemh),
            InputKind::SymbolsDamaged => damaged_of(random, &self.symbols),
        };
        Input { kind, arch, bytes }
    }
}

fn pick<'a, T>(random: &mut Rng, from: &'a [T]) -> &'a T {
    &from[random.usize(..from.len())]
}

fn damaged_of(random: &mut Rng, files: &[Vec<u8>]) -> Vec<u8> {
    let (file, other) = (pick(random, files), pick(random, files));
    damaged(random, file, other)
}

fn damaged(random: &mut Rng, file: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = file.to_vec();
    // One damage gets further than many.
    let times = if random.bool() { 1 } else { random.usize(2..6) };
    for _ in 0..times {
        damage(random, &mut bytes, other);
    }
    damage_line_ends(random, &mut bytes);
    bytes
}

fn any_bytes(random: &mut Rng, most: usize) -> Vec<u8> {
    let few = random.bool();
    let length = random.usize(..most);
    (0..length).map(|_| if few { random.u8(..16) } else { random.u8(..) }).collect()
}

fn any_letters(random: &mut Rng, most: usize) -> Vec<u8> {
    let length = random.usize(..most);
    (0..length).map(|_| random.char(..)).collect::<String>().into_bytes()
}

/// Numbers that can be counts, flags and offsets of an object file.
fn likely_words(random: &mut Rng, word_bytes: usize, bytes: &mut Vec<u8>) {
    for _ in 0..random.usize(..40) {
        let word = match random.u8(..8) {
            0 => u64::MAX,
            1 => random.u64(..20) * word_bytes as u64,
            2 => u64::from(b'a'),
            _ => random.u64(..3),
        };
        bytes.extend_from_slice(&word.to_le_bytes()[..word_bytes]);
    }
}

fn tokens(random: &mut Rng) -> Vec<u8> {
    #[rustfmt::skip]
    const TOKENS: [&str; 56] = [
        "addi", "ldi", "jmpi", "jali", "halt", "%r1", "%r9", "%ra", "@p0", "@p9", "?", "#", "#1", "#-", "1.5", "(",
        ")", "+", "-", "*", "/", "`", "<<", ">>", "<", "%", "&", "|", "^", "l0", "l0:", "l1:", ".def", ".word",
        ".byte", ".space", ".string", ".align", ".perm", "rwx", ".entry", ".global", "\"a\\", "\"", "/*", "*/", "//",
        ",", ";", "\n", "0x", "1e999", "99999999999999999999", "18446744073709551615", "é", "__WORD",
    ];
    let blank = if random.u8(..4) == 0 { "" } else { " " };
    let words: Vec<&str> = (0..random.usize(1..40)).map(|_| *pick(random, &TOKENS)).collect();
    words.join(blank).into_bytes()
}

/// Gives the input to its reader; whatever is accepted is used further, and must keep its promises.
/// Gives whether it was accepted.
pub fn read(input: &Input) -> bool {
    let Input { kind, arch, bytes } = input;
    match kind {
        InputKind::SourceBytes | InputKind::SourceTokens | InputKind::SourceDamaged => read_source(arch, bytes),
        InputKind::ObjectBytes | InputKind::ObjectDamaged => match hof::read("any.o", bytes) {
            Ok(object) => {
                use_object(&object);
                true
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                false
            }
        },
        InputKind::IntelHexDamaged => use_image(formats::read_intel_hex(arch, &lossy(bytes))),
        InputKind::ReadmemhDamaged => {
            let line_bytes = 1 + bytes.len() % 20;
            use_image(formats::read_readmemh(arch, line_bytes, &lossy(bytes)))
        }
        InputKind::SymbolsDamaged => read_symbols(arch, &lossy(bytes)),
        InputKind::ImageBytes => {
            let text = lossy(bytes);
            use_image(formats::read_intel_hex(arch, &text));
            use_image(formats::read_readmemh(arch, 4, &text));
            read_symbols(arch, &text);
            use_image(formats::read_raw(arch, Address(0x100), bytes.clone()))
        }
    }
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn draw(diagnostics: &Diagnostics) {
    let drawn = diagnostics.render(RenderStyle::default());
    assert_eq!(drawn.is_empty(), diagnostics.0.is_empty());
}

fn read_source(arch: &ArchId, bytes: &[u8]) -> bool {
    let source = match SourceFile::from_bytes("any.s", bytes.to_vec()) {
        Ok(source) => source,
        Err(error) => {
            assert!(error.message().contains("is not UTF-8"));
            draw(&error.into());
            return false;
        }
    };
    match assemble_source(arch, &source) {
        Ok(assembled) => {
            draw(&assembled.warnings);
            let object = assembled.object;
            if let Ok(file) = hof::write(&object) {
                let again = hof::read("again.o", &file).expect("what is written can be read");
                assert!(again == object, "{object:?} comes back as {again:?}");
            }
            use_object(&object);
            true
        }
        Err(errors) => {
            assert!(errors.has_errors());
            draw(&errors);
            false
        }
    }
}

/// Objects that take more memory than this are not linked: an image is as large as it says.
const LINKED_BYTES_MAX: u64 = 1 << 16;

fn use_object(object: &Object) {
    disassemble_object(object);
    let others = ["4b16/16", "8w32/32"].map(arch);
    for other in others {
        if let Err(errors) = convert(object, &other) {
            assert!(errors.has_errors());
        }
    }
    let needed =
        object.chunks.iter().map(|chunk| chunk.size + chunk.alignment + chunk.address.unwrap_or(0).min(1 << 20));
    if needed.sum::<u64>() < LINKED_BYTES_MAX {
        match link(&object.arch, std::slice::from_ref(object), &Default::default()) {
            Ok(image) => draw(&image.warnings),
            Err(errors) => draw(&errors),
        }
    }
}

fn use_image(image: Result<Image, formats::FormatError>) -> bool {
    let image = match image {
        Ok(image) => image,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    assert!(image.bytes.len() as u64 <= assembler::IMAGE_BYTES_MAX);
    // An image that is mostly gap disassembles to mostly `.space`; a large one is slow.
    if image.bytes.len() < 4096 {
        disassemble_image(&image);
    }
    true
}

fn read_symbols(arch: &ArchId, text: &str) -> bool {
    let Ok(symbols) = formats::read_symbols(text) else {
        return false;
    };
    let mut image = Image::from_bytes(arch, Address(0), vec![0; 64]);
    image.symbols = symbols;
    disassemble_image(&image);
    true
}
