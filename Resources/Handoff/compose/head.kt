// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs Compose 1.7.
//: if recipe
//: if hasKeys
// Keys are in dp of the scroll, on every screen.
//: end
//: end
package parallax.NAME_FLAT__

