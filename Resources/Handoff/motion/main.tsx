//: system 80 Motion for React
//: use head
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  cubicBezier, motion, useMotionValue, useMotionValueEvent, useReducedMotion,
  useScroll, useTransform, type MotionValue,
} from 'motion/react'

//: use place

//: use component

//: use sample
