// The library that orders the letters of a line by Unicode's bidirectional algorithm.
#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <fribidi/fribidi.h>

#endif
