//! The generated Verilog's names in those that the tools make of them.
//!
//! yosys names what it makes after a signal nearby, with the kinds and ports of the cells between in capitals:
//! `core.execute.shifts_LUT4_A_D_LUT4_Z_3`. Names in the generated Verilog have no capitals. nextpnr adds what follows a
//! dollar sign: `clock$SB_IO_IN_$glb_clk`.

/// What has no name that the generated Verilog knows.
pub(super) const UNNAMED: &str = "(unnamed)";

/// The signal of the generated Verilog that a net or cell is named after, with the instances that it stands in.
pub(super) fn readable(name: &str) -> String {
    let name = name.strip_prefix("$glbnet$").unwrap_or(name);
    let modules = instances(name);
    let last = name.split('.').nth(modules.len()).unwrap_or_default();
    let modules = modules.join(".");
    let end = made_up(last).unwrap_or(last.len());
    let signal = match &last[..end] {
        "" => UNNAMED,
        signal => signal,
    };
    if modules.is_empty() {
        signal.to_owned()
    } else {
        format!("{modules}.{signal}")
    }
}

/// Whether a net is the signal that it is named after, and not logic near it that has no name of its own.
pub(super) fn is_exact(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or(name);
    let made_up = made_up(last);
    made_up.is_none_or(|at| last.as_bytes()[at] == b'$' && at > 0)
}

/// Where the tools' part of a name begins.
fn made_up(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    (0..bytes.len()).find(|&at| {
        bytes[at] == b'$'
            || bytes[at] == b'_' && bytes.get(at + 1).is_some_and(u8::is_ascii_uppercase)
    })
}

/// The instances that a cell stands in, outermost first.
pub(super) fn instances(cell: &str) -> Vec<&str> {
    let mut parts: Vec<_> = cell.split('.').collect();
    parts.pop();
    // The tools' own names may have points in them, as those of source files.
    let own = parts.iter().position(|part| part.contains('$'));
    parts.truncate(own.unwrap_or(parts.len()));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_tools_add_is_taken_away() {
        let cases = [
            (
                "soc.core.execute.values_0[26]",
                "soc.core.execute.values_0[26]",
            ),
            (
                "core.execute.shifts_LUT4_A_D_LUT4_Z_3",
                "core.execute.shifts",
            ),
            ("core.execute.sum_CCU2C_B1_S0[2]", "core.execute.sum"),
            ("core.values_0_TRELLIS_FF_Q_25", "core.values_0"),
            ("clock$SB_IO_IN_$glb_clk", "clock"),
            ("$glbnet$clock$TRELLIS_IO_IN", "clock"),
            ("soc.$abc$1234$auto$x", "soc.(unnamed)"),
            ("$auto$memory_libmap.cc:1951:emit_port$7427", "(unnamed)"),
            ("led[0]", "led[0]"),
        ];
        for (name, expected) in cases {
            assert_eq!(readable(name), expected);
        }
    }

    #[test]
    fn logic_near_a_signal_is_not_that_signal() {
        assert!(is_exact("soc.core.values_0[26]") && is_exact("clock$SB_IO_IN_$glb_clk"));
        assert!(!is_exact("soc.core.values_0_LUT4_A_Z[2]") && !is_exact("soc.$abc$12"));
    }

    #[test]
    fn instances_of_cells() {
        assert_eq!(
            instances("soc.core.fetch.next_LUT4_Z_1"),
            ["soc", "core", "fetch"]
        );
        assert!(instances("led_LUT4_Z").is_empty());
        assert_eq!(instances("soc.$auto$memory.cc:1.x"), ["soc"]);
    }
}
