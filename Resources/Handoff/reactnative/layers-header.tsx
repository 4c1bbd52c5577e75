//: row 100
type NAME__Props<Row> = Omit<FlatListProps<Row>, 'CellRendererComponent' | 'onScroll'> & {
  //: if bar
  title: string; barColor?: string;
  barTextColor?: string;  //: if not isDark
  //: end
  tabBar?: ReactNode;  //: if hidesTabBar
  layers?: NAME__Layer[]; effect?: NAME__Style; ref?: Ref<FlatList<Row>>
}
//: end

/** A list below a header of layers. Takes all props of a FlatList. */
//: row 100
export function NAME__<Row>({
  //: if bar
  title, barColor = '#1c1c1e',  //: if isDark
  title, barColor = '#f9f9fb', barTextColor = '#1c1c1e',  //: else
  //: end
  layers = NAME__Layers,
  effect: given = NAME__Defaults,  //: if isBelowSafeArea
  effect = NAME__Defaults,  //: else
  tabBar,  //: if hidesTabBar
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
    snaps: true,  //: if barSnaps
    isAway: true,  //: if barGoesAway
  })
  //: end
  const hidden = useAnimatedStyle(() => ({ transform: [{ translateY: -gone.get() }] }))
  //: end
  // The box is as tall as the list, above its visible part; its content is moved back.
  const box = useAnimatedStyle(() => ({
    transform: [{ translateY: Math.max(low, height - scrolled.get()) - tall - gone.get() }],  //: if hidesHeader
    transform: [{ translateY: Math.max(low, height - scrolled.get()) - tall }],  //: else
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
        ListFooterComponent={<View style={{ height: TAB_BAR_HEIGHT__ }} />}  //: if hidesTabBar
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
        {/*: use bar */}  {/*: if bar */}
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
