//! The cluster as Verilog text.

use isa::ClusterConfig;

use super::top::HarmonicaCluster;
use crate::kit::{
    emit, emit_prefixed, emit_with_defect, emit_with_mutants, BuildErrors, Defect, EmittedModule, Mutant, MutantChoice,
    Prefixes,
};

/// The name of the cluster's module.
pub const CLUSTER_MODULE: &str = "harmonica_cluster";

/// The cluster's modules, [`CLUSTER_MODULE`] first, for one file each. The same configuration always gives the same
/// text.
///
/// # Errors
/// A fault in the description: a mistake in this crate, never in a legal configuration.
pub fn emit_cluster(config: &ClusterConfig) -> Result<Vec<EmittedModule>, BuildErrors> {
    Ok(emit(&HarmonicaCluster::new(config, false))?.modules)
}

/// Emits a cluster with these beginnings of the modules' names.
pub(crate) fn emit_prefixed_cluster(
    config: &ClusterConfig,
    prefixes: Prefixes<'_>,
) -> Result<Vec<EmittedModule>, BuildErrors> {
    Ok(emit_prefixed(&HarmonicaCluster::new(config, false), prefixes)?.modules)
}

/// Emits a cluster with one driver changed; for tests that the change is noticed.
///
/// # Errors
/// As [`emit_cluster`]; and when the defect does not find its driver in exactly one module.
pub fn emit_cluster_with_defect(config: &ClusterConfig, defect: &Defect) -> Result<Vec<EmittedModule>, BuildErrors> {
    Ok(emit_with_defect(&HarmonicaCluster::new(config, false), defect)?.modules)
}

/// The cluster's modules with mutants, and the mutants.
///
/// # Errors
/// As [`emit_cluster`].
pub fn emit_cluster_with_mutants(
    config: &ClusterConfig,
    choice: &MutantChoice,
) -> Result<(Vec<EmittedModule>, Vec<Mutant>), BuildErrors> {
    let (design, mutants) = emit_with_mutants(&HarmonicaCluster::new(config, false), choice)?;
    Ok((design.modules, mutants))
}

#[cfg(test)]
mod tests {
    use isa::{InterconnectSlot, SharedCacheConfig, TraceLayout};

    use super::*;
    use crate::kit::PortDirection;

    fn cluster(line: &str, cores: u32, banks: u32) -> ClusterConfig {
        let core = crate::tests::core_of(line);
        ClusterConfig::new(core, cores, banks).expect("a legal cluster")
    }

    /// Rules: C1.1, C1.2.
    #[test]
    fn a_cluster_of_every_shape_is_emitted() {
        let plain = "arch = \"4w8/8/2/2\"";
        let cached = "arch = \"8w16/16/4/3\", extension = true, instruction_cache_bytes = 1024, \
                      data_cache_bytes = 1024, host_start = true, performance_counters = true";
        for (line, shapes) in [(plain, [(1, 2), (2, 1), (2, 2), (16, 16)]), (cached, [(1, 1), (2, 2), (3, 4), (4, 8)])]
        {
            for (number, (cores, banks)) in shapes.into_iter().enumerate() {
                let line = format!("{line}, trace = {}", number % 2 == 1);
                let config = cluster(&line, cores, banks);
                let modules = emit_cluster(&config);
                let modules = modules.unwrap_or_else(|error| panic!("{cores}x{banks} {line}: {error}"));
                assert_eq!(modules[0].name, CLUSTER_MODULE);
            }
        }
    }

    /// The cluster with this shared cache.
    fn with_cache(config: ClusterConfig, bank_bytes: u64, ways: u32) -> ClusterConfig {
        let cache = SharedCacheConfig { bank_bytes, ways };
        let cached = config.with_shared_cache(Some(cache));
        cached.expect("a shared cache that is possible")
    }

