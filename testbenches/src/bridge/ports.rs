//! Reads a model's ports from the C++ header that Verilator writes: it lists them one a line, with the widths that
//! Verilator gave them, so nothing about the Verilog has to be guessed.
//!
//! ```text
//! VL_IN8(&clk,0,0);        VL_OUTW(&rd,99,0,4);        VL_OUT64(&a___05Fb,39,0);
//! ```

use std::fmt::Write as _;

/// A port as the header declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeaderPort {
    /// Its name in the Verilog.
    pub name: String,
    /// Its name in C++.
    pub member: String,
    /// Width in bits.
    pub width_bits: u32,
    /// Driven by the model.
    pub is_output: bool,
}

/// All ports of a header, in its order. Two-way ports are none of ours: a core has none.
pub(super) fn read(header: &str) -> Vec<HeaderPort> {
    header.lines().filter_map(read_line).collect()
}

fn read_line(line: &str) -> Option<HeaderPort> {
    let (kind, rest) = line.trim().strip_prefix("VL_")?.split_once('(')?;
    let is_output = match kind.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == 'W') {
        "IN" => false,
        "OUT" => true,
        _ => return None,
    };
    let mut parts = rest.strip_suffix(");")?.split(',');
    let member = parts.next()?.trim_start_matches('&');
    let mut number = || parts.next()?.trim().parse::<u32>().ok();
    let (high, low) = (number()?, number()?);
    Some(HeaderPort {
        name: verilog_name(member),
        member: member.to_owned(),
        width_bits: high.abs_diff(low) + 1,
        is_output,
    })
}

/// Undoes Verilator's spelling of names that C++ would not have: `__0` and two hex digits for a letter (also for the
/// second of two underscores), `__SYM__` before a C++ keyword.
fn verilog_name(member: &str) -> String {
    let mut rest = member.strip_prefix("__SYM__").unwrap_or(member);
    let mut name = String::new();
    while let Some(place) = rest.find("__0") {
        name.push_str(&rest[..place]);
        let after = &rest[place + 3..];
        let code = after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(code) => {
                name.push(char::from(code));
                rest = &after[2..];
            }
            None => {
                name.push_str("__0");
                rest = after;
            }
        }
    }
    name + rest
}

/// The header `ports.h` that `shim.cpp` includes.
pub(super) fn shim_header(ports: &[HeaderPort]) -> String {
    let mut text = String::from("#define BRIDGE_PORTS(PORT)");
    for port in ports {
        let is_output = u8::from(port.is_output);
        // Writing to a String cannot fail.
        let _ = write!(text, " \\\n    PORT(\"{}\", {}, {}, {is_output})", port.name, port.member, port.width_bits);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::{read, verilog_name};

    #[test]
    fn ports_are_read_with_name_width_and_direction() {
        let header = "  public:\n    VL_IN8(&clk,0,0);\n    VL_OUT16(&count_q,11,0);\n    VL_INW(&wd,99,0,4);\n    \
                      VL_OUT64(&a___05Fb,39,0);\n    VL_IN(&word,32,1);\n    VL_INOUT8(&pad,0,0);\n    \
                      VL_DO_DANGLING(x);\n";
        let ports = read(header);
        let summary: Vec<_> = ports.iter().map(|port| (port.name.as_str(), port.width_bits, port.is_output)).collect();
        let expected =
            [("clk", 1, false), ("count_q", 12, true), ("wd", 100, false), ("a__b", 40, true), ("word", 32, false)];
        assert_eq!(summary, expected);
        assert_eq!(ports[3].member, "a___05Fb");
    }

    #[test]
    fn names_that_cpp_would_not_have_are_spelled_back() {
        assert_eq!(verilog_name("__SYM__class"), "class");
        assert_eq!(verilog_name("a__024b"), "a$b");
        assert_eq!(verilog_name("plain_name_0"), "plain_name_0");
    }
}
