//: row 100
type NAME__RowProps = {
  source: string;
  aspect?: number;  //: if needsAspect
  focus?: NAME__Focus;  //: if focusPoints
  height?: number;
  /** The scroller, if not the page: a positioned element. */
  container?: RefObject<HTMLElement | null>;
  effect?: NAME__Style; children?: ReactNode
}
//: end

/** A row that is a window into a lagging picture. */
//: row 100
export function NAME__Row({
  source,
  aspect = ASPECT__,  //: if needsAspect
  focus,  //: if focusPoints
  container, effect = NAME__Defaults, height: h = effect.rowHeight, children
}: NAME__RowProps) {
//: end
  const row = useRef<HTMLDivElement>(null)
  const screen = useNAME__Screen(container)
  const reduceMotion = useNAME__ReducedMotion()
  // The picture drifts evenly while its row crosses the screen, from below it to above.
  const { scrollYProgress } = useScroll({ container, target: row, offset: ['start end', 'end start'] })
  //: if lags
  const { scrollY } = useScroll({ container })
  const lag = useNAME__Lag(scrollY, effect.follow)
  const y = useTransform(() => {
    const start = screen - scrollYProgress.get() * (screen + h) + lag.get()
    return reduceMotion ? 0 : placeNAME__(start, h, screen, effect)
  })
  //: else
  const drifts = [screen, -h].map((start) => (reduceMotion ? 0 : placeNAME__(start, h, screen, effect)))
  const y = useTransform(scrollYProgress, [0, 1], drifts)
  //: end
  //: if drawnNames
  //: row 100
  const {
    NAMED__,  //: each drawnNames
  } = effect
  //: end
  //: end
  return (
    //: row 100
    <div
      ref={row}
      style={{
        position: 'relative', height: h, overflow: 'hidden',
        containerType: 'inline-size',  //: if needsAspect
        scrollSnapAlign: 'start',  //: if snapsToItems
      }}
    >
    //: end
      {/*: row 100 */}
      <motion.img
        src={source} alt="" loading="lazy" decoding="async"
        style={{
          position: 'absolute', top: '50%', width: '100%',
          height: `DRAWN_TEXT__`,
          maxWidth: 'none', objectFit: 'cover',
          ...focus,  //: if focusPoints
          translate: '0 -50%', y,
        }}
      />
      {/*: end */}
      {children}
    </div>
  )
}
// The picture leaves a gap at some offsets: an image cannot extend a picture's edge.  //: if hasGaps
