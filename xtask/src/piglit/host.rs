//! The host part of tests: a C program that runs the kernels and prints what is in their buffers then.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::header::{Argument, Buffer, Test};
use super::number::Kind;

/// Prints the bytes of a buffer behind its test and place.
const PRINT: &str = "#include <opencl.h>
#include <stdio.h>

static void print(int test, int place, const unsigned char *bytes, int count) {
    printf(\"buffer %d %d \", test, place);
    for (int i = 0; i < count; i++) {
        putchar(\"0123456789abcdef\"[bytes[i] >> 4]);
        putchar(\"0123456789abcdef\"[bytes[i] & 15]);
    }
    putchar('\\n');
}
";

/// The program for these tests of kernels.
pub fn text(tests: &[Test], kernels: &str) -> String {
    let mut data = String::from(PRINT);
    let mut body = String::new();
    for (index, test) in tests.iter().enumerate() {
        let mut arguments = String::new();
        let mut prints = String::new();
        for (place, argument) in &test.arguments {
            match argument {
                Argument::Null(bytes) if is_local(kernels, &test.kernel, *place) => {
                    let _ = write!(arguments, ", opencl_local({bytes})");
                }
                Argument::Null(_) => arguments.push_str(", (void *)0"),
                Argument::Value(kind, numbers) => {
                    bytes(&mut data, index, *place, &numbers.bytes(*kind));
                    let _ = write!(arguments, ", *(const {} *)b{index}_{place}", host_name(*kind));
                }
                Argument::Buffer(Buffer { kind, length, initial, expected }) => {
                    let size = length * kind.bytes();
                    let initial = initial.as_ref().map_or(vec![0; size], |numbers| numbers.bytes(*kind));
                    bytes(&mut data, index, *place, &initial);
                    let _ = write!(arguments, ", (void *)b{index}_{place}");
                    if expected.is_some() {
                        let _ = writeln!(prints, "    print({index}, {place}, b{index}_{place}, {size});");
                    }
                }
            }
        }
        let list = |sizes: [u32; 3]| format!("{{{}, {}, {}}}", sizes[0], sizes[1], sizes[2]);
        let [items, group, offset] = test.range().map(list);
        let range = format!("((opencl_range){{{items}, {group}, {offset}}})");
        let _ = writeln!(body, "    opencl_run_range({}, {range}{arguments});", test.kernel);
        let _ = writeln!(body, "{prints}    puts(\"done {index}\");");
    }
    format!("{data}\nint main(void) {{\n{body}    return 0;\n}}\n")
}

/// Whether a parameter of a kernel points to local memory.
fn is_local(kernels: &str, name: &str, place: u32) -> bool {
    let mut found = kernels.match_indices(name).map(|(at, _)| kernels[at + name.len()..].trim_start());
    let parameters = found.find_map(|rest| rest.strip_prefix('(')?.split_once(')'));
    let parameter = parameters.and_then(|(list, _)| list.split(',').nth(usize::try_from(place).ok()?));
    // A kernel whose name a macro makes is not found: then the file has local memory somewhere.
    parameter.map_or(kernels.contains("local"), |text| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word.trim_matches('_') == "local")
    })
}

/// The type's name for a host.
fn host_name(kind: Kind) -> String {
    match kind.count {
        1 => format!("cl_{}", kind.scalar),
        count => format!("cl_{}{count}", kind.scalar),
    }
}

/// Memory with these bytes.
fn bytes(data: &mut String, test: usize, place: u32, bytes: &[u8]) {
    let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
    let _ = writeln!(data, "static _Alignas(128) unsigned char b{test}_{place}[] = {{{}}};", numbers.join(","));
}

/// The buffers of each test that is done, by their places.
pub fn results(printed: &str) -> BTreeMap<usize, BTreeMap<u32, Vec<u8>>> {
    let mut done = BTreeMap::new();
    let mut buffers: BTreeMap<u32, Vec<u8>> = BTreeMap::new();
    for line in printed.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["buffer", _, place, digits] => {
                let bytes = digits.as_bytes().chunks(2).filter_map(|pair| {
                    let pair = std::str::from_utf8(pair).ok()?;
                    u8::from_str_radix(pair, 16).ok()
                });
                if let Ok(place) = place.parse() {
                    buffers.insert(place, bytes.collect());
                }
            }
            ["done", test] => {
                if let Ok(test) = test.parse() {
                    done.insert(test, std::mem::take(&mut buffers));
                }
            }
            _ => {}
        }
    }
    done
}
