//! `harmonica arch`: explains an ArchID.

use clap::Args;
use isa::{
    ArchId, BitField, CoreConfig, DivergenceMechanism, Encoding, FieldLayout, Opcode, OperandClass, OperandKind,
};

use crate::boxes::{Picture, Row};
use crate::failure::Failure;
use crate::selection;

/// Explain an ArchID: instruction fields, ranges, storage, names
///
/// Example: harmonica arch 4w16/16/8/8
#[derive(Args)]
pub struct Arguments {
    /// ArchID; lanes and warps may be left out
    #[arg(default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
}

/// Prints.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arch = selection::parse_toolchain_arch(&arguments.arch)?;
    if arguments.json {
        println!("{}", json(&arch));
    } else {
        print!("{}", describe(&arch));
    }
    Ok(())
}

/// The whole explanation.
fn describe(arch: &ArchId) -> String {
    let encoding = match arch.encoding() {
        Encoding::Word => "w: an instruction is a word",
        Encoding::Byte => "b: an instruction is a sequence of bytes",
    };
    let mut text = format!("{arch}\n\n");
    for (what, value) in [
        ("word", format!("{} bits", arch.word_bits())),
        ("encoding", encoding.to_owned()),
        ("registers", register_names(arch)),
        ("predicates", predicate_names(arch)),
        ("lanes, warps", format!("{}, {}", arch.lanes(), arch.warps())),
        ("names", names(arch)),
    ] {
        text += &format!("  {what:<14}{value}\n");
    }
    text += &format!("\nInstruction fields ({})\n\n", ruler_meaning(arch));
    text += &instructions(arch, Page::Basic);
    text += "\nThe extension (option extension)\n\n";
    text += &match arch.check_extension_fits() {
        Ok(()) => instructions(arch, Page::Extension),
        Err(reason) => format!("  none: {reason}\n"),
    };
    text + "\nStorage\n\n" + &storage(arch)
}

/// Which of the two tables of instructions: that of the ISA's section 4, or that of its section 12.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    Basic,
    Extension,
}

/// Instructions of one page with the same operands.
#[derive(Clone, Copy)]
struct Shape {
    page: Page,
    class: OperandClass,
}

impl Shape {
    /// The shapes of a page, those with the same fields together.
    fn of(page: Page) -> Vec<Shape> {
        let mut classes = OperandClass::ALL.to_vec();
        classes.sort_by_key(|class| (class.has_immediate(), class.register_count()));
        let shapes = classes.into_iter().map(|class| Shape { page, class });
        shapes.filter(|shape| shape.opcodes().next().is_some()).collect()
    }

    fn opcodes(self) -> impl Iterator<Item = Opcode> {
        let is_extension = self.page == Page::Extension;
        let opcodes = Opcode::ALL.into_iter();
        opcodes.filter(move |opcode| opcode.class() == self.class && opcode.is_extension() == is_extension)
    }

    fn mnemonics(self) -> Vec<&'static str> {
        self.opcodes().map(Opcode::mnemonic).collect()
    }
}

/// The fields of a page's instructions as a picture; then their names and the ranges of their immediates.
fn instructions(arch: &ArchId, page: Page) -> String {
    let picture = match arch.encoding() {
        Encoding::Word => word_picture(arch, page),
        Encoding::Byte => byte_picture(arch, page),
    };
    let legend = match page {
        Page::Basic => legend(arch),
        Page::Extension => String::new(),
    };
    let lines = Shape::of(page).into_iter().map(|shape| shape_lines(arch, shape));
    format!(
        "{}{legend}\nInstructions of each class, and the range of its immediate\n\n{}",
        picture.draw(),
        lines.collect::<String>()
    )
}

fn register_names(arch: &ArchId) -> String {
    let last = arch.gprs() - 1;
    let (sp, fp) = (last - 1, last - 2);
    format!("%r0 to %r{last}; %ra is %r{last}, %sp is %r{sp}, %fp is %r{fp}")
}

fn predicate_names(arch: &ArchId) -> String {
    match arch.preds() {
        1 => "@p0".to_owned(),
        count => format!("@p0 to @p{}", count - 1),
    }
}

