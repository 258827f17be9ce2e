//! Texts that a compiler has written: images show the lines that they were written for.

use assembler::{assemble_source, link, LinkOptions, Origins, SourceFile};
use isa::{Address, ArchId};

#[test]
fn the_image_knows_what_a_compiler_has_written_its_source_for() {
    let c = SourceFile::new("a.c", "int x;\nint f(void)\n{ x++; }\n").expect("short");
    let origins =
        Origins { sources: vec![c], lines: vec![Some((0, 2)), Some((0, 3)), None, Some((1, 1)), Some((0, 0))] };
    let text = "f:\n nop\n nop\n nop\nlast: nop\n";
    let source = SourceFile::written_for("a.s", text, origins).expect("short");
    let object = assemble_source(&ArchId::default(), &source).expect("it assembles").object;
    let image = link(&object.arch.clone(), &[object], &LinkOptions::default()).expect("it links");
    let line = |address| image.source_line(Address(address)).map(|line| (line.file, line.line, line.text));
    assert_eq!(line(0), Some(("a.c", 3, "{ x++; }")));
    assert_eq!(line(4), Some(("a.s", 3, " nop")));
    // There is no second source; a line 0 is none of the first.
    assert_eq!(line(8), Some(("a.s", 4, " nop")));
    assert_eq!(line(12), Some(("a.c", 0, "")));
    let compiled = |address| image.compiled_from(Address(address));
    assert_eq!(compiled(0).as_deref(), Some("a.c:3"));
    assert_eq!((compiled(8), compiled(16)), (None, None));
    let place = |name| image.symbol(name).map(|a| (a.file.clone(), a.line));
    assert_eq!(place("f"), Some(("a.c".to_owned(), Some(2))));
    assert_eq!(place("last"), Some(("a.c".to_owned(), Some(0))));
}
