//! The golden model for a web page without a server: it assembles a program and goes through its run, step by step,
//! forwards and backwards.
//!
//! The page asks in JSON and is answered in JSON ([`Playground::answer`]). The way of a question: [`question`] says
//! what can be asked; [`program`] makes an image and a machine of sources and choices; [`run`] goes to any step of the
//! run, from snapshots; [`watch`] sees each step; [`picture`] shows the machine as the page draws it. For WebAssembly
//! the module `shell` exports three functions, and nothing else is different there.
//!
//! What a user gives ends in an answer, never in a panic: sources, RAM and steps are bounded.

pub mod picture;
pub mod program;
pub mod question;
pub mod run;
#[cfg(target_arch = "wasm32")]
mod shell;
pub mod watch;

pub use question::Playground;
