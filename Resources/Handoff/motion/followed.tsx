//: if recipe
/** What a layer keeps of the scroll. A frame is asked for as long as anything changes. */
function useNAME__Past(scrolled: MotionValue<number>, layer: NAME__Layer) {
  const past = useMotionValue(restNAME__Past(layer, scrolled.get()))  //: if hasTime
  const past = useMotionValue(restNAME__Past())  //: else
//: else
/** How far the pictures are behind. A frame is asked for as long as they move. */
function useNAME__Lag(scrolled: MotionValue<number>, rate: number) {
  const lag = useMotionValue(0)
//: end
  useEffect(() => {
    let was = scrolled.get(), last = 0
    const step = ({ timestamp }: { timestamp: number }) => {
      const now = scrolled.get(), time = (last && timestamp - last) / 1000 || 1 / 60
      //: if recipe
      const before = past.get(), after = nextNAME__Past(before, layer, was, now, time)
      past.set(after)
      const isAtRest = now === was && restsNAME__(after, before)
      //: else
      lag.set(lagOfNAME__(lag.get(), now - was, time, rate))
      const isAtRest = now === was && Math.abs(lag.get()) < 0.01
      //: end
      was = now
      last = isAtRest ? 0 : timestamp
      if (!isAtRest) frame.update(step)
    }
    const unsubscribe = scrolled.on('change', () => frame.update(step))
    return () => {
      unsubscribe()
      cancelFrame(step)
    }
  //: if recipe
  }, [scrolled, layer, past])
  return past
  //: else
  }, [scrolled, rate, lag])
  return lag
  //: end
}
