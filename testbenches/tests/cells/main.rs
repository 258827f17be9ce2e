//! Our models of vendors' cells (`fpga/cells`), each alone, against references of its own in Rust, written from the
//! vendors' documents; and that they refuse what they do not model.

mod block_ram;
mod ecp5_registers;
mod gowin_ram;
mod ice40_ram;
mod multipliers;
mod refusals;
mod xilinx_ram;

use fpga::CellLibrary;
use testbenches::bridge::{BridgeError, Built, Design, Model, ModelCache, ModelOptions, Optimisation, Start};

/// The bench that instantiates cells, with our models of the library. In these, no warning of
/// Verilator's is waived.
fn design(library: CellLibrary, bench: &str) -> Design {
    let design = Design::new("bench").with_lenient_file("bench.v", bench);
    let models = library.own_models().into_iter();
    models.fold(design, |design, file| design.with_file(file.name, file.text))
}

fn build(library: CellLibrary, bench: &str) -> Result<Built, BridgeError> {
    let options = ModelOptions { optimisation: Optimisation::None, ..ModelOptions::default() };
    ModelCache::from_environment().build(&design(library, bench), &options)
}

fn model(library: CellLibrary, bench: &str) -> Model {
    let built = build(library, bench).unwrap_or_else(|error| panic!("{error}"));
    let model = built.instantiate(Start::Random(1));
    model.expect("initial blocks run")
}