/// The named configurations with this ArchID, and the older tools' names for its shape.
fn names(arch: &ArchId) -> String {
    let configurations = CoreConfig::named().into_iter();
    let mut names: Vec<String> = configurations
        .filter(|(_, config, _)| config.arch == *arch)
        .map(|(name, ..)| format!("configuration {name}"))
        .collect();
    let is_word = arch.encoding() == Encoding::Word;
    match (arch.word_bytes(), arch.gprs(), arch.preds()) {
        (4, 8, 8) if is_word => names.push("harp32 of the older tools".to_owned()),
        (8, 32, 32) if is_word => names.push("harp64 of the older tools".to_owned()),
        _ => {}
    }
    if names.is_empty() {
        "none but its ArchID".to_owned()
    } else {
        names.join("; ")
    }
}

fn ruler_meaning(arch: &ArchId) -> &'static str {
    match arch.encoding() {
        Encoding::Word => "above each field its highest bit",
        Encoding::Byte => "above each byte its offset from the instruction's address",
    }
}

fn operand_name(kind: OperandKind) -> &'static str {
    match kind {
        OperandKind::DestinationGpr => "d",
        OperandKind::SourceGpr => "s",
        OperandKind::DestinationPredicate => "pd",
        OperandKind::SourcePredicate => "ps",
        OperandKind::Immediate => "immediate",
    }
}

/// The fields of a shape in encoding `w` from the most significant on; without those of no bits.
fn word_fields(arch: &ArchId, shape: Shape) -> Vec<(&'static str, BitField)> {
    let class = shape.class;
    let layout = FieldLayout::new(arch);
    let mut fields = vec![("P", layout.predicated), ("guard", layout.predicate), ("opcode", layout.opcode)];
    let operands = class.operands().iter();
    let registers = operands.filter(|kind| kind.is_register());
    fields.extend(registers.zip(layout.operand_slots).map(|(&kind, slot)| (operand_name(kind), slot)));
    fields.extend(layout.immediate(class).map(|field| ("immediate", field)));
    let unused = shape.opcodes().next().map(|opcode| layout.unused(opcode));
    fields.extend(unused.map(|field| ("0", field)));
    if shape.page == Page::Extension {
        fields.push(("funct", layout.function));
    }
    fields.retain(|(_, field)| field.width > 0);
    fields
}

fn word_picture(arch: &ArchId, page: Page) -> Picture {
    /// Characters for the bits of a word, whatever their number.
    const CHARACTERS: usize = 64;
    // There must be room for a two-digit number above each column.
    const COLUMN_CHARACTERS_MIN: usize = 2;
    let per_bit = CHARACTERS / arch.word_bits() as usize;
    // The class of three registers has all the limits that there are.
    let three_registers = Shape { page, class: OperandClass::ThreeReg };
    let columns = word_fields(arch, three_registers);
    let widths = columns.iter().map(|(_, field)| {
        let characters = field.width as usize * per_bit;
        characters.max(COLUMN_CHARACTERS_MIN)
    });
    let highest_bits = columns.iter().map(|(_, field)| field.lsb + field.width - 1);
    let column_behind = |field: &BitField| {
        let ends = columns.iter().position(|(_, column)| column.lsb == field.lsb);
        ends.map_or(columns.len(), |column| column + 1)
    };
    let row = |shape: Shape| Row {
        label: shape.class.name().to_owned(),
        cells: word_fields(arch, shape)
            .iter()
            .map(|(name, field)| (column_behind(field), (*name).to_owned()))
            .collect(),
    };
    Picture {
        column_widths: widths.collect(),
        ruler: highest_bits.map(|bit| bit.to_string()).chain(["0".to_owned()]).collect(),
        rows: Shape::of(page).into_iter().map(row).collect(),
    }
}

fn byte_picture(arch: &ArchId, page: Page) -> Picture {
    const CHARACTERS: usize = 6;
    let row = |shape: Shape| {
        let mut cells = vec![(1, "guard".to_owned()), (2, "opcode".to_owned())];
        for &kind in shape.class.operands() {
            let length = if kind == OperandKind::Immediate { arch.word_bytes() as usize } else { 1 };
            cells.push((cells.len() + length, operand_name(kind).to_owned()));
        }
        Row { label: shape.class.name().to_owned(), cells }
    };
    let rows: Vec<Row> = Shape::of(page).into_iter().map(row).collect();
    let lengths = rows.iter().filter_map(|row| row.cells.last());
    let longest = lengths.map(|(end, _)| *end).max().unwrap_or(0);
    Picture {
        column_widths: vec![CHARACTERS; longest],
        ruler: (0..longest).map(|byte| byte.to_string()).collect(),
        rows,
    }
}

