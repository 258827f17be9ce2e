//! Configurations that are legal, and what is said of those that are not.

use super::*;

#[test]
fn named_configurations_are_legal_and_named_once() {
    let named = CoreConfig::named();
    assert_eq!(named.len(), 8);
    assert_eq!(named[2].1, CoreConfig::default());
    let mut names: Vec<_> = named.iter().map(|(name, ..)| *name).collect();
    names.dedup();
    assert_eq!(names, ["tiny", "small", "default", "cached", "dual", "multi", "wide", "harp64"]);
}

/// Rules: I1.5.
#[test]
fn toml_overrides_defaults_and_bad_values_name_their_option() {
    let config = CoreConfig::from_toml("arch = \"4w8/8/8/2\"\nstack_depth = 6\n").unwrap();
    assert_eq!((config.arch.lanes(), config.stack_depth, config.line_words), (8, 6, 4));
    let message = |text: &str| CoreConfig::from_toml(text).unwrap_err().to_string();
    assert_eq!(message("stack_depth = 1"), "stack_depth is 1, but must be in 2..=256: a divergent split takes two");
    assert_eq!(
        message("arch = \"4w8/8/8/2\"\nstore_lanes = 9"),
        "store_lanes is 9, but must be in 1..=8: of adjacent lanes, whose stores may share a request"
    );
    assert_eq!(message("ram_bytes = 3000"), "ram_bytes is 3000, but must be a power of two");
    assert_eq!(
        message("shifter = \"dsp\"\nmultiplier = \"serial\""),
        "shifter = \"dsp\" needs multiplier = \"dsp\": shifts go through the multiplier"
    );
    assert_eq!(
        message("pipeline = \"deep\"\njump_prediction = true"),
        "jump_prediction = true needs pipeline = \"short\": \
         in a deep pipeline nothing is fetched before the jump has acted"
    );
    assert_eq!(
        message("pipeline = \"deep\"\nscoreboard = true"),
        "scoreboard = true needs pipeline = \"short\": \
         in a deep pipeline a context has one instruction under way at most"
    );
    let other = message("divergence = \"stacks\"");
    assert!(other.contains("unknown variant `stacks`, expected one of `stack`, `masks`, `paired-path`"), "{other}");
    assert_eq!(
        message("reconvergence = \"explicit\""),
        "reconvergence needs divergence = \"paired-path\": no other mechanism compares pcs"
    );
    assert_eq!(
        message("divergence = \"masks\"\nstack_depth = 4"),
        "stack_depth needs divergence = \"stack\", \"paired-path\" or \"multi-path\": the mechanism masks keeps nothing"
    );
    assert_eq!(
        message("divergence = \"paired-path\"\nstack_depth = 64"),
        "stack_depth is 64, but must be in 1..=63: paths that wait, of which there is at most one a lane, less the live one"
    );
    assert!(message("stack = 1").contains("unknown field `stack`"));
    assert!(message("arch = \"2w4/1/1/1\"").contains("words of 4 or 8 bytes"));
    assert!(message("arch = \"4b8/8/1/1\"").contains("encoding w only"));
}

/// Rules: I8.5.9.
#[test]
fn the_room_of_a_mechanism_follows_from_the_lanes() {
    let room = |text: &str| CoreConfig::from_toml(text).unwrap().stack_depth;
    assert_eq!(room("divergence = \"stack\""), 16);
    assert_eq!(room("divergence = \"masks\""), 0);
    assert_eq!(room("divergence = \"paired-path\""), 3);
    assert_eq!(room("divergence = \"paired-path\"\narch = \"4w8/8/1/2\""), 1);
    assert_eq!(room("divergence = \"paired-path\"\narch = \"4w8/8/33/2\""), 32);
}

/// Rules: P2.1, P4.2, I9.2.
#[test]
fn derived_widths() {
    let config = CoreConfig::default();
    assert_eq!((config.line_bytes(), config.ram_word_bits(), config.ram_line_bits()), (16, 14, 12));
    assert_eq!((config.depth_bits(), config.in_flight_bits()), (5, 4));
    assert_eq!((config.contexts(), config.context_index_bits()), (4, 2));
    let one = CoreConfig::for_arch("4w8/8/1/1".parse().unwrap()).unwrap();
    assert_eq!((one.contexts(), one.context_index_bits()), (1, 1));
    assert_eq!(config.clear_cycles(), 32);
    assert_eq!(config.console_address(), 0x8000_0000);
}

#[test]
fn options_of_a_line_give_way_to_options_of_a_file() {
    let line = CoreOptions::from_line("float = true, tlb_entries = 8").unwrap();
    let file = CoreOptions::from_toml("tlb_entries = 4").unwrap();
    let config = CoreConfig::from_options(&file.or(line)).unwrap();
    assert_eq!((config.float, config.tlb_entries), (true, 4));
    assert!(CoreOptions::from_line("floats = true").is_err());
    assert_eq!(CoreOptions::from_line("").unwrap(), CoreOptions::default());
}

