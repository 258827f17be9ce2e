//! What handles name: platform, devices, contexts, queues, buffers, programs, kernels, events.

mod buffer;
mod context;
mod device;
mod event;
mod kernel;
mod platform;
mod program;
mod queue;
mod registry;

pub use buffer::Buffer;
pub use context::{Context, Notify};
pub use device::DeviceId;
pub use event::{now, Event};
pub use kernel::{put_word, Kernel, Value};
pub use platform::{platform, PlatformId};
pub use program::{Build, Program, Status};
pub use queue::Queue;
pub use registry::{find, locked, register, release, retain, Base, Handle, Object};
