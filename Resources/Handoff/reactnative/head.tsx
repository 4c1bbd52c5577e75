// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs React Native 0.76 and react-native-reanimated 3.16 or 4.
//: if recipe
//: if hasKeys
// Keys are in points of the scroll, on every screen.
//: end
//: end
