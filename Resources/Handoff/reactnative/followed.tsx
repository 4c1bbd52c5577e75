//: if recipe
/** What a layer keeps of the scroll. The frame callback is active for as long as anything changes. */
function useNAME__Past(scrolled: SharedValue<number>, layer: NAME__Layer) {
  const past = useSharedValue(restNAME__Past(layer, scrolled.get()))  //: if hasTime
  const past = useSharedValue(restNAME__Past())  //: else
//: else
/** How far the pictures are behind. The frame callback is active for as long as they move. */
function useNAME__Lag(scrolled: SharedValue<number>, rate: number) {
  const lag = useSharedValue(0)
//: end
  const was = useSharedValue(scrolled.get())
  const isMoving = useSharedValue(false)
  const loop = useRef<FrameCallback>(null)
  const run = useCallback((isActive: boolean) => loop.current?.setActive(isActive), [])
  loop.current = useFrameCallback(({ timeSincePreviousFrame }) => {
    const now = scrolled.get(), time = (timeSincePreviousFrame || 1000 / 60) / 1000
    //: if recipe
    const before = past.get(), after = nextNAME__Past(before, layer, was.get(), now, time)
    past.set(after)
    const isAtRest = now === was.get() && restsNAME__(after, before)
    //: else
    lag.set(lagOfNAME__(lag.get(), now - was.get(), time, rate))
    const isAtRest = now === was.get() && Math.abs(lag.get()) < 0.01
    //: end
    was.set(now)
    if (!isAtRest) return
    isMoving.set(false)
    runOnJS(run)(false)
  }, false)
  useAnimatedReaction(() => scrolled.get(), (now, before) => {
    if (before === null || now === before || isMoving.get()) return
    isMoving.set(true)
    runOnJS(run)(true)
  })
  return past  //: if recipe
  return lag  //: else
}
