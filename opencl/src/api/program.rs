//! Programs: from source or binary to what runs.

use std::ffi::{c_char, c_uchar, c_void};
use std::sync::Arc;

use opencl_sys::*;

use super::answer::{answer, Answer};
use super::device::listed_devices;
use super::pointers::{call, list, make, matching_list, put, text};
use crate::builder::{self, BuildError, Header, Options, Units};
use crate::objects::{find, locked, release, retain, Build, Context, DeviceId, Handle, Object, Program, Status};

/// Tells the host program that a build has ended.
type Notify = Option<unsafe extern "C" fn(cl_program, *mut c_void)>;

pub(crate) unsafe extern "C" fn clCreateProgramWithSource(
    context: cl_context,
    count: cl_uint,
    strings: *mut *const c_char,
    lengths: *const usize,
    errcode_ret: *mut cl_int,
) -> cl_program {
    make(errcode_ret, || {
        let context = find::<Context>(context)?;
        let count = count as usize;
        if count == 0 || strings.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let lengths = if lengths.is_null() { &[] } else { list(lengths, count) };
        let mut source = Vec::new();
        for (place, part) in list(strings, count).iter().enumerate() {
            if part.is_null() {
                return Err(CL_INVALID_VALUE);
            }
            match lengths.get(place) {
                None | Some(0) => source.extend(text(*part).into_bytes()),
                Some(bytes) => source.extend(list(part.cast::<u8>(), *bytes)),
            }
        }
        let source = String::from_utf8_lossy(&source).trim_end_matches('\0').to_owned();
        let builds = vec![Build::default(); context.devices.len()];
        Ok(Program::new(&context, Some(source), builds))
    })
}

pub(crate) unsafe extern "C" fn clCreateProgramWithBinary(
    context: cl_context,
    num_devices: cl_uint,
    device_list: *const cl_device_id,
    lengths: *const usize,
    binaries: *mut *const c_uchar,
    binary_status: *mut cl_int,
    errcode_ret: *mut cl_int,
) -> cl_program {
    make(errcode_ret, || {
        let context = find::<Context>(context)?;
        if num_devices == 0 || device_list.is_null() || lengths.is_null() || binaries.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let count = num_devices as usize;
        let mut builds = vec![Build::default(); context.devices.len()];
        let mut result = Ok(());
        for (number, device) in listed_devices(num_devices, device_list)?.into_iter().enumerate() {
            let place = context.place_of(&device)?;
            let (bytes, first) = (list(lengths, count)[number], list(binaries, count)[number]);
            let status = if first.is_null() || bytes == 0 {
                CL_INVALID_VALUE
            } else {
                match builder::read_binary(list(first, bytes), &device.device.shape().config) {
                    None => CL_INVALID_BINARY,
                    Some(binary) => {
                        builds[place].is_library = binary.is_library;
                        builds[place].was_executable = binary.is_executable;
                        builds[place].units = Some(Arc::new(binary.units));
                        CL_SUCCESS
                    }
                }
            };
            if !binary_status.is_null() {
                put(binary_status.add(number), status);
            }
            if status != CL_SUCCESS {
                result = Err(status);
            }
        }
        result.map(|()| Program::new(&context, None, builds))
    })
}

pub(crate) unsafe extern "C" fn clCreateProgramWithBuiltInKernels(
    context: cl_context,
    num_devices: cl_uint,
    device_list: *const cl_device_id,
    kernel_names: *const c_char,
    errcode_ret: *mut cl_int,
) -> cl_program {
    make::<Program>(errcode_ret, || {
        find::<Context>(context)?;
        listed_devices(num_devices, device_list)?;
        // There are none: no name is one of theirs.
        let _ = kernel_names;
        Err(CL_INVALID_VALUE)
    })
}

pub(crate) unsafe extern "C" fn clCreateProgramWithIL(
    context: cl_context,
    _il: *const c_void,
    _length: usize,
    errcode_ret: *mut cl_int,
) -> cl_program {
    make::<Program>(errcode_ret, || {
        find::<Context>(context)?;
        Err(CL_INVALID_OPERATION)
    })
}

pub(crate) unsafe extern "C" fn clRetainProgram(program: cl_program) -> cl_int {
    call(|| retain::<Program>(program))
}

pub(crate) unsafe extern "C" fn clReleaseProgram(program: cl_program) -> cl_int {
    call(|| release::<Program>(program))
}

