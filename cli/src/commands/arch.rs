//! `harmonica arch`: explains an ArchID.

use clap::Args;
use isa::{ArchId, CoreConfig, Encoding, FieldLayout, OperandClass};

use crate::failure::Failure;
use crate::selection;

/// Explain an ArchID: instruction fields, immediate ranges, storage
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
        return Ok(());
    }
    println!(
        "{arch}: {}-bit words, {} GPRs, {} predicate registers a lane, {} lanes, {} warps",
        arch.word_bits(),
        arch.gprs(),
        arch.preds(),
        arch.lanes(),
        arch.warps()
    );
    let names: Vec<_> = names(&arch);
    if !names.is_empty() {
        println!("also known as: {}", names.join(", "));
    }
    println!(
        "\nInstruction fields, bit {} on the left",
        arch.word_bits() - 1
    );
    match arch.encoding() {
        Encoding::Word => print_word_fields(&arch),
        Encoding::Byte => print_byte_fields(&arch),
    }
    print_storage(&arch);
    Ok(())
}

/// The named configurations with this ArchID, and the older tools' names for its shape.
fn names(arch: &ArchId) -> Vec<&'static str> {
    let configurations = CoreConfig::named().into_iter();
    let mut names: Vec<_> = configurations
        .filter(|(_, config, _)| config.arch == *arch)
        .map(|(name, ..)| name)
        .collect();
    let is_word = arch.encoding() == Encoding::Word;
    match (arch.word_bytes(), arch.gprs(), arch.preds()) {
        (4, 8, 8) if is_word => names.push("harp32 (any lanes and warps)"),
        (8, 32, 32) if is_word => names.push("harp64 (any lanes and warps)"),
        _ => {}
    }
    names
}

fn print_word_fields(arch: &ArchId) {
    let layout = FieldLayout::new(arch);
    println!("  {:<28}{:<64}immediate", "class, for example", "fields");
    for class in OperandClass::ALL {
        let example = isa::Opcode::ALL
            .into_iter()
            .find(|opcode| opcode.class() == class);
        let example = example.map_or("", |opcode| opcode.mnemonic());
        let mut fields = vec![
            field("predicated", 1),
            field("guard", arch.predicate_bits()),
            field("opcode", 6),
        ];
        let registers = class.operands().iter().filter(|kind| kind.is_register());
        fields.extend(
            registers
                .enumerate()
                .map(|(slot, _)| field(&format!("{slot}"), arch.register_bits())),
        );
        let mut range = String::new();
        match layout.immediate(class) {
            Some(bits) => fields.push(field("immediate", bits.width)),
            None => fields.push(field("0", layout.unused(class).width)),
        }
        if let Some(limits) = arch.immediate_range(class) {
            range = format!("{}..={}", limits.start(), limits.end());
        }
        let fields: String = fields.concat();
        println!(
            "  {:<28}{fields:<64}{range}",
            format!("{} ({example})", class.name())
        );
    }
}

fn field(name: &str, bits: u32) -> String {
    if bits == 0 {
        return String::new();
    }
    format!("[{name}:{bits}]")
}

fn print_byte_fields(arch: &ArchId) {
    println!("  [guard, ff: none] [opcode] [one byte a register operand] [immediate: {} bytes, unaligned]", arch.word_bytes());
    println!(
        "  immediates: {}..={}",
        -(1i128 << (arch.word_bits() - 1)),
        (1i128 << (arch.word_bits() - 1)) - 1
    );
}

fn print_storage(arch: &ArchId) {
    let lane_bits = arch.gprs() * arch.word_bits() + arch.preds();
    let lanes = arch.lanes() * arch.warps();
    println!("\nStorage");
    println!(
        "  a lane of a warp   {} x {} bits of GPRs, {} predicate bits",
        arch.gprs(),
        arch.word_bits(),
        arch.preds()
    );
    println!(
        "  a warp             {} bits, active mask {} bits, pc {} bits",
        lane_bits * arch.lanes(),
        arch.lanes(),
        arch.word_bits()
    );
    println!(
        "  the core           {} bits of registers in {lanes} lanes",
        u64::from(lane_bits) * u64::from(lanes)
    );
    match CoreConfig::for_arch(*arch) {
        Ok(config) => println!(
            "  divergence stacks  {} entries a warp of {} bits (default depth)",
            config.stack_depth,
            2 + arch.lanes() + arch.word_bits()
        ),
        Err(error) => println!("  no hardware: {error}"),
    }
    println!(
        "  registers          %r0..%r{}, %ra = %r{}, %sp = %r{}, %fp = %r{}; @p0..@p{}",
        arch.gprs() - 1,
        arch.gprs() - 1,
        arch.gprs() - 2,
        arch.gprs() - 3,
        arch.preds() - 1
    );
    println!("  console            {:#x}", 1u64 << (arch.word_bits() - 1));
}

fn json(arch: &ArchId) -> serde_json::Value {
    let classes: serde_json::Map<_, _> = OperandClass::ALL
        .into_iter()
        .filter_map(|class| {
            let range = arch.immediate_range(class)?;
            Some((
                class.name().to_owned(),
                serde_json::json!([range.start(), range.end()]),
            ))
        })
        .collect();
    serde_json::json!({
        "arch": arch.to_string(),
        "word_bits": arch.word_bits(),
        "gprs": arch.gprs(),
        "predicates": arch.preds(),
        "lanes": arch.lanes(),
        "warps": arch.warps(),
        "register_bits": arch.register_bits(),
        "predicate_bits": arch.predicate_bits(),
        "immediate_ranges": classes,
    })
}
