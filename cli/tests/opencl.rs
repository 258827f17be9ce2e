//! OpenCL C on the command line: kernels like those of benchmarks, what becomes of a program in other files, what is
//! refused, and what is said of a source.

mod common;

use common::TestFolder;

/// The programs of `programs/opencl` with a host part that checks what their kernels compute, and how many lines `ok`
/// each prints.
const PROGRAMS: [(&str, usize); 13] = [
    ("buckets", 3),
    ("clusters", 1),
    ("correlation", 1),
    ("diffusion", 2),
    ("elimination", 2),
    ("matrices", 3),
    ("networks", 2),
    ("neurons", 2),
    ("orthogonal", 1),
    ("particles", 1),
    ("paths", 1),
    ("search", 1),
    ("stencils", 3),
];
/// Those whose groups are small enough for a hardware core in a test, with options that make them smaller.
const IN_LOCK_STEP: [(&str, &str); 13] = [
    ("buckets", "-DCOUNT=32"),
    ("clusters", "-DPOINTS=20 -DGROUP=16"),
    ("correlation", "-DN=3"),
    ("diffusion", "-DROWS=2 -DNUMBER_THREADS=32"),
    ("elimination", "-DN=4"),
    ("matrices", "-DN=4"),
    ("networks", "-DGROUP=16"),
    ("neurons", "-DIN=16"),
    ("orthogonal", "-DN=3"),
    ("particles", "-DBOXES=2 -DNUMBER_PAR_PER_BOX=3"),
    ("paths", "-DGROUP=16"),
    ("search", "-DNODES=20 -DMAX_THREADS_PER_BLOCK=32"),
    ("stencils", "-DN=6"),
];

/// Runs or compares a program, whose kernels have to be right.
#[track_caller]
fn is_right(command: &str, name: &str, options: &str) {
    let path = common::own_program(&format!("opencl/{name}.cl"));
    let line = format!("{command} {} {options}", path.display());
    let printed = TestFolder::new().expect(&line);
    let right = printed.lines().filter(|line| line.ends_with(" ok")).count();
    let expected = PROGRAMS.iter().find(|(program, _)| *program == name).map(|(_, lines)| *lines);
    assert_eq!(Some(right), expected, "{line}: {printed}");
}

#[test]
fn kernels_like_those_of_benchmarks_are_right() {
    for (name, options) in IN_LOCK_STEP {
        is_right("run", name, options);
    }
    is_right("run", "matrices", "-DN=4 -DDOUBLE");
    is_right("run", "stencils", "-DN=6 -DDATA_TYPE=double");
}

#[test]
#[ignore = "10 minutes: kernels like those of benchmarks at their sizes, on each mechanism and on several cores"]
fn kernels_like_those_of_benchmarks_are_right_everywhere() {
    for (name, _) in PROGRAMS {
        for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
            for arch in ["4w8/8/4/4", "4w16/16/8/2", "8w16/16/4/4"] {
                is_right("run", name, &format!("--arch {arch} --divergence {mechanism}"));
            }
        }
        for cores in [2, 4] {
            is_right("run", name, &format!("--cores {cores}"));
        }
    }
}

#[test]
fn kernels_like_those_of_benchmarks_run_in_lock_step() {
    is_right("cosim", "paths", "--arch 4w8/8/4/4 -DGROUP=16");
    is_right("cosim", "search", "--arch 4w8/8/4/4 -DNODES=20 -DMAX_THREADS_PER_BLOCK=32");
}

#[test]
#[ignore = "an hour: each on four mechanisms, alone, and with caches on clusters of two and four cores"]
fn kernels_like_those_of_benchmarks_run_in_lock_step_everywhere() {
    let caches = "--instruction-cache-bytes 512 --data-cache-bytes 512";
    for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
        for cores in ["", "--cores 2", "--cores 4"] {
            for (name, options) in IN_LOCK_STEP {
                let core = format!("--arch 4w8/8/4/4 --extension --divergence {mechanism} {cores} {caches}");
                is_right("cosim", name, &format!("{core} {options}"));
            }
        }
    }
}

