//: file NAME__Place.ts
//: use head
import { cubicBezier, transform } from 'motion/react'

//: use place
