// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// REMARK__  //: each remarks
// Needs React Native 0.80, react-native-reanimated 4 with react-native-worklets, and react-native-safe-area-context.
