//! The reader of LLVM's text: what clang writes is read whole, older spellings too, and what is not supported is
//! refused with its line of C. The files in `ir` are made from the sources beside them: the name says the bits of a
//! word and `-O`.

mod refused;

use compiler::ir::{
    read, verify, BlockId, Constant, Form, Linkage, Module, Operand, Operation, Terminator, Type, Value,
};

fn fixtures() -> Vec<(String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ir");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|of| of == "ll"))
        .collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).unwrap())
    };
    files.into_iter().map(read).collect()
}

fn fixture(name: &str) -> String {
    let path = format!("{}/tests/ir/{name}.ll", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

fn module(text: &str) -> Module {
    read("text.ll", text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A function whose body is that text.
fn body(text: &str) -> String {
    format!("define i32 @f(i32 %0, ptr %1) {{\n{text}\n}}\n")
}

#[test]
fn what_clang_writes_is_read() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 9);
    for (name, text) in &fixtures {
        let module = read(name, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(verify(&module, Form::Read), Ok(()), "{name}");
        let bytes = if name.contains("-64-") { 8 } else { 4 };
        assert_eq!(module.layout.pointer_bytes, bytes, "{name}");
    }
}

#[test]
fn what_is_read_is_what_stands_there() {
    for name in ["language-32-O1", "data-32-O1", "loops-32-O1", "loops-32-O0"] {
        insta::assert_snapshot!(name, module(&fixture(name)).to_string());
    }
}

#[test]
fn words_of_8_bytes_change_only_sizes() {
    let module = module(&fixture("data-64-O1"));
    let head = module.globals.iter().find(|of| &*of.name == "head");
    let head = head.unwrap();
    assert_eq!((head.size, head.alignment), (24, 8));
    let initial = head.initial.as_ref().unwrap();
    assert_eq!(initial.bytes[8..16], [7, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(initial.bytes[16..24], (-1.5_f64).to_le_bytes());
}

#[test]
fn lines_of_c_are_kept() {
    let module = module(&fixture("loops-32-O1"));
    let search = module.function("search").unwrap();
    let place = search.location.unwrap();
    assert_eq!(&*module.files[place.file], "loops.c");
    assert_eq!(place.line, 4);
    let body = search.body.as_ref().unwrap();
    let lines = body.instructions().filter_map(|one| Some(one.location?.line));
    let mut lines: Vec<u32> = lines.collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines, [5, 6, 7, 8]);
}

#[test]
fn values_and_labels_without_names_are_counted() {
    let text = body("%3 = add i32 %0, 1\n br label %4\n4:\n %5 = phi i32 [ %3, %2 ]\n ret i32 %5");
    let module = module(&text);
    let body = module.functions[0].body.as_ref().unwrap();
    assert_eq!(body.order.len(), 2);
    let Terminator::Jump(edge) = &body.blocks[body.entry()].end else {
        panic!("no jump");
    };
    assert_eq!(edge.arguments.len(), 1);
    assert_eq!(body.blocks[edge.block].parameters.len(), 1);
}

#[test]
fn both_edges_of_a_switch_give_their_arguments() {
    let text = body(
        "switch i32 %0, label %3 [ i32 1, label %4\n i32 -2, label %4 ]\n3:\n br label %4\n\
         4:\n %5 = phi i32 [ 7, %2 ], [ 7, %2 ], [ 8, %3 ]\n ret i32 %5",
    );
    let module = module(&text);
    let body = module.functions[0].body.as_ref().unwrap();
    let Terminator::Switch { cases, .. } = &body.blocks[body.entry()].end else {
        panic!("no switch");
    };
    assert_eq!(cases[1].0, 0xffff_fffe);
    for (_, edge) in cases {
        assert_eq!(edge.arguments, [Operand::integer(32, 7)]);
    }
}

#[test]
fn constants_are_folded_to_an_address_and_a_number() {
    let folded = [
        ("getelementptr inbounds ({ i32, [7 x i8] }, ptr @g, i32 1, i32 1, i32 2)", 18),
        ("getelementptr inbounds nuw inrange(-8, 8) (i8, ptr @g, i64 -4)", -4),
        ("inttoptr (i32 add (i32 ptrtoint (ptr @g to i32), i32 5) to ptr)", 5),
        ("bitcast (ptr getelementptr (i16, ptr @g, i32 3) to ptr)", 6),
    ];
    for (text, addend) in folded {
        let text = format!(
            "@g = external global [9 x i64]\n@h = global ptr {text}\n{}",
            body(&format!("%3 = load i32, ptr {text}, align 4\n ret i32 %3"))
        );
        let module = module(&text);
        let reference = &module.globals[1].initial.as_ref().unwrap().references[0];
        assert_eq!((&*reference.symbol, reference.addend), ("g", addend));
        let body = module.functions[0].body.as_ref().unwrap();
        let Operation::Load { address, .. } = &body.blocks[body.entry()].instructions[0].operation else {
            panic!("no load");
        };
        let Operand::Constant(Constant::Address { addend: found, .. }) = address else {
            panic!("{address}");
        };
        assert_eq!(*found, addend);
    }
}

#[test]
fn a_constant_that_is_no_simple_one_is_computed_where_it_is_used() {
    let text = body(
        "%c = icmp eq i32 %0, 3\n br i1 %c, label %a, label %b\na:\n br label %b\nb:\n\
         %p = phi ptr [ inttoptr (i32 64 to ptr), %2 ], [ null, %a ]\n %v = load i32, ptr %p\n ret i32 %v",
    );
    let module = module(&text);
    let printed = module.to_string();
    assert!(printed.contains("ptr %5 = bits 64\n  br"), "{printed}");
}

#[test]
fn floats_are_read_to_the_bit() {
    let text = "@a = global float 0x3FB99999A0000000\n@b = global double 1.000000e-01\n\
                @c = global float 0x7FF8000000000000\n@d = global double 0xFFF0000000000000\n@e = global float -0.0\n";
    let module = module(text);
    let globals = module.globals.iter();
    let bytes: Vec<_> = globals.map(|of| of.initial.clone().unwrap().bytes).collect();
    assert_eq!(bytes[0], 0.1_f32.to_le_bytes());
    assert_eq!(bytes[1], 0.1_f64.to_le_bytes());
    assert_eq!(bytes[2], 0x7fc0_0000_u32.to_le_bytes());
    assert_eq!(bytes[3], f64::NEG_INFINITY.to_le_bytes());
    assert_eq!(bytes[4], (-0.0_f32).to_le_bytes());
}

#[test]
fn aliases_are_functions_and_data_of_their_own_name() {
    let text = "@g = global [4 x i32] zeroinitializer\n@h = alias i32, getelementptr (i8, ptr @g, i32 4)\n\
                @k = weak alias i32 (i32, ptr), ptr @f\n@user = global ptr @h\n";
    let module = module(&format!("{text}{}", body("ret i32 %0")));
    let user = module.globals.iter().find(|of| &*of.name == "user");
    let reference = &user.unwrap().initial.as_ref().unwrap().references[0];
    assert_eq!((&*reference.symbol, reference.addend), ("g", 4));
    let other = module.function("k").unwrap();
    assert_eq!(other.linkage, Linkage::Weak);
    assert!(other.body.is_some());
}

#[test]
fn what_older_clangs_write_is_read() {
    let text = "target datalayout = \"e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20\"\n\
        define hidden i32 @f(ptr nocapture noundef readonly %p, i32 noundef %n) local_unnamed_addr #0 !dbg !7 {\n\
        entry:\n\
        call void @llvm.dbg.value(metadata ptr %p, metadata !13, metadata !DIExpression(DW_OP_plus_uconst, 4)), !dbg !15\n\
        call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %p) #3, !dbg !15\n\
        call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i32 4) ]\n\
        %0 = load i32, ptr %p, align 4, !dbg !15, !tbaa !16\n\
        %r = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %p, i32 %0) #4, !dbg !15\n\
        ret i32 %r, !dbg !15\n}\n\
        declare void @llvm.dbg.value(metadata, metadata, metadata) #1\n\
        declare i32 @printf(ptr nocapture noundef readonly, ...) #2\n\
        attributes #0 = { nounwind noreturn }\n\
        !1 = !DIFile(filename: \"old.c\", directory: \"/\", checksumkind: CSK_MD5, checksum: \"00\")\n\
        !7 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 3, type: !8, scopeLine: 4)\n\
        !15 = !DILocation(line: 0, scope: !7)\n";
    let module = module(text);
    let function = module.function("f").unwrap();
    assert!(function.never_returns);
    assert_eq!(function.location.unwrap().line, 3);
    let block = &function.body.as_ref().unwrap().blocks[BlockId(0)];
    assert_eq!(block.instructions.len(), 2);
    // What stands for no line is its function's.
    assert_eq!(block.instructions[0].location.unwrap().line, 3);
}

#[test]
fn assembly_that_leaves_the_choice_gets_registers() {
    let text = body(
        "%3 = call i32 asm \"\", \"=&rm,imr,i,~{memory},*m\"(i32 %0, i32 3, ptr elementtype(i32) %1)\n ret i32 %3",
    );
    let printed = module(&text).to_string();
    assert!(printed.contains("\"=&r,r,i,~{memory},*m\""), "{printed}");
}

#[test]
fn further_arguments_are_wide_and_copied() {
    let text = "declare i32 @v(i32, ...)\n".to_owned()
        + &body("%3 = call i32 (i32, ...) @v(i32 1, i16 signext 2, ptr byval({ i64, i64 }) align 8 %1)\n ret i32 %3");
    let printed = module(&text).to_string();
    for part in ["alloca { i64, i64 }, 1, align 8", "sext 2", "call @llvm.memcpy.p0.p0.i32("] {
        assert!(printed.contains(part), "{part}:\n{printed}");
    }
}

#[test]
fn computed_jumps_are_switches() {
    let module = module(&fixture("language-32-O0"));
    let jumps = module.function("jumps").unwrap().body.as_ref().unwrap();
    let switch = jumps.blocks.iter().find_map(|block| match &block.end {
        Terminator::Switch { cases, .. } => Some(cases),
        _ => None,
    });
    let mut numbers: Vec<u128> = switch.unwrap().iter().map(|(number, _)| *number).collect();
    numbers.sort_unstable();
    // The last label is the default.
    assert_eq!(numbers.len(), 2);
    let table = module.globals.iter().find(|of| of.name.contains("table"));
    let bytes = &table.unwrap().initial.as_ref().unwrap().bytes;
    for number in numbers {
        assert!(bytes.contains(&(number as u8)), "{bytes:?}");
    }
    assert_eq!(jumps.values[Value(0)], Type::Integer(32));
}
