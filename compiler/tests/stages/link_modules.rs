//! Linking, and the verifier: each check can fail.

use compiler::ir::{
    link, read, verify, Form, Function, Instruction, Linkage, Module, Operand, Operation, Parting, Terminator, Type,
    Value,
};

fn module(text: &str) -> Module {
    read("text.ll", text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn linked(texts: &[&str]) -> Result<String, String> {
    let modules = texts.iter().map(|text| module(text)).collect();
    let module = link(modules).map_err(|error| error.to_string())?;
    assert_eq!(verify(&module, Form::Read), Ok(()));
    Ok(module.to_string())
}

#[test]
fn names_of_one_file_do_not_meet_those_of_another() {
    let text = linked(&[
        "@x = internal global i32 1\n@x.1 = internal global i32 2\ndefine ptr @f() {\n ret ptr @x\n}\n",
        "@x = internal global i32 3\ndefine ptr @g() {\n ret ptr @x\n}\n",
        "@x = global i32 4\ndefine ptr @h() {\n ret ptr @x\n}\n",
    ])
    .unwrap();
    // The third one's name is visible to all modules.
    for (function, initial) in [("f", "\\x01"), ("g", "\\x03"), ("h", "\\x04")] {
        let body = text.split(&format!("@{function}()")).nth(1).unwrap();
        let name = body.split("ret @").nth(1).unwrap();
        let name = name.split_whitespace().next().unwrap();
        let is_global = |line: &&str| line.starts_with(&format!("@{name} ="));
        let global = text.lines().find(is_global).unwrap();
        let is_initial = global.contains(&format!("\"{initial}\""));
        assert!(is_initial, "{function}: {global}");
    }
}

#[test]
fn of_weak_definitions_one_is_taken() {
    let weak = |value| format!("define weak i32 @f() {{\n ret i32 {value}\n}}\n");
    let strong = "define i32 @f() {\n ret i32 7\n}\n";
    let declared = "declare i32 @f()\n";
    for (texts, value) in [
        (vec![weak(1), weak(2)], 1),
        (vec![weak(1), strong.to_owned()], 7),
        (vec![strong.to_owned(), weak(1)], 7),
        (vec![declared.to_owned(), weak(3), declared.to_owned()], 3),
    ] {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let text = linked(&texts).unwrap();
        assert!(text.contains(&format!("ret {value}")), "{text}");
        assert_eq!(text.matches("@f(").count(), 1, "{text}");
    }
    let twice = linked(&[strong, strong]).unwrap_err();
    assert!(twice.contains("f is defined twice"), "{twice}");
    let kinds = linked(&[strong, "@f = global i32 0"]).unwrap_err();
    assert!(kinds.contains("a function here and data there"), "{kinds}");
}

#[test]
fn what_is_weak_and_not_there_is_null() {
    let text = linked(&["declare extern_weak i32 @f()\ndefine i1 @g() {\n %1 = icmp eq ptr @f, null\n ret i1 %1\n}\n"])
        .unwrap();
    assert!(text.contains("icmp eq null, null"), "{text}");
    assert!(!text.contains("@f"), "{text}");
}

#[test]
fn calls_are_made_as_the_function_is_defined() {
    let function = "define i32 @f(i32 %0, ptr %1) {\n ret i32 %0\n}\n";
    let call = |call: &str| format!("declare i32 @f(...)\ndefine void @g() {{\n {call}\n ret void\n}}\n");
    let text = linked(&[function, &call("call void @f(ptr null, i32 3)")]).unwrap();
    assert!(text.contains("i32 %0 = call @f(null, 3)"), "{text}");
    for wrong in [
        "call void @f(i32 1)",
        "call void @f(i32 1, ptr null, i32 2)",
        "call void @f(i64 1, ptr null)",
        "%1 = call double @f(i32 1, ptr null)",
    ] {
        let message = linked(&[function, &call(wrong)]).unwrap_err();
        assert!(message.contains("f is called"), "{message}");
    }
    let nothing = "define void @f() {\n ret void\n}\n";
    let text = linked(&[nothing, &call("%1 = call i32 @f()\n %2 = add i32 %1, 1")]).unwrap();
    assert!(text.contains("freeze undef"), "{text}");
}

#[test]
fn files_of_several_modules_are_told_apart() {
    let text = |name: &str, line: u32| {
        format!(
            "define void @{name}() !dbg !2 {{\n ret void, !dbg !3\n}}\n\
             !1 = !DIFile(filename: \"{name}.c\", directory: \"/\")\n\
             !2 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1)\n\
             !3 = !DILocation(line: {line}, column: 5, scope: !2)\n"
        )
    };
    let linked = link(vec![module(&text("a", 4)), module(&text("b", 5))]).unwrap();
    for (name, line) in [("a", 4), ("b", 5)] {
        let body = linked.function(name).unwrap().body.as_ref().unwrap();
        let place = body.blocks[body.entry()].end_location.unwrap();
        assert_eq!(&*linked.files[place.file], format!("{name}.c"));
        assert_eq!(place.line, line);
    }
}

const SOUND: &str = "@g = global i32 0\ndeclare i32 @h(i32)\n\
    define i32 @f(i32 %0, ptr %1) {\n %3 = icmp eq i32 %0, 1\n br i1 %3, label %4, label %6\n\
    4:\n %5 = load i32, ptr %1, align 4\n br label %6\n\
    6:\n %7 = phi i32 [ 0, %2 ], [ %5, %4 ]\n %8 = call i32 @h(i32 %7)\n ret i32 %8\n}\n";

/// Requires these words of what is found in the sound module once a function has been changed.
#[track_caller]
fn finds(words: &str, change: impl FnOnce(&mut Function)) {
    let mut module = module(SOUND);
    assert_eq!(verify(&module, Form::Read), Ok(()));
    let function = module.functions.iter_mut().find(|of| &*of.name == "f");
    change(function.unwrap());
    let found = verify(&module, Form::Read).expect_err("it is wrong");
    assert!(found.contains(words), "{found}");
}

fn instruction(function: &mut Function, block: usize, index: usize) -> &mut Instruction {
    let body = function.body.as_mut().unwrap();
    let block = body.order[block];
    &mut body.blocks[block].instructions[index]
}

#[test]
fn the_verifier_finds_what_is_wrong() {
    finds("the function's", |of| of.parameters.clear());
    // The load's value, in the block behind, which is reached without it.
    finds("not defined on every way", |of| {
        let loaded = instruction(of, 1, 0).results[0];
        *instruction(of, 2, 0).operands_mut()[0] = loaded.into();
    });
    finds("", |of| {
        *instruction(of, 0, 0).operands_mut()[0] = Value(99).into();
    });
    finds("defined twice", |of| {
        let first = instruction(of, 0, 0).clone();
        let body = of.body.as_mut().unwrap();
        let block = body.order[0];
        body.blocks[block].instructions.push(first);
    });
    finds("is i64, not i32", |of| {
        *instruction(of, 0, 0).operands_mut()[1] = Operand::integer(64, 1);
    });
    finds("not ptr", |of| {
        *instruction(of, 1, 0).operands_mut()[0] = Operand::integer(32, 1);
    });
    finds("only in lowered", |of| {
        instruction(of, 0, 0).operation = Operation::Join;
    });
    finds("not float", |of| of.result = Type::Float);
    finds("@nobody is not declared", |of| {
        *instruction(of, 1, 0).operands_mut()[0] = Operand::address("nobody");
    });
}

#[test]
fn the_verifier_looks_at_edges_and_ends() {
    let body = |of: &mut Function, change: fn(&mut Terminator)| {
        let body = of.body.as_mut().unwrap();
        let block = body.order[0];
        change(&mut body.blocks[block].end);
    };
    finds("0 arguments for the 1", |of| {
        body(of, |end| end.edges_mut()[1].arguments.clear());
    });
    finds("an edge to the entry", |of| {
        let entry = of.body.as_ref().unwrap().order[0];
        let body = of.body.as_mut().unwrap();
        body.blocks[entry].end.edges_mut()[0].block = entry;
    });
    finds("parts as Split", |of| {
        body(of, |end| {
            if let Terminator::Branch { parting, .. } = end {
                *parting = Parting::Split;
            }
        });
    });
    finds("not laid out", |of| {
        of.body.as_mut().unwrap().order.truncate(2);
    });
    finds("1 results are declared", |of| {
        body(of, |end| *end = Terminator::Return(Vec::new()));
    });
}

#[test]
fn forms_are_told_apart() {
    let text = "define i32 @f(i32 %0) {\n %2 = add i32 %0, 1\n ret i32 %2\n}\n";
    let mut module = module(text);
    module.functions[0].results = vec![Type::Integer(32)];
    assert_eq!(verify(&module, Form::Lowered), Ok(()));
    assert_eq!(verify(&module, Form::Diverged), Ok(()));
    let narrow = self::module("define i8 @f(i8 %0) {\n ret i8 %0\n}\n");
    assert!(verify(&narrow, Form::Lowered).is_err());
    let divided = self::module("define i32 @f(i32 %0) {\n %2 = sdiv i32 %0, 3\n ret i32 %2\n}\n");
    assert!(verify(&divided, Form::Lowered).is_err());
    assert_eq!(module.functions[0].linkage, Linkage::External);
}
