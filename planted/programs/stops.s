// The warp stops for good.
        nop
stops:  halt
