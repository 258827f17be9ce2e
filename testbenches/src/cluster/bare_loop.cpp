// The yardstick for the lock step of a cluster: the same model and program in a plain C++ loop, with a memory of latency 1 that is always
// ready, no model, no comparison. KWORDS, WORD_BYTES and BANKS are defined by the file that includes this text, and EACH_BANK(DO), which
// says DO(0) DO(1) ... for every bank; `memory` is RAM.

#include <cstring>

static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t* memory, uint64_t memory_bytes) {
    const uint64_t line_bytes = KWORDS * WORD_BYTES;
    model.clock = 0;
    model.instruction_request_ready = 1;
    model.instruction_response_valid = 0;
    model.console_output_ready = 1;
#define BEGIN(B) model.bank##B##_request_ready = 1; model.bank##B##_response_valid = 0;
    EACH_BANK(BEGIN)
    for (int held = 0; held < 2; held++) {
        model.reset = 1;
        model.clock = 1;
        model.eval();
        model.clock = 0;
        model.eval();
    }
    model.reset = 0;
    static uint8_t lines[BANKS][KWORDS * WORD_BYTES];
    bool waits[BANKS], answers[BANKS];
    uint64_t cycle = 0;
    for (; cycle < cycles && !model.done; cycle++) {
        model.eval();
        const bool fetches = model.instruction_request_valid;
        uint64_t word = 0;
        if (fetches) std::memcpy(&word, memory + model.instruction_request_word * WORD_BYTES, WORD_BYTES);
#define ACCESS(B)                                                                                          \
    waits[B] = model.bank##B##_response_valid && !model.bank##B##_response_ready;                          \
    answers[B] = model.bank##B##_request_valid && model.bank##B##_request_ready && !model.bank##B##_request_write; \
    if (model.bank##B##_request_valid && model.bank##B##_request_ready && !model.bank##B##_request_console) { \
        uint8_t* place = memory + (model.bank##B##_request_line * BANKS + B) * line_bytes;                 \
        if (model.bank##B##_request_write) {                                                               \
            const uint8_t* data = reinterpret_cast<const uint8_t*>(&model.bank##B##_request_data);         \
            for (uint64_t byte = 0; byte < line_bytes; byte++)                                             \
                if (uint64_t(model.bank##B##_request_byte_enable) >> byte & 1) place[byte] = data[byte];   \
        } else {                                                                                           \
            std::memcpy(lines[B], place, line_bytes);                                                      \
        }                                                                                                  \
    }
        EACH_BANK(ACCESS)
        model.clock = 1;
        model.eval();
        model.instruction_response_valid = fetches;
        std::memcpy(&model.instruction_response_data, &word, WORD_BYTES);
#define ANSWER(B)                                                               \
    if (!waits[B]) {                                                            \
        model.bank##B##_response_valid = answers[B];                            \
        std::memcpy(&model.bank##B##_response_data, lines[B], line_bytes);      \
    }                                                                           \
    model.bank##B##_request_ready = !waits[B];
        EACH_BANK(ANSWER)
        model.clock = 0;
    }
    (void)memory_bytes;
    return cycle;
}
