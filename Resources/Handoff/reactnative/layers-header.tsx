//: row 100
type NAME__Props<Row> = Omit<FlatListProps<Row>, 'CellRendererComponent' | 'onScroll'> & {
  //: if bar
  title: string; barColor?: string;
  //: if not isDark
  barTextColor?: string;
  //: end
  //: end
  //: if hidesTabBar
  tabBar?: ReactNode;
  //: end
  layers?: NAME__Layer[]; effect?: NAME__Style; ref?: Ref<FlatList<Row>>
}
//: end

/** A list below a header of layers. Takes all props of a FlatList. */
//: row 100
export function NAME__<Row>({
  //: if bar
  //: if isDark
  title, barColor = '#1c1c1e',
  //: else
  title, barColor = '#f9f9fb', barTextColor = '#1c1c1e',
  //: end
  //: end
  layers = NAME__Layers,
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
  const { height, minHeight } = effect
  const low = LOW__
  //: if hidesHeader
  //: row 100
  const gone = useNAME__Gone(scroll, {
    start: height - low, height: low,
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
  const box = useAnimatedStyle(() => ({
    //: if hidesHeader
    transform: [{ translateY: Math.max(low, height - scrolled.get()) - tall - gone.get() }],
    //: else
    transform: [{ translateY: Math.max(low, height - scrolled.get()) - tall }],
    //: end
  }))
  const back = useAnimatedStyle(() => ({
    transform: [{ translateY: tall - Math.max(low, height - scrolled.get()) }],
  }))
  //: if bar
  //: if barIsSmall
  const place = useDerivedValue(() => placeNAME__Bar(scrolled.get(), effect))
  //: else
  // With reduced motion the title is small from the start.
  const { titleScale: barScale, titleRise: barRise } = placeNAME__Bar(Infinity, effect)
  const place = useDerivedValue(() => {
    const now = placeNAME__Bar(scrolled.get(), effect)
    return reduceMotion ? { ...now, titleScale: barScale, titleRise: barRise } : now
  })
  //: end
  //: use bar-styles
  //: end
  // The last view takes touches on the bar, so the rows do not get them.
  return (
    <View style={{ flex: 1, overflow: 'hidden' }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.FlatList
        {...list} onScroll={onScroll} scrollEventThrottle={1}
        //: if hidesTabBar
        ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}
        //: end
        //: use physics
        progressViewOffset={height}
        refreshControl={list.refreshControl && cloneElement(list.refreshControl, { progressViewOffset: height })}
        contentContainerStyle={[{ paddingBottom: bottom }, list.contentContainerStyle, { paddingTop: height }]}
      />
      {/*: end */}
      <Animated.View style={[{ position: 'absolute', width, height: tall, overflow: 'hidden', pointerEvents: 'none' }, box]}>
        <Animated.View style={[{ position: 'absolute', direction: 'ltr', width, height: tall }, back]}>
          {layers.map((layer, index) => (
            //: row 100
            <NAME__LayerView
              key={index}
              layer={layer}
              scrolled={scrolled}
              reduceMotion={reduceMotion}
              screen={{ width, height }}
              effect={effect}
            />
            //: end
          ))}
        </Animated.View>
        {/*: if bar */}
        {/*: use bar */}
        {/*: end */}
      </Animated.View>
      {/*: if hidesHeader */}
      <Animated.View style={[{ position: 'absolute', width, height: low }, hidden]} onStartShouldSetResponder={() => true} />
      {/*: else */}
      <View style={{ position: 'absolute', width, height: low }} onStartShouldSetResponder={() => true} />
      {/*: end */}
      {/*: use bars-in-front */}
    </View>
  )
}
// Android does not report a pull: there the header collapses and does not stretch.
