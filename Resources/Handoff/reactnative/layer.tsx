//: row 100
type NAME__LayerProps = {
  layer: NAME__Layer;
  scrolled: SharedValue<number>;
  reduceMotion: boolean;
  screen: { width: number; height: number };
  //: if inHeader
  effect: NAME__Style
  //: end
}
//: end

//: if hasTiles
function NAME__LayerView(props: NAME__LayerProps) {
  const { layer } = props
  const count = layer.copies === undefined ? 1 : layer.copies + 1
  return <>{Array.from({ length: count }, (_, copy) => <NAME__Copy key={copy} {...props} copy={copy} />)}</>
}

//: if inHeader
function NAME__Copy({ layer, scrolled, reduceMotion, screen, effect, copy }: NAME__LayerProps & { copy: number }) {
//: else
function NAME__Copy({ layer, scrolled, reduceMotion, screen, copy }: NAME__LayerProps & { copy: number }) {
//: end
//: else
//: if inHeader
function NAME__LayerView({ layer, scrolled, reduceMotion, screen, effect }: NAME__LayerProps) {
//: else
function NAME__LayerView({ layer, scrolled, reduceMotion, screen }: NAME__LayerProps) {
//: end
//: end
  //: if inHeader
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, effect.height)
  //: else
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, screen.height)
  //: end
  const motion = useAnimatedStyle(() => {
    //: if inHeader
    const place = placeNAME__Layer(layer, scrolled.get(), screen, effect, reduceMotion)
    //: else
    const place = placeNAME__Layer(layer, scrolled.get(), screen, reduceMotion)
    //: end
    const scale = place.width / width
    //: if turns
    const middle = [(place.width - width) / 2, (place.height - height) / 2] as const  // it is scaled and turned about its middle
    //: end
    //: if hasTiles
    //: if isAcross
    const step = Math.max(1, place.width)
    const rest = place.left % step
    //: if hasLeads
    const first = (rest > 0 ? rest - step : rest) - (layer.lead ?? 0) * step
    //: else
    const first = rest > 0 ? rest - step : rest
    //: end
    const left = layer.copies ? first + copy * step : place.left
    //: if isShaped
    //: row 100
    return {
      opacity: place.opacity,
      //: if blurs
      ...(layer.text === undefined ? {} : { filter: [{ blur: place.blur / scale }] }),  // for text on Android only
      //: end
      //: if turns
      transform: [
        { translateX: left + middle[0] },
        { translateY: place.top + middle[1] },
        { rotate: place.rotation + 'deg' },
        { scale },
      ],
      //: else
      transform: [{ translateX: left }, { translateY: place.top }, { scale }],
      //: end
    }
    //: end
    //: else if hasKeys
    return { opacity: place.opacity, transform: [{ translateX: left }, { translateY: place.top }, { scale }] }
    //: else
    return { transform: [{ translateX: left }, { translateY: place.top }, { scale }] }
    //: end
    //: else
    const step = Math.max(1, place.height)
    const rest = place.top % step
    //: if hasLeads
    const first = (rest > 0 ? rest - step : rest) - (layer.lead ?? 0) * step
    //: else
    const first = rest > 0 ? rest - step : rest
    //: end
    const top = layer.copies ? first + copy * step : place.top
    //: if isShaped
    //: row 100
    return {
      opacity: place.opacity,
      //: if blurs
      ...(layer.text === undefined ? {} : { filter: [{ blur: place.blur / scale }] }),  // for text on Android only
      //: end
      //: if turns
      transform: [
        { translateX: place.left + middle[0] },
        { translateY: top + middle[1] },
        { rotate: place.rotation + 'deg' },
        { scale },
      ],
      //: else
      transform: [{ translateX: place.left }, { translateY: top }, { scale }],
      //: end
    }
    //: end
    //: else if hasKeys
    return { opacity: place.opacity, transform: [{ translateX: place.left }, { translateY: top }, { scale }] }
    //: else
    return { transform: [{ translateX: place.left }, { translateY: top }, { scale }] }
    //: end
    //: end
    //: else
    //: if isShaped
    //: row 100
    return {
      opacity: place.opacity,
      //: if blurs
      ...(layer.text === undefined ? {} : { filter: [{ blur: place.blur / scale }] }),  // for text on Android only
      //: end
      //: if turns
      transform: [
        { translateX: place.left + middle[0] },
        { translateY: place.top + middle[1] },
        { rotate: place.rotation + 'deg' },
        { scale },
      ],
      //: else
      transform: [{ translateX: place.left }, { translateY: place.top }, { scale }],
      //: end
    }
    //: end
    //: else if hasKeys
    return { opacity: place.opacity, transform: [{ translateX: place.left }, { translateY: place.top }, { scale }] }
    //: else
    return { transform: [{ translateX: place.left }, { translateY: place.top }, { scale }] }
    //: end
    //: end
  })
  //: if blurs
  // A blurred picture is made once for its least blur and once for its greatest. The mix has the variance of the blur.
  const blurs = [...layer.keys ?? [{ at: 0 }], ...layer.still ? [layer.still] : []].map((key) => key.blur ?? 0)
  const least = Math.min(...blurs), most = Math.max(...blurs)
  const softer = useAnimatedStyle(() => {
    //: if inHeader
    const { blur } = placeNAME__Layer(layer, scrolled.get(), screen, effect, reduceMotion)
    //: else
    const { blur } = placeNAME__Layer(layer, scrolled.get(), screen, reduceMotion)
    //: end
    const share = (blur * blur - least * least) / Math.max(1e-6, most * most - least * least)
    return { opacity: Math.min(1, Math.max(0, share)) }
  })
  const size = { position: 'absolute', width, height } as const
  const picture = (
    <>
      <Image source={layer.source} resizeMode="stretch" blurRadius={least} style={size} />
      {most > least && (
        <Animated.Image source={layer.source} resizeMode="stretch" blurRadius={most} style={[size, softer]} />
      )}
    </>
  )
  //: end
  //: if reveals
  // One box clips top and left, one bottom and right. Each moves its content back.
  const hidden = useDerivedValue(() => {
    //: if inHeader
    const { reveal } = placeNAME__Layer(layer, scrolled.get(), screen, effect, reduceMotion)
    //: else
    const { reveal } = placeNAME__Layer(layer, scrolled.get(), screen, reduceMotion)
    //: end
    return hiddenOfNAME__Layer(layer, reveal)
  })
  const first = useAnimatedStyle(() => shiftNAME__(hidden.get()[3] * width, hidden.get()[0] * height))
  const firstBack = useAnimatedStyle(() => shiftNAME__(-hidden.get()[3] * width, -hidden.get()[0] * height))
  const last = useAnimatedStyle(() => shiftNAME__(-hidden.get()[1] * width, -hidden.get()[2] * height))
  const lastBack = useAnimatedStyle(() => shiftNAME__(hidden.get()[1] * width, hidden.get()[2] * height))
  const box = { width, height, overflow: 'hidden' } as const
  const shown = (face: ReactNode) => (
    //: if turns
    <Animated.View style={[{ position: 'absolute', width, height }, motion]}>
    //: else
    <Animated.View style={[{ position: 'absolute', width, height, transformOrigin: 'top left' }, motion]}>
    //: end
      <Animated.View style={[box, first]}>
        <Animated.View style={firstBack}>
          <Animated.View style={[box, last]}>
            <Animated.View style={lastBack}>{face}</Animated.View>
          </Animated.View>
        </Animated.View>
      </Animated.View>
    </Animated.View>
  )
  //: end
  //: if hasTexts
  if (layer.text !== undefined) {
    const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
    //: row 100
    const font = {
      fontSize: layer.size,
      //: if hasLines
      lineHeight: 1.25 * (layer.size ?? 0),
      //: else
      lineHeight: height,
      //: end
      //: if hasWeights
      fontWeight: layer.weight ?? 700,
      //: else
      fontWeight: '700',
      //: end
      textAlign
    } as const
    //: end
    //: if reveals
    const color = layer.color ?? '#fff'
    // As large as the picture around it.
    return shown(<Text allowFontScaling={false} style={[{ width, color }, font]}>{layer.text}</Text>)
    //: else
    return (
      <Animated.Text
        allowFontScaling={false}  // as large as the picture around it
        style={[
          //: if turns
          { position: 'absolute', width, color: layer.color ?? '#fff' }, font, motion,
          //: else
          { position: 'absolute', width, transformOrigin: 'top left', color: layer.color ?? '#fff' }, font, motion,
          //: end
        ]}
      >
        {layer.text}
      </Animated.Text>
    )
    //: end
  }
  //: end
  //: if reveals
  //: if blurs
  return shown(picture)
  //: else
  return shown(<Image source={layer.source} resizeMode="stretch" style={{ width, height }} />)
  //: end
  //: else
  //: if blurs
  //: if turns
  return <Animated.View style={[size, motion]}>{picture}</Animated.View>
  //: else
  return <Animated.View style={[size, { transformOrigin: 'top left' }, motion]}>{picture}</Animated.View>
  //: end
  //: else
  return (
    //: row 100
    <Animated.Image
      //: if turns
      source={layer.source}
      resizeMode="stretch"
      style={[{ position: 'absolute', width, height }, motion]}
      //: else
      source={layer.source} resizeMode="stretch"
      style={[{ position: 'absolute', width, height, transformOrigin: 'top left' }, motion]}
      //: end
    />
    //: end
  )
  //: end
  //: end
}
//: if reveals

function shiftNAME__(translateX: number, translateY: number) {
  'worklet'
  return { transform: [{ translateX }, { translateY }] }
}
//: end
