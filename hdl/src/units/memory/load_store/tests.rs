//! The unit is sound in every shape: one lane or many, lines of one word or more, RAM of a single line.

use super::LoadStoreUnit;
use crate::kit::{emit, Design};

fn design(arch: &str, ram_bytes: u64, line_words: u32, data_outstanding: u32) -> Design {
    let config = crate::tests::core_of(&format!(
        "arch = \"{arch}\", ram_bytes = {ram_bytes}, \
         line_words = {line_words}, data_outstanding = {data_outstanding}"
    ));
    emit(&LoadStoreUnit::new(&config)).expect("the description is sound")
}

const SHAPES: [(&str, u64, u32, u32); 6] = [
    ("4w8/8/4/8", 65536, 4, 8),
    ("4w4/2/1/1", 256, 1, 2),
    ("4w16/8/3/5", 4096, 2, 3),
    ("8w32/16/7/64", 1 << 30, 8, 64),
    ("4w32/16/64/3", 65536, 16, 6),
    ("8w8/8/2/64", 512, 8, 5),
];

#[test]
fn every_shape_is_emitted_with_its_ports() {
    for (arch, ram_bytes, line_words, outstanding) in SHAPES {
        let design = design(arch, ram_bytes, line_words, outstanding);
        let port = |name: &str| {
            let ports = &design.top().ports;
            let found = ports.iter().find(|port| port.name == name);
            found.unwrap_or_else(|| panic!("{name} of {arch}")).width
        };
        let word_bytes: u32 = arch[..1].parse().expect("a digit");
        let line_bytes = word_bytes * line_words;
        assert_eq!(port("data_request_byte_enable"), line_bytes);
        assert_eq!(port("data_response_data"), 8 * line_bytes);
        let lines = ram_bytes / u64::from(line_bytes);
        assert_eq!(port("data_request_line"), lines.trailing_zeros().max(1));
    }
}
