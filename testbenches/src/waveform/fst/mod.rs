//! Writes waveforms in GTKWave's format FST, a tenth of a VCD's size and less.
//!
//! A file is a header, the signals' widths (*geometry*), the scopes and names (*hierarchy*), and *sections* of value
//! changes. A section holds the values with which it begins, the changes signal by signal, and the points of time that
//! the changes count. The crate fst-writer is not used: it has no texts of variable length, and the disassembly is
//! such.

mod section;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::io::{self, Seek, SeekFrom, Write};

use miniz_oxide::deflate::{compress_to_vec, compress_to_vec_zlib};
use vcd::{IdCode, Scope, ScopeItem, ScopeType, Value, Var, VarType};

use section::Section;

/// Kinds of blocks.
const HEADER: u8 = 0;
const GEOMETRY: u8 = 3;
const HIERARCHY: u8 = 4;
/// The header's length, and the lengths of its two texts.
const HEADER_BYTES: u64 = 329;
const VERSION_BYTES: usize = 128;
const DATE_BYTES: usize = 119;
/// A signal of no fixed width, in the geometry.
const TEXT_WIDTH: u64 = u32::MAX as u64;
/// A gzip stream's first bytes: no name, no time.
const GZIP_START: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// How hard zlib tries.
const ZLIB_LEVEL: u8 = 6;
/// So many bytes of changes are kept in memory, then written as a section.
const SECTION_BYTES: usize = 1 << 26;

/// A signal: one for all names that have the same code.
struct Signal {
    /// In bits; `None`: a text.
    width_bits: Option<u32>,
    /// A letter a bit, or the text.
    value: Vec<u8>,
}

/// A file that is being written.
pub(super) struct FstWriter<W> {
    out: W,
    signals: Vec<Signal>,
    numbers: HashMap<IdCode, usize>,
    section: Section,
    scopes: u64,
    names: u64,
    sections: u64,
    start: u64,
    section_bytes: usize,
    /// Kept from value to value.
    letters: Vec<u8>,
}

impl<W: Write + Seek> FstWriter<W> {
    /// Begins a file with these scopes; a unit of time is 10 to the power of `unit` seconds.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn new(mut out: W, unit: i8, scopes: &[Scope]) -> io::Result<Self> {
        header(&mut out, unit)?;
        let mut writer = FstWriter {
            out,
            signals: Vec::new(),
            numbers: HashMap::new(),
            section: Section::default(),
            scopes: 0,
            names: 0,
            sections: 0,
            start: 0,
            section_bytes: SECTION_BYTES,
            letters: Vec::new(),
        };
        let mut hierarchy = Vec::new();
        for scope in scopes {
            writer.scope(&mut hierarchy, scope);
        }
        writer.geometry()?;
        let packed = gzip(&hierarchy);
        let unpacked_bytes = hierarchy.len() as u64;
        block(&mut writer.out, HIERARCHY, &[unpacked_bytes], &packed)?;
        writer.section = Section::new(writer.signals.len(), writer.values());
        Ok(writer)
    }

    /// Puts a scope, all that it holds, and its end into the hierarchy.
    fn scope(&mut self, hierarchy: &mut Vec<u8>, scope: &Scope) {
        self.scopes += 1;
        hierarchy.extend([254, scope_kind(scope.scope_type)]);
        hierarchy.extend(scope.identifier.as_bytes());
        // The name's end, and a component without a name.
        hierarchy.extend([0, 0]);
        for item in &scope.items {
            match item {
                ScopeItem::Scope(inner) => self.scope(hierarchy, inner),
                ScopeItem::Var(variable) => self.variable(hierarchy, variable),
                _ => {}
            }
        }
        hierarchy.push(255);
    }

    fn variable(&mut self, hierarchy: &mut Vec<u8>, variable: &Var) {
        self.names += 1;
        let is_text = variable.var_type == VarType::String;
        // The variable's kind; it has no direction.
        hierarchy.extend([variable_kind(variable.var_type), 0]);
        hierarchy.extend(variable.reference.as_bytes());
        if let Some(index) = variable.index {
            hierarchy.extend(format!(" {index}").as_bytes());
        }
        hierarchy.push(0);
        let width_bits = (!is_text).then_some(variable.size);
        varint(hierarchy, width_bits.unwrap_or(0).into());
        match self.numbers.get(&variable.code) {
            Some(&number) => varint(hierarchy, number as u64 + 1),
            None => {
                varint(hierarchy, 0);
                self.numbers.insert(variable.code, self.signals.len());
                let value = vec![b'x'; width_bits.unwrap_or(0) as usize];
                self.signals.push(Signal { width_bits, value });
            }
        }
    }

    fn geometry(&mut self) -> io::Result<()> {
        let mut widths = Vec::new();
        for signal in &self.signals {
            varint(&mut widths, signal.width_bits.map_or(TEXT_WIDTH, u64::from));
        }
        let numbers = [widths.len() as u64, self.signals.len() as u64];
        block(&mut self.out, GEOMETRY, &numbers, &zlib(&widths))
    }

    /// Later changes happen then; earlier points of time must not come any more.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn time(&mut self, time: u64) -> io::Result<()> {
        if self.section.last_time() == Some(time) {
            return Ok(());
        }
        if self.section.changes_bytes() > self.section_bytes {
            self.write_section()?;
        }
        if self.section.last_time().is_none() {
            self.start = time;
        }
        self.section.push_time(time);
        Ok(())
    }

    /// What all signals of fixed width are now, one behind the other.
    fn values(&self) -> Vec<u8> {
        let fixed = self.signals.iter().filter(|one| one.width_bits.is_some());
        fixed.flat_map(|signal| &signal.value).copied().collect()
    }

    /// A signal's `count` bits, the leftmost first; those that are missing are as a VCD leaves them out. A code without
    /// a name is no signal of this file.
    pub fn change_bits(&mut self, code: IdCode, count: usize, bits: impl Iterator<Item = Value>) {
        let Some((number, signal)) = find(&self.numbers, &mut self.signals, code) else {
            return;
        };
        let Some(width_bits) = signal.width_bits else {
            return;
        };
        let missing = (width_bits as usize).saturating_sub(count);
        let surplus = count.saturating_sub(width_bits as usize);
        self.letters.clear();
        self.letters.resize(missing, b'0');
        self.letters.extend(bits.skip(surplus).map(letter));
        if let Some(&first @ (b'x' | b'z')) = self.letters.get(missing) {
            self.letters[..missing].fill(first);
        }
        if signal.value != self.letters {
            signal.value.copy_from_slice(&self.letters);
            self.section.change_bits(number, &self.letters);
        }
    }

    /// A text's new value.
    pub fn change_text(&mut self, code: IdCode, text: &str) {
        let Some((number, signal)) = find(&self.numbers, &mut self.signals, code) else {
            return;
        };
        if signal.width_bits.is_none() && signal.value != text.as_bytes() {
            signal.value = text.as_bytes().to_vec();
            self.section.change_text(number, text.as_bytes());
        }
    }

    fn write_section(&mut self) -> io::Result<()> {
        self.section.write(&mut self.out)?;
        self.sections += 1;
        self.section.begin_with(self.values());
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let end = self.section.last_time().unwrap_or(self.start);
        if self.section.points() > 0 {
            self.write_section()?;
        }
        let counts = [self.scopes, self.names, self.signals.len() as u64, self.sections];
        // Behind the block's kind and length.
        self.out.seek(SeekFrom::Start(9))?;
        self.out.write_all(&self.start.to_be_bytes())?;
        self.out.write_all(&end.to_be_bytes())?;
        // Behind the number that shows the byte order, and the memory that the writer needed.
        self.out.seek(SeekFrom::Current(16))?;
        for count in counts {
            self.out.write_all(&count.to_be_bytes())?;
        }
        self.out.seek(SeekFrom::End(0))?;
        self.out.flush()?;
        Ok(self.out)
    }
}

