//: row 100
type NAME__CoverProps = {
  source: ImageSourcePropType; album: number; scrolled: SharedValue<number>;
  focus?: NAME__Focus;  //: if focusPoints
  effect: NAME__Style
}
//: end

/** The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top. */
//: if focusPoints
function NAME__Cover({ source, album, scrolled, focus = { x: 0.5, y: 0.5, aspect: 1 }, effect }: NAME__CoverProps) {
  const { width, height } = useWindowDimensions()
//: else
function NAME__Cover({ source, album, scrolled, effect }: NAME__CoverProps) {
//: end
  const fading = useAnimatedStyle(() => ({ opacity: coverOfNAME__(scrolled.get(), album, effect) }))
  //: if focusPoints
  const place = focusedNAME__({ ...focus, isWhole: false }, width, height)  //: if hasWhole
  const place = focusedNAME__(focus, width, height)  //: else
  return <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute', ...place }, fading]} />
  //: else
  return <Animated.Image source={source} resizeMode="cover" style={[StyleSheet.absoluteFill, { width: '100%', height: '100%' }, fading]} />
  //: end
}
