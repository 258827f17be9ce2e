//! Vectors in LLVM's text: each operation against numbers typed in, as it was read and lowered for words of 4 and 8
//! bytes.

use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{read, Module};
use compiler::lower::{lower, InstructionSet};

fn call(module: &Module, rules: Rules, argument: u32) -> u128 {
    let limits = Limits { memory_bytes: 1 << 16, steps: 10_000 };
    let mut interpreter = Interpreter::new(module, rules, limits).expect("a program");
    let results = interpreter.call("f", &[u128::from(argument)]);
    results.expect("it ends")[0] & 0xffff_ffff
}

fn module_of(body: &str, bits: u32) -> Module {
    let text = format!(
        "target datalayout = \"e-p:{bits}:{bits}\"\n\
         @table = global <4 x i32> <i32 5, i32 -6, i32 7, i32 -8>, align 16\n\
         define i32 @f(i32 %x) {{\n{body}\n}}\n"
    );
    read("vectors.ll", &text).unwrap_or_else(|error| panic!("{body}: {error}"))
}

/// `%r` of a body is what `f` gives of 3.
fn gives(body: &str, expected: i32) {
    // With words of 8 bytes `float` is computed by routines of the library, which is not there.
    let widths: &[u32] = if body.contains("float") { &[32] } else { &[32, 64] };
    for &bits in widths {
        let module = module_of(&format!("{body}\n  ret i32 %r"), bits);
        let expected = u128::from(expected.cast_unsigned());
        let found = call(&module, Rules::Llvm, 3);
        assert_eq!(found, expected, "{body} as it was read, {bits} bits");
        for instructions in [InstructionSet::BASIC, InstructionSet::EXTENDED] {
            let lowered = lower(module.clone(), instructions).expect("it is lowered");
            let found = call(&lowered, Rules::Harp, 3);
            assert_eq!(found, expected, "{body} lowered, {bits} bits");
        }
    }
}

/// `%v`, a vector of `<4 x i32>`, as a number: its elements are its digits.
fn digits(body: &str, expected: [i32; 4]) {
    let read = "  %d0 = extractelement <4 x i32> %v, i32 0\n  %d1 = extractelement <4 x i32> %v, i64 1\n\
                %d2 = extractelement <4 x i32> %v, i32 2\n  %d3 = extractelement <4 x i32> %v, i8 3\n\
                %e1 = mul i32 %d1, 31\n  %e2 = mul i32 %d2, 961\n  %e3 = mul i32 %d3, 29791\n\
                %s1 = add i32 %d0, %e1\n  %s2 = add i32 %s1, %e2\n  %r = add i32 %s2, %e3\n";
    let factors = [1, 31, 961, 29791];
    let sum = expected.iter().zip(factors).map(|(digit, by)| digit * by);
    gives(&format!("{body}\n{read}"), sum.sum());
}

/// `<x, x + 1, x * 2, 9>`.
const OWN: &str = "  %a1 = add i32 %x, 1\n  %a2 = mul i32 %x, 2\n\
                   %b0 = insertelement <4 x i32> poison, i32 %x, i32 0\n\
                   %b1 = insertelement <4 x i32> %b0, i32 %a1, i32 1\n\
                   %b2 = insertelement <4 x i32> %b1, i32 %a2, i32 2\n\
                   %a = insertelement <4 x i32> %b2, i32 9, i32 3\n";

fn own(rest: &str) -> String {
    format!("{OWN}{rest}")
}

#[test]
fn arithmetic_and_constants_in_every_form() {
    digits(&own("  %v = add <4 x i32> %a, zeroinitializer"), [3, 4, 6, 9]);
    let all = "  %v = mul nsw <4 x i32> %a, <i32 1, i32 -2, i32 3, i32 4>";
    digits(&own(all), [3, -8, 18, 36]);
    digits(&own("  %v = sub <4 x i32> splat (i32 1), %a"), [-2, -3, -5, -8]);
    digits(&own("  %v = ashr <4 x i32> <i32 -64, i32 -64, i32 64, i32 -1>, %a"), [-8, -4, 1, -1]);
    digits("  %v = load <4 x i32>, ptr @table, align 16", [5, -6, 7, -8]);
}

#[test]
fn comparisons_choices_and_widths() {
    let less = "  %c = icmp slt <4 x i32> %a, <i32 4, i32 4, i32 4, i32 90>\n";
    digits(&own(&format!("{less}  %v = sext <4 x i1> %c to <4 x i32>")), [-1, 0, 0, -1]);
    let chosen = "  %v = select <4 x i1> %c, <4 x i32> %a, <4 x i32> splat (i32 70)";
    digits(&own(&format!("{less}{chosen}")), [3, 70, 70, 9]);
    let whole = "  %w = icmp eq i32 %x, 3\n  %v = select i1 %w, <4 x i32> %a, <4 x i32> zeroinitializer";
    digits(&own(whole), [3, 4, 6, 9]);
    let bytes = "  %t = trunc <4 x i32> %a to <4 x i8>\n  %u = mul <4 x i8> %t, splat (i8 40)\n  %v = sext <4 x i8> %u to <4 x i32>";
    digits(&own(bytes), [120, -96, -16, 104]);
    let mask = "  %m = bitcast <4 x i1> %c to i4\n  %r = zext i4 %m to i32";
    gives(&own(&format!("{less}{mask}")), 0b1001);
    let floats = "  %g = sitofp <4 x i32> %a to <4 x float>\n  %h = fdiv <4 x float> %g, splat (float 2.0)\n\
                  %k = fneg <4 x float> %h\n  %v = fptosi <4 x float> %k to <4 x i32>";
    digits(&own(floats), [-1, -2, -3, -4]);
    let ordered = "  %g = sitofp <4 x i32> %a to <4 x float>\n  %c = fcmp ogt <4 x float> %g, splat (float 5.0)\n\
                   %v = zext <4 x i1> %c to <4 x i32>";
    digits(&own(ordered), [0, 0, 1, 1]);
}

