//: row 100
type NAME__CardProps = {
  i: number; source: ImageSourcePropType; scrolled: SharedValue<number>; width: number;
  focus?: NAME__Focus;  //: if focusPoints
  effect: NAME__Style; children?: ReactNode
}
//: end

/** A card that stops near the top, and rises, shrinks and darkens under the next cards. */
//: if focusPoints
function NAME__Card({ i, source, scrolled, width, focus = { x: 0.5, y: 0.5, aspect: 1 }, effect, children }: NAME__CardProps) {
//: else
function NAME__Card({ i, source, scrolled, width, effect, children }: NAME__CardProps) {
//: end
  const reduceMotion = useReducedMotion()
  const { cardHeight, gap, top, margin, radius } = effect
  const start = top + i * (cardHeight + gap)  // its place in the list
  const place = useDerivedValue(() => placeNAME__(scrolled.get(), i, effect))
  const moved = useAnimatedStyle(() => {
    if (reduceMotion) return { opacity: 1, transform: [{ translateY: 0 }, { scale: 1 }] }
    const { y, size, opacity } = place.get()
    return { opacity, transform: [{ translateY: y + scrolled.get() - start }, { scale: size }] }
  })
  const dark = useAnimatedStyle(() => ({ opacity: reduceMotion ? 0 : place.get().shade }))
  return (
    //: row 100
    <Animated.View style={[
      {
        position: 'absolute', top: 0, left: margin, width, height: cardHeight, overflow: 'hidden',
        borderRadius: radius, transformOrigin: 'top',
      },
      moved,
    ]}>
    //: end
      {/*: row 100 */}
      <Image
        source={source} resizeMode="cover" resizeMethod="resize"
        style={{
          position: 'absolute', ...focusedNAME__(focus, width, cardHeight),  //: if focusPoints
          width: '100%', height: '100%',  //: else
        }}
      />
      {/*: end */}
      {children}
      <Animated.View style={[StyleSheet.absoluteFill, { backgroundColor: '#000', pointerEvents: 'none' }, dark]} />
    </Animated.View>
  )
}

//: row 100
type NAME__Props = {
  count: number; picture: (card: number) => ImageSourcePropType;
  focus?: (card: number) => NAME__Focus | undefined;  //: if focusPoints
  words?: (card: number) => ReactNode; effect?: NAME__Style; ref?: Ref<FlatList<number>>
}
//: end

/** Cards that stop near the top of the list, each on top of the earlier cards. */
//: if focusPoints
export function NAME__({ count, picture, focus, words, effect = NAME__Defaults, ref }: NAME__Props) {
//: else
export function NAME__({ count, picture, words, effect = NAME__Defaults, ref }: NAME__Props) {
//: end
  const { width, height, onLayout } = useNAME__Size()
  const scrolled = useSharedValue(0)
  const onScroll = useAnimatedScrollHandler((event) => {
    scrolled.set(event.contentOffset.y)
  })
  const { cardHeight, gap, top, margin, visible } = effect
  const pitch = cardHeight + gap
  const cards = useMemo(() => Array.from({ length: count }, (_, card) => card), [count])
  // Screens to keep on either side: covered cards stay visible after their rows have left.
  const kept = Math.ceil(((visible + 1) * pitch) / Math.max(1, height))
  // The last card rests at the first card's place.
  const length = height + Math.max(0, count - 1) * pitch
  return (
    <View style={{ flex: 1 }} onLayout={onLayout}>
      {/*: row 100 */}
      <Animated.FlatList
        ref={ref} data={cards} keyExtractor={String} onScroll={onScroll} scrollEventThrottle={1}
        windowSize={1 + 2 * kept} removeClippedSubviews={false}
        //: use physics
        snapToInterval={pitch}  //: if snapsToItems
        getItemLayout={(_, index) => ({ length: pitch, offset: top + index * pitch, index })}
        contentContainerStyle={{ paddingTop: top, height: length, overflow: 'hidden' }}
        renderItem={({ item: i }) => (
          <View style={{ height: pitch }}>
            {/*: row 100 */}
            <NAME__Card
              i={i}
              source={picture(i)}
              scrolled={scrolled}
              width={Math.max(0, width - 2 * margin)}
              focus={focus?.(i)}  //: if focusPoints
              effect={effect}
            >
            {/*: end */}
              {words?.(i)}
            </NAME__Card>
          </View>
        )}
      />
      {/*: end */}
    </View>
  )
}