/// The places of the listed devices in a context; all of them without a list.
unsafe fn places(context: &Context, count: cl_uint, first: *const Handle) -> Result<Vec<usize>, cl_int> {
    matching_list(first, count, CL_INVALID_VALUE)?;
    if count == 0 {
        return Ok((0..context.devices.len()).collect());
    }
    let devices = listed_devices(count, first)?;
    devices.iter().map(|device| context.place_of(device)).collect()
}

fn check_notify(notify: Notify, user_data: *mut c_void) -> Result<(), cl_int> {
    if notify.is_none() && !user_data.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    Ok(())
}

unsafe fn tell(notify: Notify, program: cl_program, user_data: *mut c_void) {
    if let Some(notify) = notify {
        notify(program, user_data);
    }
}

/// The code and the log of a build that has failed.
fn refusal(error: BuildError, code: cl_int) -> (cl_int, String) {
    match error {
        BuildError::Refused(words) => (code, words),
        BuildError::NoCompiler(words) => (CL_COMPILER_NOT_AVAILABLE, words),
    }
}

/// What is compiled of a program: its source, or what its binary has.
fn units_of(
    program: &Program,
    place: usize,
    headers: &[Header],
    options: &Options,
) -> Result<(Units, String), BuildError> {
    let Some(source) = &program.source else {
        let units = program.build_for(place).units;
        return Ok((units.map_or_else(Vec::new, |units| (*units).clone()), String::new()));
    };
    let shape = program.context.devices[place].device.shape();
    let without_doubles = options.clone().without_doubles();
    let options = if shape.doubles { options } else { &without_doubles };
    builder::compile(source, headers, options, &shape.config)
}

/// Builds a program for a device: the source is compiled, and linked if it is to run.
fn build(program: &Program, place: usize, headers: &[Header], text: &str, is_linked: bool) -> Result<(), cl_int> {
    let mut done = Build { options: text.to_owned(), ..Build::default() };
    let (wrong_options, failed) = match is_linked {
        true => (CL_INVALID_BUILD_OPTIONS, CL_BUILD_PROGRAM_FAILURE),
        false => (CL_INVALID_COMPILER_OPTIONS, CL_COMPILE_PROGRAM_FAILURE),
    };
    let shape = program.context.devices[place].device.shape();
    let built = Options::of(text).map_err(|error| (wrong_options, error.to_string())).and_then(|options| {
        let compiled = units_of(program, place, headers, &options);
        let (units, warnings) = compiled.map_err(|error| refusal(error, failed))?;
        let units = Arc::new(units);
        let executable = is_linked.then(|| builder::link(&units, shape)).transpose();
        let executable = executable.map_err(|error| refusal(error, failed))?;
        Ok((units, warnings, executable))
    });
    let result = match built {
        Ok((units, warnings, executable)) => {
            done.status = Status::Success;
            done.log = warnings;
            done.units = Some(units);
            done.executable = executable.map(Arc::new);
            Ok(())
        }
        Err((code, log)) => {
            done.status = Status::Error;
            done.log = log;
            // What a binary has brought can be built again.
            done.units = program.source.is_none().then(|| program.build_for(place).units).flatten();
            Err(code)
        }
    };
    locked(&program.builds)[place] = done;
    result
}

pub(crate) unsafe extern "C" fn clBuildProgram(
    program: cl_program,
    num_devices: cl_uint,
    device_list: *const cl_device_id,
    options: *const c_char,
    pfn_notify: Notify,
    user_data: *mut c_void,
) -> cl_int {
    call(|| {
        let found = find::<Program>(program)?;
        check_notify(pfn_notify, user_data)?;
        let places = places(&found.context, num_devices, device_list)?;
        if found.has_kernels() {
            return Err(CL_INVALID_OPERATION);
        }
        if found.source.is_none() && places.iter().any(|place| found.build_for(*place).units.is_none()) {
            return Err(CL_INVALID_BINARY);
        }
        let options = text(options);
        let results = places.into_iter().map(|place| build(&found, place, &[], &options, true));
        let result = results.fold(Ok(()), Result::and);
        tell(pfn_notify, program, user_data);
        result
    })
}