#[test]
fn elements_by_variables_and_shuffles() {
    gives(&own("  %i = sub i32 %x, 1\n  %r = extractelement <4 x i32> %a, i32 %i"), 6);
    digits(&own("  %v = insertelement <4 x i32> %a, i32 50, i32 %x"), [3, 4, 6, 50]);
    let turned = "  %v = shufflevector <4 x i32> %a, <4 x i32> <i32 20, i32 21, i32 22, i32 23>, <4 x i32> <i32 3, i32 5, i32 0, i32 7>";
    digits(&own(turned), [9, 21, 3, 23]);
    digits(&own("  %v = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer"), [3; 4]);
    let longer = "  %l = shufflevector <4 x i32> %a, <4 x i32> %a, <2 x i32> <i32 2, i32 1>\n\
                  %v = shufflevector <2 x i32> %l, <2 x i32> <i32 8, i32 9>, <4 x i32> <i32 0, i32 2, i32 3, i32 1>";
    digits(&own(longer), [6, 8, 9, 4]);
}

#[test]
fn the_same_bits_as_other_types() {
    let halves = "  %h = bitcast <4 x i32> %a to <8 x i16>\n  %e = extractelement <8 x i16> %h, i32 4\n  %r = zext i16 %e to i32";
    gives(&own(halves), 6);
    let wide = "  %h = bitcast <4 x i32> %a to <2 x i64>\n  %e = extractelement <2 x i64> %h, i32 1\n\
                %s = lshr i64 %e, 32\n  %r = trunc i64 %s to i32";
    gives(&own(wide), 9);
    let number = "  %h = bitcast <4 x i32> %a to i128\n  %s = lshr i128 %h, 64\n  %r = trunc i128 %s to i32";
    gives(&own(number), 6);
    digits(
        &own("  %h = bitcast <4 x i32> %a to <2 x double>\n  %v = bitcast <2 x double> %h to <4 x i32>"),
        [3, 4, 6, 9],
    );
}

#[test]
fn intrinsics_by_elements_and_of_all_elements() {
    let most = "  %v = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> splat (i32 5))";
    digits(&own(most), [5, 5, 6, 9]);
    let magnitude =
        "  %n = sub <4 x i32> zeroinitializer, %a\n  %v = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %n, i1 false)";
    digits(&own(magnitude), [3, 4, 6, 9]);
    for (name, expected) in [("add", 22), ("mul", 648), ("xor", 3 ^ 4 ^ 6 ^ 9), ("smin", 3), ("umax", 9)] {
        let all = format!("  %r = call i32 @llvm.vector.reduce.{name}.v4i32(<4 x i32> %a)");
        gives(&own(&all), expected);
    }
    let floats = "  %g = sitofp <4 x i32> %a to <4 x float>\n\
                  %s = call float @llvm.vector.reduce.fadd.v4f32(float 100.0, <4 x float> %g)\n  %r = fptosi float %s to i32";
    gives(&own(floats), 122);
}

/// A vector in memory is aligned to its size, and as long as that; its elements lie as an array's.
#[test]
fn vectors_in_memory_and_through_blocks() {
    let stored = "  %m = alloca { i8, <4 x i32>, i8 }, align 16\n\
                  %p = getelementptr { i8, <4 x i32>, i8 }, ptr %m, i32 0, i32 1\n\
                  store <4 x i32> %a, ptr %p, align 16\n\
                  %q = getelementptr i8, ptr %m, i32 24\n  %r = load i32, ptr %q, align 4";
    gives(&own(stored), 6);
    let size = "  %p = getelementptr <3 x i32>, ptr null, i32 1\n  %r = ptrtoint ptr %p to i32";
    gives(size, 16);
    let merged =
        "  %w = icmp eq i32 %x, 3\n  br i1 %w, label %yes, label %no\nyes:\n  br label %end\nno:\n  br label %end\n\
                  end:\n  %v = phi <4 x i32> [ %a, %yes ], [ zeroinitializer, %no ]";
    digits(&own(merged), [3, 4, 6, 9]);
    let truths =
        "  %c = icmp slt <4 x i32> %a, splat (i32 5)\n  %m = alloca i8\n  store <4 x i1> %c, ptr %m, align 1\n\
                  %l = load <4 x i1>, ptr %m, align 1\n  %v = zext <4 x i1> %l to <4 x i32>";
    digits(&own(truths), [1, 1, 0, 0]);
}

#[test]
fn what_is_left_out_is_refused() {
    let refused = [
        ("  %p = getelementptr i32, ptr @table, <2 x i32> zeroinitializer\n  ret i32 0", "vectors of addresses"),
        ("  %v = add <vscale x 4 x i32> poison, poison\n  ret i32 0", "not constant"),
        ("  %v = add <4 x i24> poison, poison\n  ret i32 0", "4 elements of i24"),
        ("  %v = add <257 x i8> poison, poison\n  ret i32 0", "257 elements"),
        (
            "  %v = call <4 x i32> @llvm.masked.load.v4i32(ptr @table, <4 x i1> poison, <4 x i32> poison)\n  ret i32 0",
            "masked.load",
        ),
    ];
    for (body, words) in refused {
        let text = format!("@table = global i32 0\ndefine i32 @f(i32 %x) {{\n{body}\n}}\n");
        let error = read("vectors.ll", &text).expect_err(body).to_string();
        assert!(error.contains(words), "{error}");
    }
}
