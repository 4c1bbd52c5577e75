//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** y: where the row begins on the screen; h: its height; screen: the height of the list. */
//: if needsAspect
export function place(y: number, h: number, width: number, screen: number, aspect: number) {
//: else
export function place(y: number, h: number, width: number, screen: number) {
//: end
  'worklet'
  //: lines steps
  return { drawn, drift }
}

//: row
type Row = {
  source: ImageSourcePropType;
  //: if hasPictureItems
  item: Item;
  //: end
  //: if needsAspect
  aspect: number;
  //: end
  top: number;
  //: if focusPoints
  index: number;
  //: end
  h?: number; scrolled: SharedValue<number>
}
//: end

/** top: where the row begins in the content. */
//: row
export function NAME__Row({
  source,
  //: if hasPictureItems
  item,
  //: end
  //: if needsAspect
  aspect,
  //: end
  top,
  //: if focusPoints
  index,
  //: end
  h = rowHeight, scrolled
}: Row) {
//: end
  const { width, height: screen } = useWindowDimensions()
  const still = useReducedMotion()
  const picture = useAnimatedStyle(() => {
    //: if needsAspect
    const { drawn, drift } = place(top - scrolled.value, h, width, screen, aspect)
    //: else
    const { drawn, drift } = place(top - scrolled.value, h, width, screen)
    //: end
    //: if focusPoints
    const box = focused(index, width, drawn)
    return { ...box, top: (h - drawn) / 2 + box.top, transform: [{ translateY: still ? 0 : drift }] }
    //: else
    return { height: drawn, top: (h - drawn) / 2, transform: [{ translateY: still ? 0 : drift }] }
    //: end
  })
  return (
    <View style={{ height: h, overflow: 'hidden' }}>
      {/*: if focusPoints */}
      <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute' }, picture]} />
      {/*: else */}
      <Animated.Image source={source} resizeMode="cover" style={[{ position: 'absolute', width }, picture]} />
      {/*: end */}
      {/*: if hasPictureItems */}
      <ItemWords item={item} />
      {/*: end */}
    </View>
  )
}

//: if needsAspect
export function NAME__({ pictures }: { pictures: { source: ImageSourcePropType; aspect: number }[] }) {
//: else
export function NAME__({ pictures }: { pictures: { source: ImageSourcePropType }[] }) {
//: end
  const scroller = useAnimatedRef<Animated.ScrollView>()
  const scrolled = useScrollViewOffset(scroller)
  return (
    //: row
    <Animated.ScrollView
      ref={scroller} scrollEventThrottle={16}
      //: use physics
      //: if snapsToItems
      snapToInterval={rowHeight}
      //: end
    >
    //: end
      {pictures.map((picture, i) => (
        //: row
        <NAME__Row
          key={i} {...picture}
          //: if hasPictureItems
          item={items[i % items.length]}
          //: end
          top={i * rowHeight}
          //: if focusPoints
          index={i}
          //: end
          scrolled={scrolled}
        />
        //: end
      ))}
    </Animated.ScrollView>
  )
}
//: if startsUneven
// The rows are FIRST_ROW_HEIGHTS__ tall, and so on: each has its own top.
//: end
//: if hasGaps
// It leaves a gap at some offsets; an Image cannot extend a picture's edge.
//: end