fn legend(arch: &ArchId) -> String {
    let guard = match arch.encoding() {
        Encoding::Word if arch.predicate_bits() == 0 => "P  1: guarded by @p0",
        Encoding::Word => "P  1: guarded by the predicate register in guard",
        Encoding::Byte => "guard  the guarding predicate register, ff: none",
    };
    let rest = match arch.encoding() {
        Encoding::Word => "0  unused, zero",
        Encoding::Byte => "immediates are little-endian and not aligned",
    };
    format!("\n  {guard}\n  d s  registers, written and read; pd ps  predicate registers, written and read\n  {rest}\n")
}

/// A shape: its class's name, its immediate, its mnemonics.
fn shape_lines(arch: &ArchId, shape: Shape) -> String {
    const MNEMONICS_A_LINE: usize = 9;
    let (class, mnemonics) = (shape.class, shape.mnemonics());
    let mut lines = String::new();
    for (index, part) in mnemonics.chunks(MNEMONICS_A_LINE).enumerate() {
        let name = if index == 0 { class.name() } else { "" };
        lines += &format!("  {name:<10}{}\n", part.join(" "));
    }
    if let (Some(bits), Some(range)) = (arch.immediate_bits(class), arch.immediate_range(class)) {
        let (least, most) = (range.start(), range.end());
        lines += &format!("  {:<10}{least} to {most} ({bits} bits)\n", "");
    }
    lines
}

fn storage(arch: &ArchId) -> String {
    let register_bits = arch.gprs() * arch.word_bits();
    let lane_bits = u64::from(register_bits + arch.preds());
    let lanes = u64::from(arch.lanes());
    let core_lanes = lanes * u64::from(arch.warps());
    let mut rows = vec![
        (
            "a lane of a warp",
            format!("{lane_bits} bits: {} registers of {}, {} predicates", arch.gprs(), arch.word_bits(), arch.preds()),
        ),
        (
            "a warp",
            format!(
                "{} bits: {lanes} lanes; besides pc ({} bits) and active mask ({lanes} bits)",
                lane_bits * lanes,
                arch.word_bits()
            ),
        ),
        (
            "the core",
            format!(
                "{} bits: {} lanes in {} warps ({} bytes)",
                lane_bits * core_lanes,
                core_lanes,
                arch.warps(),
                (lane_bits * core_lanes).div_ceil(8)
            ),
        ),
    ];
    match CoreConfig::for_arch(*arch) {
        Ok(config) => rows.push(DivergenceMechanism::storage(&config)),
        Err(error) => rows.push(("hardware", format!("none: {error}"))),
    }
    let console = 1u64 << (arch.word_bits() - 1);
    rows.push(("the console", format!("at {console:#x}")));
    rows.iter().map(|(what, value)| format!("  {what:<18}{value}\n")).collect()
}

fn json(arch: &ArchId) -> serde_json::Value {
    let described = |shape: Shape| {
        let class = shape.class;
        let fields: Vec<_> = match arch.encoding() {
            Encoding::Word => word_fields(arch, shape)
                .iter()
                .map(|(name, field)| serde_json::json!({"name": name, "lsb": field.lsb, "bits": field.width}))
                .collect(),
            Encoding::Byte => Vec::new(),
        };
        let range = arch.immediate_range(class);
        let range = range.map(|range| [*range.start(), *range.end()]);
        let value = serde_json::json!({
            "mnemonics": shape.mnemonics(), "fields": fields, "immediate_range": range,
        });
        (class.name().to_owned(), value)
    };
    let classes = |page| -> serde_json::Map<_, _> { Shape::of(page).into_iter().map(described).collect() };
    let extension = arch.check_extension_fits().ok();
    serde_json::json!({
        "arch": arch.to_string(),
        "word_bits": arch.word_bits(),
        "gprs": arch.gprs(),
        "predicates": arch.preds(),
        "lanes": arch.lanes(),
        "warps": arch.warps(),
        "register_bits": arch.register_bits(),
        "predicate_bits": arch.predicate_bits(),
        "lane_bits": arch.gprs() * arch.word_bits() + arch.preds(),
        "names": names(arch),
        "classes": classes(Page::Basic),
        "extension": extension.map(|()| classes(Page::Extension)),
    })
}
