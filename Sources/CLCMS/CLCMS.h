// The library that translates colors between the profiles of cameras and displays.
#ifndef CLCMS_H
#define CLCMS_H

#include <lcms2.h>

// Its names for the layouts of pixels are computed, which only C sees.
static const cmsUInt32Number clcms_rgba = TYPE_RGBA_8;
static const cmsUInt32Number clcms_gray = TYPE_GRAY_8;

#endif
