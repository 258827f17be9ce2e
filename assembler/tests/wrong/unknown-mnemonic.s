start:  adid %r1, %r2, #1
        frobnicate %r1
        @p0 ? splt
        add.i %r1, %r2, #1
