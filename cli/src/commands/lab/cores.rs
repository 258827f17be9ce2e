//! `harmonica lab --cores`: which clusters, and programs as they run on them.

use std::path::{Path, PathBuf};

use assembler::{Image, LinkOptions, SourceFile};
use clap::Args;
use isa::{Address, ArchId, CoreConfig, CoreOptions, HardwareId, Opcode};
use laboratory::{Cores, Mechanism};

use crate::c::CTarget;
use crate::failure::Failure;
use crate::files;
use crate::program;
use crate::shared_cache::SharedCacheSelection;

/// Bytes of each core's instruction cache, when neither the command line nor the program says, as in `bench cores`.
const INSTRUCTION_CACHE_BYTES: u64 = 1024;
/// What is run when nothing is named: programs of C whose launches all cores share.
const PROGRAMS: &str = "jump-into-side two-exits short-circuit mandelbrot matrix-multiply reduction stencil";
/// Where their IR is, for each word size.
const KEPT: &str = "programs/c/ir";

/// Where each core begins of a program for one core: core 0 goes on at address 0, and finds its registers as after
/// reset.
const START: &str = "__harp_core_0_alone";
const START_SOURCE: &str = "
.perm x
.align 8
.global
__harp_core_0_alone:
        hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? halt
        jmpr    %r0
";

/// Chooses clusters.
#[derive(Args)]
pub struct CoresSelection {
    /// Run on clusters of so many cores on one memory, each 1 to 16 (docs/cluster.md) [default: one core that is not
    /// one of several]
    #[arg(long, value_delimiter = ',', value_name = "N,..")]
    cores: Vec<u32>,
    /// Banks of the clusters' memory, a power of two up to 16 [default: twice as many as cores; one bank for one core]
    #[arg(long, value_name = "N", requires = "cores")]
    banks: Option<u32>,
    #[command(flatten)]
    shared_cache: SharedCacheSelection,
    /// Bytes of the instruction cache of each core of a cluster; 0: none [default: as the program says, or else 1024]
    #[arg(long, value_name = "BYTES", requires = "cores")]
    instruction_cache_bytes: Option<u64>,
}

impl CoresSelection {
    /// Whether any are asked for.
    pub fn is_given(&self) -> bool {
        !self.cores.is_empty()
    }

    /// The clusters that are asked for, each once; refused where there is none of a core with this mechanism.
    pub fn clusters(&self, arch: ArchId, mechanism: Mechanism) -> Result<Vec<Cores>, Failure> {
        let mut clusters: Vec<Cores> = Vec::new();
        for &count in &self.cores {
            let cores = Cores { count, banks: self.banks, shared_cache: self.shared_cache.config() };
            if clusters.contains(&cores) {
                continue;
            }
            let core = mechanism.options().or(self.wanted(CoreOptions::default()));
            let core = CoreConfig::with_options(arch, &core).map_err(Failure::input)?;
            cores.of(core).map_err(Failure::input)?;
            clusters.push(cores);
        }
        Ok(clusters)
    }

    /// What a core has to have: as the program wants it, but for what is said here.
    pub fn wanted(&self, program: CoreOptions) -> CoreOptions {
        if !self.is_given() {
            return program;
        }
        let cache = |bytes| CoreOptions { instruction_cache_bytes: bytes, ..CoreOptions::default() };
        cache(self.instruction_cache_bytes).or(program).or(cache(Some(INSTRUCTION_CACHE_BYTES)))
    }
}

/// The programs that are run when none is named.
pub fn default_programs(arch: &ArchId) -> Result<Vec<PathBuf>, Failure> {
    let folder = Path::new(KEPT).join(format!("wasm{}", 8 * arch.word_bytes()));
    let path = |name: &str| {
        let path = folder.join(format!("{name}.ll"));
        match files::is_there(&path) {
            true => Ok(path),
            false => Err(Failure::input(format!(
                "there is no {}; name programs, or go to the folder of the project",
                path.display()
            ))),
        }
    };
    PROGRAMS.split(' ').map(path).collect()
}

/// A program of assembly, and as it runs on several cores if it is for one.
pub struct Assembled {
    pub image: Image,
    /// What each core begins with, and where: core 0 computes, and the others end.
    pub alone: Option<(Image, Address)>,
}

impl Assembled {
    /// Assembles one source or object; an image is taken as it is.
    pub fn new(target: &CTarget, path: &PathBuf) -> Result<Self, Failure> {
        let arch = &target.arch;
        let own = std::slice::from_ref(path);
        if program::format_of(path).is_some() {
            let image = program::load_with(arch, target.custom_unit, own, &program::ImageOptions::default())?;
            return Ok(Self { image, alone: None });
        }
        let mut objects = program::load_objects(arch, target.custom_unit, own)?;
        let image = assembler::link(arch, &objects, &LinkOptions::default())?;
        crate::failure::print_diagnostics(&image.warnings);
        if !is_for_one_core(&image) {
            return Ok(Self { image, alone: None });
        }
        let source = SourceFile::new("core_0_alone.s", START_SOURCE);
        let source = source.map_err(assembler::Diagnostics::from)?;
        objects.push(assembler::assemble_source(arch, &source)?.object);
        let linked = assembler::link(arch, &objects, &LinkOptions::default())?;
        let start = linked.symbol(START).map(|symbol| symbol.address);
        Ok(Self { image, alone: start.map(|start| (linked, start)) })
    }
}

/// Whether a program asks neither for the number of its core nor for how many there are. A program
/// without sources may ask for either.
fn is_for_one_core(image: &Image) -> bool {
    let mut instructions = image.written_instructions().peekable();
    let is_known = instructions.peek().is_some();
    let asks = instructions.any(|(_, instruction)| {
        let selector = HardwareId::of_selector(instruction.immediate());
        instruction.opcode() == Opcode::Hwid && matches!(selector, Some(HardwareId::Core | HardwareId::CoreCount))
    });
    is_known && !asks
}
