// musl's multibyte functions want MB_CUR_MAX, which <stdlib.h> has.
