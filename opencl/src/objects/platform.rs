//! The one platform, with the devices that are configured.

use std::sync::{Arc, OnceLock};

use opencl_sys::{cl_int, CL_INVALID_PLATFORM};

use super::{register, Base, DeviceId, Object};
use crate::devices;

/// The platform.
pub struct PlatformId {
    base: Base,
    /// Its devices, the default one first.
    pub devices: Vec<Arc<DeviceId>>,
}

impl Object for PlatformId {
    const INVALID: cl_int = CL_INVALID_PLATFORM;

    fn base(&self) -> &Base {
        &self.base
    }
}

/// The platform. A file of devices that is wrong leaves it without any, and the reason goes to the standard error.
pub fn platform() -> &'static Arc<PlatformId> {
    static PLATFORM: OnceLock<Arc<PlatformId>> = OnceLock::new();
    PLATFORM.get_or_init(|| {
        let found = devices::configured().unwrap_or_else(|error| {
            eprintln!("harmonica: there are no OpenCL devices: {error}");
            Vec::new()
        });
        let devices = found.into_iter().map(|device| register(|base| DeviceId::new(base, device))).collect();
        register(|base| PlatformId { base, devices })
    })
}
