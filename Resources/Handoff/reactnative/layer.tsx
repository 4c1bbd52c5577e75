type Props = { layer: SceneLayer; scrolled: SharedValue<number>; still: boolean; screen: { width: number; height: number } }

//: if hasTiles
function Layer(props: Props) {
  return <>{Array.from({ length: props.layer.copies ?? 1 }, (_, copy) => <Copy key={copy} {...props} copy={copy} />)}</>
}

function Copy({ layer, scrolled, still, screen, copy }: Props & { copy: number }) {
//: else
function Layer({ layer, scrolled, still, screen }: Props) {
//: end
  const style = useAnimatedStyle(() => {
    const place = placeLayer(layer, scrolled.value, screen, still)
    //: if hasTiles
    //: if isAcross
    const step = Math.max(1, place.width)
    const rest = place.left % step
    const first = rest > 0 ? rest - step : rest
    const left = layer.copies ? first + copy * step : place.left
    //: else
    const step = Math.max(1, place.height)
    const rest = place.top % step
    const first = rest > 0 ? rest - step : rest
    const top = layer.copies ? first + copy * step : place.top
    //: end
    //: end
    return {
      width: place.width / place.scale, height: place.height / place.scale, opacity: place.opacity,
      transformOrigin: 'top left',
      //: if not hasTiles
      transform: [{ translateX: place.left }, { translateY: place.top }, { scale: place.scale }],
      //: else if isAcross
      transform: [{ translateX: left }, { translateY: place.top }, { scale: place.scale }],
      //: else
      transform: [{ translateX: place.left }, { translateY: top }, { scale: place.scale }],
      //: end
    }
  })
  //: if hasTexts
  if (layer.text !== undefined) {
    const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
    const font = { fontSize: layer.size, lineHeight: (layer.size ?? 0) * 1.25, fontWeight: '700', textAlign } as const
    return (
      <Animated.Text style={[{ position: 'absolute', color: layer.isLight === false ? '#000' : '#fff' }, font, style]}>
        {layer.text}
      </Animated.Text>
    )
  }
  //: end
  return <Animated.Image source={layer.picture} resizeMode="stretch" style={[{ position: 'absolute' }, style]} />
}
