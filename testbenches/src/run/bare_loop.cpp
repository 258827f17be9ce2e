// The yardstick for the lock step: the same model and program in a plain C++ loop, with a memory of latency 1 that is always ready; no
// golden model, no comparison. The file that includes this text defines WORD_BYTES, LINE_BYTES, OUTSTANDING, ANSWERS_STORES, BANKS,
// and EACH_PORT(DO), which says DO(data, 0) for a core alone, and DO(bank0, 0) DO(bank1, 1) ... for a cluster. `memory` is RAM. The
// result is the number of loads and stores.

#include <cstring>

// Loaded lines on their way to a port, in order, and what a core that is told of errors gets for a store: there is none. There is room
// for all that can be asked for.
struct Answers {
    uint8_t lines[OUTSTANDING][LINE_BYTES] = {};
    uint64_t given = 0;
    uint64_t taken = 0;
};

static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t* memory, uint64_t) {
    Answers answers[BANKS];
    model.clock = 0;
    model.instruction_request_ready = 1;
    model.instruction_response_valid = 0;
    model.console_output_ready = 1;
#define BEGIN(PORT, BANK) model.PORT##_request_ready = 1; model.PORT##_response_valid = 0;
    EACH_PORT(BEGIN)
    for (int held = 0; held < 2; held++) {
        model.reset = 1;
        model.clock = 1;
        model.eval();
        model.clock = 0;
        model.eval();
    }
    model.reset = 0;
    uint64_t accesses = 0;
    for (uint64_t cycle = 0; cycle < cycles && !model.done; cycle++) {
        model.eval();
        const bool fetches = model.instruction_request_valid;
        uint64_t word = 0;
        if (fetches) std::memcpy(&word, memory + model.instruction_request_word * WORD_BYTES, WORD_BYTES);
// An answer that is taken is gone. A console has nothing to load.
#define ACCESS(PORT, BANK)                                                                                     \
    answers[BANK].taken += model.PORT##_response_valid && model.PORT##_response_ready;                         \
    if (model.PORT##_request_valid) {                                                                          \
        accesses++;                                                                                            \
        uint8_t* place = memory + (model.PORT##_request_line * BANKS + BANK) * LINE_BYTES;                     \
        if (!model.PORT##_request_write) {                                                                     \
            uint8_t* line = answers[BANK].lines[answers[BANK].given++ % OUTSTANDING];                          \
            if (model.PORT##_request_console) std::memset(line, 0, LINE_BYTES);                                \
            else std::memcpy(line, place, LINE_BYTES);                                                         \
        } else if (!model.PORT##_request_console) {                                                            \
            const uint8_t* data = reinterpret_cast<const uint8_t*>(&model.PORT##_request_data);                \
            for (uint64_t byte = 0; byte < LINE_BYTES; byte++)                                                 \
                if (uint64_t(model.PORT##_request_byte_enable) >> byte & 1) place[byte] = data[byte];          \
        }                                                                                                      \
        answers[BANK].given += model.PORT##_request_write && ANSWERS_STORES;                                   \
    }
        EACH_PORT(ACCESS)
        model.clock = 1;
        model.eval();
        model.instruction_response_valid = fetches;
        std::memcpy(&model.instruction_response_data, &word, WORD_BYTES);
#define ANSWER(PORT, BANK)                                                                                     \
    model.PORT##_response_valid = answers[BANK].given != answers[BANK].taken;                                  \
    std::memcpy(&model.PORT##_response_data, answers[BANK].lines[answers[BANK].taken % OUTSTANDING], LINE_BYTES);
        EACH_PORT(ANSWER)
        model.clock = 0;
    }
    return accesses;
}
