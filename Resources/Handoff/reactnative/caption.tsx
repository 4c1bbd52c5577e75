/** How much of the words below a cover is seen. x: where the album's cell begins on the screen. */
export function caption(x: number, screen: number) {
  'worklet'
  //: lines captionSteps
  return said
}

/** The words below a cover. */
function ItemCaption({ item, album, scrolled }: { item: Item; album: number; scrolled: SharedValue<number> }) {
  const { width: screen } = useWindowDimensions()
  const style = useAnimatedStyle(() => {
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.value
    return { opacity: caption(x, screen) }
  })
  return (
    <Animated.View style={[{ position: 'absolute', top: cover + CAPTION_GAP__, width: cellWidth, alignItems: 'center' }, style]}>
      {/*: if isDark */}
      <Text style={{ fontSize: SIZE22__, fontWeight: '700', color: '#fff' }}>{item.title}</Text>
      {/*: if hasSubtitle */}
      {item.subtitle !== undefined && (
        <Text style={{ fontSize: SIZE17__, color: '#a6a6ad', textAlign: 'center' }}>{item.subtitle}</Text>
      )}
      {/*: end */}
      {/*: if hasValue */}
      <Text style={{ fontSize: SIZE14__, fontWeight: '400', color: '#a6a6ad' }}>{item.value}</Text>
      {/*: end */}
      {/*: else */}
      <Text style={{ fontSize: SIZE22__, fontWeight: '700', color: '#1c1c1e' }}>{item.title}</Text>
      {/*: if hasSubtitle */}
      {item.subtitle !== undefined && (
        <Text style={{ fontSize: SIZE17__, color: '#66666b', textAlign: 'center' }}>{item.subtitle}</Text>
      )}
      {/*: end */}
      {/*: if hasValue */}
      <Text style={{ fontSize: SIZE14__, fontWeight: '400', color: '#66666b' }}>{item.value}</Text>
      {/*: end */}
      {/*: end */}
    </Animated.View>
  )
}
