//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** x: where the album's cell begins on the screen. */
export function place(x: number, screen: number, i: number) {
  'worklet'
  //: lines steps offsetSteps
  return { pos, offset }
}

export function layer(i: number) {
  'worklet'
  //: lines layerSteps lightSteps
  //: if isOutlined
  return { side, middle, opacity }
  //: else
  return { side, middle, opacity, light }
  //: end
}

type Props = { source: ImageSourcePropType; i: number; album: number; scrolled: SharedValue<number> }

function Layer({ source, i, album, scrolled }: Props) {
  const { EXTENT__: screen } = useWindowDimensions()
  const still = useReducedMotion()
  const { side, middle, opacity } = layer(i)
  const style = useAnimatedStyle(() => {
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.value
    const { offset } = place(x, screen, i)
    return {
      width: LAYER_WIDTH__, height: LAYER_HEIGHT__, opacity,
      //: if not isAcross
      left: middle - LAYER_WIDTH__ / 2, top: cellWidth / 2 - LAYER_HEIGHT__ / 2,
      transform: [{ translateY: still ? 0 : offset }],
      //: else if isMirrored
      top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2,
      transform: [{ translateX: still ? 0 : -offset }],
      //: else
      top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2,
      transform: [{ translateX: still ? 0 : offset }],
      //: end
    }
  })
  //: if isOutlined
  if (i > 0) return <Animated.View style={[{ position: 'absolute', borderWidth: 1, borderColor: '#fff' }, style]} />
  //: if focusPoints
  return (
    <Animated.View style={[{ position: 'absolute', overflow: 'hidden' }, style]}>
      <Image source={source} resizeMode="cover" style={{ position: 'absolute', ...focused(album + i, LAYER_WIDTH__, LAYER_HEIGHT__) }} />
    </Animated.View>
  )
  //: else
  return <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute' }, style]} />
  //: end
  //: else
  return (
    //: row
    <Animated.View style={[
      {
        position: 'absolute', backgroundColor: '#000',
        //: if radius
        borderRadius: RADIUS__, overflow: 'hidden',
        //: end
        //: if shadow
        boxShadow: i === 0 ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgba(0, 0, 0, SHADOW__)' : undefined,
        //: end
        //: if not radius
        //: if focusPoints
        overflow: 'hidden',
        //: end
        //: end
      },
      style,
    ]}>
    //: end
      {/*: if focusPoints */}
      <Image source={source} resizeMode="cover" style={{ position: 'absolute', ...focused(album + i, LAYER_WIDTH__, LAYER_HEIGHT__), opacity: layer(i).light }} />
      {/*: else */}
      <Image source={source} resizeMode="cover" style={{ width: '100%', height: '100%', opacity: layer(i).light }} />
      {/*: end */}
    </Animated.View>
  )
  //: end
}

export function NAME__({ albums }: { albums: ImageSourcePropType[] }) {
  const { EXTENT__: screen } = useWindowDimensions()
  const strip = useAnimatedRef<Animated.ScrollView>()
  const scrolled = useScrollViewOffset(strip)
  const free = (screen - pitch) / 2  // the ends reach the middle
  return (
    //: if coverBehind
    <View style={{ flex: 1 }}>
      <Behind albums={albums} scrolled={scrolled} />
      {/*: use strip */}
    </View>
    //: else
    //: use strip
    //: end
  )
}
//: if coverBehind

//: use behind
//: end
// Of two neighbours the later one stays in front, also past the middle.
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: scrollTo in a useFrameCallback.
//: end
