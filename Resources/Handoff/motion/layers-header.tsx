//: row 100
type NAME__Props = {
  //: if bar
  title: string;
  //: end
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
  //: if bar
  title,
  //: end
  isPage = false, className, children, layers = NAME__Layers,
  //: if isBelowSafeArea
  effect: given = NAME__Defaults
  //: else
  effect = NAME__Defaults
  //: end
}: NAME__Props) {
//: end
  const list = useRef<HTMLDivElement>(null)
  //: use list-values
  const { height, minHeight } = effect
  const low = LOW__
  // While Safari reports a pull, the header begins at the edge of the screen.
  const y = useTransform(() => Math.min(0, scrollY.get()))
  const clipPath = useTransform(() => 'inset(0 0 ' + (height - Math.max(low, height - scrollY.get())) + 'px)')
  //: if bar
  //: if barIsSmall
  const place = useTransform(() => placeNAME__Bar(scrollY.get(), effect))
  //: else
  const place = useTransform(() => {
    const now = placeNAME__Bar(scrollY.get(), effect)
    if (!reduceMotion) return now
    return { ...placeNAME__Bar(Infinity, effect), visible: now.visible, barOpacity: now.barOpacity }
  })
  //: end
  //: use bar-values
  //: end
  //: use list
}
