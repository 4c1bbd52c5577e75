//: file NAME__.tsx
//: use head
import {
  useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore,
  type ReactNode, type Ref, type RefObject,
} from 'react'
import {
  animate, cancelFrame, frame, motion, useMotionValue, useMotionValueEvent,
  useScroll, useTransform, type MotionValue,
} from 'motion/react'

import {
  captionOfNAME__, coverOfNAME__, goneOfNAME__, hiddenOfNAME__Layer, NAME__Layers, NAME__Defaults, lagOfNAME__, layerOfNAME__, nearerEndOfNAME__, nextNAME__Past,
  placeNAME__, placeNAME__Bar, placeNAME__Layer, restNAME__Layer, restNAME__Past, restsNAME__, type NAME__Layer, type NAME__Style,
} from './NAME__Place'

export * from './NAME__Place'

//: use component
