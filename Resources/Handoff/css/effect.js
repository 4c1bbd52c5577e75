//: file effect.js
//: use effect-script
