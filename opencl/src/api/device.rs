//! Devices.

use std::ffi::c_void;
use std::sync::Arc;

use compiler::opencl::{extensions, features};
use opencl_sys::*;

use super::answer::{answer, Answer};
use super::platform::{platform_of, VENDOR, VERSION};
use super::pointers::{call, list, put};
use crate::builder;
use crate::devices::ALIGNMENT;
use crate::objects::{find, now, platform, Context, DeviceId, Handle, Object, Queue};

/// The versions of OpenCL C that kernels may have.
const VERSIONS: [[u32; 3]; 4] = [[1, 0, 0], [1, 1, 0], [1, 2, 0], [3, 0, 0]];
/// What floats of a core can.
const FLOATS: cl_device_fp_config =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_FMA | CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
/// What doubles can.
const DOUBLES: cl_device_fp_config =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF | CL_FP_FMA;
/// What queues can.
pub(super) const QUEUES: cl_command_queue_properties = CL_QUEUE_PROFILING_ENABLE;
/// The orders and scopes of atomic functions.
const ATOMICS: cl_device_atomic_capabilities =
    CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP | CL_DEVICE_ATOMIC_SCOPE_DEVICE;
/// The orders and scopes of fences.
const FENCES: cl_device_atomic_capabilities = ATOMICS | CL_DEVICE_ATOMIC_ORDER_ACQ_REL;

/// The devices of these types. All are GPUs: host programs ask for no others.
pub(super) fn devices_of(kind: cl_device_type) -> Result<Vec<Arc<DeviceId>>, cl_int> {
    let all = CL_DEVICE_TYPE_DEFAULT
        | CL_DEVICE_TYPE_CPU
        | CL_DEVICE_TYPE_GPU
        | CL_DEVICE_TYPE_ACCELERATOR
        | CL_DEVICE_TYPE_CUSTOM;
    let is_all = kind == CL_DEVICE_TYPE_ALL;
    if !is_all && (kind == 0 || kind & !all != 0) {
        return Err(CL_INVALID_DEVICE_TYPE);
    }
    let devices = platform().devices.iter();
    let found: Vec<_> = if is_all || kind & CL_DEVICE_TYPE_GPU != 0 {
        devices.cloned().collect()
    } else if kind & CL_DEVICE_TYPE_DEFAULT != 0 {
        devices.take(1).cloned().collect()
    } else {
        Vec::new()
    };
    if found.is_empty() {
        return Err(CL_DEVICE_NOT_FOUND);
    }
    Ok(found)
}

/// The devices of a list.
pub(super) unsafe fn listed_devices(count: cl_uint, first: *const Handle) -> Result<Vec<Arc<DeviceId>>, cl_int> {
    list(first, count as usize).iter().map(|handle| find::<DeviceId>(*handle)).collect()
}

