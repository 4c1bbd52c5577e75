//: file NAME__.tsx
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

import {
  belowNAME__, captionOfNAME__, coverOfNAME__, goneOfNAME__, hiddenOfNAME__Layer, NAME__Layers, NAME__Defaults, lagOfNAME__, layerOfNAME__, nearerEndOfNAME__, nextNAME__Past,
  placeNAME__, placeNAME__Bar, placeNAME__Layer, restNAME__Layer, restNAME__Past, restsNAME__, type NAME__Layer, type NAME__Style,
} from './NAME__Place'

export * from './NAME__Place'

//: use component

//: use sample
