//: row 100
type NAME__LayerProps = {
  layer: NAME__Layer;
  scrolled: SharedValue<number>;
  reduceMotion: boolean;
  screen: { width: number; height: number };
  effect: NAME__Style;  //: if inHeader
  copy: number;  //: if hasTiles
}
//: end

//: row
function NAME__LayerView({
  layer, scrolled, reduceMotion, screen,
  effect,  //: if inHeader
  copy,  //: if hasTiles
}: NAME__LayerProps) {
//: end
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, effect.height)  //: if inHeader
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, screen.height)  //: else
  const past = useNAME__Past(scrolled, layer)  //: if isLinked
  //: if isShaped
  //: row
  const place = useDerivedValue(() => placeNAME__Layer(
    layer, scrolled.get(), screen,
    effect,  //: if inHeader
    reduceMotion,
    past.get(),  //: if isLinked
  ))
  //: end
  //: end
  const motion = useAnimatedStyle(() => {
    const now = place.get()  //: if isShaped
    //: if not isShaped
    //: row
    const now = placeNAME__Layer(
      layer, scrolled.get(), screen,
      effect,  //: if inHeader
      reduceMotion,
      past.get(),  //: if isLinked
    )
    //: end
    //: end
    const scale = now.width / width
    //: if hasTiles
    //: if isAcross
    const step = Math.max(1, now.width)
    const rest = now.left % step
    const first = (rest > 0 ? rest - step : rest) - (layer.lead ?? 0) * step  //: if hasLeads
    const first = rest > 0 ? rest - step : rest  //: else
    const left = layer.copies ? first + copy * step : now.left
    const top = now.top
    //: else
    const step = Math.max(1, now.height)
    const rest = now.top % step
    const first = (rest > 0 ? rest - step : rest) - (layer.lead ?? 0) * step  //: if hasLeads
    const first = rest > 0 ? rest - step : rest  //: else
    const left = now.left
    const top = layer.copies ? first + copy * step : now.top
    //: end
    //: else
    const { left, top } = now
    //: end
    const [hiddenTop, , , hiddenLeft] = hiddenOfNAME__Layer(layer, now.reveal)  //: if reveals
    //: if isShaped
    //: row 100
    return {
      opacity: now.opacity,
      //: if hasTexts
      //: if blurs
      ...(layer.text === undefined ? {} : { filter: [{ blur: now.blur / scale }] }),  // for text on Android only
      //: end
      //: end
      transform: [
        //: if turns
        // It is scaled and turned about its middle.
        { translateX: left + (now.width - width) / 2 }, { translateY: top + (now.height - height) / 2 },
        { rotate: now.rotation + 'deg' }, { scale },
        //: else
        { translateX: left }, { translateY: top }, { scale },
        //: end
        { translateX: hiddenLeft * width }, { translateY: hiddenTop * height },  //: if reveals
      ],
    }
    //: end
    //: else if hasKeys
    return { opacity: now.opacity, transform: [{ translateX: left }, { translateY: top }, { scale }] }
    //: else
    return { transform: [{ translateX: left }, { translateY: top }, { scale }] }
    //: end
  })
  //: if reveals
  const reveals = usesNAME__(layer, 'reveal')
  //: if turns
  const box = [{ position: 'absolute', width, height, overflow: reveals ? 'hidden' : 'visible' } as const, motion]
  //: else
  const overflow = reveals ? 'hidden' : 'visible'
  const box = [{ position: 'absolute', width, height, overflow, transformOrigin: 'top left' } as const, motion]
  //: end
  //: else if turns
  const box = [{ position: 'absolute', width, height } as const, motion]
  //: else
  const box = [{ position: 'absolute', width, height, transformOrigin: 'top left' } as const, motion]
  //: end
  //: if reveals
  //: if hasTexts
  const face = layer.text !== undefined ? (
    <NAME__Text layer={layer} />
  //: if blurs
  ) : usesNAME__(layer, 'blur') ? (
    <NAME__Blur layer={layer} place={place} size={{ width, height }} />
  //: end
  ) : (
    <NAME__Picture layer={layer} width={width} height={height} />  //: if hasLooks
    <Image source={layer.source} resizeMode="stretch" style={{ width, height }} />  //: else
  )
  //: else if blurs
  const face = usesNAME__(layer, 'blur') ? (
    <NAME__Blur layer={layer} place={place} size={{ width, height }} />
  ) : (
    <NAME__Picture layer={layer} width={width} height={height} />  //: if hasLooks
    <Image source={layer.source} resizeMode="stretch" style={{ width, height }} />  //: else
  )
  //: else
  const face = <NAME__Picture layer={layer} width={width} height={height} />  //: if hasLooks
  const face = <Image source={layer.source} resizeMode="stretch" style={{ width, height }} />  //: else
  //: end
  if (!reveals) return <Animated.View style={box}>{face}</Animated.View>
  return (
    <Animated.View style={box}>
      <NAME__Reveal layer={layer} place={place} size={{ width, height }}>{face}</NAME__Reveal>
    </Animated.View>
  )
  //: else
  //: if hasTexts
  if (layer.text !== undefined) return <Animated.View style={box}><NAME__Text layer={layer} /></Animated.View>
  //: end
  //: if blurs
  if (usesNAME__(layer, 'blur')) {
    return (
      <Animated.View style={box}>
        <NAME__Blur layer={layer} place={place} size={{ width, height }} />
      </Animated.View>
    )
  }
  //: end
  //: if hasLooks
  return <Animated.View style={box}><NAME__Picture layer={layer} width={width} height={height} /></Animated.View>
  //: else
  return <Animated.Image source={layer.source} resizeMode="stretch" style={box} />
  //: end
  //: end
}
//: if hasLooks

