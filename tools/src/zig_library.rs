//! Zig's C++ library, as far as a shared library of a model needs it.
//!
//! Zig brings the library as sources, and at the first link it compiles all of them for speed, one after the other: three
//! minutes. Here two files include those that are needed, so that their headers are read twice and not fifty times, and
//! nothing is optimised: a dozen seconds of processor time. The sources are those of the pinned wheel.

use std::fs;
use std::io;
use std::path::Path;

/// What is compiled into an object of its own: it defines what the other sources find in their headers.
const APART: [&str; 2] = ["error_category", "condition_variable_destructor"];
/// Files of `libcxx/src` that go into one object.
const LIBRARY: [&str; 30] = [
    "algorithm",
    "call_once",
    "charconv",
    "chrono",
    "condition_variable",
    "exception",
    "fstream",
    "functional",
    "future",
    "hash",
    "ios",
    "ios.instantiations",
    "iostream",
    "locale",
    "memory",
    "mutex",
    "new",
    "new_handler",
    "new_helpers",
    "ostream",
    "ryu/d2fixed",
    "ryu/d2s",
    "ryu/f2s",
    "stdexcept",
    "string",
    "system_error",
    "thread",
    "typeinfo",
    "vector",
    "verbose_abort",
];
/// Files of `libcxxabi/src` that go into another one.
const ABI: [&str; 18] = [
    "abort_message",
    "cxa_aux_runtime",
    "cxa_default_handlers",
    "cxa_demangle",
    "cxa_exception",
    "cxa_exception_storage",
    "cxa_guard",
    "cxa_handlers",
    "cxa_personality",
    "cxa_thread_atexit",
    "cxa_vector",
    "cxa_virtual",
    "fallback_malloc",
    "private_typeinfo",
    "stdlib_exception",
    "stdlib_new_delete",
    "stdlib_stdexcept",
    "stdlib_typeinfo",
];
/// Folders of Zig's `lib` that the sources include from.
const INCLUDED: [&str; 4] = ["libcxx/src", "libcxx/include", "libcxx/libc", "libcxxabi/include"];
/// How the sources are compiled; the macros are those of the library's own build, with symbols hidden.
const FLAGS: [&str; 14] = [
    "-std=c++23",
    "-fPIC",
    "-O0",
    "-w",
    "-fvisibility=hidden",
    "-fvisibility-inlines-hidden",
    "-DNDEBUG",
    "-DLIBCXX_BUILDING_LIBCXXABI",
    "-D_LIBCPP_BUILDING_LIBRARY",
    "-D_LIBCXXABI_BUILDING_LIBRARY",
    "-D_LIBCPP_DISABLE_VISIBILITY_ANNOTATIONS",
    "-D_LIBCXXABI_DISABLE_VISIBILITY_ANNOTATIONS",
    "-D_LIBCPP_SHARED_PTR_DEFINE_LEGACY_INLINE_FUNCTIONS",
    "-DHAVE___CXA_THREAD_ATEXIT_IMPL",
];

/// The objects' names.
pub const OBJECTS: [&str; 4] = ["cxx.o", "cxxabi.o", "cxx_error_category.o", "cxx_condition_variable_destructor.o"];

/// Writes the sources of each object into a folder; gives the arguments that compile them there. `lib` is Zig's folder of
/// that name.
///
/// # Errors
/// A source cannot be written.
pub fn write_sources(lib: &Path, folder: &Path) -> io::Result<[Vec<String>; OBJECTS.len()]> {
    let of_library: Vec<_> = LIBRARY.iter().map(|name| ("libcxx", *name)).collect();
    let of_abi: Vec<_> = ABI.iter().map(|name| ("libcxxabi", *name)).collect();
    let [category, destructor] = APART.map(|name| vec![("libcxx", name)]);
    let objects = [of_library, of_abi, category, destructor];
    for (object, sources) in OBJECTS.iter().zip(&objects) {
        let include = |(part, name): &(&str, &str)| format!("#include \"{}/{part}/src/{name}.cpp\"\n", lib.display());
        let text: String = sources.iter().map(include).collect();
        fs::write(folder.join(object).with_extension("cpp"), text)?;
    }
    let include = INCLUDED.map(|name| format!("-I{}", lib.join(name).display()));
    Ok(OBJECTS.map(|object| {
        let source = Path::new(object).with_extension("cpp").display().to_string();
        let words = FLAGS.iter().map(|&flag| flag.to_owned()).chain(include.iter().cloned());
        words.chain(["-c".to_owned(), source, "-o".to_owned(), object.to_owned()]).collect()
    }))
}
