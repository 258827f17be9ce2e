//! What handles name: platform, devices, contexts, queues, buffers, programs, kernels, events;
//! and shared memory, which has addresses in place of handles.

mod buffer;
mod context;
mod device;
mod event;
mod kernel;
mod maps;
mod memory;
mod platform;
mod program;
mod queue;
mod registry;
mod shared;

pub use buffer::Buffer;
pub use context::{Context, Notify};
pub use device::DeviceId;
pub use event::{now, Event};
pub use kernel::{put_word, Block, Kernel, Value};
pub use maps::Map;
pub use memory::{Memory, Part};
pub use platform::{platform, PlatformId};
pub use program::{Build, Program, Status};
pub use queue::Queue;
pub use registry::{find, locked, register, release, retain, Base, Handle, Object};
pub use shared::{Shared, SharedPlace};
