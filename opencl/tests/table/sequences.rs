//! Random sequences of calls: none crashes, each gives a code, and when all is released, nothing is left.

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use fastrand::Rng;
use opencl_sys::*;

use crate::client::{cl, log, made, set, Client};

/// How many sequences; each is that of its number.
const SEQUENCES: u64 = 1000;
/// Calls of each.
const CALLS: usize = 60;
/// Bytes of the greatest buffer. The host's memory has as many.
const BYTES: usize = 4096;
/// Bytes of the device's memory that the driver gives out in the end, in one piece.
const PIECE: usize = 32 << 20;

const SOURCE: &str = "
__kernel void add(__global int *to, int more) { if (to) atomic_add(to, more); }
__kernel void share(__global int *to, __local int *scratch, int4 more) {
    scratch[0] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(scratch, more.y);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (to && get_local_id(0) == 0) to[0] = scratch[0];
}
";

/// What handles are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Buffer,
    Kernel,
    Event,
    UserEvent,
    Program,
    Queue,
    Context,
}

impl Kind {
    const ALL: [Self; 7] =
        [Self::Buffer, Self::Kernel, Self::Event, Self::UserEvent, Self::Program, Self::Queue, Self::Context];

    fn retain(self, handle: *mut c_void) -> cl_int {
        match self {
            Self::Buffer => cl!(clRetainMemObject(handle)),
            Self::Kernel => cl!(clRetainKernel(handle)),
            Self::Event | Self::UserEvent => cl!(clRetainEvent(handle)),
            Self::Program => cl!(clRetainProgram(handle)),
            Self::Queue => cl!(clRetainCommandQueue(handle)),
            Self::Context => cl!(clRetainContext(handle)),
        }
    }

    fn release(self, handle: *mut c_void) -> cl_int {
        match self {
            Self::Buffer => cl!(clReleaseMemObject(handle)),
            Self::Kernel => cl!(clReleaseKernel(handle)),
            Self::Event | Self::UserEvent => cl!(clReleaseEvent(handle)),
            Self::Program => cl!(clReleaseProgram(handle)),
            Self::Queue => cl!(clReleaseCommandQueue(handle)),
            Self::Context => cl!(clReleaseContext(handle)),
        }
    }

    fn ask(self, handle: *mut c_void, what: cl_uint, bytes: usize, to: *mut c_void, size: *mut usize) -> cl_int {
        match self {
            Self::Buffer => cl!(clGetMemObjectInfo(handle, what, bytes, to, size)),
            Self::Kernel => cl!(clGetKernelInfo(handle, what, bytes, to, size)),
            Self::Event => cl!(clGetEventProfilingInfo(handle, what, bytes, to, size)),
            Self::UserEvent => cl!(clGetEventInfo(handle, what, bytes, to, size)),
            Self::Program => cl!(clGetProgramInfo(handle, what, bytes, to, size)),
            Self::Queue => cl!(clGetCommandQueueInfo(handle, what, bytes, to, size)),
            Self::Context => cl!(clGetContextInfo(handle, what, bytes, to, size)),
        }
    }

    /// The first number of what can be asked.
    fn questions(self) -> cl_uint {
        match self {
            Self::Buffer => CL_MEM_TYPE,
            Self::Kernel => CL_KERNEL_FUNCTION_NAME,
            Self::Event => CL_PROFILING_COMMAND_QUEUED,
            Self::UserEvent => CL_EVENT_COMMAND_QUEUE,
            Self::Program => CL_PROGRAM_REFERENCE_COUNT,
            Self::Queue => CL_QUEUE_CONTEXT,
            Self::Context => CL_CONTEXT_REFERENCE_COUNT,
        }
    }
}

/// A host program that calls at random.
struct Caller<'c> {
    client: &'c Client,
    program: cl_program,
    random: Rng,
    /// Handles with a reference of this program's, one entry for each reference.
    held: Vec<(Kind, *mut c_void)>,
    /// Handles whose references this program has given back.
    released: Vec<*mut c_void>,
    /// User events that nobody has completed yet: what waits for them waits for this program.
    open: Vec<cl_event>,
    /// Shared memory that nobody has freed, and some that was freed.
    shared: Vec<*mut c_void>,
    freed: Vec<*mut c_void>,
    host: Vec<u8>,
}

