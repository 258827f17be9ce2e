//! `harmonica verilog`: emits the core.

use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::files;
use crate::selection::CoreSelection;

/// Emit the core as synthesizable Verilog-2001, one file a module
///
/// Example: harmonica verilog --arch 4w16/16/8/8 -o rtl
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    core: CoreSelection,
    /// Folder for the files; made if it is missing
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// One file with all modules instead of one file a module
    #[arg(long)]
    single_file: bool,
    /// Emit the trace ports of the lock step as well (simulation only)
    #[arg(long)]
    trace: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Emits.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut config = arguments.core.config()?;
    if arguments.trace {
        config = config.with_trace(true);
    }
    let mut outputs = Vec::new();
    if arguments.single_file {
        let text = hdl::emit_verilog(&config).map_err(Failure::input)?;
        outputs.push((
            arguments.output.join(format!("{}.v", hdl::TOP_MODULE)),
            text.into_bytes(),
        ));
    } else {
        for module in hdl::emit_modules(&config).map_err(Failure::input)? {
            outputs.push((
                arguments.output.join(format!("{}.v", module.name)),
                module.text.into_bytes(),
            ));
        }
    }
    files::write_all(&outputs)?;
    let bytes: usize = outputs.iter().map(|(_, text)| text.len()).sum();
    let names: Vec<_> = outputs
        .iter()
        .map(|(path, _)| path.display().to_string())
        .collect();
    if arguments.json {
        let result = serde_json::json!({
            "arch": config.arch.to_string(), "top": hdl::TOP_MODULE, "files": names, "bytes": bytes,
        });
        println!("{result}");
    } else {
        println!(
            "{}: {} files, {} KiB in {}; top module {}",
            config.arch,
            names.len(),
            bytes.div_ceil(1024),
            arguments.output.display(),
            hdl::TOP_MODULE
        );
    }
    Ok(())
}