/** A shape, or a picture with its corners, its shadow and its blending. */
function NAME__Picture({ layer, width, height }: { layer: NAME__Layer; width: number; height: number }) {
  if (!layer.source) return <View style={[{ width, height }, layer.look]} />
  return <Image source={layer.source} resizeMode="stretch" style={[{ width, height }, layer.look]} />
}
//: end
//: if hasTexts

/** The lines of a text. Like the title of a header, they grow with the text size by at most a fifth. */
function NAME__Text({ layer }: { layer: NAME__Layer }) {
  const { text = '', size = 0, color = '#fff', align = 0 } = layer  //: if hasAligns
  const { text = '', size = 0, color = '#fff' } = layer  //: else
  //: row 100
  const font = {
    fontSize: size, color,
    lineHeight: (layer.lineHeight ?? 1.25) * size,  //: if hasLineHeights
    lineHeight: 1.25 * size,  //: else
    fontFamily: layer.family,  //: if hasFamilies
    letterSpacing: (layer.spacing ?? 0) * size,  //: if hasSpacings
    fontWeight: layer.weight ?? 700,  //: if hasWeights
    fontWeight: '700',  //: else
    textAlign: align === 0 ? 'center' : align < 0 ? 'left' : 'right'  //: if hasAligns
    textAlign: 'center'  //: else
  } as const
  //: end
  return (
    <View style={{ flex: 1, justifyContent: 'center' }}>
      {text.split('\n').map((line, number) => (
        <Text key={number} numberOfLines={1} maxFontSizeMultiplier={1.2} style={font}>{line}</Text>
      ))}
    </View>
  )
}
//: end
//: if blurs

type NAME__Place = DerivedValue<ReturnType<typeof placeNAME__Layer>>
//: else if reveals

type NAME__Place = DerivedValue<ReturnType<typeof placeNAME__Layer>>
//: end
//: if blurs

/** A picture with its least and its greatest blur, each made once. The mix has the variance of the blur. */
//: row 100
function NAME__Blur({ layer, place, size }: {
  layer: NAME__Layer; place: NAME__Place; size: { width: number; height: number }
}) {
//: end
  //: if hasKeyLists
  const keys = layer.keys?.find((list) => list.some((key) => key.blur))
  const blurs = [...keys ?? [{ at: 0 }], ...layer.still ? [layer.still] : []].map((key) => key.blur ?? 0)
  //: else
  const blurs = [...layer.keys ?? [{ at: 0 }], ...layer.still ? [layer.still] : []].map((key) => key.blur ?? 0)
  //: end
  const least = Math.min(...blurs), most = Math.max(...blurs)
  const softer = useAnimatedStyle(() => {
    const share = (place.get().blur ** 2 - least ** 2) / Math.max(1e-6, most ** 2 - least ** 2)
    return { opacity: Math.min(1, Math.max(0, share)) }
  })
  return (
    <>
      <Image source={layer.source} resizeMode="stretch" blurRadius={least} style={size} />
      <Animated.Image
        source={layer.source} resizeMode="stretch" blurRadius={most} style={[{ position: 'absolute', ...size }, softer]}
      />
    </>
  )
}
//: end
//: if reveals

/** What a layer shows: its own box clips left and top, and a box in it clips right and bottom. */
//: row 100
function NAME__Reveal({ layer, place, size: { width, height }, children }: {
  layer: NAME__Layer; place: NAME__Place; size: { width: number; height: number }; children: ReactNode
}) {
//: end
  const box = useAnimatedStyle(() => {
    const [top, right, bottom, left] = hiddenOfNAME__Layer(layer, place.get().reveal)
    return { transform: [{ translateX: -(left + right) * width }, { translateY: -(top + bottom) * height }] }
  })
  const back = useAnimatedStyle(() => {
    const [, right, bottom] = hiddenOfNAME__Layer(layer, place.get().reveal)
    return { transform: [{ translateX: right * width }, { translateY: bottom * height }] }
  })
  return (
    <Animated.View style={[{ width, height, overflow: 'hidden' }, box]}>
      <Animated.View style={[{ width, height }, back]}>{children}</Animated.View>
    </Animated.View>
  )
}
//: end
//: if blurs

//: if reveals
/** Whether a key of the layer sets this value. */
function usesNAME__(layer: NAME__Layer, value: 'blur' | 'reveal') {
  return [...(layer.keys ?? []).flat(), layer.still].some((key) => key?.[value] !== undefined)  //: if hasKeyLists
  return [...layer.keys ?? [], layer.still].some((key) => key?.[value] !== undefined)  //: else
}
//: else
/** Whether a key of the layer sets this value. */
function usesNAME__(layer: NAME__Layer, value: 'blur') {
  return [...(layer.keys ?? []).flat(), layer.still].some((key) => key?.[value] !== undefined)  //: if hasKeyLists
  return [...layer.keys ?? [], layer.still].some((key) => key?.[value] !== undefined)  //: else
}
//: end
//: else if reveals

/** Whether a key of the layer sets this value. */
function usesNAME__(layer: NAME__Layer, value: 'reveal') {
  return [...(layer.keys ?? []).flat(), layer.still].some((key) => key?.[value] !== undefined)  //: if hasKeyLists
  return [...layer.keys ?? [], layer.still].some((key) => key?.[value] !== undefined)  //: else
}
//: end
