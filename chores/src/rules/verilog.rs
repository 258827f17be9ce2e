//! The rules that the emitted Verilog cites, and the modules that cite them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, Context, Result};
use fuzz::{install_example_units, EXAMPLE_UNITS};
use hdl::citations::{cited, cited_in_comments, has, Rule};
use hdl::soc::host::{emit_accelerator, AcceleratorConfig, HostBus, HostConsole};
use hdl::soc::{emit_soc, BusKind, SocConfig, SocMemory};
use hdl::EmittedModule;
use isa::{ClusterConfig, ClusterShape, CoreConfig, CoreOptions, SharedCacheConfig};
use strum::VariantArray;

/// Options of cores: between them they have every option, and every mechanism of divergence.
const CORES: [&str; 13] = [
    "tlb_entries = 4, scoreboard = true, jump_prediction = true, data_cache_bytes = 1024, uncached_bytes = 1024, \
     instruction_cache_bytes = 1024, extension = true, scratchpad_bytes = 1024, store_lanes = 2, request_queue = true, \
     performance_counters = true, fair_units = true, float = true, several_cores = true, trace = true",
    "bus_errors = true, data_cache_bytes = 1024, data_cache_ways = 2, instruction_cache_bytes = 1024, \
     instruction_cache_ways = 2, extension = true, scratchpad_bytes = 1024, host_start = true, trace = true",
    "bus_errors = true, scoreboard = true, tlb_entries = 1, extension = true, trace = true",
    "arch = '4w6/5/3/3', scoreboard = true, multiplier = 'serial', shifter = 'barrel'",
    "divergence = 'masks', multiplier = 'none', divider = 'none', barriers = 0",
    "divergence = 'paired-path', scoreboard = true, jump_prediction = true, trace = true",
    "divergence = 'paired-path', reconvergence = 'explicit', trace = true",
    "divergence = 'multi-path', split_contexts = 0",
    "divergence = 'multi-path', tlb_entries = 4, scoreboard = true, jump_prediction = true, trace = true",
    "pipeline = 'deep', extension = true, several_cores = true, fair_units = true, trace = true",
    "pipeline = 'deep', bus_errors = true, tlb_entries = 2, data_cache_bytes = 1024, request_queue = true",
    "pipeline = 'deep', divergence = 'multi-path', float = true, shifter = 'dsp', performance_counters = true",
    "pipeline = 'deep', divergence = 'paired-path'",
];

/// The clock of systems, in Hz.
const CLOCK_HZ: u32 = 25_000_000;

/// The modules that cite each rule, by its number.
pub type Modules = BTreeMap<String, BTreeSet<String>>;

/// A design, for its citations.
struct Emitted {
    /// What it is.
    name: String,
    /// Its core, or each of its cores.
    core: CoreConfig,
    modules: Vec<EmittedModule>,
}

/// The modules that cite each rule, by its number; and each citation that is wrong, as a line that says where it is:
/// of a rule that is not among `numbers`, or that the core does not have.
pub fn all(numbers: &[&str]) -> Result<(Modules, Vec<String>)> {
    of_designs(&designs()?, numbers)
}

