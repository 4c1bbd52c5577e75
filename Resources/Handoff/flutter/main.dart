//: system 60 Flutter
//: file lib/NAME_SNAKE__.dart
//: use head
import 'dart:math' as math;
import 'dart:ui' show ImageFilter;

import 'package:flutter/cupertino.dart' show CupertinoSliverRefreshControl;
import 'package:flutter/material.dart';
import 'package:flutter/scheduler.dart' show Ticker;
import 'package:flutter/services.dart' show SystemUiOverlayStyle;

//: use place

//: use component

//: use sample
