#define WIDTH 4
#include "Rows.h"

const PixelRows parallax_narrow_rows = ALL_ROWS;
