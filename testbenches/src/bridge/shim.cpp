// The C side of the Verilated bridge: one small C interface in front of any Verilated model, whatever its ports.
//
// It is compiled together with Verilator's output, once for each model. `ports.h` is generated beside it and lists the
// model's ports as PORT(name, member, width, is_output). `bare.cpp`, if BRIDGE_BARE_LOOP is defined, is the caller's
// own loop. Works with Verilator 5.32 to 5.48; only documented calls and verilated_syms.h are used.
//
// A model that stops ($stop, $finish, a failed assertion, no convergence) must not end the process it runs in:
// the handlers below throw, and the entry points turn that into a status and a message.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>

#include "Vmodel.h"
#include "verilated.h"
#include "verilated_syms.h"
#if VM_TRACE
#include "verilated_vcd_c.h"
#endif
#if VM_COVERAGE
#include "verilated_cov.h"
#endif

#include "ports.h"

#ifdef BRIDGE_ROOT_EVAL
// Verilator's own evaluation of the top module; see Instance::evaluate.
void Vmodel___024root___eval(Vmodel___024root*);
#endif

#define BRIDGE_EXPORT extern "C" __attribute__((visibility("default")))

#ifdef BRIDGE_BARE_LOOP
#include "bare.cpp"
#endif

namespace {

struct Stopped final : std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[noreturn]] void stop(const char* what, const char* file, int line) {
    const std::string place = file && *file ? std::string{file} + ":" + std::to_string(line) + ": " : "";
    throw Stopped{place + what};
}

}  // namespace

void vl_finish(const char* file, int line, const char*) { stop("$finish was called", file, line); }
void vl_stop(const char* file, int line, const char*) { stop("$stop was called", file, line); }
void vl_fatal(const char* file, int line, const char*, const char* message) { stop(message, file, line); }

// Layouts known to native.rs.
extern "C" {
struct BridgePort {
    const char* name;
    void* data;
    uint32_t width_bits;
    uint32_t is_output;
};
struct BridgeVariable {
    const void* data;
    uint32_t width_bits;
    uint32_t dimensions;  // of the unpacked array: 0 for a plain register, 1 for a memory
    uint32_t first_index;
    uint32_t depth;
    uint32_t entry_bytes;
};
}

namespace {

// One simulation: its own context, so that many live in one process without sharing time, seed or errors.
class Instance final {
public:
    std::unique_ptr<VerilatedContext> context;
    std::unique_ptr<Vmodel> model;
#if VM_TRACE
    std::unique_ptr<VerilatedVcdC> trace;
#endif
    std::string message;

    Instance(int random_start, uint32_t seed)
        : context{new VerilatedContext} {
        Verilated::threadContextp(context.get());
        context->randReset(random_start ? 2 : 0);
        context->randSeed(static_cast<int>(seed));
#if VM_TRACE
        context->traceEverOn(true);
#endif
        model.reset(new Vmodel{context.get(), ""});
    }
    ~Instance() {
        Verilated::threadContextp(context.get());
#if VM_TRACE
        trace.reset();
#endif
        model.reset();
        Verilated::threadContextp(nullptr);
    }
    // eval() also empties a queue of other threads' messages and a list of deleted objects, each behind a lock. A model
    // without threads and classes has neither, and the locks take a tenth of a small core's time. What eval() does
    // beside that is to set models up the first time, and to note for waveforms that something has changed.
    void evaluate() {
#ifdef BRIDGE_ROOT_EVAL
        if (is_set_up && !is_traced) return Vmodel___024root___eval(model->rootp);
#endif
        model->eval();
        is_set_up = true;
    }
    bool is_set_up = false;
    bool is_traced = false;

    template <typename Action>
    int guarded(Action action) noexcept {
        try {
            action();
            return 0;
        } catch (const std::exception& error) {
            message = error.what();
        } catch (...) {
            message = "unknown C++ exception";
        }
        return 1;
    }
};

uint32_t elements(int left, int right) { return static_cast<uint32_t>(std::abs(left - right)) + 1; }

// Width in bits: newer Verilators have entBits(), and leave left(0) unset for variables; older ones have only that.
template <typename Variable>
auto variable_width(const Variable& variable, int) -> decltype(uint32_t{variable.entBits()}) {
    return variable.entBits();
}
template <typename Variable>
uint32_t variable_width(const Variable& variable, long) {
    return elements(variable.left(0), variable.right(0));
}

}  // namespace

