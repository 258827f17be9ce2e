//! Prints the Verilog of a core: `cargo run -p hdl --example emit -- 4w8/8/4/4 [trace] [key=value ...]`, keys as in a configuration file.

use std::process::ExitCode;

use isa::{CoreConfig, CoreOptions};

fn main() -> ExitCode {
    let mut toml = String::new();
    for (place, argument) in std::env::args().skip(1).enumerate() {
        match argument.split_once('=') {
            Some((key, value)) => toml += &format!("{key} = {value}\n"),
            None if argument == "trace" => toml += "trace = true\n",
            None if place == 0 => toml += &format!("arch = \"{argument}\"\n"),
            None => {
                eprintln!("`{argument}` is neither `trace` nor `key=value`");
                return ExitCode::from(2);
            }
        }
    }
    match verilog(&toml) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn verilog(toml: &str) -> Result<String, String> {
    let options = CoreOptions::from_toml(toml).map_err(|error| error.to_string())?;
    let config = CoreConfig::from_options(&options).map_err(|error| error.to_string())?;
    hdl::emit_verilog(&config).map_err(|errors| errors.to_string())
}
