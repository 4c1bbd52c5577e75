//: row 100
type NAME__LayerProps = {
  source: ImageSourcePropType;
  i: number;
  album: number;
  scrolled: SharedValue<number>;
  lag: SharedValue<number>;  //: if lags
  screen: number;
  focus?: NAME__Focus;  //: if focusPoints
  effect: NAME__Style
}
//: end

//: row
function NAME__LayerView({
  source, i, album, scrolled,
  lag,  //: if lags
  screen,
  focus = { x: 0.5, y: 0.5, aspect: 1 },  //: if focusPoints
  effect
}: NAME__LayerProps) {
//: end
  const reduceMotion = useReducedMotion()
  const { cellWidth, pitch } = effect  //: if isUniform
  const { cellWidth, cover, pitch } = effect  //: else
  const { side, middle, opacity } = layerOfNAME__(i, effect)  //: if isOutlined
  const { side, middle, opacity, light } = layerOfNAME__(i, effect)  //: else
  const shift = useAnimatedStyle(() => {
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get() + lag.get()  //: if lags
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get()  //: else
    const { offset } = placeNAME__(x, screen, i, effect)
    //: if not isAcross
    return { transform: [{ translateY: reduceMotion ? 0 : offset }] }
    //: else
    const along = I18nManager.isRTL ? -offset : offset
    return { transform: [{ translateX: reduceMotion ? 0 : along }] }
    //: end
  })
  //: row 100
  const box = {
    position: 'absolute', width: LAYER_WIDTH__, height: LAYER_HEIGHT__, opacity,
    top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2,  //: if isAcross
    left: middle - LAYER_WIDTH__ / 2, top: cellWidth / 2 - LAYER_HEIGHT__ / 2,  //: else
  } as const
  //: end
  if (i > 0) return <Animated.View style={[box, { borderWidth: 1, borderColor: '#fff' }, shift]} />  //: if isOutlined
  return (
    //: row 100
    <Animated.View style={[
      box,
      //: if not isOutlined
      {
        backgroundColor: focus.isWhole ? undefined : '#000',  //: if hasWhole
        backgroundColor: '#000',  //: else
        borderRadius: RADIUS__,  //: if radius
        //: if shadow
        //: if hasWhole
        boxShadow: i === 0 && !focus.isWhole ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgba(0, 0, 0, SHADOW__)' : undefined,
        //: else
        boxShadow: i === 0 ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgba(0, 0, 0, SHADOW__)' : undefined,
        //: end
        //: end
        overflow: 'hidden',
      },
      //: else
      { overflow: 'hidden' },
      //: end
      shift,
    ]}>
    //: end
      {/*: row 100 */}
      <Image
        source={source} resizeMode="cover" resizeMethod="resize"
        style={{
          position: 'absolute', ...focusedNAME__(focus, LAYER_WIDTH__, LAYER_HEIGHT__),  //: if focusPoints
          width: '100%', height: '100%',  //: else
          //: if not isOutlined
          //: if hasWhole
          // Darkens only the picture, not the free space.
          ...(focus.isWhole ? { filter: [{ brightness: light }] } : { opacity: light }),
          //: else
          opacity: light,
          //: end
          //: end
        }}
      />
      {/*: end */}
    </Animated.View>
  )
}

/** Animated.FlatList does not take a CellRendererComponent. */
const NAME__List = Animated.createAnimatedComponent(FlatList<number>)

//: if coverBehind
/** An album with a visible edge has its cover in the backdrop. */
const seenOfNAME__ = { itemVisiblePercentThreshold: 1 }

