// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
// Needs React Native 0.80, react-native-reanimated 4 with react-native-worklets, and react-native-safe-area-context.
