//: row 100
type NAME__Props<Row> = Omit<FlatListProps<Row>, 'CellRendererComponent' | 'onScroll'> & {
  source: ImageSourcePropType;
  //: if bar
  title: string; barColor?: string;
  //: if not isDark
  barTextColor?: string;
  //: end
  //: end
  //: if focusPoints
  focus: NAME__Focus;
  //: end
  //: if hidesTabBar
  tabBar?: ReactNode;
  //: end
  effect?: NAME__Style; ref?: Ref<FlatList<Row>>
}
//: end

//: if rides
/** A list below a header. Scrolling collapses the header, and a pull moves it down. Takes the props of a FlatList. */
//: else
/** A list below a header. Scrolling collapses the header, and a pull stretches it. Takes the props of a FlatList. */
//: end
//: row 100
export function NAME__<Row>({
  source,
  //: if bar
  //: if isDark
  title, barColor = '#1c1c1e',
  //: else
  title, barColor = '#f9f9fb', barTextColor = '#1c1c1e',
  //: end
  //: end
  //: if focusPoints
  focus,
  //: end
  //: if isBelowSafeArea
  effect: given = NAME__Defaults,
  //: else
  effect = NAME__Defaults,
  //: end
  //: if hidesTabBar
  tabBar,
  //: end
  ...list
}: NAME__Props<Row>) {
//: end
  //: use header-state
  //: if lags
  const lag = useNAME__Lag(scrolled, effect.follow)
  //: end
  const rest = placeNAME__(0, width, effect)
  //: if not bar
  //: if lags
  const place = useDerivedValue(() =>
    reduceMotion ? rest : placeNAME__(scrolled.get(), width, effect, lag.get()))
  //: else
  const place = useDerivedValue(() => placeNAME__(reduceMotion ? 0 : scrolled.get(), width, effect))
  //: end
  //: else if barIsSmall
  const place = useDerivedValue(() => {
    //: if lags
    const now = placeNAME__(scrolled.get(), width, effect, lag.get())
    //: else
    const now = placeNAME__(scrolled.get(), width, effect)
    //: end
    return reduceMotion ? { ...rest, barOpacity: now.barOpacity } : now
  })
  //: else
  const place = useDerivedValue(() => {
    //: if lags
    const now = placeNAME__(scrolled.get(), width, effect, lag.get())
    //: else
    const now = placeNAME__(scrolled.get(), width, effect)
    //: end
    if (!reduceMotion) return now
    const { titleScale, titleRise } = placeNAME__(Infinity, width, effect)  // small from the start
    return { ...rest, barOpacity: now.barOpacity, titleScale, titleRise }
  })
  //: end
  //: if hidesHeader
  //: row 100
  const gone = useNAME__Gone(scroll, {
    start: rest.collapse, height: rest.visible - rest.collapse,
    //: if barSnaps
    snaps: true,
    //: end
    //: if barGoesAway
    isAway: true,
    //: end
  })
  //: end
  const hidden = useAnimatedStyle(() => ({ transform: [{ translateY: -gone.get() }] }))
  //: end
  // The box is as tall as the list, above its visible part; its content is moved back.
  const box = useAnimatedStyle(() => {
    //: if rides
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : Math.max(0, -scrolled.get())
    //: else
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : 0
    //: end
    //: if hidesHeader
    return { transform: [{ translateY: place.get().visible - tall + ride - gone.get() }] }
    //: else
    return { transform: [{ translateY: place.get().visible - tall + ride }] }
    //: end
  })
  const picture = useAnimatedStyle(() => {
    const { visible, drawn, top } = place.get()
    return { transform: [{ translateY: tall - visible + top }, { scale: drawn / rest.drawn }] }
  })
  //: if bar
  //: use bar-styles
  //: end
  //: if sticks
  // The last view takes touches on the bar, so the rows do not get them.
  //: end
  return (
    <View style={{ flex: 1, overflow: 'hidden' }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.FlatList
        {...list} onScroll={onScroll} scrollEventThrottle={1}
        //: if hidesTabBar
        ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}
        //: end
        //: use physics
        progressViewOffset={rest.restHeight}
        refreshControl={list.refreshControl && cloneElement(list.refreshControl, { progressViewOffset: rest.restHeight })}
        contentContainerStyle={[{ paddingBottom: bottom }, list.contentContainerStyle, { paddingTop: rest.restHeight }]}
      />
      {/*: end */}
      <Animated.View
        style={[{ position: 'absolute', width, height: tall, overflow: 'hidden', pointerEvents: 'none' }, box]}
      >
        {/*: row 100 */}
        <Animated.View style={[
          {
            position: 'absolute',
            left: (width - rest.wide) / 2,
            width: rest.wide,
            height: rest.drawn,
            //: if focusPoints
            overflow: 'hidden',
            //: end
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
        {/*: if bar */}
        {/*: use bar */}
        {/*: end */}
      </Animated.View>
      {/*: if sticks */}
      {/*: if hidesHeader */}
      <Animated.View style={[{ position: 'absolute', width, height: effect.minHeight }, hidden]} onStartShouldSetResponder={() => true} />
      {/*: else */}
      <View style={{ position: 'absolute', width, height: effect.minHeight }} onStartShouldSetResponder={() => true} />
      {/*: end */}
      {/*: end */}
      {/*: use bars-in-front */}
    </View>
  )
}
//: if refresh
// Pass a RefreshControl as refreshControl; the control decides how far to pull. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__.
//: end
//: if not rides
// Android does not report a pull: there the header collapses and does not stretch.
//: end
//: if snapsToItems
// To rest on rows, set snapToOffsets to the rows' places minus the collapsed header.
//: end
