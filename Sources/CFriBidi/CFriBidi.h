// The library for Unicode's bidirectional algorithm.
#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <fribidi/fribidi.h>

#endif