pub(crate) unsafe extern "C" fn clCompileProgram(
    program: cl_program,
    num_devices: cl_uint,
    device_list: *const cl_device_id,
    options: *const c_char,
    num_input_headers: cl_uint,
    input_headers: *const cl_program,
    header_include_names: *mut *const c_char,
    pfn_notify: Notify,
    user_data: *mut c_void,
) -> cl_int {
    call(|| {
        let found = find::<Program>(program)?;
        check_notify(pfn_notify, user_data)?;
        let places = places(&found.context, num_devices, device_list)?;
        let programs = matching_list(input_headers, num_input_headers, CL_INVALID_VALUE)?;
        let names = matching_list(header_include_names.cast_const(), num_input_headers, CL_INVALID_VALUE)?;
        if found.has_kernels() || found.source.is_none() {
            return Err(CL_INVALID_OPERATION);
        }
        let mut headers = Vec::new();
        for (header, name) in programs.iter().zip(names) {
            let name = text(*name);
            let is_below = std::path::Path::new(&name)
                .components()
                .all(|one| matches!(one, std::path::Component::Normal(_) | std::path::Component::CurDir));
            if name.is_empty() || !is_below {
                return Err(CL_INVALID_VALUE);
            }
            headers.push(Header { name, text: find::<Program>(*header)?.source.clone().unwrap_or_default() });
        }
        let options = text(options);
        let results = places.into_iter().map(|place| build(&found, place, &headers, &options, false));
        let result = results.fold(Ok(()), Result::and);
        tell(pfn_notify, program, user_data);
        result
    })
}

/// Links what several programs have compiled for a device.
fn link(programs: &[Arc<Program>], context: &Context, place: usize, text: &str) -> (Build, Result<(), cl_int>) {
    let mut done = Build { options: text.to_owned(), ..Build::default() };
    let linked = builder::is_library(text).map_err(|error| (CL_INVALID_LINKER_OPTIONS, error.to_string()));
    let linked = linked.and_then(|is_library| {
        let mut units = Units::new();
        for program in programs {
            let own = program.build_for(place).units;
            let own = own.ok_or((CL_INVALID_OPERATION, "a program has not been compiled".to_owned()))?;
            units.extend(own.iter().cloned());
        }
        let units = Arc::new(units);
        let shape = context.devices[place].device.shape();
        let executable = (!is_library).then(|| builder::link(&units, shape)).transpose();
        let executable = executable.map_err(|error| refusal(error, CL_LINK_PROGRAM_FAILURE))?;
        Ok((units, is_library, executable))
    });
    match linked {
        Ok((units, is_library, executable)) => {
            done.status = Status::Success;
            done.is_library = is_library;
            done.units = Some(units);
            done.executable = executable.map(Arc::new);
            (done, Ok(()))
        }
        Err((code, log)) => {
            done.status = Status::Error;
            done.log = log;
            (done, Err(code))
        }
    }
}

