/** The scroll of a list: its offset without a bounce, and whether it rests with no finger down. */
function useNAME__Scroll(scrolled: SharedValue<number>) {
  const within = useSharedValue(0), isResting = useSharedValue(true)
  const onScroll = useAnimatedScrollHandler({
    onScroll: ({ contentOffset, contentSize, layoutMeasurement }) => {
      scrolled.set(contentOffset.y)
      within.set(Math.max(0, Math.min(contentOffset.y, contentSize.height - layoutMeasurement.height)))
    },
    onBeginDrag: () => isResting.set(false),
    onEndDrag: ({ velocity }) => isResting.set(!velocity?.y),
    onMomentumBegin: () => isResting.set(false),
    onMomentumEnd: () => isResting.set(true),
  })
  return { onScroll, within, isResting }
}

//: row 100
type NAME__Hiding = {
  /** The distance until the bar is hidden, and the offset where it begins to hide. */
  height: number; start?: number;
  /** Whether it moves to its nearer end at rest. */
  snaps?: boolean;
  //: if barGoesAway
  /** Whether it is back only at the start. */
  isAway?: boolean
  //: end
}
//: end

/** How much of a bar is gone. */
//: row 100
function useNAME__Gone({ within, isResting }: Omit<ReturnType<typeof useNAME__Scroll>, 'onScroll'>, {
  height, start = 0,
  snaps = false,
  isAway = false,  //: if barGoesAway
}: NAME__Hiding) {
//: end
  const gone = useSharedValue(0)
  const reduceMotion = useReducedMotion()
  useAnimatedReaction(() => within.get(), (now, was) => {
    if (was === null || now === was) return
    //: if barGoesAway
    gone.set(isAway ? goneOfNAME__(0, 0, now, start, height) : goneOfNAME__(gone.get(), was, now, start, height))
    //: else
    gone.set(goneOfNAME__(gone.get(), was, now, start, height))
    //: end
  })
  useAnimatedReaction(() => isResting.get(), (rests) => {
    if (!rests) cancelAnimation(gone)
    if (!rests || !snaps) return
    const { end, duration } = nearerEndOfNAME__(gone.get(), height)
    const easing = Easing.bezier(SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__)
    gone.set(reduceMotion ? end : withTiming(end, { duration: 1000 * duration, easing }))
  })
  return gone
}
//: if isListBar

//: use hiding-bar
//: else if hidesTabBar

//: use hiding-bar
//: end
