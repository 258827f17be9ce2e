//! The checks that every emitted core has to pass, and the cores that they cover.

use isa::{CoreConfig, CoreOptions, Shifter};

use crate::error::CheckError;
use crate::workplace::Workplace;

// Verilator's and Icarus Verilog's opinion of the emitted Verilog. No warning is waived.

/// `verilator --lint-only -Wall`: clean, without any waiver.
///
/// # Errors
/// The first lines of what Verilator found.
pub fn lint_with_verilator(place: &Workplace) -> Result<(), CheckError> {
    let mut command = tools::verilator()?.command();
    command.args(["--lint-only", "-Wall", "--default-language", "1364-2001", "--top-module", place.top()]);
    place.run("verilator --lint-only -Wall", command.args(place.files()))?;
    Ok(())
}

/// `iverilog -g2005 -Wall`: compiles, and prints nothing.
///
/// # Errors
/// What it printed.
pub fn compile_with_icarus(place: &Workplace) -> Result<(), CheckError> {
    const TOOL: &str = "iverilog -g2005 -Wall";
    let mut command = tools::iverilog()?.command();
    command.args(["-g2005", "-Wall", "-t", "null", "-s", place.top()]);
    let output = place.run(TOOL, command.args(place.files()))?;
    if !output.stderr.is_empty() || !output.stdout.is_empty() {
        return Err(place.complaint(TOOL, &output));
    }
    Ok(())
}

/// slang with its warnings as errors, as Verilog-2005: it reads everything, and prints nothing.
///
/// # Errors
/// What it printed.
pub fn read_with_slang(place: &Workplace) -> Result<(), CheckError> {
    let mut command = tools::slang()?.slang();
    command.args(["--std", "1364-2005", "-Wextra", "-Wconversion", "-Werror", "--top", place.top()]);
    place.run("slang -Wextra -Wconversion", command.args(place.files()))?;
    Ok(())
}

// The configurations that the checks cover: corners of every parameter, and the odd ones between.

/// ArchIDs at the corners: one of each thing, the most of each, and what is not a power of two.
const ARCHS: [&str; 24] = [
    "4w8/8/1/1",
    "4w8/8/1/2",
    "4w8/8/2/1",
    "4w8/8/4/4",
    "4w8/8/3/5",
    "4w8/8/64/2",
    "4w8/8/2/64",
    "4w16/16/16/8",
    "4w16/16/16/16",
    "4w4/1/1/1",
    "4w5/3/3/3",
    "4w6/3/5/7",
    "4w7/7/7/9",
    "4w16/1/1/64",
    "4w32/8/8/8",
    "4w64/4/2/2",
    "4w100/2/3/2",
    "4w256/2/2/2",
    "8w4/4/1/1",
    "8w8/8/4/4",
    "8w32/32/8/8",
    "8w32/32/3/5",
    "8w16/2/32/4",
    "8w256/256/2/2",
];

/// Options that change the hardware beside the ArchID: all defaults; the least of everything; the odd and the optional.
const VARIATIONS: [&str; 3] = [
    "",
    "stack_depth = 2, ram_bytes = 1024, line_words = 1, fetch_outstanding = 2, data_outstanding = 2, barriers = 0, \
     multiplier = 'none', divider = 'none'",
    "stack_depth = 7, ram_bytes = 1048576, line_words = 8, fetch_outstanding = 5, data_outstanding = 3, barriers = 3, \
     tlb_entries = 5, multiplier = 'serial', float = true",
];

/// The divergence mechanisms beside the default one.
const MECHANISMS: [&str; 4] = [
    "divergence = 'multi-path'",
    "divergence = 'masks'",
    "divergence = 'paired-path', reconvergence = 'implicit'",
    "divergence = 'paired-path', reconvergence = 'explicit'",
];

fn options(line: &str) -> CoreOptions {
    CoreOptions::from_line(line).expect("the campaign's options are options")
}

/// Options of fetch and of the ports, in turn: caches of several shapes, jump prediction, bus errors, a start by the
/// host, performance counters, scratchpads; with translation or without, and with one mechanism of divergence after the
/// other.
fn front(number: usize) -> CoreOptions {
    let (bytes, ways, line_words) =
        [(1 << 12, 2, 8), (1 << 10, 1, 4), (1 << 8, 4, 2), (1 << 11, 1, 2), (1 << 13, 4, 16)][number % 5];
    let caches = number % 4 != 3;
    let data_caches = number % 5 != 2;
    let window = data_caches && number % 2 == 1;
    let mechanism = match number % 2 {
        1 => options(MECHANISMS[number / 2 % MECHANISMS.len()]),
        _ => CoreOptions::default(),
    };
    CoreOptions {
        instruction_cache_bytes: caches.then_some(bytes),
        instruction_cache_ways: caches.then_some(ways),
        instruction_line_words: caches.then_some(line_words),
        data_cache_bytes: data_caches.then_some(256 << (number % 3)),
        data_cache_ways: data_caches.then_some(1 << (number / 2 % 3)),
        uncached_start: window.then_some(0xf000),
        uncached_bytes: window.then_some(1 << 12),
        jump_prediction: Some(number.is_multiple_of(2)),
        bus_errors: Some(number % 3 != 1),
        host_start: Some(!number.is_multiple_of(3)),
        performance_counters: Some(number % 5 < 2),
        scratchpad_bytes: (number % 5 > 1).then_some(256 << (number % 8)),
        tlb_entries: (number % 4 < 2).then_some(3),
        ..mechanism
    }
}

/// At least 110 legal configurations: every ArchID of the list with every variation, with and without trace ports in
/// turn; of the defaults, every second one with its shifts in DSP blocks. And every ArchID with one of the other
/// divergence mechanisms, and with options of the front. The last has fair units.
pub fn campaign_configurations() -> Vec<CoreConfig> {
    let mut configs = Vec::new();
    for (number, arch) in ARCHS.iter().enumerate() {
        let other_mechanism = CoreOptions {
            performance_counters: Some(number.is_multiple_of(3)),
            ..options(MECHANISMS[number % MECHANISMS.len()])
        };
        let variations = VARIATIONS.into_iter().map(options);
        let variations = variations.chain([other_mechanism, front(number)]);
        for (variation, options) in variations.enumerate() {
            let options = CoreOptions {
                arch: Some((*arch).to_owned()),
                trace: Some((number + variation) % 2 == 1),
                shifter: (variation == 0 && number % 2 == 1).then_some(Shifter::Dsp),
                ..options
            };
            configs.push(CoreConfig::from_options(&options).expect("the campaign's configurations are legal"));
        }
    }
    let fair = "arch = '4w8/8/4/4', shifter = 'dsp', float = true, fair_units = true, trace = true";
    configs.push(CoreConfig::from_line(fair).expect("the campaign's configurations are legal"));
    configs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_at_least_110_and_no_two_alike() {
        let configs = campaign_configurations();
        let different: std::collections::HashSet<_> = configs.iter().collect();
        assert!(different.len() >= 110 && different.len() == configs.len());
    }
}
