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

/** How much of a bar is gone. The bar is in the list that scrolls, or that the page scrolls. */
//: row 100
function useNAME__Gone(bar: RefObject<HTMLElement | null>, {
  height, start = 0,
  snaps = false,
  isAway = false,  //: if barGoesAway
}: NAME__Hiding) {
//: end
  const gone = useMotionValue(0), was = useRef(0)
  const reduceMotion = useNAME__ReducedMotion()
  useEffect(() => {
    // How far the list has been scrolled, without a bounce; nothing if something else scrolls.
    const place = ({ target }: Event) => {
      const box = target === document ? document.documentElement : (target as HTMLElement), list = bar.current?.parentElement
      if (!list || !box.contains(list)) return undefined
      const edge = target === document ? 0 : box.getBoundingClientRect().top
      const passed = box === list ? list.scrollTop : edge - list.getBoundingClientRect().top
      return Math.max(0, passed + Math.min(0, box.scrollHeight - box.clientHeight - box.scrollTop))
    }
    const move = (event: Event) => {
      const now = place(event)
      if (now === undefined || now === was.current) return
      gone.stop()
      //: if barGoesAway
      gone.set(isAway ? goneOfNAME__(0, 0, now, start, height) : goneOfNAME__(gone.get(), was.current, now, start, height))
      //: else
      gone.set(goneOfNAME__(gone.get(), was.current, now, start, height))
      //: end
      was.current = now
    }
    document.addEventListener('scroll', move, { capture: true, passive: true })
    const rest = (event: Event) => {
      if (!snaps || place(event) === undefined) return
      const { end, duration } = nearerEndOfNAME__(gone.get(), height)
      if (reduceMotion) gone.set(end)
      else if (end !== gone.get()) animate(gone, end, { duration, ease: [SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__] })
    }
    document.addEventListener('scrollend', rest, { capture: true })  // Safari 26.2
    return () => {
      document.removeEventListener('scroll', move, { capture: true })
      document.removeEventListener('scrollend', rest, { capture: true })
    }
  //: row 100
  }, [
    bar, gone, height, start,
    snaps, reduceMotion,
    isAway,  //: if barGoesAway
  ])
  //: end
  return gone
}
//: if isListBar

//: use hiding-bar
//: else if hidesTabBar

//: use hiding-bar
//: end
