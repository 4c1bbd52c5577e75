//: system 60 Flutter
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs Flutter 3.16. Pictures are files in assets/.
import 'dart:math' as math;
import 'dart:ui' show ImageFilter;

import 'package:flutter/material.dart';

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else
//: use recipe
//: end
//: if focusPoints

//: use focus
//: end
//: if items

//: use items
//: end
