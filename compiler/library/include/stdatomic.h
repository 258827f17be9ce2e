#error "atomic types are not supported: HARP has no instruction for them; harp.h has locks of warps"
