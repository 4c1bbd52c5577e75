//: file lib/NAME_SNAKE___sample.dart
// The scene's own rows and pictures, for a first look:
// runApp(const MaterialApp(home: NAME__Sample())).
import 'package:flutter/material.dart';

import 'NAME_SNAKE__.dart';

//: use sample
