// The yardstick for the lock step: the same model and program in a plain C++ loop, with a memory of latency 1 that is always ready, no
// model, no comparison. KWORDS and WORD_BYTES are defined by the file that includes this text; `memory` is RAM.

#include <cstring>

static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t* memory, uint64_t memory_bytes) {
    const uint64_t line_bytes = KWORDS * WORD_BYTES;
    model.clock = 0;
    model.instruction_request_ready = 1;
    model.data_request_ready = 1;
    model.instruction_response_valid = 0;
    model.data_response_valid = 0;
    model.console_output_ready = 1;
    for (int held = 0; held < 2; held++) {
        model.reset = 1;
        model.clock = 1;
        model.eval();
        model.clock = 0;
        model.eval();
    }
    model.reset = 0;
    uint64_t cycle = 0;
    for (; cycle < cycles && !model.done; cycle++) {
        model.eval();
        const bool fetches = model.instruction_request_valid;
        const bool accesses = model.data_request_valid;
        const bool response_waits = model.data_response_valid && !model.data_response_ready;
        uint64_t word = 0;
        if (fetches) std::memcpy(&word, memory + model.instruction_request_word * WORD_BYTES, WORD_BYTES);
        uint8_t line[KWORDS * WORD_BYTES] = {0};
        bool answers = false;
        if (accesses && !model.data_request_console) {
            uint8_t* place = memory + model.data_request_line * line_bytes;
            if (model.data_request_write) {
                const uint8_t* data = reinterpret_cast<const uint8_t*>(&model.data_request_data);
                for (uint64_t byte = 0; byte < line_bytes; byte++)
                    if (uint64_t(model.data_request_byte_enable) >> byte & 1) place[byte] = data[byte];
            } else {
                std::memcpy(line, place, line_bytes);
            }
        }
        answers = accesses && !model.data_request_write;
        model.clock = 1;
        model.eval();
        model.instruction_response_valid = fetches;
        std::memcpy(&model.instruction_response_data, &word, WORD_BYTES);
        if (!response_waits) {
            model.data_response_valid = answers;
            std::memcpy(&model.data_response_data, line, line_bytes);
        }
        model.data_request_ready = !response_waits;
        model.clock = 0;
    }
    (void)memory_bytes;
    return cycle;
}
