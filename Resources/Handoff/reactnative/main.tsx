//: system 70 React Native
//: use head
import { cloneElement, useCallback, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import {
  FlatList, I18nManager, Image, Pressable, RefreshControl, Text, View, StyleSheet, useWindowDimensions, type FlatListProps, type ImageSourcePropType,
  type LayoutChangeEvent, type ViewProps,
} from 'react-native'
import Animated, {
  Easing, useAnimatedScrollHandler, useAnimatedStyle, useDerivedValue, useReducedMotion, useSharedValue,
  type DerivedValue, type SharedValue,
//: if isLinked
  runOnJS, useAnimatedReaction, useFrameCallback, type FrameCallback,
//: end
} from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

//: use place

//: use component

//: use sample
