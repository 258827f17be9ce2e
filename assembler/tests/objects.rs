//! What an object holds of its source, and how its file is laid out.

use assembler::{assemble_source, hof, SourceFile};
use isa::ArchId;

#[test]
fn objects_carry_permissions_and_flags() {
    let source = SourceFile::new("flags.s", "nop\n.word 1\n.perm rwx\n.global\n.entry\nmain: halt\n.perm\nlocal: halt")
        .expect("short enough");
    let object = assemble_source(&ArchId::default(), &source).expect("it assembles").object;
    let chunks: Vec<(&str, String, bool, u64)> = object
        .chunks
        .iter()
        .map(|chunk| {
            let permissions = chunk.permissions.to_string();
            (chunk.name.as_str(), permissions, chunk.is_global, chunk.alignment)
        })
        .collect();
    let expected = [
        ("", "rx".into(), false, 1),
        ("", "rw".into(), false, 4),
        ("main", "rwx".into(), true, 1),
        ("local", "".into(), false, 1),
    ];
    assert_eq!(chunks, expected);
    assert_eq!(object.entry, Some(2));
}

#[test]
fn an_object_file_is_laid_out_as_documented() {
    let source = SourceFile::new("layout.s", ".global\n.entry\nab: jmpi cd\n.space 1").expect("short");
    let object = assemble_source(&ArchId::default(), &source).expect("it assembles").object;
    let mut expected = b"HARP4w8/8/4/4\0\0\0".to_vec();
    let numbers: [&[u8]; 5] = [&[0, 2, 32, 0], b"ab\0\0", &[1, 5, 1, 0, 4, 4, 1], b"cd\0\0", &[1, 4, 0, 22]];
    for group in numbers {
        if group.starts_with(b"ab") || group.starts_with(b"cd") {
            expected.extend_from_slice(group);
        } else {
            expected.extend(group.iter().flat_map(|&number| u32::from(number).to_le_bytes()));
        }
    }
    expected.extend(0x0740_0000u32.to_le_bytes());
    let second = expected.len() as u8;
    for number in [0, 4, 3, 0, 0, 4, 0, 0] {
        expected.extend(u32::to_le_bytes(number));
    }
    expected[28] = second;
    assert_eq!(hof::write(&object).expect("it fits"), expected);
}
