const { width, height: tall, onLayout } = useNAME__Size()
//: if isBelowSafeArea
const { top: safeTop, bottom } = useSafeAreaInsets()
const effect = belowNAME__(given, safeTop)
//: else
const { bottom } = useSafeAreaInsets()
//: end
const reduceMotion = useReducedMotion()
const scrolled = useSharedValue(0)
//: use on-scroll
