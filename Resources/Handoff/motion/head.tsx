// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs React 19 and motion 12. The list fills its parent, which has a height.
//: if recipe
//: if hasKeys
// Keys are in points of the scroll, on every screen.
//: end
//: end
