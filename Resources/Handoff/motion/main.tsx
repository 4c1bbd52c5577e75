//: system 80 Motion for React
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs React 19 and motion 12.
//: if recipe
// Its pictures lie in public/.
//: end
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { motion, useReducedMotion, useScroll, useTransform, type MotionValue } from 'motion/react'

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else
//: use recipe
//: end

//: use box
//: if focusPoints

//: use focus
//: end
//: if items

//: use items
//: end