/// The signal of a code, with its number.
fn find<'a>(
    numbers: &HashMap<IdCode, usize>,
    signals: &'a mut [Signal],
    code: IdCode,
) -> Option<(usize, &'a mut Signal)> {
    let number = *numbers.get(&code)?;
    Some((number, signals.get_mut(number)?))
}

/// The header, with zeros for what is known at the end only.
fn header(out: &mut impl Write, unit: i8) -> io::Result<()> {
    out.write_all(&[HEADER])?;
    out.write_all(&HEADER_BYTES.to_be_bytes())?;
    out.write_all(&[0; 16])?;
    out.write_all(&std::f64::consts::E.to_le_bytes())?;
    out.write_all(&[0; 8 * 5])?;
    out.write_all(&unit.to_be_bytes())?;
    let mut texts = [0; VERSION_BYTES + DATE_BYTES];
    let version = concat!("harmonica ", env!("CARGO_PKG_VERSION")).as_bytes();
    texts[..version.len()].copy_from_slice(version);
    out.write_all(&texts)?;
    // Written by Verilog tools; time begins at 0.
    out.write_all(&[0; 9])
}

/// A block: its kind, its length, some numbers, and its content.
fn block(out: &mut impl Write, kind: u8, numbers: &[u64], content: &[u8]) -> io::Result<()> {
    let bytes = 8 * (1 + numbers.len()) + content.len();
    out.write_all(&[kind])?;
    out.write_all(&(bytes as u64).to_be_bytes())?;
    for number in numbers {
        out.write_all(&number.to_be_bytes())?;
    }
    out.write_all(content)
}

/// Packed, unless that is no shorter: readers tell one from the other by the lengths.
fn zlib(bytes: &[u8]) -> Vec<u8> {
    let packed = compress_to_vec_zlib(bytes, ZLIB_LEVEL);
    match packed.len() < bytes.len() {
        true => packed,
        false => bytes.to_vec(),
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GZIP_START.to_vec();
    packed.extend(compress_to_vec(bytes, ZLIB_LEVEL));
    packed.extend(crc32fast::hash(bytes).to_le_bytes());
    packed.extend((bytes.len() as u32).to_le_bytes());
    packed
}

/// Seven bits a byte, the lowest first; the top bit says that more follow.
fn varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// A signed number, seven bits a byte, the lowest first: the top bit that is written is its sign.
fn signed_varint(bytes: &mut Vec<u8>, mut value: i64) {
    while !(-64..64).contains(&value) {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8 & 0x7f);
}

const fn letter(value: Value) -> u8 {
    match value {
        Value::V0 => b'0',
        Value::V1 => b'1',
        Value::X => b'x',
        Value::Z => b'z',
    }
}

const fn scope_kind(kind: ScopeType) -> u8 {
    match kind {
        ScopeType::Task => 1,
        ScopeType::Function => 2,
        ScopeType::Begin => 3,
        ScopeType::Fork => 4,
        _ => 0,
    }
}

/// Those that Verilator writes, and texts; any other is shown as a wire.
const fn variable_kind(kind: VarType) -> u8 {
    match kind {
        VarType::Event => 0,
        VarType::Integer => 1,
        VarType::Parameter => 2,
        VarType::Reg => 5,
        VarType::String => 21,
        _ => 16,
    }
}