pub(crate) unsafe extern "C" fn clGetDeviceIDs(
    platform: cl_platform_id,
    device_type: cl_device_type,
    num_entries: cl_uint,
    devices: *mut cl_device_id,
    num_devices: *mut cl_uint,
) -> cl_int {
    call(|| {
        platform_of(platform)?;
        if devices.is_null() != (num_entries == 0) || devices.is_null() && num_devices.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let found = devices_of(device_type)?;
        if !devices.is_null() {
            for (place, device) in found.iter().take(num_entries as usize).enumerate() {
                put(devices.add(place), device.handle());
            }
        }
        put(num_devices, found.len() as cl_uint);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clGetDeviceInfo(
    device: cl_device_id,
    param_name: cl_device_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let device = find::<DeviceId>(device)?;
        let found = [identity, sizes, language, absences].iter().find_map(|group| group(&device, param_name));
        found.ok_or(CL_INVALID_VALUE)
    })
}

/// What the device is.
fn identity(device: &DeviceId, name: cl_device_info) -> Option<Answer> {
    Some(match name {
        CL_DEVICE_TYPE => Answer::ulong(CL_DEVICE_TYPE_GPU),
        // None of the numbers of PCI's vendors, and none of those that Khronos gives.
        CL_DEVICE_VENDOR_ID => Answer::uint(0x0048_4152),
        CL_DEVICE_NAME => Answer::text(&device.device.shape().name),
        CL_DEVICE_VENDOR => Answer::text(VENDOR),
        CL_DRIVER_VERSION => Answer::text(&builder::version(&device.device.shape().config)),
        CL_DEVICE_PROFILE => Answer::text("FULL_PROFILE"),
        CL_DEVICE_VERSION => Answer::text(VERSION),
        CL_DEVICE_NUMERIC_VERSION => Answer::uint(make_version(3, 0, 0)),
        CL_DEVICE_PLATFORM => Answer::handle(platform().handle()),
        CL_DEVICE_PARENT_DEVICE => Answer::handle(std::ptr::null_mut()),
        CL_DEVICE_REFERENCE_COUNT => Answer::uint(1),
        CL_DEVICE_AVAILABLE | CL_DEVICE_COMPILER_AVAILABLE | CL_DEVICE_LINKER_AVAILABLE => Answer::flag(true),
        CL_DEVICE_ENDIAN_LITTLE => Answer::flag(true),
        CL_DEVICE_EXECUTION_CAPABILITIES => Answer::ulong(CL_EXEC_KERNEL),
        CL_DEVICE_QUEUE_ON_HOST_PROPERTIES => Answer::ulong(QUEUES),
        CL_DEVICE_PROFILING_TIMER_RESOLUTION => Answer::size(device.device.timer_resolution() as usize),
        CL_DEVICE_PREFERRED_INTEROP_USER_SYNC => Answer::flag(true),
        CL_DEVICE_EXTENSIONS => Answer::text(&extensions_of(device).collect::<Vec<_>>().join(" ")),
        CL_DEVICE_EXTENSIONS_WITH_VERSION => {
            Answer::versions(extensions_of(device).map(|name| (name.to_owned(), [1, 0, 0])))
        }
        CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED => Answer::text(""),
        _ => return None,
    })
}

/// The names of its extensions.
fn extensions_of(device: &DeviceId) -> impl Iterator<Item = &'static str> {
    let has_doubles = device.device.shape().doubles;
    extensions().filter(move |name| has_doubles || *name != "cl_khr_fp64")
}

/// How much there is of everything.
fn sizes(device: &DeviceId, name: cl_device_info) -> Option<Answer> {
    let shape = device.device.shape();
    let config = &shape.config;
    let memory = shape.buffers().end - shape.buffers().start;
    let lanes = config.arch.lanes();
    Some(match name {
        CL_DEVICE_MAX_COMPUTE_UNITS => Answer::uint(1),
        CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS => Answer::uint(3),
        CL_DEVICE_MAX_WORK_GROUP_SIZE => Answer::size(shape.group_items as usize),
        CL_DEVICE_MAX_WORK_ITEM_SIZES => Answer::sizes(&[shape.group_items as usize; 3]),
        CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::size(lanes as usize),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_INT
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE => Answer::uint(1),
        CL_DEVICE_MAX_CLOCK_FREQUENCY => Answer::uint(shape.clock_mhz),
        CL_DEVICE_ADDRESS_BITS => Answer::uint(config.arch.word_bits()),
        CL_DEVICE_MAX_MEM_ALLOC_SIZE => Answer::ulong(shape.buffer_bytes()),
        CL_DEVICE_GLOBAL_MEM_SIZE => Answer::ulong(memory),
        CL_DEVICE_SVM_CAPABILITIES => Answer::ulong(CL_DEVICE_SVM_COARSE_GRAIN_BUFFER),
        // A kernel's arguments have 4 KiB, in which a structure may have gaps before it.
        CL_DEVICE_MAX_PARAMETER_SIZE => Answer::size(2048),
        CL_DEVICE_MEM_BASE_ADDR_ALIGN => Answer::uint(8 * ALIGNMENT as u32),
        CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE => Answer::uint(ALIGNMENT as u32),
        CL_DEVICE_GLOBAL_MEM_CACHE_TYPE => Answer::uint(config.data_cache.map_or(CL_NONE, |_| CL_READ_WRITE_CACHE)),
        CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE => Answer::uint(config.data_cache.map_or(0, |_| config.line_bytes())),
        CL_DEVICE_GLOBAL_MEM_CACHE_SIZE => Answer::ulong(config.data_cache.map_or(0, |cache| cache.bytes)),
        // Constant memory is that of other buffers.
        CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE => Answer::ulong(shape.buffer_bytes()),
        CL_DEVICE_MAX_CONSTANT_ARGS => Answer::uint(64),
        CL_DEVICE_LOCAL_MEM_TYPE => {
            Answer::uint(if config.scratchpad_bytes >= shape.local_bytes() { CL_LOCAL } else { CL_GLOBAL })
        }
        CL_DEVICE_LOCAL_MEM_SIZE => Answer::ulong(shape.local_bytes()),
        CL_DEVICE_PRINTF_BUFFER_SIZE => Answer::size(1 << 20),
        CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT => Answer::uint(0),
        _ => return None,
    })
}

