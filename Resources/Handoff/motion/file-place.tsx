//: file NAME__Place.ts
//: use head
import { cubicBezier } from 'motion/react'

//: use place
