//! Kernels of programs, with their arguments.

use std::sync::{Arc, Mutex, Weak};

use compiler::opencl::Signature;
use opencl_sys::{cl_int, CL_INVALID_KERNEL, CL_INVALID_KERNEL_ARGS, CL_INVALID_MEM_OBJECT};

use super::{locked, Base, Buffer, Object, Program};

/// Buffers whose addresses are to be put into a block, and where.
pub type Pointers = Vec<(usize, Arc<Buffer>)>;

/// An argument's value.
#[derive(Clone)]
pub enum Value {
    /// Bytes.
    Bytes(Vec<u8>),
    /// A pointer to a buffer, which the kernel does not keep.
    Buffer(Weak<Buffer>),
    /// A null pointer.
    Null,
    /// So many bytes of local memory.
    Local(usize),
}

/// A kernel.
pub struct Kernel {
    base: Base,
    /// The program.
    pub program: Arc<Program>,
    /// What it takes.
    pub signature: Signature,
    /// Its arguments, as far as they are set.
    pub values: Mutex<Vec<Option<Value>>>,
}

impl Object for Kernel {
    const INVALID: cl_int = CL_INVALID_KERNEL;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Kernel {
    /// A kernel of a program.
    pub fn new(program: &Arc<Program>, signature: &Signature, values: Vec<Option<Value>>) -> Arc<Self> {
        program.add_kernel();
        let (program, signature) = (program.clone(), signature.clone());
        super::register(|base| Self { base, program, signature, values: Mutex::new(values) })
    }

    /// The bytes of local memory that its arguments ask for.
    pub fn local_bytes(&self) -> u64 {
        let values = locked(&self.values);
        let local = values.iter().map(|value| match value {
            Some(Value::Local(bytes)) => *bytes as u64,
            _ => 0,
        });
        local.sum()
    }

    /// The arguments' block as it is now, with the buffers whose addresses are to be put into it, and their places.
    ///
    /// # Errors
    /// When an argument is not set, or its buffer has gone away.
    pub fn block(&self) -> Result<(Vec<u8>, Pointers), cl_int> {
        let values = locked(&self.values);
        let mut block = vec![0; self.signature.block_bytes as usize];
        let mut buffers = Vec::new();
        for (argument, value) in self.signature.arguments.iter().zip(values.iter()) {
            let place = argument.offset as usize;
            match value.as_ref().ok_or(CL_INVALID_KERNEL_ARGS)? {
                Value::Bytes(bytes) => block[place..place + bytes.len()].copy_from_slice(bytes),
                Value::Buffer(buffer) => buffers.push((place, buffer.upgrade().ok_or(CL_INVALID_MEM_OBJECT)?)),
                Value::Null => {}
                Value::Local(bytes) => put_word(&mut block, place, argument.bytes as usize, *bytes as u64),
            }
        }
        Ok((block, buffers))
    }
}

/// Puts a word of a device into a block.
pub fn put_word(block: &mut [u8], place: usize, word_bytes: usize, word: u64) {
    block[place..place + word_bytes].copy_from_slice(&word.to_le_bytes()[..word_bytes]);
}

impl Drop for Kernel {
    fn drop(&mut self) {
        self.program.remove_kernel();
    }
}
