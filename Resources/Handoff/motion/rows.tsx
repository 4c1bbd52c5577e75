//: row 100
type NAME__RowProps = {
  source: string;
  //: if needsAspect
  aspect?: number;
  //: end
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
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
  //: if needsAspect
  aspect = ASPECT__,
  //: end
  //: if focusPoints
  focus,
  //: end
  container, effect = NAME__Defaults, height: h = effect.rowHeight, children
}: NAME__RowProps) {
//: end
  const row = useRef<HTMLDivElement>(null)
  const { width, screen } = useNAME__Size(row, container)
  const reduceMotion = useReducedMotion()
  // The picture drifts evenly while its row crosses the screen.
  const { scrollYProgress } = useScroll({ container, target: row, offset: ['start end', 'end start'] })
  //: if needsAspect
  const { drawn, drift } = placeNAME__(screen, h, width, screen, aspect, effect)
  //: else
  const { drawn, drift } = placeNAME__(screen, h, width, screen, effect)
  //: end
  // In browsers with scroll timelines a transform of a progress runs without the script.
  const drifts = [drift, -drift].map((y) => 'translateY(' + (reduceMotion ? 0 : y) + 'px)')
  const transform = useTransform(scrollYProgress, [0, 1], drifts)
  return (
    //: row 100
    <div
      ref={row}
      style={{
        position: 'relative', height: h, overflow: 'hidden',
        //: if snapsToItems
        scrollSnapAlign: 'start',
        //: end
      }}
    >
    //: end
      {/*: row 100 */}
      <motion.img
        src={source} alt="" loading="lazy" decoding="async"
        style={{
          position: 'absolute',
          width: '100%',
          height: drawn,
          top: (h - drawn) / 2,
          objectFit: 'cover',
          //: if focusPoints
          ...focus,
          //: end
          transform,
        }}
      />
      {/*: end */}
      {children}
    </div>
  )
}
//: if hasGaps
// The picture leaves a gap at some offsets: an image cannot extend a picture's edge.
//: end
