//: file NAME__.tsx
//: use head
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  motion, useMotionValue, useMotionValueEvent, useReducedMotion,
  useScroll, useTransform, type MotionValue,
} from 'motion/react'

import {
  captionOfNAME__, coverOfNAME__, hiddenOfNAME__Layer, NAME__Layers, NAME__Defaults, layerOfNAME__,
  placeNAME__, placeNAME__Bar, placeNAME__Layer, restNAME__Layer, type NAME__Layer, type NAME__Style,
} from './NAME__Place'

export * from './NAME__Place'

//: use component