    fn find<'a>(modules: &'a [EmittedModule], name: &str) -> &'a EmittedModule {
        let found = modules.iter().find(|module| module.name == name);
        found.unwrap_or_else(|| panic!("no module is called {name}"))
    }

    /// Rules: C12.1, C12.2, C12.5, C12.6.
    #[test]
    fn a_cluster_with_a_shared_cache_of_every_shape_is_emitted() {
        let plain = "arch = \"4w8/8/2/2\", instruction_cache_bytes = 256";
        let more = "extension = true, data_cache_bytes = 256, uncached_bytes = 4096, scoreboard = true";
        let shapes = [1, 2, 3].into_iter().flat_map(|cores| [1, 2, 4].map(|banks| (cores, banks)));
        for (number, (cores, banks)) in shapes.enumerate() {
            let line = match number % 2 {
                0 => plain.to_owned(),
                _ => format!("{plain}, {more}"),
            };
            let line = format!("{line}, trace = {}", number % 4 < 2);
            let ways = [1, 2, 4][(cores as usize + number) % 3];
            let config = with_cache(cluster(&line, cores, banks), 1024, ways);
            let what = format!("{cores}x{banks}, {ways} ways, {line}");
            let modules = emit_cluster(&config);
            let modules = modules.unwrap_or_else(|error| panic!("{what}: {error}"));
            let interconnect = &find(&modules, "core_interconnect").text;
            let parts = interconnect.matches("  shared_cache_part shared_cache_part").count();
            assert_eq!(parts, banks as usize, "{what}");
            let cache = modules.iter().filter(|module| module.name.starts_with("data_cache"));
            let in_block_ram = cache.filter(|module| module.text.contains("    line_ram"));
            assert_eq!(in_block_ram.count(), 1 + number % 2, "{what}");
            let done = &modules[0].text;
            assert!(done.contains("core_interconnect_rests"), "{what}");
        }
    }

    /// Rules: C12.7.
    #[test]
    fn a_traced_cluster_shows_its_shared_cache() {
        let line = "arch = \"4w8/8/2/2\", instruction_cache_bytes = 256, trace = true";
        let config = with_cache(cluster(line, 2, 2), 512, 2);
        let modules = emit_cluster(&config).unwrap();
        for slot in InterconnectSlot::all(&config) {
            let name = format!("trace_{}", slot.signal_name());
            let port = modules[0].ports.iter().find(|port| port.name == name);
            assert_eq!(port.map(|port| port.width), Some(slot.bits(&config)), "{name}");
        }
    }

    /// Rules: C1.2, C2.3.
    #[test]
    fn a_bank_of_one_line_has_a_line_port_of_one_bit() {
        let config = cluster("arch = \"4w8/8/4/1\", ram_bytes = 256", 2, 16);
        let modules = emit_cluster(&config).unwrap();
        let port = |name: &str| modules[0].ports.iter().find(|port| port.name == name);
        assert_eq!(port("bank15_request_line").unwrap().width, 1);
        let inner = modules.iter();
        let inner = inner.filter(|module| module.name == "core_interconnect");
        let texts: String = inner.map(|module| module.text.as_str()).collect();
        assert!(texts.contains("assign bank15_request_console = 1'b0;"));
        assert!(port("bank16_request_line").is_none());
    }

    /// The selector -1 has all bits high, however wide the immediate is.
    ///
    /// Rules: I10.6.
    #[test]
    fn the_selector_of_the_number_of_cores_is_all_ones() {
        for (arch, bits) in [("4w8/8/1/1", 19), ("8w32/32/1/1", 47)] {
            let config = cluster(&format!("arch = \"{arch}\""), 2, 2);
            let modules = emit_cluster(&config).unwrap();
            let decode = modules.iter().find(|module| module.name == "decode");
            let lines = decode.expect("a decoder").text.lines();
            let mut found = lines.filter(|line| line.contains("HWID_CORE_COUNT") && line.contains("localparam"));
            let line = found.next().expect("the selector");
            let (_, value) = line.split_once("= ").expect("its value");
            let expected = format!("{bits}'h{:x};", (1u64 << bits) - 1);
            assert_eq!(value, expected, "{arch}");
        }
    }

    /// Rules: C7.1, C7.2.
    #[test]
    fn a_traced_cluster_shows_the_cores_and_the_interconnect() {
        let config = cluster("arch = \"4w8/8/2/2\", performance_counters = true, trace = true", 3, 2);
        let modules = emit_cluster(&config).unwrap();
        let width = |name: &str| {
            let port = modules[0].ports.iter().find(|port| port.name == name);
            let port = port.filter(|port| port.direction == PortDirection::Out);
            port.map(|port| port.width)
        };
        for slot in InterconnectSlot::all(&config) {
            let name = format!("trace_{}", slot.signal_name());
            assert_eq!(width(&name), Some(slot.bits(&config)), "{name}");
        }
        use isa::trace::Source;
        let slots = TraceLayout::new(&config.core).slots();
        for slot in slots.filter(|slot| slot.info().source == Source::Trace) {
            for core in 0..3 {
                let name = format!("core{core}_trace_{}", slot.signal_name());
                assert_eq!(width(&name), Some(slot.info().width.bits(&config.core)), "{name}");
            }
        }
        for name in ["core2_instruction_request_ready", "core0_done", "core1_counter_cycles"] {
            assert!(width(name).is_some(), "{name}");
        }
    }

    /// Rules: C13.1.
    #[test]
    fn each_core_is_rung_by_all_that_ring_it() {
        for (cores, trace) in [(1, false), (2, true), (3, false), (16, false)] {
            let line = format!("arch = \"4w8/8/2/2\", extension = true, trace = {trace}");
            let modules = emit_cluster(&cluster(&line, cores, 2)).expect("a sound description");
            let text = &find(&modules, "core_interconnect").text;
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for rung in 0..cores {
                let (_, after) = words
                    .split_once(&format!("assign core{rung}_rung = "))
                    .unwrap_or_else(|| panic!("{cores} cores: core {rung} is never rung"));
                let (driver, _) = after.split_once(';').expect("its end");
                for ringing in 0..cores {
                    let rings = format!("core{ringing}_ring_valid & (core{ringing}_ring_core == 4'd{rung})");
                    assert!(driver.contains(&rings), "{rings}: {driver}");
                }
            }
            let top = &modules[0].ports;
            let shown = |name: &str| top.iter().any(|port| port.name == name);
            for name in ["core0_rung", "core0_ring_core", "core0_trace_ring_waiting"] {
                assert_eq!(shown(name), trace, "{name}");
            }
        }
        let silent = emit_cluster(&cluster("arch = \"4w8/8/2/2\"", 2, 2)).unwrap();
        assert!(!find(&silent, "core_interconnect").text.contains("rung"));
    }
}