/// What kernels may have.
fn language(device: &DeviceId, name: cl_device_info) -> Option<Answer> {
    let has_doubles = device.device.shape().doubles;
    let features = || features().filter(|feature| has_doubles || *feature != "__opencl_c_fp64");
    Some(match name {
        CL_DEVICE_SINGLE_FP_CONFIG => Answer::ulong(FLOATS | in_routines(device, 4)),
        CL_DEVICE_DOUBLE_FP_CONFIG => Answer::ulong(if has_doubles { DOUBLES | in_routines(device, 8) } else { 0 }),
        CL_DEVICE_OPENCL_C_VERSION => Answer::text("OpenCL C 3.0 Harmonica"),
        CL_DEVICE_OPENCL_C_ALL_VERSIONS => {
            Answer::versions(VERSIONS.into_iter().map(|version| ("OpenCL C".to_owned(), version)))
        }
        CL_DEVICE_OPENCL_C_FEATURES => Answer::versions(features().map(|feature| (feature.to_owned(), [3, 0, 0]))),
        CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES => {
            Answer::ulong(FENCES | CL_DEVICE_ATOMIC_ORDER_SEQ_CST | CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES)
        }
        CL_DEVICE_ATOMIC_FENCE_CAPABILITIES => Answer::ulong(
            FENCES
                | CL_DEVICE_ATOMIC_ORDER_SEQ_CST
                | CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM
                | CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES,
        ),
        CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT => Answer::flag(true),
        CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT => Answer::flag(true),
        CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE => Answer::size(64 << 10),
        CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE => Answer::size(64 << 10),
        _ => return None,
    })
}

/// Whether numbers of so many bytes are computed by routines: a core computes those that are as long as its words.
fn in_routines(device: &DeviceId, bytes: u32) -> cl_device_fp_config {
    let config = &device.device.shape().config;
    match config.float && config.arch.word_bytes() == bytes {
        true => 0,
        false => CL_FP_SOFT_FLOAT,
    }
}

