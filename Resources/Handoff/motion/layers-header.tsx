//: row 100
type NAME__Props = {
  title: string;  //: if bar
  /** Whether the page scrolls. Otherwise the effect scrolls in a box with a height. */
  isPage?: boolean;
  className?: string;
  children: ReactNode;
  layers?: NAME__Layer[];
  effect?: NAME__Style
}
//: end

/** A list below a header of layers. */
//: row 100
export function NAME__({
  title,  //: if bar
  isPage = false, className, children, layers = NAME__Layers,
  effect: given = NAME__Defaults  //: if isBelowSafeArea
  effect = NAME__Defaults  //: else
}: NAME__Props) {
//: end
  const list = useRef<HTMLDivElement>(null)
  //: use list-values
  const { height, minHeight } = effect
  const low = LOW__
  // The header scrolls until it is a bar; its layers stay on the screen, also during a pull, which Safari reports.
  const shift = useTransform(() => Math.min(scrollY.get(), height - low))
  //: if collapses
  const grown = useTransform(() => (reduceMotion ? 1 : Math.max(1, (height - scrollY.get()) / height)))
  //: end
  //: if bar
  const place = useTransform(() => placeNAME__Bar(scrollY.get(), effect))
  //: use bar-values
  //: end
  //: use list
}
