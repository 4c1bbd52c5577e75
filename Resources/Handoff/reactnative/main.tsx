//: system 70 React Native
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs React Native 0.76 and react-native-reanimated 3.16.
import type { ReactNode } from 'react'
import { Image, Text, View, StyleSheet, useWindowDimensions, type ImageSourcePropType } from 'react-native'
import Animated, {
  useAnimatedRef, useAnimatedStyle, useReducedMotion, useScrollViewOffset, type SharedValue,
} from 'react-native-reanimated'

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