/// What there is not.
fn absences(_: &DeviceId, name: cl_device_info) -> Option<Answer> {
    Some(match name {
        CL_DEVICE_IMAGE_SUPPORT
        | CL_DEVICE_ERROR_CORRECTION_SUPPORT
        | CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT
        | CL_DEVICE_PIPE_SUPPORT
        | CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS
        // The device's memory is not the host's.
        | CL_DEVICE_HOST_UNIFIED_MEMORY => Answer::flag(false),
        CL_DEVICE_MAX_READ_IMAGE_ARGS
        | CL_DEVICE_MAX_WRITE_IMAGE_ARGS
        | CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS
        | CL_DEVICE_MAX_SAMPLERS
        | CL_DEVICE_IMAGE_PITCH_ALIGNMENT
        | CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT
        | CL_DEVICE_PARTITION_MAX_SUB_DEVICES
        | CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF
        | CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF
        | CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE
        | CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE
        | CL_DEVICE_MAX_ON_DEVICE_QUEUES
        | CL_DEVICE_MAX_ON_DEVICE_EVENTS
        | CL_DEVICE_MAX_PIPE_ARGS
        | CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS
        | CL_DEVICE_PIPE_MAX_PACKET_SIZE
        | CL_DEVICE_MAX_NUM_SUB_GROUPS => Answer::uint(0),
        CL_DEVICE_IMAGE2D_MAX_WIDTH
        | CL_DEVICE_IMAGE2D_MAX_HEIGHT
        | CL_DEVICE_IMAGE3D_MAX_WIDTH
        | CL_DEVICE_IMAGE3D_MAX_HEIGHT
        | CL_DEVICE_IMAGE3D_MAX_DEPTH
        | CL_DEVICE_IMAGE_MAX_BUFFER_SIZE
        | CL_DEVICE_IMAGE_MAX_ARRAY_SIZE => Answer::size(0),
        CL_DEVICE_HALF_FP_CONFIG
        | CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES
        | CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES
        | CL_DEVICE_PARTITION_AFFINITY_DOMAIN => Answer::ulong(0),
        CL_DEVICE_IL_VERSION | CL_DEVICE_BUILT_IN_KERNELS => Answer::text(""),
        CL_DEVICE_PARTITION_PROPERTIES => Answer::properties(&[0]),
        CL_DEVICE_ILS_WITH_VERSION | CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION | CL_DEVICE_PARTITION_TYPE => {
            Answer::empty()
        }
        _ => return None,
    })
}

pub(crate) unsafe extern "C" fn clCreateSubDevices(
    in_device: cl_device_id,
    properties: *const cl_device_partition_property,
    _num_devices: cl_uint,
    _out_devices: *mut cl_device_id,
    _num_devices_ret: *mut cl_uint,
) -> cl_int {
    call(|| {
        find::<DeviceId>(in_device)?;
        // A core is not parted.
        Err(if properties.is_null() { CL_INVALID_VALUE } else { CL_DEVICE_PARTITION_FAILED })
    })
}

/// Devices that are no part of another one are not counted.
pub(crate) unsafe extern "C" fn clRetainDevice(device: cl_device_id) -> cl_int {
    call(|| find::<DeviceId>(device).map(|_| ()))
}

pub(crate) unsafe extern "C" fn clReleaseDevice(device: cl_device_id) -> cl_int {
    clRetainDevice(device)
}

pub(crate) unsafe extern "C" fn clGetDeviceAndHostTimer(
    device: cl_device_id,
    device_timestamp: *mut cl_ulong,
    host_timestamp: *mut cl_ulong,
) -> cl_int {
    call(|| {
        find::<DeviceId>(device)?;
        if device_timestamp.is_null() || host_timestamp.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let time = now();
        put(device_timestamp, time);
        put(host_timestamp, time);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clGetHostTimer(device: cl_device_id, host_timestamp: *mut cl_ulong) -> cl_int {
    call(|| {
        find::<DeviceId>(device)?;
        if host_timestamp.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        put(host_timestamp, now());
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clSetDefaultDeviceCommandQueue(
    context: cl_context,
    device: cl_device_id,
    command_queue: cl_command_queue,
) -> cl_int {
    call(|| {
        find::<Context>(context)?;
        find::<DeviceId>(device)?;
        find::<Queue>(command_queue)?;
        // Kernels cannot enqueue kernels.
        Err(CL_INVALID_OPERATION)
    })
}
