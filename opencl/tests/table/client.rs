//! A host program in Rust, which calls the driver by its dispatch table, as a loader does.

use std::ffi::{c_char, c_void, CString};
use std::ptr::{null, null_mut};
use std::sync::{Once, OnceLock};

use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::*;

/// A function of the table.
macro_rules! cl {
    ($name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: the pointers are those of this test; handles may be anything, which is what is tested.
        unsafe { ($crate::client::table().$name.unwrap())($($argument),*) }
    };
}
pub(crate) use cl;

/// The table of devices that a test program uses, if it has one of its own: it is set before anything else.
pub static OWN_DEVICES: OnceLock<String> = OnceLock::new();

/// The default device; a small one that counts cycles: in lock step, and the model alone; one with small groups and no
/// doubles; and one with a data cache, whose addresses are as long as the host's.
const DEVICES: &str = "
[[device]]
arch = \"4w32/16/16/16\"
ram_bytes = 0x10000000

[[device]]
kind = \"lockstep\"
arch = \"4w8/8/4/4\"
float = false
stack_depth = 16
ram_bytes = 0x2000000

[[device]]
kind = \"cycles\"
clock_mhz = 100
arch = \"4w8/8/4/4\"
float = false
stack_depth = 16
ram_bytes = 0x2000000

[[device]]
arch = \"4w8/8/4/4\"
group_items = 16
doubles = false

[[device]]
arch = \"8w16/16/4/4\"
data_cache_bytes = 4096
";

/// A context with a queue on a device.
pub struct Client {
    pub platform: cl_platform_id,
    pub device: cl_device_id,
    pub context: cl_context,
    pub queue: cl_command_queue,
}

/// Calls a function that gives a handle and a code; the code is to be success.
pub fn made(call: impl FnOnce(*mut cl_int) -> *mut c_void) -> *mut c_void {
    let mut code = 1;
    let handle = call(&mut code);
    assert_eq!((code, handle.is_null()), (CL_SUCCESS, false));
    handle
}

impl Client {
    /// On the default device.
    pub fn new() -> Self {
        Self::on(0)
    }

    /// On a device of the table.
    pub fn on(number: usize) -> Self {
        Self::on_some(&[number])
    }

    /// On the first of some devices of [`DEVICES`]; the context has all of them.
    pub fn on_some(numbers: &[usize]) -> Self {
        let (mut platform, mut devices) = (null_mut(), [null_mut(); 5]);
        assert_eq!(cl!(clGetPlatformIDs(1, &mut platform, null_mut())), CL_SUCCESS);
        let into = devices.as_mut_ptr();
        assert_eq!(cl!(clGetDeviceIDs(platform, CL_DEVICE_TYPE_GPU, 5, into, null_mut())), CL_SUCCESS);
        let own: Vec<_> = numbers.iter().map(|number| devices[*number]).collect();
        let (count, first, device) = (own.len() as cl_uint, own.as_ptr(), own[0]);
        let context = made(|code| cl!(clCreateContext(null(), count, first, None, null_mut(), code)));
        let profiling = CL_QUEUE_PROFILING_ENABLE;
        let queue = made(|code| cl!(clCreateCommandQueue(context, device, profiling, code)));
        Self { platform, device, context, queue }
    }

    /// This context with a queue on another device of its own, of [`DEVICES`].
    pub fn beside(&self, number: usize) -> Self {
        let Self { platform, context, .. } = *self;
        let device = Self::on(number).device;
        let queue = made(|code| cl!(clCreateCommandQueue(context, device, 0, code)));
        Self { platform, device, context, queue }
    }

    /// A program of a source, not built.
    pub fn program(&self, source: &str) -> cl_program {
        let length = source.len();
        let mut text = source.as_ptr().cast::<c_char>();
        made(|code| cl!(clCreateProgramWithSource(self.context, 1, &mut text, &length, code)))
    }

    /// Builds a program.
    pub fn build(&self, program: cl_program, options: &str) -> cl_int {
        let options = CString::new(options).unwrap();
        cl!(clBuildProgram(program, 0, null(), options.as_ptr(), None, null_mut()))
    }

    /// A kernel of a program that is built.
    pub fn kernel(&self, program: cl_program, name: &str) -> cl_kernel {
        let name = CString::new(name).unwrap();
        made(|code| cl!(clCreateKernel(program, name.as_ptr(), code)))
    }

    /// A buffer of words.
    pub fn buffer(&self, words: &[i32]) -> cl_mem {
        let (flags, host) = (CL_MEM_COPY_HOST_PTR, words.as_ptr().cast_mut().cast());
        made(|code| cl!(clCreateBuffer(self.context, flags, size_of_val(words), host, code)))
    }

    /// The words of a buffer from an offset on.
    pub fn read(&self, buffer: cl_mem, count: usize) -> Vec<i32> {
        let mut words = vec![0_i32; count];
        let (bytes, to) = (4 * count, words.as_mut_ptr().cast());
        let read = cl!(clEnqueueReadBuffer(self.queue, buffer, CL_TRUE, 0, bytes, to, 0, null(), null_mut()));
        assert_eq!(read, CL_SUCCESS);
        words
    }

    /// The nanoseconds between start and end of a command.
    pub fn time(&self, event: cl_event) -> u64 {
        assert_eq!(cl!(clWaitForEvents(1, &event)), CL_SUCCESS);
        let [start, end] = [CL_PROFILING_COMMAND_START, CL_PROFILING_COMMAND_END].map(|what| {
            let mut time = 0_u64;
            let to = std::ptr::from_mut(&mut time).cast();
            assert_eq!(cl!(clGetEventProfilingInfo(event, what, 8, to, null_mut())), CL_SUCCESS);
            time
        });
        end - start
    }

    /// Runs a kernel over a range; an empty group leaves its size to the driver.
    pub fn run(&self, kernel: cl_kernel, items: &[usize], group: &[usize], event: *mut cl_event) -> cl_int {
        let group = if group.is_empty() { null() } else { group.as_ptr() };
        let dimensions = items.len() as cl_uint;
        let items = items.as_ptr();
        cl!(clEnqueueNDRangeKernel(self.queue, kernel, dimensions, null(), items, group, 0, null(), event))
    }
}

/// Sets an argument to a value.
pub fn set<T>(kernel: cl_kernel, place: cl_uint, value: &T) -> cl_int {
    cl!(clSetKernelArg(kernel, place, size_of::<T>(), std::ptr::from_ref(value).cast()))
}

/// The log of a build.
pub fn log(client: &Client, program: cl_program) -> String {
    let mut text = vec![0_u8; 1 << 16];
    let (mut bytes, to) = (0, text.as_mut_ptr().cast());
    let what = CL_PROGRAM_BUILD_LOG;
    let code = cl!(clGetProgramBuildInfo(program, client.device, what, 1 << 16, to, &mut bytes));
    assert_eq!(code, CL_SUCCESS);
    String::from_utf8_lossy(&text[..bytes - 1]).into_owned()
}

/// The dispatch table of a driver that has read the table of devices.
pub fn table() -> &'static cl_icd_dispatch {
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), OWN_DEVICES.get().map_or(DEVICES, String::as_str)).unwrap();
        std::env::set_var("HARMONICA_OPENCL_DEVICES", file.path());
        // It reads the file when it is asked for the first time.
        let mut count = 0;
        let ask = harmonica_opencl::dispatch().clGetPlatformIDs.unwrap();
        // SAFETY: the pointer is that of a variable.
        assert_eq!(unsafe { ask(0, null_mut(), &mut count) }, CL_SUCCESS);
    });
    harmonica_opencl::dispatch()
}
