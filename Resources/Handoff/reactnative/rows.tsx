/** A row of the list. A row with a picture is a window into the picture. */
//: row 100
export type NAME__Row = {
  height?: number; source?: ImageSourcePropType;
  aspect?: number;  //: if needsAspect
  focus?: NAME__Focus;  //: if focusPoints
}
//: end

//: row 100
type NAME__WindowProps = {
  row: NAME__Row;
  top: number;
  scrolled: SharedValue<number>;
  lag: SharedValue<number>;  //: if lags
  width: number;
  screen: number;
  effect: NAME__Style;
  children?: ReactNode
}
//: end

/** A window into a lagging picture. top: its place in the content. */
//: row
function NAME__Window({
  row, top, scrolled,
  lag,  //: if lags
  width, screen, effect, children
}: NAME__WindowProps) {
//: end
  const reduceMotion = useReducedMotion()
  //: if needsAspect
  const { height: h = effect.rowHeight, aspect = ASPECT__ } = row
  const { drawn } = placeNAME__(top, h, width, screen, aspect, effect)
  //: else
  const { height: h = effect.rowHeight } = row
  const { drawn } = placeNAME__(top, h, width, screen, effect)
  //: end
  const drifting = useAnimatedStyle(() => {
    //: if lags
    const y = top - scrolled.get() + lag.get()
    const { drift } = placeNAME__(y, h, width, screen, aspect, effect)  //: if needsAspect
    const { drift } = placeNAME__(y, h, width, screen, effect)  //: else
    //: else if needsAspect
    const { drift } = placeNAME__(top - scrolled.get(), h, width, screen, aspect, effect)
    //: else
    const { drift } = placeNAME__(top - scrolled.get(), h, width, screen, effect)
    //: end
    return { transform: [{ translateY: reduceMotion ? 0 : drift }] }
  })
  return (
    <View style={{ height: h, overflow: 'hidden' }}>
      {/*: if focusPoints */}
      <Animated.View style={[{ position: 'absolute', top: (h - drawn) / 2, width, height: drawn, overflow: 'hidden' }, drifting]}>
        <Image
          source={row.source} resizeMode="cover" resizeMethod="resize"
          style={{ position: 'absolute', ...focusedNAME__(row.focus ?? { x: 0.5, y: 0.5, aspect: 1 }, width, drawn) }}
        />
      </Animated.View>
      {/*: else */}
      <Animated.Image
        source={row.source} resizeMode="cover" resizeMethod="resize"
        style={[{ position: 'absolute', top: (h - drawn) / 2, width, height: drawn }, drifting]}
      />
      {/*: end */}
      {children}
    </View>
  )
}

/** A list's header and its separators are rows without a picture, so that every place is known. */
type NAME__Own =
  | 'CellRendererComponent' | 'children' | 'data' | 'getItemLayout' | 'ItemSeparatorComponent' | 'ListHeaderComponent'
  | 'onLayout' | 'onScroll' | 'renderItem'

type NAME__Props<Row extends NAME__Row> = Omit<FlatListProps<Row>, NAME__Own> & {
  rows: Row[]
  /** Space above the first row: the status bar's height unless given. */
  inset?: number
  /** A row without a picture, or the content on a picture. */
  children: (row: Row, index: number) => ReactNode
  bar?: ReactNode  //: if isListBar
  tabBar?: ReactNode  //: if hidesTabBar
  effect?: NAME__Style
  ref?: Ref<FlatList<Row>>
}

/** A list of rows. Takes the props of a FlatList. */
export function NAME__<Row extends NAME__Row>({
  rows, children, inset, effect = NAME__Defaults,
  bar,  //: if isListBar
  tabBar,  //: if hidesTabBar
  ...list
}: NAME__Props<Row>) {
  const { width, height: screen, onLayout } = useNAME__Size()
  const { top: safeTop, bottom } = useSafeAreaInsets()
  const scrolled = useSharedValue(0)
  //: use on-scroll
  const lag = useNAME__Lag(scrolled, effect.follow)  //: if lags
  // Rows of text grow with the text size, and the rows below move down.
  const { fontScale } = useWindowDimensions()
  const above = (inset ?? safeTop) + LIST_BAR_HEIGHT__  //: if isListBar
  const above = inset ?? safeTop  //: else
  const [heights, tops] = useMemo(() => {
    const heights = rows.map(({ source, height = effect.rowHeight }) =>
      source === undefined ? height * Math.max(1, fontScale) : height)
    return [heights, topsOfNAME__(above, heights)]
  }, [rows, effect, fontScale, above])
  return (
    //: if hidesBars
    <View style={{ flex: 1, overflow: 'hidden' }}>
      //: use rows-list
      {/*: use bars-in-front */}
    </View>
    //: else
    //: use rows-list
    //: end
  )
}

/** The tops of rows of these heights, one below the other. */
function topsOfNAME__(first: number, heights: number[]) {
  const tops = [first]
  for (const [index, height] of heights.entries()) tops.push(tops[index]! + height)
  return tops
}
// The picture leaves a gap at some offsets: an Image cannot extend a picture's edge.  //: if hasGaps