impl Caller<'_> {
    /// Makes what most calls want: two buffers, and the kernels with their arguments.
    fn begin(&mut self) {
        for _ in 0..2 {
            let buffer = made(|code| cl!(clCreateBuffer(self.client.context, 0, BYTES, null_mut(), code)));
            self.held.push((Kind::Buffer, buffer));
        }
        for name in ["add", "share"] {
            let kernel = self.client.kernel(self.program, name);
            assert_eq!(set(kernel, 0, &self.held[0].1), CL_SUCCESS);
            self.held.push((Kind::Kernel, kernel));
        }
        assert_eq!(set(self.held[2].1, 1, &1_i32), CL_SUCCESS);
        assert_eq!(cl!(clSetKernelArg(self.held[3].1, 1, 4, null())), CL_SUCCESS);
        assert_eq!(set(self.held[3].1, 2, &[1_i32; 4]), CL_SUCCESS);
    }

    /// A handle that is to be of a kind; one of ten is null, of ten released, of ten of another kind.
    fn any(&mut self, kind: Kind) -> *mut c_void {
        let right: Vec<_> = self.held.iter().filter(|(of, _)| *of == kind).map(|(_, handle)| *handle).collect();
        let pool = match self.random.u8(0..10) {
            0 => Vec::new(),
            1 => self.released.clone(),
            2 => self.held.iter().map(|(_, handle)| *handle).collect(),
            _ => right,
        };
        self.random.choice(pool).unwrap_or(null_mut())
    }

    /// The queue that the sequence begins with, mostly.
    fn queue(&mut self) -> *mut c_void {
        if self.random.u8(0..4) == 0 {
            self.any(Kind::Queue)
        } else {
            self.client.queue
        }
    }

    /// A number of bytes: mostly few, now and then none, or more than there can be.
    fn bytes(&mut self) -> usize {
        match self.random.u8(0..12) {
            0 => 0,
            1 => usize::MAX - self.random.usize(0..8),
            2 => BYTES + 4,
            _ => 4 * self.random.usize(0..BYTES / 16),
        }
    }

    /// Events to wait for. A blocking command must not wait for what this program would complete only afterwards.
    fn waits(&mut self, is_blocking: bool) -> Vec<cl_event> {
        let count = self.random.usize(0..3);
        let kinds = [Kind::Event, Kind::UserEvent];
        let mut event = |_| {
            let kind = self.random.choice(kinds).unwrap();
            self.any(kind)
        };
        let events: Vec<_> = (0..count).map(&mut event).collect();
        if is_blocking {
            self.complete();
        }
        events
    }

    /// Completes all user events.
    fn complete(&mut self) {
        for event in std::mem::take(&mut self.open) {
            let status = *self.random.choice(&[CL_COMPLETE, -5]).unwrap();
            assert_eq!(cl!(clSetUserEventStatus(event, status)), CL_SUCCESS);
        }
    }

    /// Keeps what a call has made.
    fn keep(&mut self, kind: Kind, handle: *mut c_void, code: cl_int) -> cl_int {
        assert_eq!(handle.is_null(), code != CL_SUCCESS, "a {kind:?} with the code {code}");
        if !handle.is_null() {
            self.held.push((kind, handle));
        }
        code
    }

    fn make(&mut self) -> cl_int {
        let mut code = 1;
        let context = if self.random.bool() { self.client.context } else { self.any(Kind::Context) };
        let bytes = self.bytes();
        let flags = *self.random.choice(&[0, CL_MEM_READ_ONLY, CL_MEM_COPY_HOST_PTR, 3, 1 << 40]).unwrap();
        let host = if self.random.bool() && bytes <= BYTES { self.host.as_mut_ptr().cast() } else { null_mut() };
        let kind = self.random.choice(Kind::ALL).unwrap();
        let handle = match kind {
            Kind::Buffer if self.random.bool() => {
                let region = cl_buffer_region { origin: self.bytes() & !127, size: bytes };
                let (of, region) = (self.any(Kind::Buffer), std::ptr::from_ref(&region).cast());
                cl!(clCreateSubBuffer(of, 0, CL_BUFFER_CREATE_TYPE_REGION, region, &mut code))
            }
            Kind::Buffer => cl!(clCreateBuffer(context, flags, bytes, host, &mut code)),
            Kind::Kernel => {
                let name = *self.random.choice(&[c"add", c"share", c"none"]).unwrap();
                let of = if self.random.bool() { self.program } else { self.any(Kind::Program) };
                cl!(clCreateKernel(of, name.as_ptr(), &mut code))
            }
            Kind::Event => return self.marker(),
            Kind::UserEvent => cl!(clCreateUserEvent(context, &mut code)),
            Kind::Program => {
                let mut text = c"__kernel void none(void) {}".as_ptr();
                cl!(clCreateProgramWithSource(context, 1, &mut text, null(), &mut code))
            }
            Kind::Queue => cl!(clCreateCommandQueue(context, self.client.device, self.random.u64(0..4), &mut code)),
            Kind::Context => cl!(clCreateContext(null(), 1, &self.client.device, None, null_mut(), &mut code)),
        };
        if kind == Kind::UserEvent && code == CL_SUCCESS {
            self.open.push(handle);
        }
        self.keep(kind, handle, code)
    }

    fn marker(&mut self) -> cl_int {
        let (queue, list, mut event) = (self.queue(), self.waits(false), null_mut());
        let (count, list) = pair(&list);
        let code = cl!(clEnqueueMarkerWithWaitList(queue, count, list, &mut event));
        self.keep(Kind::Event, event, code)
    }

    fn transfer(&mut self) -> cl_int {
        let is_blocking = self.random.bool();
        let (queue, buffer, other) = (self.queue(), self.any(Kind::Buffer), self.any(Kind::Buffer));
        let (offset, bytes, from) = (self.bytes(), self.bytes(), self.bytes());
        let list = self.waits(is_blocking);
        let (count, list) = pair(&list);
        let (blocking, host, mut event) = (cl_bool::from(is_blocking), self.host.as_mut_ptr(), null_mut());
        let code = match self.random.u8(0..5) {
            0 => cl!(clEnqueueReadBuffer(queue, buffer, blocking, offset, bytes, host.cast(), count, list, &mut event)),
            1 => {
                cl!(clEnqueueWriteBuffer(queue, buffer, blocking, offset, bytes, host.cast(), count, list, &mut event))
            }
            2 => cl!(clEnqueueCopyBuffer(queue, other, buffer, from, offset, bytes, count, list, &mut event)),
            3 => {
                let pattern = *self.random.choice(&[0, 1, 4, 12, 16, 200]).unwrap();
                cl!(clEnqueueFillBuffer(queue, buffer, host.cast(), pattern, offset, bytes, count, list, &mut event))
            }
            _ => return self.map(buffer, offset, bytes),
        };
        self.keep(Kind::Event, event, code)
    }

    /// Maps and unmaps.
    fn map(&mut self, buffer: cl_mem, offset: usize, bytes: usize) -> cl_int {
        self.complete();
        let (queue, mut code) = (self.client.queue, 1);
        let flags = *self.random.choice(&[CL_MAP_READ, CL_MAP_WRITE, CL_MAP_WRITE_INVALIDATE_REGION, 64]).unwrap();
        let at = cl!(clEnqueueMapBuffer(queue, buffer, 1, flags, offset, bytes, 0, null(), null_mut(), &mut code));
        assert_eq!(at.is_null(), code != CL_SUCCESS);
        if code == CL_SUCCESS {
            // SAFETY: the region is mapped.
            unsafe { at.cast::<u8>().write_bytes(7, bytes) };
        }
        let unmapped = cl!(clEnqueueUnmapMemObject(queue, buffer, at, 0, null(), null_mut()));
        assert!(code != CL_SUCCESS || unmapped == CL_SUCCESS, "unmapping gives {unmapped}");
        code
    }

    fn set_argument(&mut self) -> cl_int {
        let (kernel, place) = (self.any(Kind::Kernel), self.random.u32(0..4));
        let buffer = self.any(Kind::Buffer);
        let (bytes, value) = match self.random.u8(0..4) {
            0 => (size_of::<cl_mem>(), std::ptr::from_ref(&buffer).cast()),
            1 => (*self.random.choice(&[0, 4, 16, 1 << 40]).unwrap(), null()),
            _ => (*self.random.choice(&[1, 4, 16]).unwrap(), self.host.as_ptr().cast()),
        };
        cl!(clSetKernelArg(kernel, place, bytes, value))
    }

    fn launch(&mut self) -> cl_int {
        let (queue, kernel, dimensions) = (self.queue(), self.any(Kind::Kernel), self.random.u32(0..5));
        let mut sizes = || [(); 3].map(|()| self.random.usize(0..6));
        let (offset, items, group) = (sizes(), sizes(), sizes());
        let group = if self.random.bool() { null() } else { group.as_ptr() };
        let (offset, items, mut event) = (offset.as_ptr(), items.as_ptr(), null_mut());
        let list = self.waits(false);
        let (count, list) = pair(&list);
        let code =
            cl!(clEnqueueNDRangeKernel(queue, kernel, dimensions, offset, items, group, count, list, &mut event));
        self.keep(Kind::Event, event, code)
    }

    /// An address that is to be in shared memory, mostly its begin; one of ten is null, of ten freed, of ten the host's.
    fn any_shared(&mut self) -> *mut c_void {
        match self.random.u8(0..10) {
            0 => null_mut(),
            1 => self.random.choice(&self.freed).copied().unwrap_or(null_mut()),
            2 => self.host.as_mut_ptr().cast(),
            further => {
                let begin = self.random.choice(&self.shared).copied().unwrap_or(null_mut());
                let words = if further == 3 { self.random.usize(0..8) } else { 0 };
                begin.wrapping_byte_add(4 * words)
            }
        }
    }

    /// The begin of an allocation, or null. Where a command takes other addresses as the host's, it answers for them.
    fn live(&mut self) -> *mut c_void {
        self.random.choice(&self.shared).copied().unwrap_or(null_mut())
    }

    fn allocate_shared(&mut self) -> cl_int {
        let flags = *self.random.choice(&[0, CL_MEM_READ_ONLY, CL_MEM_SVM_FINE_GRAIN_BUFFER, 3]).unwrap();
        let bytes = match self.bytes() {
            bytes if bytes <= BYTES || bytes > 1 << 40 => bytes,
            _ => BYTES,
        };
        let alignment = *self.random.choice(&[0, 1, 3, 128, 1 << 30]).unwrap();
        let context = if self.random.bool() { self.client.context } else { self.any(Kind::Context) };
        let pointer = cl!(clSVMAlloc(context, flags, bytes, alignment));
        if pointer.is_null() {
            return CL_INVALID_VALUE;
        }
        if context == self.client.context {
            self.shared.push(pointer);
        } else {
            cl!(clSVMFree(context, pointer));
            self.freed.push(pointer);
        }
        CL_SUCCESS
    }

    /// Frees an allocation, at once or by a command.
    fn free_shared(&mut self) -> cl_int {
        let Some(mut pointer) = self.shared.pop() else { return CL_INVALID_VALUE };
        self.freed.push(pointer);
        if self.random.bool() {
            cl!(clSVMFree(self.client.context, pointer));
            return CL_SUCCESS;
        }
        let (list, mut event) = (self.waits(false), null_mut());
        let (count, list) = pair(&list);
        let queue = self.client.queue;
        let code = cl!(clEnqueueSVMFree(queue, 1, &mut pointer, None, null_mut(), count, list, &mut event));
        self.keep(Kind::Event, event, code)
    }

    /// A command for shared memory.
    fn move_shared(&mut self) -> cl_int {
        let is_blocking = self.random.bool();
        let (queue, to, bytes) = (self.queue(), self.any_shared(), self.bytes());
        let list = self.waits(is_blocking);
        let (count, list) = pair(&list);
        let (blocking, host, mut event) = (cl_bool::from(is_blocking), self.host.as_mut_ptr(), null_mut());
        let code = match self.random.u8(0..4) {
            0 => {
                let from = if self.random.bool() { host.cast() } else { self.live() };
                let to = self.live();
                cl!(clEnqueueSVMMemcpy(queue, blocking, to, from, bytes, count, list, &mut event))
            }
            1 => {
                let pattern = *self.random.choice(&[0, 1, 4, 12, 16, 200]).unwrap();
                cl!(clEnqueueSVMMemFill(queue, to, host.cast(), pattern, bytes, count, list, &mut event))
            }
            2 => {
                let mut list_of_one = to.cast_const();
                cl!(clEnqueueSVMMigrateMem(queue, 1, &mut list_of_one, &bytes, 0, count, list, &mut event))
            }
            _ => return self.map_shared(to, bytes),
        };
        self.keep(Kind::Event, event, code)
    }

    /// Maps shared memory and unmaps it.
    fn map_shared(&mut self, pointer: *mut c_void, bytes: usize) -> cl_int {
        self.complete();
        let queue = self.client.queue;
        let flags = *self.random.choice(&[CL_MAP_READ, CL_MAP_WRITE, CL_MAP_WRITE_INVALIDATE_REGION, 64]).unwrap();
        let code = cl!(clEnqueueSVMMap(queue, 1, flags, pointer, bytes, 0, null(), null_mut()));
        if code == CL_SUCCESS {
            // SAFETY: the region is mapped.
            unsafe { pointer.cast::<u8>().write_bytes(7, bytes) };
        }
        let unmapped = cl!(clEnqueueSVMUnmap(queue, pointer, 0, null(), null_mut()));
        assert!(code != CL_SUCCESS || unmapped == CL_SUCCESS, "unmapping gives {unmapped}");
        code
    }

    /// Gives shared memory to kernels and buffers.
    fn use_shared(&mut self) -> cl_int {
        let (kernel, place, pointer) = (self.any(Kind::Kernel), self.random.u32(0..4), self.any_shared());
        match self.random.u8(0..3) {
            0 => cl!(clSetKernelArgSVMPointer(kernel, place, pointer)),
            1 => {
                let list = [pointer, self.any_shared()];
                let bytes = *self.random.choice(&[0, 4, 8, 16]).unwrap();
                cl!(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, bytes, list.as_ptr().cast()))
            }
            _ => {
                let pointer = if self.random.bool() { self.live() } else { self.host.as_mut_ptr().cast() };
                let (bytes, mut code) = (self.bytes().min(BYTES), 1);
                let (context, flags) = (self.client.context, CL_MEM_USE_HOST_PTR);
                let buffer = cl!(clCreateBuffer(context, flags, bytes, pointer, &mut code));
                self.keep(Kind::Buffer, buffer, code)
            }
        }
    }

    fn ask(&mut self) -> cl_int {
        let kind = self.random.choice(Kind::ALL).unwrap();
        let handle = self.any(kind);
        let what = kind.questions().wrapping_add(self.random.u32(0..16)).wrapping_sub(1);
        let bytes = *self.random.choice(&[0, 1, 4, 8, BYTES]).unwrap();
        let to = if self.random.bool() { self.host.as_mut_ptr().cast() } else { null_mut() };
        // What programs give of their binaries goes to pointers that the host's memory would have to hold.
        if kind == Kind::Program && what == CL_PROGRAM_BINARIES {
            return CL_SUCCESS;
        }
        let mut size = 0;
        kind.ask(handle, what, bytes, to, &mut size)
    }

    fn give_back(&mut self) -> cl_int {
        if self.held.is_empty() {
            return CL_SUCCESS;
        }
        let place = self.random.usize(..self.held.len());
        let (kind, handle) = self.held[place];
        if self.random.u8(0..4) == 0 {
            assert_eq!(kind.retain(handle), CL_SUCCESS);
            self.held.push((kind, handle));
            return CL_SUCCESS;
        }
        if self.open.contains(&handle) {
            self.complete();
        }
        self.held.swap_remove(place);
        self.released.push(handle);
        kind.release(handle)
    }

    fn wait(&mut self) -> cl_int {
        let (list, queue) = (self.waits(true), self.queue());
        match self.random.u8(0..4) {
            0 => cl!(clWaitForEvents(list.len() as cl_uint, list.as_ptr())),
            1 => cl!(clFlush(queue)),
            2 => cl!(clSetUserEventStatus(list.first().copied().unwrap_or(null_mut()), 0)),
            _ => cl!(clFinish(queue)),
        }
    }

    fn step(&mut self) -> cl_int {
        match self.random.u8(0..21) {
            0..4 => self.make(),
            4..7 => self.transfer(),
            7..9 => self.set_argument(),
            9..11 => self.launch(),
            11 => self.ask(),
            12 => self.wait(),
            13 => self.marker(),
            14 => self.allocate_shared(),
            15 => self.free_shared(),
            16 => self.use_shared(),
            17..19 => self.move_shared(),
            _ => self.give_back(),
        }
    }

    /// Gives everything back, in any order. Then no handle names anything.
    fn end(mut self) {
        self.complete();
        self.random.shuffle(&mut self.held);
        for (kind, handle) in &self.held {
            assert_eq!(kind.release(*handle), CL_SUCCESS, "releasing a {kind:?}");
        }
        // What an earlier failure has left is returned here.
        let _ = cl!(clFinish(self.client.queue));
        // A command that waits for an event that has failed has freed nothing.
        for pointer in self.shared.iter().chain(&self.freed) {
            cl!(clSVMFree(self.client.context, *pointer));
        }
        for pointer in self.shared.iter().chain(&self.freed) {
            let (queue, mut list) = (self.client.queue, pointer.cast_const());
            let code = cl!(clEnqueueSVMMigrateMem(queue, 1, &mut list, null(), 0, 0, null(), null_mut()));
            assert_eq!(code, CL_INVALID_VALUE, "{pointer:?} is still there");
        }
        for (kind, handle) in self.held {
            assert_ne!(kind.retain(handle), CL_SUCCESS, "a {kind:?} is still there");
        }
    }
}

