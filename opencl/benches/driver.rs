//! What host programs wait for: a command with an empty kernel, a build that is new and one that is known, and a product
//! of matrices on the functional machine.
//!
//! `cargo bench --package opencl`

#![allow(unsafe_code, missing_docs)]

// The tests use the rest of it.
#[allow(dead_code)]
#[path = "../tests/table/client.rs"]
mod client;

use std::ptr::null_mut;

use client::{cl, set, Client};
use criterion::{criterion_group, criterion_main, Criterion};
use opencl_sys::{cl_event, CL_SUCCESS};

const EMPTY: &str = "__kernel void empty(void) {}";

/// A kernel of 50 lines, with local memory and barriers.
const SGEMM: &str = include_str!("sgemm.cl");

/// Rows and columns.
const SIDE: usize = 256;

/// Items of a group in both dimensions.
const GROUP: usize = 16;

fn commands(criterion: &mut Criterion) {
    let client = Client::new();
    let program = client.program(EMPTY);
    assert_eq!(client.build(program, ""), CL_SUCCESS);
    let empty = client.kernel(program, "empty");
    let run = |items: usize| {
        assert_eq!(client.run(empty, &[items], &[], null_mut::<cl_event>()), CL_SUCCESS);
        assert_eq!(cl!(clFinish(client.queue)), CL_SUCCESS);
    };
    criterion.bench_function("an empty kernel, one item", |bench| bench.iter(|| run(1)));
    criterion.bench_function("an empty kernel, 256 items", |bench| bench.iter(|| run(256)));
}

fn builds(criterion: &mut Criterion) {
    let client = Client::new();
    let build = || {
        let program = client.program(SGEMM);
        assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", client::log(&client, program));
        assert_eq!(cl!(clReleaseProgram(program)), CL_SUCCESS);
    };
    let mut group = criterion.benchmark_group("a build of 50 lines");
    group.sample_size(10);
    std::env::set_var("HARMONICA_OPENCL_CACHE", "");
    group.bench_function("new", |bench| bench.iter(build));
    let folder = tempfile::tempdir().unwrap();
    std::env::set_var("HARMONICA_OPENCL_CACHE", folder.path());
    group.bench_function("known", |bench| bench.iter(build));
    group.finish();
}

fn products(criterion: &mut Criterion) {
    let client = Client::new();
    let program = client.program(SGEMM);
    assert_eq!(client.build(program, ""), CL_SUCCESS, "{}", client::log(&client, program));
    let kernel = client.kernel(program, "sgemm");
    let words = vec![1.0_f32.to_bits() as i32; SIDE * SIDE];
    let buffers = [(); 3].map(|()| client.buffer(&words));
    assert_eq!(set(kernel, 0, &(SIDE as i32)), CL_SUCCESS);
    for (place, buffer) in (1..).zip(&buffers) {
        assert_eq!(set(kernel, place, buffer), CL_SUCCESS);
    }
    let mut group = criterion.benchmark_group("a product of matrices of 256 rows");
    group.sample_size(10);
    group.bench_function("on the functional machine", |bench| {
        bench.iter(|| {
            assert_eq!(client.run(kernel, &[SIDE, SIDE], &[GROUP, GROUP], null_mut::<cl_event>()), CL_SUCCESS);
            assert_eq!(cl!(clFinish(client.queue)), CL_SUCCESS);
        });
    });
    group.finish();
    assert_eq!(client.read(buffers[2], 1)[0] as u32, (SIDE as f32).to_bits());
}

criterion_group!(benches, commands, builds, products);
criterion_main!(benches);
