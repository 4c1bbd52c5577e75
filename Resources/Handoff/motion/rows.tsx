//: row 100
type NAME__RowProps = {
  source: string;
  //: if needsAspect
  aspect?: number;
  //: end
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
  height?: number; list: RefObject<HTMLDivElement | null>; width: number; screen: number; effect: NAME__Style;
  children?: ReactNode
}
//: end

/** A window into a picture, which lags behind it. */
//: row 100
export function NAME__Row({
  source,
  //: if needsAspect
  aspect = ASPECT__,
  //: end
  //: if focusPoints
  focus,
  //: end
  height, list, width, screen, effect, children
}: NAME__RowProps) {
//: end
  const h = height ?? effect.rowHeight
  const row = useRef<HTMLDivElement>(null)
  const reduceMotion = useReducedMotion()
  // From entering to leaving, between which the picture drifts evenly.
  const { scrollYProgress } = useScroll({ container: list, target: row, offset: ['start end', 'end start'] })
  //: if needsAspect
  const first = placeNAME__(screen, h, width, screen, aspect, effect)
  const last = placeNAME__(-h, h, width, screen, aspect, effect)
  //: else
  const first = placeNAME__(screen, h, width, screen, effect)
  const last = placeNAME__(-h, h, width, screen, effect)
  //: end
  // A transform of a progress runs without the script where the browser has scroll timelines.
  const drifts = [first.drift, last.drift].map((drift) => 'translateY(' + (reduceMotion ? 0 : drift) + 'px)')
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
          position: 'absolute', width: '100%', height: first.drawn, top: (h - first.drawn) / 2, objectFit: 'cover',
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

/** A row of the list: one with a picture is a window into it. */
//: row 100
export type NAME__RowData = {
  height?: number; source?: string;
  //: if needsAspect
  aspect?: number;
  //: end
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
}
//: end

type NAME__Props<Row extends NAME__RowData> = {
  rows: Row[]
  /** A row without a picture, or what stands on one. */
  children: (row: Row, index: number) => ReactNode
  effect?: NAME__Style
}

export function NAME__<Row extends NAME__RowData>({ rows, children, effect = NAME__Defaults }: NAME__Props<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const { width, height: screen } = useNAME__Box(list)
  return (
    //: row 100
    <div
      ref={list}
      style={{
        position: 'relative', height: '100%', overflowY: 'auto',
        //: if snapsToItems
        scrollSnapType: 'y mandatory',
        //: end
        //: use physics
      }}
    >
    //: end
      {rows.map((row, index) =>
        row.source === undefined ? (
          <div key={index}>{children(row, index)}</div>
        ) : (
          //: row 100
          <NAME__Row
            key={index} source={row.source} height={row.height}
            //: if needsAspect
            aspect={row.aspect}
            //: end
            //: if focusPoints
            focus={row.focus}
            //: end
            list={list} width={width} screen={screen} effect={effect}
          >
          //: end
            {children(row, index)}
          </NAME__Row>
        ),
      )}
    </div>
  )
}
//: if hasGaps
// It leaves a gap at some offsets; an image cannot extend a picture's edge.
//: end
