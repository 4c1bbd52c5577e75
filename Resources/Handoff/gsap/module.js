//: file effect.js
// Needs GSAP 3.13 or newer (npm install gsap); all plugins are included.
import gsap from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { Observer } from 'gsap/Observer'  //: if isPulled
import { CustomEase } from 'gsap/CustomEase'  //: if usesEase

//: use effect
