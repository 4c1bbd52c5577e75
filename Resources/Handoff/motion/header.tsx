//: row 100
type NAME__Props = {
  source: string;
  //: if bar
  title: string;
  //: end
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
  /** Whether the page scrolls. Otherwise the effect scrolls in a box with a height. */
  isPage?: boolean; className?: string; children: ReactNode; effect?: NAME__Style
}
//: end

/** A list below a header that collapses. */
//: row 100
export function NAME__({
  source,
  //: if bar
  title,
  //: end
  //: if focusPoints
  focus,
  //: end
  isPage = false, className, children,
  //: if isBelowSafeArea
  effect: given = NAME__Defaults
  //: else
  effect = NAME__Defaults
  //: end
}: NAME__Props) {
//: end
  const list = useRef<HTMLDivElement>(null)
  //: use list-values
  const rest = placeNAME__(0, width, effect)
  //: if not bar
  const place = useTransform(() => placeNAME__(reduceMotion ? 0 : scrollY.get(), width, effect))
  //: else if barIsSmall
  const place = useTransform(() => {
    const now = placeNAME__(scrollY.get(), width, effect)
    return reduceMotion ? { ...rest, barOpacity: now.barOpacity } : now
  })
  //: else
  const place = useTransform(() => {
    const now = placeNAME__(scrollY.get(), width, effect)
    if (!reduceMotion) return now
    const { titleScale, titleRise } = placeNAME__(Infinity, width, effect)  // small from the start
    return { ...rest, barOpacity: now.barOpacity, titleScale, titleRise }
  })
  //: end
  //: if rides
  const y = 0
  //: else
  // While Safari reports a pull, the header begins at the edge of the screen.
  const y = useTransform(() => (reduceMotion ? 0 : Math.min(0, scrollY.get())))
  //: end
  const clipPath = useTransform(() => 'inset(0 0 ' + (rest.restHeight - place.get().visible) + 'px)')
  const pictureY = useTransform(() => place.get().top)
  const pictureScale = useTransform(() => (rest.drawn > 0 ? place.get().drawn / rest.drawn : 1))
  //: if bar
  //: use bar-values
  //: end
  //: use list
}
//: if refresh
// Add your own pull to refresh. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
//: if snapsToItems
// To rest on rows, set scrollSnapAlign: 'start' on each, and the collapsed header's height as the list's scrollPadding.
//: end
