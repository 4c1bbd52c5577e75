// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs Flutter 3.27.
//: if recipe
//: if hasKeys
// Keys are in points of the scroll, on every screen.
//: end
//: end
