//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** s: from rest, negative while the list is pulled down. */
export function place(s: number, width: number) {
  //: lines steps barSteps
  //: row
  return {
    h0, visible,
    //: if isDrawn
    drawn,
    //: else
    drawn: DRAWN_HEIGHT__,
    //: end
    wide: DRAWN_WIDTH__, top,
    //: if bar
    shown,
    //: if not barIsSmall
    zoom, drop,
    //: end
    //: end
  }
  //: end
}

export function NAME__({ source, children }: { source: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const { width } = useBox(list)
  const still = useReducedMotion() ?? false
  const { scrollY } = useScroll({ container: list })
  const at = () => place(still ? 0 : scrollY.get(), width)
  //: if rides
  const y = 0
  //: else
  // Pulled down, which Safari tells of, it begins at the edge of the screen.
  const y = useTransform(() => (still ? 0 : Math.min(0, scrollY.get())))
  //: end
  const height = useTransform(() => at().visible)
  const left = useTransform(() => (width - at().wide) / 2)
  const wide = useTransform(() => at().wide)
  const drawn = useTransform(() => at().drawn)
  const top = useTransform(() => at().top)
  //: if bar
  //: use bar-values
  //: end
  const { h0 } = at()
  //: if isLowBounded
  const low = Math.min(minHeight, h0)
  //: else if sticks
  const low = minHeight
  //: else
  const low = 0
  //: end
  //: use list
}
//: if refresh
// The pull to refresh is the app's own; here it is REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
//: if snapsToItems
// It rests on rows: scrollSnapAlign: 'start' on each, and what is left of the header as the list's scrollPadding.
//: end