/// Its work items need stacks for which the RAM has to be larger than every core's.
const BARRIER: &str = "#include <stdio.h>
__kernel void turn(__global int *data, __local int *own) {
    int i = get_local_id(0);
    own[i] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = own[get_local_size(0) - 1 - i];
}
int data[64];
int main(void) {
    for (int i = 0; i < 64; i++) data[i] = i;
    opencl_run(turn, 64, 32, data, opencl_local(32 * sizeof(int)));
    printf(\"%d %d\\n\", data[0], data[63]);
}
";

#[test]
fn what_cc_writes_runs_or_is_refused() {
    let place = TestFolder::new().with("turn.cl", BARRIER);
    assert_eq!(place.expect("run turn.cl"), "31 32\n");
    for (file, options) in [("turn.s", ""), ("turn.o", ""), ("turn.bin", ""), ("wide.s", "--arch 8w16/16/8/2")] {
        place.expect(&format!("cc turn.cl -o {file} {options}"));
        assert_eq!(place.expect(&format!("run {file}")), "31 32\n", "{file}");
    }
    let first = place.text("wide.s");
    let first = first.lines().next().unwrap_or_default();
    common::has(first, "// config: arch = \"8w16/16/8/2\", ");
    place.expect("cc turn.cl -o turn.ll");
    place.refuse("run turn.ll => turn.ll is what `harmonica cc --emit ir` writes for people to read");
}

#[test]
fn atomic_functions_take_the_extension() {
    let atomic = "#include <stdio.h>
inline void more(__global int *count) { atomic_inc(count); }
__kernel void unused(__global int *count) { *count = 0; }
__kernel void add(__global int *count) {
    more(count);
}
int count;
int main(void) {
    opencl_run(add, 64, 16, &count);
    printf(\"%d\\n\", count);
}
";
    let place = TestFolder::new().with("add.cl", atomic);
    assert_eq!(place.expect("run add.cl"), "64\n");
    place.refuse(
        "
        run add.cl --extension=false => add.cl:2:41: the kernel `add` calls `atomic_inc`, which needs a core with the extension
        cc add.cl -o a.bin => add.cl:2:41: the kernel `add` calls `atomic_inc`, which needs a core with the extension
        cc add.cl -o a.bin -O0 => the kernel `add` calls `atomic_inc`, which needs a core with the extension
        ",
    );
}

#[test]
fn a_warning_of_both_parts_is_shown_once() {
    let twice = "#include <stdio.h>
int half_of(int x) {
    if (x = 1) x = 2;
    return x / 2;
}
__kernel void fill(__global uchar *data) {
    data[get_global_id(0)] = half_of(get_global_id(0));
}
uchar data[16];
int main(void) {
    opencl_run(fill, 16, 4, data);
    printf(\"%d\\n\", half_of(data[3]));
}
";
    let place = TestFolder::new().with("twice.cl", twice);
    let outcome = place.ends("run twice.cl", 0);
    assert_eq!(outcome.stdout, "1\n");
    assert_eq!(outcome.stderr.matches(": warning: ").count(), 1, "{}", outcome.stderr);
}

#[test]
fn what_is_said_names_what_the_user_has_written() {
    let kernel = "__kernel void sum(__global int *data, float x) { data[0] = x; }\n";
    let call = |call: &str| format!("{kernel}struct pair {{ int a; }} pair;\nint main(void) {{\n    {call};\n}}\n");
    let place = TestFolder::new()
        .with("few.cl", call("opencl_run(sum, 4, 1, 0)"))
        .with("many.cl", call("opencl_run_range(sum, opencl_range_1d(1, 1), 0, 1, 2)"))
        .with("kind.cl", call("opencl_run(sum, 4, 1, 0, pair)"))
        .with("none.cl", call("opencl_run(other, 4, 1, 0, 0)"))
        .with("kernels.cl", kernel)
        .with("host.c", "#include <opencl.h>\nint main(void) {\n    opencl_run(sum, 4, 1, 0);\n}\n")
        .with("kernel.c", kernel);
    for (line, words) in [
        ("run few.cl", "few.cl:4:5: error: the kernel `sum` takes 2 arguments, and the call has 1\n    4 |     opencl_run(sum, 4, 1, 0);"),
        ("run many.cl", "many.cl:4:56: error: the kernel `sum` takes 2 arguments, and the call has 3"),
        ("run kind.cl", "argument 2 of the kernel `sum`"),
        ("run none.cl", "none.cl:4:5: error: there is no kernel `other`; name one of the program's files `.cl`"),
        ("run host.c kernels.cl", "host.c:3:5: error: the kernel `sum` takes 2 arguments, and the call has 1"),
        ("run kernel.c", "kernel.c: help: `__kernel` is OpenCL C, and the file's name says C: name it kernel.cl"),
    ] {
        let told = place.fails(line, 2, words).stderr;
        for own in ["opencl_kernel_", "opencl_run_sum", "/tmp", "argument_", "generated"] {
            assert!(!told.contains(own), "{line}: {told}");
        }
    }
}

#[test]
fn images_and_samplers_are_refused_at_their_lines() {
    let main = "int main(void) { return 0; }\n";
    let sampler = "const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n";
    let image = format!(
        "__kernel void get(__global float4 *out, __read_only image2d_t image) {{\n    {sampler}    \
         out[0] = read_imagef(image, s, (int2)(0, 0));\n}}\n{main}"
    );
    let variable = format!(
        "float4 get(__read_only image2d_t image) {{\n    {sampler}    return read_imagef(image, s, (int2)(0, 0));\n}}\n\
         __kernel void unused(__global int *out) {{ out[0] = 1; }}\n"
    );
    let place = TestFolder::new().with("image.cl", image).with("variable.cl", variable).with("host.c", main);
    place.refuse(
        "
        run image.cl => image.cl:1: the kernel `get` has a parameter of type image2d_t: images are not supported
        run host.c variable.cl => variable.cl:2: samplers are not supported, nor are images
        ",
    );
}
