//: file effect.js
// Needs GSAP 3.11 with ScrollTrigger: npm install gsap.
import gsap from 'gsap'
import ScrollTrigger from 'gsap/ScrollTrigger'

//: use effect
