//! `harmonica bench cores`: how many instructions clusters of one and more cores carry out in a cycle
//! (docs/cluster.md).

use std::fmt;

use clap::Args;
use isa::{ClusterConfig, CoreConfig, CoreOptions, SharedCacheConfig};
use laboratory::in_parallel;
use serde::Serialize;
use testbenches::{retired_in_window, CountingWindow, Latencies, MemoryTiming};

use crate::failure::Failure;
use crate::output;
use crate::selection::CoreSelection;

/// The code before each kernel.
const START: &str = bench!("cluster-start");
/// Loops without end, by name.
const KERNELS: [(&str, &str); 5] = [
    ("alu-loop", bench!("alu-loop")),
    ("vector-add", bench!("vector-add")),
    ("matrix-multiply", bench!("matrix-multiply")),
    ("n-body", bench!("n-body")),
    ("mandelbrot", bench!("mandelbrot")),
];
/// Long enough for all warps of sixteen cores to begin.
const WINDOW: CountingWindow = CountingWindow { warm_up_cycles: 10_000, cycles: 20_000 };

/// Measure instructions a cycle of clusters of several cores, on the timing model
///
/// Kernels in programs/bench run in all lanes of all cores, which share one memory. Counted are the instructions of
/// warps of all cores that retire in 20000 cycles, behind the first 10000. What is not said of the core is as in
/// `--arch 4w8/8/8/8 --instruction-cache-bytes 1024 --extension`.
///
/// Examples:
///   harmonica bench cores
///   harmonica bench cores --cores 4 --banks 1,2,4,8 --latency 1
///   harmonica bench cores --cores 4 --banks 1 --shared-cache 0,1024,4096 --latency 16
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    core: CoreSelection,
    /// How many cores, each 1 to 16
    #[arg(long, default_value = "1,2,4,8,16", value_delimiter = ',', value_name = "N,..")]
    cores: Vec<u32>,
    /// Banks of their memory, each a power of two up to 16 [default: twice as many as cores; one bank for one core]
    #[arg(long, value_delimiter = ',', value_name = "N,..")]
    banks: Vec<u32>,
    /// Bytes of a shared cache at each bank, each a power of two below the bank's; 0: there is none [default: 0]
    #[arg(long, value_delimiter = ',', value_name = "BYTES,..")]
    shared_cache: Vec<u64>,
    /// Ways of the shared caches: 1, 2 or 4 [default: 1]
    #[arg(long, value_name = "N", requires = "shared_cache")]
    shared_cache_ways: Option<u32>,
    /// Cycles that fetches and loads take, each 1 to 256
    #[arg(long, default_value = "1,4,16", value_delimiter = ',', value_name = "N,..")]
    latency: Vec<Latencies>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What a kernel does on a cluster.
#[derive(Serialize)]
struct Figure {
    kernel: &'static str,
    cores: u32,
    banks: u32,
    /// Bytes of the shared cache at each bank; 0: there is none.
    shared_cache: u64,
    /// As [`Latencies`] writes it.
    latency: String,
    /// Instructions of warps of all cores in a cycle; `None` when the core lacks one of the kernel's, or ends.
    instructions_a_cycle: Option<f64>,
}

/// All of them; as text a row for each kernel and latency, a column for each cluster.
struct Figures {
    core: CoreConfig,
    measured: Vec<Figure>,
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let core = arguments.core.config_or(CoreOptions {
        arch: Some("4w8/8/8/8".to_owned()),
        instruction_cache_bytes: Some(1024),
        extension: Some(true),
        ..CoreOptions::default()
    })?;
    let mut jobs = Vec::new();
    for cluster in clusters(arguments, &core)? {
        for &latency in &arguments.latency {
            jobs.extend(KERNELS.map(|kernel| (cluster, latency, kernel)));
        }
    }
    let measured = in_parallel(&jobs, |(cluster, latency, kernel)| measure(cluster, *latency, *kernel));
    let figures = Figures { core, measured: measured.into_iter().collect::<Result<_, _>>()? };
    if arguments.json {
        return output::json(&figures.measured);
    }
    print!("{figures}");
    Ok(())
}

