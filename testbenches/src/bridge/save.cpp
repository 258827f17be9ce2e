// Keeps a model's whole state in memory, and brings it back: included behind shim.cpp by a model that can be resumed.

#include <algorithm>
#include <cstring>
#include <vector>

#include "verilated_save.h"
// Verilator's own part of it, which no other model needs.
#include "verilated_save.cpp"

namespace {

class MemorySave final : public VerilatedSerialize {
public:
    explicit MemorySave(std::vector<uint8_t>& to)
        : bytes{to} {
        m_isOpen = true;
    }
    void flush() override {
        bytes.insert(bytes.end(), m_bufp, m_cp);
        m_cp = m_bufp;
    }

private:
    std::vector<uint8_t>& bytes;
};

class MemoryRestore final : public VerilatedDeserialize {
public:
    MemoryRestore(const uint8_t* data, size_t size)
        : next{data}
        , end{data + size} {
        m_isOpen = true;
        m_endp = m_bufp;
    }
    void fill() override {
        const size_t left = static_cast<size_t>(m_endp - m_cp);
        std::memmove(m_bufp, m_cp, left);
        const size_t more = std::min(bufferSize() - left, static_cast<size_t>(end - next));
        std::memcpy(m_bufp + left, next, more);
        next += more;
        m_cp = m_bufp;
        m_endp = m_bufp + left + more;
    }

private:
    const uint8_t* next;
    const uint8_t* end;
};

}  // namespace

// The state of a simulation, which stays valid until the thread asks for another one; 0, or 1 if it failed: see bridge_message.
BRIDGE_EXPORT int bridge_save(Instance* self, const uint8_t** data, uint64_t* bytes) {
    static thread_local std::vector<uint8_t> saved;
    saved.clear();
    const int failed = self->guarded([&] {
        MemorySave to{saved};
        to << *self->model;
        to.flush();
    });
    *data = saved.data();
    *bytes = saved.size();
    return failed;
}

// Makes the simulation what it was when this was saved, of the same model.
BRIDGE_EXPORT int bridge_restore(Instance* self, const uint8_t* data, uint64_t bytes) {
    return self->guarded([&] {
        MemoryRestore from{data, bytes};
        from >> *self->model;
    });
}
