//! The page of each call of a kernel, as `harmonica view` makes one of a program: the call runs once more on the timing
//! model, whose records are shown.

use std::path::Path;

use assembler::Image;
use testbenches::{model_records, MemoryTiming, Run};
use view::{About, Ending, Recorder, SourceText};

use super::{files, Call};

/// Cycles of a page at most: what a browser opens quickly.
const CYCLES_MAX: u64 = 1_000_000;

/// Writes the page of a call into a folder.
pub fn write(folder: &Path, call: &Call<'_>, ram: &Image) -> Result<(), String> {
    let debug = call.debug()?;
    let config = &call.device.shape().config;
    let mut recorder = Recorder::new(config);
    let run = Run::new(config, ram, MemoryTiming::IDEAL, CYCLES_MAX);
    let is_done = model_records(&run, &mut |_, record| recorder.see(record)).map_err(|error| error.to_string())?;
    let (ending, report) = match is_done {
        true => (Ending::Done, "The kernel came to its end.".to_owned()),
        false => (Ending::CycleLimit, format!("The page shows the first {CYCLES_MAX} cycles of the kernel.")),
    };
    let title = format!("the kernel {}, call {}", call.kernel(), call.number);
    let sources = debug.sources.iter().map(|(name, text)| SourceText { name: name.clone(), text: text.clone() });
    let about = About {
        title: title.clone(),
        command: String::new(),
        memory: MemoryTiming::IDEAL.to_string(),
        side: "the golden model".to_owned(),
        ending,
        report,
        sources: sources.collect(),
        mismatch: None,
        hang: None,
    };
    let recording = recorder.finish(&debug.image, &about);
    let page = view::page(&title, &[&recording]).map_err(|error| error.to_string())?;
    files::write_numbered(folder, call.number, call.kernel(), "html", page.as_bytes())
}
