"""Fourier transforms of 2^4 to 2^12 complex numbers and back by reikna, against numpy's in double precision."""

import numpy
from reikna import cluda
from reikna.fft import FFT

# Of the greatest value of a transform; single precision has 6e-8.
ERROR_MAX = 2e-6

thread = cluda.ocl_api().Thread.create()
for power in range(4, 13):
    length = 2**power
    random = numpy.random.default_rng(power)
    numbers = (random.standard_normal(length) + 1j * random.standard_normal(length)).astype(numpy.complex64)
    transform = FFT(thread.array(numbers.shape, numbers.dtype)).compile(thread)
    there = thread.to_device(numbers)
    transform(there, there)
    expected = numpy.fft.fft(numbers.astype(numpy.complex128))
    forward = abs(there.get() - expected).max() / abs(expected).max()
    transform(there, there, inverse=True)
    backward = abs(there.get() - numbers).max() / abs(numbers).max()
    verdict = "right" if max(forward, backward) < ERROR_MAX else "wrong"
    print(f"{length} numbers, errors {forward:.1e} and {backward:.1e}: {verdict}", flush=True)
