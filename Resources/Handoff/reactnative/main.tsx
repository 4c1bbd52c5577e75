//: system 70 React Native
//: use head
import { cloneElement, useCallback, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import {
  FlatList, I18nManager, Image, Pressable, RefreshControl, Text, View, StyleSheet, useWindowDimensions, type FlatListProps, type ImageSourcePropType,
  type LayoutChangeEvent, type ViewProps, type ViewStyle,
} from 'react-native'
import Animated, {
  Easing, useAnimatedScrollHandler, useAnimatedStyle, useDerivedValue, useReducedMotion, useSharedValue,
  type DerivedValue, type SharedValue,
  cancelAnimation, runOnJS, useAnimatedReaction, useFrameCallback, withTiming, type FrameCallback,
} from 'react-native-reanimated'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

//: use place

//: use component

//: use sample
