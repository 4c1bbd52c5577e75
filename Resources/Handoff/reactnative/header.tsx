//: row 100
type NAME__Props<Row> = Omit<FlatListProps<Row>, 'CellRendererComponent' | 'onScroll'> & {
  //: if header
  source: ImageSourcePropType;
  focus: NAME__Focus;  //: if focusPoints
  //: end
  //: if bar
  title: string; barColor?: string;
  barTextColor?: string;  //: if not isDark
  //: end
  tabBar?: ReactNode;  //: if hidesTabBar
  layers?: NAME__Layer[];  //: if recipe
  effect?: NAME__Style; ref?: Ref<FlatList<Row>>
}
//: end

//: if recipe
/** A list below a header of layers. Takes all props of a FlatList. */
//: else if rides
/** A list below a header. Scrolling collapses the header, and a pull moves it down. Takes the props of a FlatList. */
//: else
/** A list below a header. Scrolling collapses the header, and a pull stretches it. Takes the props of a FlatList. */
//: end
//: row 100
export function NAME__<Row>({
  //: if header
  source,
  focus,  //: if focusPoints
  //: end
  //: if bar
  title, barColor = '#1c1c1e',  //: if isDark
  title, barColor = '#f9f9fb', barTextColor = '#1c1c1e',  //: else
  //: end
  layers = NAME__Layers,  //: if recipe
  effect: given = NAME__Defaults,  //: if isBelowSafeArea
  effect = NAME__Defaults,  //: else
  tabBar,  //: if hidesTabBar
  ...list
}: NAME__Props<Row>) {
//: end
  const { width, height: tall, onLayout } = useNAME__Size()
  //: if isBelowSafeArea
  const { top: safeTop, bottom } = useSafeAreaInsets()
  const effect = belowNAME__(given, safeTop)
  //: else
  const { bottom } = useSafeAreaInsets()
  //: end
  const reduceMotion = useReducedMotion()
  const scrolled = useSharedValue(0)
  //: use on-scroll
  //: if header
  const lag = useNAME__Lag(scrolled, effect.follow)  //: if lags
  const rest = placeNAME__(0, width, effect), height = rest.restHeight
  const low = height - rest.collapse  //: if sticks
  //: else
  const { height, minHeight } = effect
  const low = LOW__
  //: end
  //: if hidesHeader
  //: row 100
  const gone = useNAME__Gone(scroll, {
    start: height - low, height: low,
    snaps: true,  //: if barSnaps
    isAway: true,  //: if barGoesAway
  })
  //: end
  const hidden = useAnimatedStyle(() => ({ transform: [{ translateY: -gone.get() }] }))
  //: end
  //: if header
  //: if bar
  const place = useDerivedValue(() => {
    const now = placeNAME__(scrolled.get(), width, effect, lag.get())  //: if lags
    const now = placeNAME__(scrolled.get(), width, effect)  //: else
    return reduceMotion ? { ...rest, barOpacity: now.barOpacity } : now  //: if barIsSmall
    //: if not barIsSmall
    if (!reduceMotion) return now
    const { titleScale, titleRise } = placeNAME__(Infinity, width, effect)  // small from the start
    return { ...rest, barOpacity: now.barOpacity, titleScale, titleRise }
    //: end
  })
  //: else if lags
  const place = useDerivedValue(() =>
    reduceMotion ? rest : placeNAME__(scrolled.get(), width, effect, lag.get()))
  //: else
  const place = useDerivedValue(() => placeNAME__(reduceMotion ? 0 : scrolled.get(), width, effect))
  //: end
  //: else if barIsSmall
  const place = useDerivedValue(() => placeNAME__Bar(scrolled.get(), effect))
  //: else if bar
  const place = useDerivedValue(() => {
    const now = placeNAME__Bar(scrolled.get(), effect)
    if (!reduceMotion) return now
    const { titleScale, titleRise } = placeNAME__Bar(Infinity, effect)  // small from the start
    return { ...now, titleScale, titleRise }
  })
  //: end
  // The box is as tall as the list, above its visible part; its content is moved back.
  const box = useAnimatedStyle(() => {
    //: if header
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : Math.max(0, -scrolled.get())  //: if rides
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : 0  //: else
    return { transform: [{ translateY: place.get().visible - tall + ride - gone.get() }] }  //: if hidesHeader
    return { transform: [{ translateY: place.get().visible - tall + ride }] }  //: else
    //: else
    const visible = Math.max(low, height - scrolled.get())
    return { transform: [{ translateY: visible - tall - gone.get() }] }  //: if hidesHeader
    return { transform: [{ translateY: visible - tall }] }  //: else
    //: end
  })
  //: if header
  const picture = useAnimatedStyle(() => {
    const { visible, drawn, top } = place.get()
    return { transform: [{ translateY: tall - visible + top }, { scale: drawn / rest.drawn }] }
  })
  //: else
  const back = useAnimatedStyle(() => ({
    transform: [{ translateY: tall - Math.max(low, height - scrolled.get()) }],
  }))
  //: end
  //: use bar-styles  //: if bar
  // The last view takes touches on the bar, so the rows do not get them.  //: if sticks
  return (
    <View style={{ flex: 1, overflow: 'hidden' }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.FlatList
        {...list} onScroll={onScroll} scrollEventThrottle={1}
        ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}  //: if hidesTabBar
        //: use physics
        progressViewOffset={height}
        refreshControl={list.refreshControl && cloneElement(list.refreshControl, { progressViewOffset: height })}
        contentContainerStyle={[{ paddingBottom: bottom }, list.contentContainerStyle, { paddingTop: height }]}
      />
      {/*: end */}
      <Animated.View style={[{ position: 'absolute', width, height: tall, overflow: 'hidden', pointerEvents: 'none' }, box]}>
        {/*: if header */}
        {/*: row 100 */}
        <Animated.View style={[
          {
            position: 'absolute',
            left: (width - rest.wide) / 2,
            width: rest.wide,
            height: rest.drawn,
            overflow: 'hidden',  //: if focusPoints
            transformOrigin: 'top',
          },
          picture,
        ]}>
        {/*: end */}
          {/*: if focusPoints */}
          <Image source={source} resizeMode="cover" style={{ position: 'absolute', ...focusedNAME__(focus, rest.wide, rest.drawn) }} />
          {/*: else */}
          <Image source={source} resizeMode="cover" style={{ width: '100%', height: '100%' }} />
          {/*: end */}
        </Animated.View>
        {/*: else */}
        <Animated.View style={[{ position: 'absolute', direction: 'ltr', width, height: tall }, back]}>
          {layers.map((layer) => Array.from({ length: layer.copies ?? 1 }, (_, copy) => (  //: if hasTiles
          {layers.map((layer, index) => (  //: else
            //: row 100
            <NAME__LayerView
              key={copy}  //: if hasTiles
              key={index}  //: else
              layer={layer}
              scrolled={scrolled}
              reduceMotion={reduceMotion}
              screen={{ width, height }}
              effect={effect}
              copy={copy}  //: if hasTiles
            />
            //: end
          )))}  //: if hasTiles
          ))}  //: else
        </Animated.View>
        {/*: end */}
        {/*: use bar */}  {/*: if bar */}
      </Animated.View>
      {/*: if hidesHeader */}
      <Animated.View style={[{ position: 'absolute', width, height: low }, hidden]} onStartShouldSetResponder={() => true} />
      {/*: else if sticks */}
      <View style={{ position: 'absolute', width, height: low }} onStartShouldSetResponder={() => true} />
      {/*: end */}
      {/*: use bars-in-front */}
    </View>
  )
}
//: if refresh
// Pass a RefreshControl as refreshControl; the control decides how far to pull. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__.
//: end
// Android does not report a pull: there the header collapses and does not stretch.  //: if not rides
// To rest on rows, set snapToOffsets to the rows' places minus the collapsed header.  //: if snapsToItems
