//! Events of the core that kernels bring about: each call runs once more on the timing model, counted.

use std::path::Path;
use std::sync::Mutex;

use assembler::Image;
use coverage::Collected;
use testbenches::{counted_on_model, MemoryTiming, Run};

use super::{files, limit_of, Call};
use crate::devices::Ran;
use crate::objects::locked;

/// What all calls of this process have brought about.
static COLLECTED: Mutex<Option<Collected>> = Mutex::new(None);

/// Adds a call, and writes what there is now for `harmonica coverage`.
pub fn add(file: &Path, call: &Call<'_>, ram: &Image, ran: &Ran) -> Result<(), String> {
    let config = &call.device.shape().config;
    let run = Run::new(config, ram, MemoryTiming::IDEAL, limit_of(ran));
    let counted = counted_on_model(&run).map_err(|error| error.to_string())?;
    let name = || format!("call {} of an OpenCL host program: the kernel {}", call.number, call.kernel());
    let mut collected = locked(&COLLECTED);
    let collected = collected.get_or_insert_default();
    collected.add_run(config, &counted, false, name);
    files::write(file, collected.to_json().as_bytes())
}
