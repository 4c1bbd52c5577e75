//: file effect.js
// Needs GSAP 3.13 or newer (npm install gsap); all plugins are included.
import gsap from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
//: if isPulled
import { Observer } from 'gsap/Observer'
//: end
//: if usesEase
import { CustomEase } from 'gsap/CustomEase'
//: end

//: use effect