/// A list of events, as functions take it.
fn pair(list: &[cl_event]) -> (cl_uint, *const cl_event) {
    (list.len() as cl_uint, if list.is_empty() { null() } else { list.as_ptr() })
}

#[test]
fn any_sequence_of_calls_gives_codes_and_leaves_nothing() {
    let client = Client::new();
    let program = client.program(SOURCE);
    assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", log(&client, program));
    let mut right = 0;
    for number in 0..SEQUENCES {
        let random = Rng::with_seed(number);
        let (held, released, open, host) = (Vec::new(), Vec::new(), Vec::new(), vec![0; BYTES]);
        let (shared, freed) = (Vec::new(), Vec::new());
        let mut caller = Caller { client: &client, program, random, held, released, open, shared, freed, host };
        caller.begin();
        for call in 0..CALLS {
            let code = caller.step();
            assert!(code <= 0, "sequence {number}, call {call} gives {code}");
            right += usize::from(code == CL_SUCCESS);
        }
        caller.end();
    }
    let all = SEQUENCES as usize * CALLS;
    assert!(right > all / 4 && right < all * 3 / 4, "{right} of {all} calls are right");
    let piece = made(|code| cl!(clCreateBuffer(client.context, 0, PIECE, null_mut(), code)));
    assert_eq!(cl!(clReleaseMemObject(piece)), CL_SUCCESS);
}
