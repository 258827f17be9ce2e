//! Texts that are refused, with their line of C and why.

use compiler::ir::read;

use super::body;

/// The message of a text that is refused.
fn refused(text: &str) -> String {
    match read("text.ll", text) {
        Ok(module) => panic!("it is read:\n{module}"),
        Err(error) => error.to_string(),
    }
}

/// The rows of a table with a line `TEXT => MESSAGE` each, in whose texts `\n` ends a line.
fn rows(table: &str) -> Vec<(String, &str)> {
    let lines = table.lines().skip(1);
    let rows = lines.map(|line| line.trim().split_once(" => ").expect("a row"));
    rows.map(|(text, message)| (text.replace("\\n", "\n"), message)).collect()
}

#[test]
fn what_is_not_supported_is_named_with_its_line_of_c() {
    let metadata = "!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
        !2 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 3)\n\
        !3 = !DILocation(line: 17, column: 5, scope: !2)\n\
        !4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())\n\
        !5 = distinct !DIGlobalVariable(name: \"x\", scope: !1, file: !1, line: 9)\n";
    let instructions = r#"
        %3 = add <300 x i32> poison, poison => a vector of 300 elements of i32 is not supported
        %3 = fpext float 1.0 to fp128 => a float wider than double is not supported
        %3 = landingpad i32 => exceptions are not supported
        %3 = va_arg ptr %1, i32 => va_arg of this type is not supported
        %3 = load target("spirv.Image", void), ptr %1 => images are not supported: use buffers
        %3 = add i200 1, 1 => an integer of 200 bits is not supported
        %3 = call i32 asm inteldialect "", "=r"() => assembly of another machine"#;
    for (text, message) in rows(instructions) {
        let text = body(&format!("{text}, !dbg !3\n ret i32 %0")) + metadata;
        let found = refused(&text);
        let expected = format!("a.c:17:5: {message}");
        assert!(found.starts_with(&expected), "{found}");
    }
    let globals = "
        @llvm.global_ctors = appending global [0 x i32] zeroinitializer, !dbg !4 => constructor
        @x = global [900000000 x [900000000 x i8]] zeroinitializer, !dbg !4 => an array is too large
        @x = global <{ [99999999 x i8], i8 }> <{ [99999999 x i8] zeroinitializer, i8 1 }>, !dbg !4 => more than 16 MB of data";
    for (text, message) in rows(globals) {
        let found = refused(&format!("{text}\n{metadata}"));
        assert!(found.starts_with(&format!("a.c:9: {message}")), "{found}");
    }
    // Without lines, the function is named.
    let found = refused(&body("%3 = fpext float 1.0 to fp128\n ret i32 %0"));
    assert!(found.starts_with("text.ll: in f: a float wider"), "{found}");
}

#[test]
fn what_llvm_does_not_write_is_refused_with_its_line() {
    let bodies = r"
        %3 = add i32 %0, %9\n ret i32 %3 => %9 is not defined
        %3 = add i32 %0, 1\n %3 = add i32 %0, 1\n ret i32 %3 => %3 is defined twice
        %3 = add i64 %0, 1\n ret i32 %0 => %0 is used with another type
        ret i32 %0\n3:\n %4 = add i32 %0, 1 => does not end with a terminator
        br label %7 => a label is not defined
        br label %3\n3:\n br label %3\n3:\n ret i32 0 => a label stands twice
        br label %3\n3:\n %4 = phi i32 [ 1, %9 ]\n ret i32 %4\n9:\n ret i32 0 => a phi lacks a value
        %3 = add i32 %0 1\n ret i32 %3 => ',' is missing
        ret i32 1.5 => 1.5 is no i32
        %3 = load i32, ptr %1, align 3\n ret i32 %3 => no power of 2
        %3 = extractvalue { i32 } undef, 1\n ret i32 %3 => no such part";
    for (text, message) in rows(bodies) {
        let found = refused(&body(&text));
        assert!(found.starts_with("text.ll:"), "{found}");
        assert!(found.contains(message), "{found}");
    }
    let modules = [
        ("%t = type { %t }\n@x = global %t zeroinitializer", "contains itself"),
        ("@x = global { i32", "is missing"),
        ("@x = global [2 x i8] c\"abc\"", "no array of its bytes"),
        ("nonsense", "no statement"),
        ("@x = global i32 0\n@x = global i32 0", "@x stands twice"),
        ("@x = global ptr @y", "@y is not declared"),
    ];
    for (text, message) in modules {
        let found = refused(text);
        assert!(found.contains(message), "{found}");
    }
}

#[test]
fn deep_and_endless_texts_are_refused() {
    let deep = "[1 x ".repeat(100_000);
    assert!(refused(&format!("@x = global {deep}i8")).contains("nested too deeply"));
    let constant = "bitcast (ptr ".repeat(100_000);
    assert!(refused(&format!("@x = global ptr {constant}")).contains("nested too deeply"));
    let mut types = String::from("%t0 = type { i8, i8 }\n");
    for index in 1..200 {
        let inner = index - 1;
        types += &format!("%t{index} = type {{ %t{inner}, %t{inner} }}\n");
    }
    let many = refused(&format!("{types}@x = global %t199 zeroinitializer"));
    assert!(many.contains("too"), "{many}");
    let alias = "@a = alias i8, ptr @b\n@b = alias i8, ptr @a\n@c = global ptr @a\n";
    assert!(refused(alias).contains("is not declared"));
}
