//: row 100
type NAME__Props<Row> = Omit<FlatListProps<Row>, 'CellRendererComponent' | 'onScroll'> & {
  source: ImageSourcePropType;
  //: if bar
  title: string; barColor?: string;
  barTextColor?: string;  //: if not isDark
  //: end
  focus: NAME__Focus;  //: if focusPoints
  tabBar?: ReactNode;  //: if hidesTabBar
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
  title, barColor = '#1c1c1e',  //: if isDark
  title, barColor = '#f9f9fb', barTextColor = '#1c1c1e',  //: else
  //: end
  focus,  //: if focusPoints
  effect: given = NAME__Defaults,  //: if isBelowSafeArea
  effect = NAME__Defaults,  //: else
  tabBar,  //: if hidesTabBar
  ...list
}: NAME__Props<Row>) {
//: end
  //: use header-state
  const lag = useNAME__Lag(scrolled, effect.follow)  //: if lags
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
    const now = placeNAME__(scrolled.get(), width, effect, lag.get())  //: if lags
    const now = placeNAME__(scrolled.get(), width, effect)  //: else
    return reduceMotion ? { ...rest, barOpacity: now.barOpacity } : now
  })
  //: else
  const place = useDerivedValue(() => {
    const now = placeNAME__(scrolled.get(), width, effect, lag.get())  //: if lags
    const now = placeNAME__(scrolled.get(), width, effect)  //: else
    if (!reduceMotion) return now
    const { titleScale, titleRise } = placeNAME__(Infinity, width, effect)  // small from the start
    return { ...rest, barOpacity: now.barOpacity, titleScale, titleRise }
  })
  //: end
  //: if hidesHeader
  //: row 100
  const gone = useNAME__Gone(scroll, {
    start: rest.collapse, height: rest.visible - rest.collapse,
    snaps: true,  //: if barSnaps
    isAway: true,  //: if barGoesAway
  })
  //: end
  const hidden = useAnimatedStyle(() => ({ transform: [{ translateY: -gone.get() }] }))
  //: end
  // The box is as tall as the list, above its visible part; its content is moved back.
  const box = useAnimatedStyle(() => {
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : Math.max(0, -scrolled.get())  //: if rides
    const ride = reduceMotion ? -Math.min(scrolled.get(), rest.collapse) : 0  //: else
    return { transform: [{ translateY: place.get().visible - tall + ride - gone.get() }] }  //: if hidesHeader
    return { transform: [{ translateY: place.get().visible - tall + ride }] }  //: else
  })
  const picture = useAnimatedStyle(() => {
    const { visible, drawn, top } = place.get()
    return { transform: [{ translateY: tall - visible + top }, { scale: drawn / rest.drawn }] }
  })
  //: use bar-styles  //: if bar
  // The last view takes touches on the bar, so the rows do not get them.  //: if sticks
  return (
    <View style={{ flex: 1, overflow: 'hidden' }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.FlatList
        {...list} onScroll={onScroll} scrollEventThrottle={1}
        ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}  //: if hidesTabBar
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
        {/*: use bar */}  {/*: if bar */}
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
// Android does not report a pull: there the header collapses and does not stretch.  //: if not rides
// To rest on rows, set snapToOffsets to the rows' places minus the collapsed header.  //: if snapsToItems