// A new simulation whose initial blocks have run with all inputs 0.
BRIDGE_EXPORT Instance* bridge_new(int random_start, uint32_t seed) {
    try {
        auto instance = std::make_unique<Instance>(random_start, seed);
        instance->guarded([&] { instance->evaluate(); });
        return instance.release();
    } catch (...) {
        return nullptr;
    }
}

BRIDGE_EXPORT void bridge_delete(Instance* self) { delete self; }

// 0, or 1 if the model stopped: see bridge_message.
BRIDGE_EXPORT int bridge_eval(Instance* self) {
    return self->guarded([&] { self->evaluate(); });
}

// Why the model stopped; empty if it did not.
BRIDGE_EXPORT const char* bridge_message(const Instance* self) { return self->message.c_str(); }

// The port of that index; 0 if there are fewer. It looks at no other port: there are hundreds, and all are asked for.
BRIDGE_EXPORT int bridge_port(Instance* self, uint32_t index, BridgePort* port) {
    Vmodel& model = *self->model;
    uint32_t number = 0;
#define PORT(name, member, width, is_output)                        \
    if (index == number++) {                                        \
        *port = BridgePort{name, &model.member, width, is_output};  \
        return 1;                                                   \
    }
    BRIDGE_PORTS(PORT)
#undef PORT
    return 0;
}

// A variable made public when the model was built; 0 found, 1 no such scope, 2 no such variable in it.
BRIDGE_EXPORT int bridge_variable(Instance* self, const char* scope_name, const char* name, BridgeVariable* out) {
    const VerilatedScope* const scope = self->context->scopeFind(scope_name);
    if (!scope) return 1;
    const VerilatedVar* const variable = scope->varFind(name);
    if (!variable) return 2;
    // In calls that take a dimension, 0 is the packed one, 1 and up are the unpacked ones.
    const int dimensions = variable->udims();
    out->data = variable->datap();
    out->width_bits = variable_width(*variable, 0);
    out->dimensions = static_cast<uint32_t>(dimensions);
    out->first_index = dimensions ? static_cast<uint32_t>(variable->low(1)) : 0;
    out->depth = dimensions ? elements(variable->left(1), variable->right(1)) : 1;
    out->entry_bytes = variable->entSize();
    return 0;
}

#if VM_TRACE
// Opens a waveform; 0, or 1 if the file cannot be written.
BRIDGE_EXPORT int bridge_trace_open(Instance* self, const char* path) {
    Verilated::threadContextp(self->context.get());
    return self->guarded([&] {
        self->trace = std::make_unique<VerilatedVcdC>();
        self->model->trace(self->trace.get(), 99);
        self->trace->open(path);
        self->is_traced = true;
        if (self->trace->isOpen()) return;
        self->trace.reset();
        throw Stopped{"the file cannot be opened for writing"};
    });
}

BRIDGE_EXPORT int bridge_trace_dump(Instance* self, uint64_t time) {
    return self->guarded([&] {
        if (!self->trace) throw Stopped{"no waveform is open"};
        self->trace->dump(time);
    });
}

BRIDGE_EXPORT int bridge_trace_close(Instance* self) {
    Verilated::threadContextp(self->context.get());
    return self->guarded([&] {
        if (!self->trace) throw Stopped{"no waveform is open"};
        self->trace->close();
        self->trace.reset();
        self->is_traced = false;
    });
}
#endif

#if VM_COVERAGE
// Writes what this simulation has covered, in Verilator's format.
BRIDGE_EXPORT int bridge_coverage_write(Instance* self, const char* path) {
    return self->guarded([&] { self->context->coveragep()->write(path); });
}
#endif

#ifdef BRIDGE_BARE_LOOP
// Runs the caller's loop; see bare.cpp beside this file.
BRIDGE_EXPORT int bridge_bare_run(Instance* self, uint64_t cycles, uint8_t* memory, uint64_t memory_bytes,
                                  uint64_t* result) {
    return self->guarded([&] { *result = bare_run(*self->model, cycles, memory, memory_bytes); });
}
#endif
