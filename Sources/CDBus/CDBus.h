// The library for talking to other desktop programs.
#ifndef CDBUS_H
#define CDBUS_H

#include <dbus/dbus.h>

#endif
