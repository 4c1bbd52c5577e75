//: row 124
type NAME__LayerProps = {
  layer: NAME__Layer; scrolled: SharedValue<number>; reduceMotion: boolean; screen: { width: number; height: number };
  effect: NAME__Style
}
//: end

//: if hasTiles
function NAME__LayerView(props: NAME__LayerProps) {
  const { layer } = props
  const count = layer.copies === undefined ? 1 : layer.copies + 1
  return <>{Array.from({ length: count }, (_, copy) => <NAME__Copy key={copy} {...props} copy={copy} />)}</>
}

function NAME__Copy({ layer, scrolled, reduceMotion, screen, effect, copy }: NAME__LayerProps & { copy: number }) {
//: else
function NAME__LayerView({ layer, scrolled, reduceMotion, screen, effect }: NAME__LayerProps) {
//: end
  //: if inHeader
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, effect.height)
  //: else
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, screen.height)
  //: end
  const motion = useAnimatedStyle(() => {
    //: if inHeader
    const place = placeNAME__Layer(layer, scrolled.value, screen, effect, reduceMotion)
    //: else
    const place = placeNAME__Layer(layer, scrolled.value, screen, reduceMotion)
    //: end
    const scale = place.width / width
    //: if hasTiles
    //: if isAcross
    const step = Math.max(1, place.width)
    const rest = place.left % step
    const first = rest > 0 ? rest - step : rest
    const left = layer.copies ? first + copy * step : place.left
    return { opacity: place.opacity, transform: [{ translateX: left }, { translateY: place.top }, { scale }] }
    //: else
    const step = Math.max(1, place.height)
    const rest = place.top % step
    const first = rest > 0 ? rest - step : rest
    const top = layer.copies ? first + copy * step : place.top
    return { opacity: place.opacity, transform: [{ translateX: place.left }, { translateY: top }, { scale }] }
    //: end
    //: else
    return { opacity: place.opacity, transform: [{ translateX: place.left }, { translateY: place.top }, { scale }] }
    //: end
  })
  //: if hasTexts
  if (layer.text !== undefined) {
    const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
    const font = { fontSize: layer.size, lineHeight: height, fontWeight: '700', textAlign } as const
    return (
      <Animated.Text
        allowFontScaling={false}  // as large as the picture around it
        style={[
          { position: 'absolute', width, transformOrigin: 'top left', color: layer.isLight === false ? '#000' : '#fff' }, font, motion,
        ]}
      >
        {layer.text}
      </Animated.Text>
    )
  }
  //: end
  return (
    //: row 124
    <Animated.Image
      source={layer.source} resizeMode="stretch"
      style={[{ position: 'absolute', width, height, transformOrigin: 'top left' }, motion]}
    />
    //: end
  )
}