/// Those that are asked for, in their order.
fn clusters(arguments: &Arguments, core: &CoreConfig) -> Result<Vec<ClusterConfig>, Failure> {
    let mut clusters = Vec::new();
    let caches = match arguments.shared_cache.as_slice() {
        [] => &[0],
        asked => asked,
    };
    for &cores in &arguments.cores {
        let usual = [ClusterConfig::usual_banks(core, cores)];
        let banks = match arguments.banks.as_slice() {
            [] => &usual,
            asked => asked,
        };
        for &banks in banks {
            let without = ClusterConfig::new(*core, cores, banks).map_err(Failure::input)?;
            for &bank_bytes in caches {
                let ways = arguments.shared_cache_ways.unwrap_or(1);
                let cache = SharedCacheConfig { bank_bytes, ways };
                let cache = (bank_bytes != 0).then_some(cache);
                clusters.push(without.with_shared_cache(cache).map_err(Failure::input)?);
            }
        }
    }
    Ok(clusters)
}

fn measure(
    cluster: &ClusterConfig,
    latency: Latencies,
    (kernel, source): (&'static str, &str),
) -> Result<Figure, Failure> {
    let file = format!("{kernel}.s");
    let sources = [("start.s", START), (file.as_str(), source)];
    let image = assembler::assemble(&cluster.core.arch, &sources)?;
    let mut instructions = image.written_instructions();
    let fits = instructions.all(|(_, one)| cluster.core.implements(one.opcode()));
    let timing = MemoryTiming::Latency(latency);
    let retired = match fits {
        true => retired_in_window(cluster, &image, timing, WINDOW),
        false => Ok(None),
    };
    let retired = retired.map_err(Failure::input)?;
    Ok(Figure {
        kernel,
        cores: cluster.cores,
        banks: cluster.banks,
        shared_cache: cluster.shared_cache.map_or(0, |cache| cache.bank_bytes),
        latency: latency.to_string(),
        instructions_a_cycle: retired.map(|retired| retired as f64 / WINDOW.cycles as f64),
    })
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: instructions of warps of all cores a cycle, over {} cycles after the first {}",
            self.core.arch, WINDOW.cycles, WINDOW.warm_up_cycles
        )?;
        let clusters = in_order(self.measured.iter().map(Figure::cluster));
        write!(f, "{:<18}{:>8}", "kernel", "latency")?;
        let heading = |&(cores, banks, shared_cache): &(u32, u32, u64)| match shared_cache {
            0 => format!("{cores} on {banks}"),
            bytes => format!("{cores} on {banks}+{bytes}"),
        };
        let headings: Vec<String> = clusters.iter().map(heading).collect();
        let longest = headings.iter().map(|heading| heading.len() + 2).max();
        let width = longest.unwrap_or(0).max(12);
        for heading in &headings {
            write!(f, "{heading:>width$}")?;
        }
        writeln!(f)?;
        let mut rows = in_order(self.measured.iter().map(Figure::row));
        rows.sort_by_key(|(kernel, _)| KERNELS.iter().position(|(name, _)| name == kernel));
        for row in rows {
            write!(f, "{:<18}{:>8}", row.0, row.1)?;
            for cluster in &clusters {
                let mut figures = self.measured.iter();
                let found = figures.find(|one| one.row() == row && one.cluster() == *cluster);
                let rate = found.and_then(|one| one.instructions_a_cycle);
                let rate = rate.map_or_else(|| "-".to_owned(), |rate| format!("{rate:.2}"));
                write!(f, "{rate:>width$}")?;
            }
            writeln!(f)?;
        }
        let has_caches = clusters.iter().any(|&(.., shared_cache)| shared_cache != 0);
        let caches = match has_caches {
            true => ", + bytes of the shared cache at each",
            false => "",
        };
        writeln!(f, "columns: cores on banks of their memory{caches}")
    }
}

/// Each once, where it comes first.
fn in_order<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

impl Figure {
    fn cluster(&self) -> (u32, u32, u64) {
        (self.cores, self.banks, self.shared_cache)
    }

    fn row(&self) -> (&'static str, &str) {
        (self.kernel, &self.latency)
    }
}
