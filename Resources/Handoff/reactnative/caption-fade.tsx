//: row 100
type NAME__CaptionProps = {
  album: number; scrolled: SharedValue<number>; screen: number; effect: NAME__Style; children: ReactNode
}
//: end

/** The text below a cover, while the cover is in the middle. */
function NAME__Caption({ album, scrolled, screen, effect, children }: NAME__CaptionProps) {
  const { cellWidth, cover, pitch } = effect
  const fading = useAnimatedStyle(() => {
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get()
    return { opacity: captionOfNAME__(x, screen, effect) }
  })
  return (
    <Animated.View style={[{ position: 'absolute', top: cover + CAPTION_GAP__, width: cellWidth, alignItems: 'center' }, fading]}>
      {children}
    </Animated.View>
  )
}
