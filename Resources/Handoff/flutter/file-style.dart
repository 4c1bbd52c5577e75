//: file lib/NAME_SNAKE___style.dart
//: use head
import 'dart:math' as math;

import 'package:flutter/material.dart';

//: use place
