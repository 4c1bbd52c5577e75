/** How much of the cover of an album is seen over those before it. s: scrolled from the first one. */
export function behind(s: number, album: number) {
  'worklet'
  //: lines behindSteps
  return shown
}

/** The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it. */
function Behind({ albums, scrolled }: { albums: ImageSourcePropType[]; scrolled: SharedValue<number> }) {
  return (
    //: if focusPoints
    <View style={[StyleSheet.absoluteFill, { opacity: coverBehind, overflow: 'hidden' }]} needsOffscreenAlphaCompositing>
    //: else
    <View style={[StyleSheet.absoluteFill, { opacity: coverBehind }]} needsOffscreenAlphaCompositing>
    //: end
      {albums.map((source, album) => <Cover key={album} source={source} album={album} scrolled={scrolled} />)}
    </View>
  )
}

function Cover({ source, album, scrolled }: { source: ImageSourcePropType; album: number; scrolled: SharedValue<number> }) {
  const { width, height } = useWindowDimensions()
  const style = useAnimatedStyle(() => ({ opacity: behind(scrolled.value, album) }))
  const blur = BLUR__ * Math.max(width, height)  // Android counts it in the picture's pixels
  //: if focusPoints
  return <Animated.Image source={source} blurRadius={blur} resizeMode="cover" style={[{ position: 'absolute', ...focused(album, width, height) }, style]} />
  //: else
  return <Animated.Image source={source} blurRadius={blur} resizeMode="cover" style={[StyleSheet.absoluteFill, style]} />
  //: end
}