fn of_designs(designs: &[Emitted], numbers: &[&str]) -> Result<(Modules, Vec<String>)> {
    let (mut modules, mut wrong) = (Modules::new(), Vec::new());
    for design in designs {
        for module in &design.modules {
            let (heading, all) = of_module(&module.text)?;
            let place = format!("{}, module {}", design.name, module.name);
            let missing = all.iter().filter(|rule| !numbers.contains(&rule.to_string().as_str()));
            wrong.extend(missing.map(|rule| format!("{place}: there is no rule {rule}")));
            // The parts of a shared cache are data caches, whatever the cores have.
            let is_shared = design.modules.iter().any(|module| module.kind == "shared_cache_part");
            let is_cache = is_shared && module.kind.starts_with("data_");
            let others = heading.iter().filter(|rule| !is_cache && !has(&design.core, rule));
            wrong.extend(others.map(|rule| format!("{place}: {rule} is cited, which the core does not have")));
            for rule in heading {
                modules.entry(rule.to_string()).or_default().insert(module.kind.clone());
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    Ok((modules, wrong))
}

/// The rules that a module's heading cites, and those that any of its comments cites.
fn of_module(text: &str) -> Result<(BTreeSet<Rule>, BTreeSet<Rule>)> {
    let Some((heading, _)) = text.split_once("\nmodule ") else {
        bail!("this is no module:\n{text}");
    };
    Ok((cited(heading), cited_in_comments(text)))
}

/// The designs whose Verilog is read: the named configurations, and others that have all options between them.
fn designs() -> Result<Vec<Emitted>> {
    let named = CoreConfig::named().into_iter().map(|(name, core, _)| (name.to_owned(), core));
    let mut cores: Vec<(String, CoreConfig)> = named.collect();
    for line in CORES {
        cores.push((line.to_owned(), core_of(line)?));
    }
    install_example_units();
    for unit in EXAMPLE_UNITS {
        let line = format!("custom_unit = '{unit}', trace = true");
        cores.push((line.clone(), core_of(&line)?));
    }
    let mut all = Vec::new();
    for (name, core) in cores {
        all.push(alone(&name, core)?);
    }
    clusters(&mut all)?;
    systems(&mut all)?;
    accelerators(&mut all)?;
    Ok(all)
}

/// A core alone, without what a user has written: that cites nothing.
fn alone(name: &str, core: CoreConfig) -> Result<Emitted> {
    let mut modules = hdl::emit_modules(&core).with_context(|| name.to_owned())?;
    modules.retain(|module| !EXAMPLE_UNITS.iter().any(|unit| unit.ends_with(&module.name)));
    Ok(Emitted { name: format!("core {name}"), core, modules })
}

fn core_of(line: &str) -> Result<CoreConfig> {
    let options = CoreOptions::from_line(line).with_context(|| line.to_owned())?;
    CoreConfig::from_options(&options).with_context(|| line.to_owned())
}

const CACHED: &str = "instruction_cache_bytes = 256, extension = true, performance_counters = true, host_start = true";
const SHARED: SharedCacheConfig = SharedCacheConfig { bank_bytes: 1024, ways: 2 };

fn clusters(all: &mut Vec<Emitted>) -> Result<()> {
    for (cores, shared_cache) in [(1, None), (2, None), (2, Some(SHARED))] {
        let core = core_of(&format!("{CACHED}, trace = true"))?;
        let cluster = ClusterConfig::new(core, cores, 2)?.with_shared_cache(shared_cache)?;
        let modules = hdl::emit_cluster(&cluster)?;
        all.push(Emitted { name: format!("{cluster:?}"), core: cluster.core, modules });
    }
    Ok(())
}

fn systems(all: &mut Vec<Emitted>) -> Result<()> {
    let mut systems = Vec::new();
    for memory in [SocMemory::DualPort, SocMemory::SinglePort] {
        let alone = SocConfig { memory, ..SocConfig::new(core_of("")?, CLOCK_HZ) };
        let banks = if memory == SocMemory::DualPort { 2 } else { 1 };
        let several = ClusterShape::new(2, banks);
        let cores = SocConfig { several: Some(several), ..SocConfig::new(core_of(CACHED)?, CLOCK_HZ) };
        // In a system no host says where programs start.
        let core = CoreConfig { host_start: false, ..cores.core };
        systems.extend([alone, SocConfig { memory, core, ..cores }]);
    }
    for kind in BusKind::ALL {
        let plain = SocConfig::new(core_of("")?, CLOCK_HZ);
        let core = core_of("extension = true, bus_errors = true, instruction_cache_bytes = 256")?;
        let sole_master = kind == BusKind::AxiLite;
        let exchanging = SocConfig { sole_master, ..SocConfig::new(core, CLOCK_HZ) };
        // A bus as wide as a word makes bursts of a line, where there are any.
        let narrow = SocConfig { bus_bits: Some(32), ..plain };
        systems.extend([plain, narrow, exchanging].map(|system| SocConfig { memory: SocMemory::Bus(kind), ..system }));
    }
    for system in systems {
        let name = format!("system {:?}, {:?}", system.memory, system.several);
        let modules = emit_soc(&system, &[]).with_context(|| name.clone())?.modules;
        // Several cores know that they are several.
        let core = system.core.without_trace();
        let core = CoreConfig { several_cores: core.several_cores || system.several.is_some(), ..core };
        all.push(Emitted { name, core, modules });
    }
    Ok(())
}

fn accelerators(all: &mut Vec<Emitted>) -> Result<()> {
    let mut accelerators = Vec::new();
    for &bus in HostBus::VARIANTS {
        let counted = core_of("performance_counters = true, host_start = true")?;
        let alone = AcceleratorConfig::new(counted, bus);
        let ports = AcceleratorConfig { console: HostConsole::Ports, ..AcceleratorConfig::new(core_of("")?, bus) };
        let several = AcceleratorConfig::new(core_of(CACHED)?, bus);
        let several = AcceleratorConfig { cores: Some(3), shared_cache: Some(SHARED), sole_master: true, ..several };
        accelerators.extend([alone, ports, several]);
    }
    for accelerator in accelerators {
        let name = format!("accelerator {:?}, {:?} cores", accelerator.bus, accelerator.cores);
        let modules = emit_accelerator(&accelerator).with_context(|| name.clone())?;
        let core = accelerator.core.without_trace();
        let core = CoreConfig { several_cores: core.several_cores || accelerator.cores.is_some(), ..core };
        all.push(Emitted { name, core, modules });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(rules: &BTreeSet<Rule>) -> Vec<String> {
        rules.iter().map(Rule::to_string).collect()
    }

    #[test]
    fn a_modules_heading_is_told_from_its_other_comments() {
        let text = "// Does it.\n// Rules of docs/pipeline.md: P5.1 to\n// P5.3.\nmodule it (\n);\n    // so: P6.1\nendmodule\n";
        let (heading, all) = of_module(text).expect("a module");
        assert_eq!(numbers(&heading), ["P5.1", "P5.2", "P5.3"]);
        assert_eq!(numbers(&all), ["P5.1", "P5.2", "P5.3", "P6.1"]);
        assert!(of_module("// nothing").is_err());
    }

    #[test]
    fn every_option_of_the_core_is_in_a_design() {
        let lines = CORES.join(", ") + ", custom_unit";
        let of_need = ["arch", "ram_bytes", "line_words", "fetch_outstanding", "data_outstanding", "stack_depth"];
        let of_size = ["instruction_line_words", "uncached_start"];
        let missing = isa::OPTIONS.iter().map(|row| row.key);
        let missing = missing.filter(|key| !lines.contains(key) && !of_need.contains(key) && !of_size.contains(key));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
    }

    /// A rule that does not exist is found: here the list of rules is empty. So is one that the core does not have.
    #[test]
    fn a_citation_of_no_rule_is_found() {
        let designs = [alone("plain", core_of("").expect("a legal core")).expect("modules")];
        let (modules, wrong) = of_designs(&designs, &[]).expect("modules");
        assert!(modules["P5.4"].contains("schedule"), "{:?}", modules["P5.4"]);
        assert!(wrong.iter().any(|line| line.ends_with("module schedule: there is no rule P5.4")), "{wrong:?}");
        let known: Vec<&str> = modules.keys().map(String::as_str).collect();
        let (_, wrong) = of_designs(&designs, &known).expect("modules");
        assert!(wrong.iter().all(|line| line.contains("there is no rule")), "{wrong:#?}");
        // A core that has less than its Verilog says.
        let core = core_of("pipeline = 'deep'").expect("a legal core");
        let deep: Vec<Emitted> = designs.into_iter().map(|design| Emitted { core, ..design }).collect();
        let (_, wrong) = of_designs(&deep, &known).expect("modules");
        assert!(wrong.iter().any(|line| line.contains("P5.2 is cited, which the core does not have")), "{wrong:#?}");
    }
}
