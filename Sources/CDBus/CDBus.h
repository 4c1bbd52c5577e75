// The library that talks to the desktop's other programs.
#ifndef CDBUS_H
#define CDBUS_H

#include <dbus/dbus.h>

#endif
