// The library for color conversion between profiles.
#ifndef CLCMS_H
#define CLCMS_H

#include <lcms2.h>

// Its pixel format constants are computed by macros, which Swift cannot import.
static const cmsUInt32Number clcms_rgba = TYPE_RGBA_8;
static const cmsUInt32Number clcms_gray = TYPE_GRAY_8;

#endif
