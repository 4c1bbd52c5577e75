//: row 100
type NAME__Props = {
  source: string;  //: if header
  title: string;  //: if bar
  //: if header
  focus?: NAME__Focus;  //: if focusPoints
  //: end
  /** Whether the page scrolls. Otherwise the effect scrolls in a box with a height. */
  isPage?: boolean;
  className?: string;
  children: ReactNode;
  layers?: NAME__Layer[];  //: if recipe
  effect?: NAME__Style
}
//: end

/** A list below a header that collapses. */  //: if header
/** A list below a header of layers. */  //: else
//: row 100
export function NAME__({
  source,  //: if header
  title,  //: if bar
  //: if header
  focus,  //: if focusPoints
  //: end
  isPage = false, className, children,
  layers = NAME__Layers,  //: if recipe
  effect: given = NAME__Defaults  //: if isBelowSafeArea
  effect = NAME__Defaults  //: else
}: NAME__Props) {
//: end
  const list = useRef<HTMLDivElement>(null)
  //: use list-values
  //: if header
  const rest = placeNAME__(0, width, effect)
  const overhang = Math.max(0, rest.visible - rest.restHeight)  // a tall bar is over the rows  //: if isUnbounded
  //: if barIsSmall
  const low = rest.restHeight - rest.collapse + overhang  //: if isUnbounded
  const low = rest.restHeight - rest.collapse  //: else
  //: end
  const lag = useNAME__Lag(scrollY, effect.follow)  //: if lags
  const place = useTransform(() => placeNAME__(scrollY.get(), width, effect, lag.get()))  //: if lags
  const place = useTransform(() => placeNAME__(scrollY.get(), width, effect))  //: else
  // The header scrolls until it is a bar, and its picture lags.
  //: if rides
  const shift = useTransform(() => Math.max(0, Math.min(scrollY.get(), rest.collapse)))
  //: else
  // During a pull, which Safari reports, the picture begins at the edge of the screen.
  const shift = useTransform(() => Math.min(scrollY.get(), rest.collapse))
  //: end
  const pictureY = useTransform(() => (reduceMotion ? 0 : shift.get() + place.get().top - rest.top))
  const pictureScale = useTransform(() => (reduceMotion ? 1 : place.get().drawn / rest.drawn))  //: if isDrawn
  //: else
  const { height, minHeight } = effect
  const low = LOW__
  // The header scrolls until it is a bar; its layers stay on the screen, also during a pull, which Safari reports.
  const shift = useTransform(() => Math.min(scrollY.get(), height - low))
  //: if collapses
  const grown = useTransform(() => (reduceMotion ? 1 : Math.max(1, (height - scrollY.get()) / height)))
  //: end
  const place = useTransform(() => placeNAME__Bar(scrollY.get(), effect))  //: if bar
  //: end
  //: use bar-values  //: if bar
  //: use list
}
//: if refresh
// Add your own pull to refresh. Tuned: REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
//: if snapsToItems
// To rest on rows, set scrollSnapAlign: 'start' on each, and the collapsed header's height as the list's scrollPadding.
//: end