//: end
//: use stack-props
  const { EXTENT__: screen, onLayout } = useNAME__Size()
  const scrolled = useSharedValue(0)
  //: if isAcross
  const onScroll = useAnimatedScrollHandler(({ contentOffset, contentSize, layoutMeasurement }) => {
    // An app that reads from the right begins at the greatest offset.
    const end = contentSize.width - layoutMeasurement.width
    scrolled.set(I18nManager.isRTL ? end - contentOffset.x : contentOffset.x)
  })
  //: else
  const onScroll = useAnimatedScrollHandler((event) => {
    scrolled.set(event.contentOffset.y)
  })
  //: end
  const lag = useNAME__Lag(scrolled, effect.follow)  //: if lags
  const { cellWidth, cover, pitch, layers } = effect
  const free = Math.max(0, (screen - pitch) / 2)  // the first and last album reach the middle
  const albums = useMemo(() => Array.from({ length: count }, (_, album) => album), [count])
  // Of two neighbors, the album nearer the middle is in front.
  const Cell = useMemo(
    () =>
      function NAME__Cell({ index, style, ...cell }: ViewProps & { index: number }) {
        const order = useAnimatedStyle(() => ({
          zIndex: 1000 - Math.round(Math.abs(index * pitch - scrolled.get())),
        }))
        return <Animated.View {...cell} style={[style, order]} />
      },
    [pitch, scrolled],
  )
  //: if coverBehind
  const [seen, setSeen] = useState<[number, number]>([0, 1])
  const onSeen = useCallback(({ viewableItems }: { viewableItems: { index: number | null }[] }) => {
    const all = viewableItems.map((item) => item.index ?? 0)
    if (all.length > 0) setSeen([Math.min(...all), Math.max(...all)])
  }, [])
  //: end
  return (
    <View style={{ flex: 1, overflow: 'hidden' }} onLayout={onLayout}>
      {/*: if coverBehind */}
      <View style={[StyleSheet.absoluteFill, { opacity: effect.coverBehind }]} needsOffscreenAlphaCompositing>
        {albums.slice(seen[0], seen[1] + 1).map((album) => (
          //: row 100
          <NAME__Cover
            key={album} source={blurred(album)} album={album}
            focus={focus?.(album, 0)}  //: if focusPoints
            scrolled={scrolled} effect={effect}
          />
          //: end
        ))}
      </View>
      {/*: end */}
      {/*: row 100 */}
      <NAME__List
        horizontal  //: if isAcross
        data={albums} keyExtractor={String} onScroll={onScroll} scrollEventThrottle={1}
        CellRendererComponent={Cell}
        //: use physics
        snapToInterval={pitch}  //: if snapsToItems
        onViewableItemsChanged={onSeen} viewabilityConfig={seenOfNAME__}  //: if coverBehind
        getItemLayout={(_, index) => ({ length: pitch, offset: free + index * pitch, index })}
        //: if isAcross
        style={{ overflow: 'visible' }}
        contentContainerStyle={{ paddingHorizontal: free, alignItems: 'center' }}
        //: else
        style={{ overflow: 'visible' }}
        contentContainerStyle={{ paddingVertical: free, alignItems: 'center' }}
        //: end
        renderItem={({ item: album }) => (
          <View style={{ width: ITEM_WIDTH__, height: ITEM_HEIGHT__ }}>
            {/*: row 80 */}
            <Pressable
              onPress={() => onPress?.(album)}
              style={{ start: (pitch - cellWidth) / 2, width: cellWidth, height: cover }}  //: if isAcross
              style={{ top: (pitch - cellWidth) / 2, width: cover, height: cellWidth }}  //: else
            >
            {/*: end */}
              {/*: use stack-layers */}
              {/*: if hasCaptionItems */}
              <NAME__Caption album={album} scrolled={scrolled} screen={screen} effect={effect}>{caption?.(album)}</NAME__Caption>
              {/*: end */}
            </Pressable>
          </View>
        )}
      />
      {/*: end */}
    </View>
  )
}
//: if coverBehind

//: use behind
//: end
//: if hasCaptionItems

//: use caption-fade
//: end
// To scroll by AUTOPLAY__ a second until the first touch, call scrollTo in a useFrameCallback.  //: if autoplay
