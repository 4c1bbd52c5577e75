//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** y: where the row begins in the list; h: its height; screen: the height of the list. */
//: if needsAspect
export function place(y: number, h: number, width: number, screen: number, aspect: number) {
//: else
export function place(y: number, h: number, width: number, screen: number) {
//: end
  //: lines steps
  return { drawn, drift }
}

//: row
type Row = {
  source: string;
  //: if hasPictureItems
  item: Item;
  //: end
  //: if needsAspect
  aspect: number;
  //: end
  //: if focusPoints
  index: number;
  //: end
  h?: number; list: RefObject<HTMLDivElement | null>; width: number; screen: number
}
//: end

//: row
export function NAME__Row({
  source,
  //: if hasPictureItems
  item,
  //: end
  //: if needsAspect
  aspect,
  //: end
  //: if focusPoints
  index,
  //: end
  h = rowHeight, list, width, screen
}: Row) {
//: end
  const row = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  // From where it comes in to where it goes out, between which the picture drifts evenly.
  const { scrollYProgress } = useScroll({ container: list, target: row, offset: ['start end', 'end start'] })
  //: if needsAspect
  const first = place(screen, h, width, screen, aspect), last = place(-h, h, width, screen, aspect)
  //: else
  const first = place(screen, h, width, screen), last = place(-h, h, width, screen)
  //: end
  const y = useTransform(scrollYProgress, [0, 1], still ? [0, 0] : [first.drift, last.drift])
  return (
    //: row
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
      {/*: row */}
      <motion.img
        src={source} alt=""
        style={{
          position: 'absolute', width: '100%', height: first.drawn, top: (h - first.drawn) / 2, objectFit: 'cover',
          //: if focusPoints
          objectPosition: focused(index),
          //: end
          y,
        }}
      />
      {/*: end */}
      {/*: if hasPictureItems */}
      <ItemWords item={item} />
      {/*: end */}
    </div>
  )
}

//: if needsAspect
export function NAME__({ pictures }: { pictures: { source: string; aspect: number }[] }) {
//: else
export function NAME__({ pictures }: { pictures: { source: string }[] }) {
//: end
  const list = useRef<HTMLDivElement>(null)
  const { width, height: screen } = useBox(list)
  return (
    //: row
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
      {pictures.map((picture, i) => (
        //: row
        <NAME__Row
          key={i} {...picture}
          //: if hasPictureItems
          item={items[i % items.length]}
          //: end
          //: if focusPoints
          index={i}
          //: end
          list={list} width={width} screen={screen}
        />
        //: end
      ))}
    </div>
  )
}
//: if startsUneven
// The rows are FIRST_ROW_HEIGHTS__ tall, and so on: each has its own h.
//: end
//: if hasGaps
// It leaves a gap at some offsets; an image cannot extend a picture's edge.
//: end