pub(crate) unsafe extern "C" fn clLinkProgram(
    context: cl_context,
    num_devices: cl_uint,
    device_list: *const cl_device_id,
    options: *const c_char,
    num_input_programs: cl_uint,
    input_programs: *const cl_program,
    pfn_notify: Notify,
    user_data: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_program {
    let mut code = CL_SUCCESS;
    let linked = make(&mut code, || {
        let context = find::<Context>(context)?;
        check_notify(pfn_notify, user_data)?;
        let places = places(&context, num_devices, device_list)?;
        let handles = matching_list(input_programs, num_input_programs, CL_INVALID_VALUE)?;
        if handles.is_empty() {
            return Err(CL_INVALID_VALUE);
        }
        let programs = handles.iter().map(|handle| find::<Program>(*handle)).collect::<Result<Vec<_>, _>>()?;
        let options = text(options);
        let mut builds = vec![Build::default(); context.devices.len()];
        let mut result = Ok(());
        for place in places {
            let (done, own) = link(&programs, &context, place, &options);
            builds[place] = done;
            result = result.and(own);
        }
        match result {
            // Nothing has been linked that could have a log.
            Err(code @ (CL_INVALID_OPERATION | CL_INVALID_LINKER_OPTIONS)) => Err(code),
            _ => Ok(Program::new(&context, None, builds)),
        }
    });
    if let Ok(program) = find::<Program>(linked) {
        if locked(&program.builds).iter().any(|build| build.status == Status::Error) {
            code = CL_LINK_PROGRAM_FAILURE;
        }
        tell(pfn_notify, linked, user_data);
    }
    put(errcode_ret, code);
    linked
}

/// What `clCreateProgramWithBinary` takes for a device; nothing before something is compiled.
fn binary_of(program: &Program, place: usize) -> Vec<u8> {
    let build = program.build_for(place);
    let config = &program.context.devices[place].device.shape().config;
    let is_executable = build.executable.is_some() || build.was_executable;
    let units = build.units.as_deref();
    units.map_or_else(Vec::new, |units| builder::write_binary(units, is_executable, build.is_library, config))
}

pub(crate) unsafe extern "C" fn clGetProgramInfo(
    program: cl_program,
    param_name: cl_program_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    if param_name == CL_PROGRAM_BINARIES {
        return binaries(program, param_value_size, param_value, param_value_size_ret);
    }
    answer(param_value_size, param_value, param_value_size_ret, || {
        let program = find::<Program>(program)?;
        let devices = &program.context.devices;
        Ok(match param_name {
            CL_PROGRAM_REFERENCE_COUNT => Answer::uint(program.references()),
            CL_PROGRAM_CONTEXT => Answer::handle(program.context.handle()),
            CL_PROGRAM_NUM_DEVICES => Answer::uint(devices.len() as u32),
            CL_PROGRAM_DEVICES => Answer::handles(devices.iter().map(|device| device.handle())),
            CL_PROGRAM_SOURCE => Answer::text(program.source.as_deref().unwrap_or_default()),
            CL_PROGRAM_BINARY_SIZES => {
                let sizes: Vec<_> = (0..devices.len()).map(|place| binary_of(&program, place).len()).collect();
                Answer::sizes(&sizes)
            }
            CL_PROGRAM_NUM_KERNELS => Answer::size(program.executable()?.linked.signatures.len()),
            CL_PROGRAM_KERNEL_NAMES => {
                let executable = program.executable()?;
                let names: Vec<_> = executable.linked.signatures.iter().map(|one| one.name.as_str()).collect();
                Answer::text(&names.join(";"))
            }
            CL_PROGRAM_IL => Answer::empty(),
            CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT | CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT => Answer::flag(false),
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

/// Writes the binaries to where the host program's list of pointers says; it may leave pointers out.
unsafe fn binaries(program: cl_program, room: usize, value: *mut c_void, size: *mut usize) -> cl_int {
    call(|| {
        let program = find::<Program>(program)?;
        let count = program.context.devices.len();
        let bytes = count * size_of::<*mut u8>();
        if !value.is_null() {
            if room < bytes {
                return Err(CL_INVALID_VALUE);
            }
            for (place, pointer) in list(value.cast::<*mut u8>(), count).iter().enumerate() {
                if !pointer.is_null() {
                    let binary = binary_of(&program, place);
                    std::ptr::copy_nonoverlapping(binary.as_ptr(), *pointer, binary.len());
                }
            }
        }
        put(size, bytes);
        Ok(())
    })
}

pub(crate) unsafe extern "C" fn clGetProgramBuildInfo(
    program: cl_program,
    device: cl_device_id,
    param_name: cl_program_build_info,
    param_value_size: usize,
    param_value: *mut c_void,
    param_value_size_ret: *mut usize,
) -> cl_int {
    answer(param_value_size, param_value, param_value_size_ret, || {
        let program = find::<Program>(program)?;
        let place = program.context.place_of(&find::<DeviceId>(device)?)?;
        let build = program.build_for(place);
        Ok(match param_name {
            CL_PROGRAM_BUILD_STATUS => Answer::int(match build.status {
                Status::None => CL_BUILD_NONE,
                Status::Success => CL_BUILD_SUCCESS,
                Status::Error => CL_BUILD_ERROR,
            }),
            CL_PROGRAM_BUILD_OPTIONS => Answer::text(&build.options),
            CL_PROGRAM_BUILD_LOG => Answer::text(&build.log),
            CL_PROGRAM_BINARY_TYPE => Answer::uint(binary_type(&build)),
            CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE => {
                let bytes = build
                    .executable
                    .map_or(0, |program| locked(&program.variables).iter().map(|variable| variable.bytes.len()).sum());
                Answer::size(bytes)
            }
            _ => return Err(CL_INVALID_VALUE),
        })
    })
}

fn binary_type(build: &Build) -> cl_program_binary_type {
    if build.executable.is_some() || build.was_executable {
        CL_PROGRAM_BINARY_TYPE_EXECUTABLE
    } else if build.is_library {
        CL_PROGRAM_BINARY_TYPE_LIBRARY
    } else if build.units.is_some() {
        CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT
    } else {
        CL_PROGRAM_BINARY_TYPE_NONE
    }
}

pub(crate) unsafe extern "C" fn clSetProgramReleaseCallback(
    program: cl_program,
    _pfn_notify: Notify,
    _user_data: *mut c_void,
) -> cl_int {
    call(|| {
        find::<Program>(program)?;
        // It is for programs with destructors of C++.
        Err(CL_INVALID_OPERATION)
    })
}

pub(crate) unsafe extern "C" fn clSetProgramSpecializationConstant(
    program: cl_program,
    _spec_id: cl_uint,
    _spec_size: usize,
    _spec_value: *const c_void,
) -> cl_int {
    call(|| {
        find::<Program>(program)?;
        // It is for programs of SPIR-V.
        Err(CL_INVALID_OPERATION)
    })
}
