//: system 80 Motion for React
//: file NAME__.tsx
//: use head
import {
  useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore,
  type ReactNode, type Ref, type RefObject,
} from 'react'
import {
  animate, cancelFrame, cubicBezier, frame, motion, transform, useMotionValue, useMotionValueEvent,
  useScroll, useTransform, type MotionValue,
} from 'motion/react'

//: use place

//: use component

//: use sample
