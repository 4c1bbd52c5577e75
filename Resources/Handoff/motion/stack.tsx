//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

/** x: where the album's cell begins on the screen. */
export function place(x: number, screen: number, i: number) {
  //: lines steps offsetSteps
  return { pos, offset }
}

export function layer(i: number) {
  //: lines layerSteps lightSteps
  //: if isOutlined
  return { side, middle, opacity }
  //: else
  return { side, middle, opacity, light }
  //: end
}

type Props = { source: string; i: number; album: number; scrolled: MotionValue<number>; screen: number }

function Layer({ source, i, album, scrolled, screen }: Props) {
  const still = useReducedMotion()
  const { side, middle, opacity } = layer(i)
  const offset = useTransform(() => {
    if (still) return 0
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get()
    //: if isMirrored
    return -place(x, screen, i).offset
    //: else
    return place(x, screen, i).offset
    //: end
  })
  const box = {
    position: 'absolute', width: LAYER_WIDTH__, height: LAYER_HEIGHT__, opacity,
    //: if isAcross
    top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2, x: offset,
    //: else
    left: middle - LAYER_WIDTH__ / 2, top: cellWidth / 2 - LAYER_HEIGHT__ / 2, y: offset,
    //: end
  } as const
  //: if isOutlined
  if (i > 0) return <motion.div style={{ ...box, boxSizing: 'border-box', border: '1px solid #fff' }} />
  //: end
  return (
    //: row
    <motion.div
      style={{
        ...box, overflow: 'hidden',
        //: if not isOutlined
        background: '#000',
        //: if radius
        borderRadius: RADIUS__,
        //: end
        //: if shadow
        boxShadow: i === 0 ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgb(0 0 0 / SHADOW__)' : 'none',
        //: end
        //: end
      }}
    >
    //: end
      {/*: row */}
      <img
        src={source} alt=""
        style={{
          width: '100%', height: '100%', objectFit: 'cover',
          //: if focusPoints
          objectPosition: focused(album + i),
          //: end
          //: if not isOutlined
          opacity: layer(i).light,
          //: end
        }}
      />
      {/*: end */}
    </motion.div>
  )
}

export function NAME__({ albums }: { albums: string[] }) {
  const strip = useRef<HTMLDivElement>(null)
  const { EXTENT__: screen } = useBox(strip)
  //: if not isAcross
  const { scrollY: scrolled } = useScroll({ container: strip })
  //: else if isMirrored
  const { scrollX } = useScroll({ container: strip })
  const scrolled = useTransform(() => -scrollX.get())
  //: else
  const { scrollX: scrolled } = useScroll({ container: strip })
  //: end
  const free = (screen - pitch) / 2  // the ends reach the middle
  return (
    <div style={{ position: 'relative', height: '100%' }}>
      {/*: if coverBehind */}
      <Behind albums={albums} scrolled={scrolled} />
      {/*: end */}
      {/*: use strip */}
    </div>
  )
}
//: if coverBehind

//: use behind
//: end
// Of two neighbours the later one stays in front, also past the middle.
//: if autoplay
// Until it is touched it scrolls by AUTOPLAY__ a second: the strip's scrollBy in a useAnimationFrame.
//: end
