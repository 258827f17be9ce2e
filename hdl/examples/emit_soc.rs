//! Writes the Verilog and the image of a system into a folder: `cargo run -p hdl --example emit_soc -- FOLDER MEMORY LOADER CLOCK_HZ BAUD IMAGE [key=value ...]`,
//! MEMORY one of `dual`, `single`, `external`, `wishbone`; LOADER `loader` or `none`; IMAGE a file or `none`; keys as in a configuration file.

use hdl::soc::{emit_soc, SocConfig, SocMemory, IMAGE_FILE};
use isa::{CoreConfig, CoreOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, memory, loader, clock_hz, baud, image, keys @ ..] = arguments.as_slice() else {
        return Err("FOLDER MEMORY LOADER CLOCK_HZ BAUD IMAGE [key=value ...]".into());
    };
    let toml: String = keys
        .iter()
        .map(|key| format!("{}\n", key.replacen('=', " = ", 1)))
        .collect();
    let core = CoreConfig::from_options(&CoreOptions::from_toml(&toml)?)?;
    let memory = match memory.as_str() {
        "dual" => SocMemory::DualPort,
        "single" => SocMemory::SinglePort,
        "external" => SocMemory::External,
        "wishbone" => SocMemory::Wishbone,
        other => return Err(format!("no memory `{other}`").into()),
    };
    let config = SocConfig {
        core,
        clock_hz: clock_hz.parse()?,
        baud: baud.parse()?,
        memory,
        loader: loader == "loader",
    };
    let image = match image.as_str() {
        "none" => Vec::new(),
        path => std::fs::read(path)?,
    };
    let soc = emit_soc(&config, &image)?;
    std::fs::create_dir_all(folder)?;
    for module in &soc.modules {
        std::fs::write(format!("{folder}/{}.v", module.name), &module.text)?;
    }
    if let Some(text) = soc.image {
        std::fs::write(format!("{folder}/{IMAGE_FILE}"), text)?;
    }
    Ok(())
}