/// The mnemonics that a configuration does not implement, in the order of their codes.
fn missing(options: CoreOptions) -> String {
    let config = CoreConfig::from_options(&options).unwrap();
    Opcode::ALL
        .into_iter()
        .filter(|opcode| !config.implements(*opcode) && opcode.is_extension() <= config.extension)
        .map(Opcode::mnemonic)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Rules: P2.2, I7.18.
#[test]
fn only_instructions_of_absent_options_are_missing() {
    let floats = "itof ftoi fadd fsub fmul fdiv fneg";
    assert_eq!(missing(CoreOptions::default()), floats);
    let nothing = CoreOptions {
        barriers: Some(0),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        ..CoreOptions::default()
    };
    assert_eq!(missing(nothing), format!("mul div mod muli divi modi {floats} bar"));
    let everything = CoreOptions { float: Some(true), ..CoreOptions::default() };
    assert_eq!(missing(everything), "");
}

/// Rules: I12.1, I12.4, I12.11.
#[test]
fn the_extension_is_an_option_that_needs_room() {
    let options = |line| CoreOptions::from_line(line).unwrap();
    assert!(!CoreConfig::default().implements(Opcode::Lt));
    let missing_of = |line| missing(options(line));
    let floats = "itof ftoi fadd fsub fmul fdiv fneg";
    let words = "ldw ldwu stw";
    let compared = "feq flt fle";
    let own = "custom0 custom1 custom2 custom3 custom4 custom5 custom6 custom7";
    assert_eq!(missing_of("extension = true"), format!("{floats} {words} {compared} ring {own}"));
    let all_but_cores = "extension = true, float = true, arch = \"8w8/8/4/4\"";
    assert_eq!(missing_of(all_but_cores), format!("ring {own}"));
    let with_cores = options("several_cores = true");
    assert_eq!(missing(options(all_but_cores).or(with_cores)), own);
    let without_room = options("extension = true, arch = \"4w32/32/4/4\"");
    let refused = CoreConfig::from_options(&without_room).unwrap_err().to_string();
    assert!(refused.starts_with("extension: encoding w does not fit: PREG_2REG"), "{refused}");
    let with_room = options("extension = true, arch = \"4w32/16/4/4\"");
    assert!(CoreConfig::from_options(&with_room).is_ok());
}

/// What a program's line says of one mechanism says nothing of another one that a flag has chosen.
#[test]
fn options_of_a_mechanism_go_with_it() {
    let line = |text| CoreOptions::from_line(text).unwrap();
    let merged = |first, second| line(first).or(line(second));
    let paired = "divergence = \"paired-path\", reconvergence = \"explicit\", stack_depth = 3";
    assert_eq!(merged("", paired), line(paired));
    assert_eq!(
        merged("divergence = \"paired-path\", stack_depth = 2", paired),
        line("divergence = \"paired-path\", reconvergence = \"explicit\", stack_depth = 2")
    );
    let masks = "divergence = \"masks\"";
    assert_eq!(merged(masks, paired), line(masks));
    assert_eq!(merged(masks, "stack_depth = 40"), line(masks));
    let deep = "divergence = \"stack\", stack_depth = 40";
    assert_eq!(merged("divergence = \"stack\"", "stack_depth = 40"), line(deep));
}

#[test]
fn split_contexts_are_counted_beside_the_warps() {
    let of = |text: &str| CoreConfig::from_toml(&format!("arch = \"4w8/8/4/4\"\n{text}"));
    let multi = of("divergence = \"multi-path\"").unwrap();
    assert_eq!((multi.split_contexts, multi.contexts()), (8, 12));
    assert_eq!((multi.stack_depth, multi.context_index_bits()), (16, 4));
    assert_eq!(multi.home_of(Context(3)), Some(Warp(3)));
    assert_eq!(multi.home_of(Context(4)), None);
    let none = of("divergence = \"multi-path\"\nsplit_contexts = 0").unwrap();
    assert_eq!((none.contexts(), of("").unwrap().contexts()), (4, 4));
    let error = |text| of(text).unwrap_err().to_string();
    assert_eq!(
        error("split_contexts = 2"),
        "split_contexts needs divergence = \"multi-path\": with any other mechanism a warp has one context"
    );
    assert_eq!(
        error("divergence = \"multi-path\"\nsplit_contexts = 61"),
        "split_contexts is 61, but must be in 0..=60: a core has at most 64 contexts, the homes of its warps among them"
    );
    let full = CoreConfig::from_toml("arch = \"4w8/8/1/60\"\ndivergence = \"multi-path\"");
    assert_eq!(full.unwrap().split_contexts, 4);
}

#[test]
fn another_number_of_warps_changes_nothing_else_and_is_checked() {
    let config = CoreConfig::from_toml("arch = \"4w8/8/2/4\"\nfetch_outstanding = 16").unwrap();
    let wanted = CoreConfig::from_toml("arch = \"4w8/8/2/8\"\nfetch_outstanding = 16");
    assert_eq!(config.with_warps(8), wanted);
    assert_eq!(config.with_warps(4), Ok(config));
    assert!(matches!(config.with_warps(0), Err(ConfigError::ArchId(_))));
    let full = "divergence = \"multi-path\"\nsplit_contexts = 60";
    let full = CoreConfig::from_toml(full).unwrap();
    assert!(full.with_warps(8).is_err(), "68 contexts");
}
