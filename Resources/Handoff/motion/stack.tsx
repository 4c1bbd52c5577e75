/** What each part of an album needs to find its place. */
//: row 100
type NAME__Moving = {
  album: number; scrolled: MotionValue<number>;
  lag: MotionValue<number>;  //: if lags
  screen: number; effect: NAME__Style
}
//: end

//: row 100
type NAME__LayerProps = NAME__Moving & {
  focus?: NAME__Focus;  //: if focusPoints
  source: string; i: number
}
//: end

//: row 112
function NAME__LayerView({
  source, i, album, scrolled,
  lag,  //: if lags
  screen,
  focus,  //: if focusPoints
  effect
}: NAME__LayerProps) {
//: end
  const reduceMotion = useNAME__ReducedMotion()
  const { cellWidth, pitch } = effect  //: if isUniform
  const { cellWidth, cover, pitch } = effect  //: else
  const { side, middle, opacity } = layerOfNAME__(i, effect)  //: if isOutlined
  const { side, middle, opacity, light } = layerOfNAME__(i, effect)  //: else
  const offset = useTransform(() => {
    if (reduceMotion) return 0
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get() + lag.get()  //: if lags
    const x = (screen - cellWidth) / 2 + album * pitch - scrolled.get()  //: else
    return -placeNAME__(x, screen, i, effect).offset  //: if isMirrored
    return placeNAME__(x, screen, i, effect).offset  //: else
  })
  //: if isOutlined
  //: row 100
  const box = {
    position: 'absolute', width: LAYER_WIDTH__, height: LAYER_HEIGHT__, opacity,
    top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2, x: offset,  //: if isAcross
    left: middle - LAYER_WIDTH__ / 2, top: cellWidth / 2 - LAYER_HEIGHT__ / 2, y: offset,  //: else
  } as const
  //: end
  if (i > 0) return <motion.div style={{ ...box, boxSizing: 'border-box', border: '1px solid #fff' }} />
  //: end
  return (
    //: row 100
    <motion.div
      style={{
        //: if isOutlined
        ...box, overflow: 'hidden',
        //: else
        position: 'absolute', width: LAYER_WIDTH__, height: LAYER_HEIGHT__, opacity, overflow: 'hidden',
        top: middle - LAYER_HEIGHT__ / 2, left: cellWidth / 2 - LAYER_WIDTH__ / 2, x: offset,  //: if isAcross
        left: middle - LAYER_WIDTH__ / 2, top: cellWidth / 2 - LAYER_HEIGHT__ / 2, y: offset,  //: else
        background: focus?.objectFit ? 'none' : '#000',  //: if hasWhole
        background: '#000',  //: else
        borderRadius: RADIUS__,  //: if radius
        //: if shadow
        //: if hasWhole
        boxShadow: i === 0 && !focus?.objectFit ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgb(0 0 0 / SHADOW__)' : 'none',
        //: else
        boxShadow: i === 0 ? '0 SHADOW_DEPTH__px SHADOW_BLUR__px rgb(0 0 0 / SHADOW__)' : 'none',
        //: end
        //: end
        //: end
      }}
    >
    //: end
      {/*: row 100 */}
      <img
        src={source} alt="" loading="lazy" decoding="async"
        //: row 90
        style={{
          width: '100%', height: '100%', objectFit: 'cover',
          ...focus,  //: if focusPoints
          //: if not isOutlined
          //: if hasWhole
          // Darkens only the picture, not the free space.
          ...(focus?.objectFit ? { filter: 'brightness(' + light + ')' } : { opacity: light }),
          //: else
          opacity: light,
          //: end
          //: end
        }}
        //: end
      />
      {/*: end */}
    </motion.div>
  )
}

//: row 100
type NAME__AlbumProps = NAME__Moving & {
  focus?: (album: number, layer: number) => NAME__Focus;  //: if focusPoints
  caption?: ReactNode;  //: if hasCaptionItems
  picture: (album: number, layer: number) => string
}
//: end

/** An album: a cover in front of a stack of layers. */
//: row 100
function NAME__Album({
  picture,
  focus,  //: if focusPoints
  caption,  //: if hasCaptionItems
  ...moving
}: NAME__AlbumProps) {
//: end
  const { album, scrolled, screen, effect } = moving  //: if hasCaptionItems
  const { album, scrolled, effect } = moving  //: else
  const { layers, pitch, cellWidth, cover } = effect
  // Of two neighbors, the album nearer the middle is in front.
  const zIndex = useTransform(() => 1000 - Math.round(Math.abs(album * pitch - scrolled.get())))
  //: if hasCaptionItems
  const opacity = useTransform(() => captionOfNAME__((screen - cellWidth) / 2 + album * pitch - scrolled.get(), screen, effect))
  //: end
  return (
    //: row 100
    <motion.div
      style={{
        flex: 'none', position: 'relative', width: ITEM_WIDTH__, height: ITEM_HEIGHT__, zIndex,
        scrollSnapAlign: 'center',  //: if snapsToItems
      }}
    >
    //: end
      {/*: if isAcross */}
      <div style={{ position: 'absolute', top: 0, left: (pitch - cellWidth) / 2, width: cellWidth }}>
      {/*: else */}
      <div style={{ position: 'absolute', left: 0, top: (pitch - cellWidth) / 2, width: cover }}>
      {/*: end */}
        {Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
          //: row
          <NAME__LayerView
            key={i} {...moving} source={picture(album, i)} i={i}
            focus={focus?.(album, i)}  //: if focusPoints
          />
          //: end
        ))}
        {/*: if hasCaptionItems */}
        <motion.div
          style={{
            position: 'absolute', top: cover + CAPTION_GAP__, left: '50%', translate: '-50% 0',
            width: `min(100cqw - 32px, ${Math.max(cellWidth, cover)}px)`, textAlign: 'center', opacity,
          }}
        >
          {caption}
        </motion.div>
        {/*: end */}
      </div>
    </motion.div>
  )
}

//: use stack-props
  const strip = useRef<HTMLDivElement>(null)
  const screen = useNAME__Length(strip)
  //: if not isAcross
  const { scrollY: scrolled } = useScroll({ container: strip })
  //: else if isMirrored
  const { scrollX } = useScroll({ container: strip })
  const scrolled = useTransform(() => Math.abs(scrollX.get()))
  //: else
  const { scrollX: scrolled } = useScroll({ container: strip })
  //: end
  const lag = useNAME__Lag(scrolled, effect.follow)  //: if lags
  const { pitch } = effect
  const free = `max(0px, 50% - ${pitch / 2}px)`  // the first and last album reach the middle
  //: if coverBehind
  const [first, setFirst] = useState(0)
  useMotionValueEvent(scrolled, 'change', (s) => setFirst(Math.max(0, Math.min(count - 1, Math.floor(s / pitch)))))
  //: end
  return (
    <div style={{ position: 'relative', height: '100%', containerType: 'inline-size' }}>  {/*: if hasCaptionItems */}
    <div style={{ position: 'relative', height: '100%' }}>  {/*: else */}
      {/*: if coverBehind */}
      <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', opacity: effect.coverBehind }}>
        {[first, first + 1].filter((album) => album < count).map((album) => (
          //: row 100
          <NAME__Cover
            key={album} source={blurred(album)} album={album}
            focus={focus?.(album, 0)}  //: if focusPoints
            scrolled={scrolled} effect={effect}
          />
          //: end
        ))}
      </div>
      {/*: end */}
      {/*: use strip */}
    </div>
  )
}
//: if coverBehind

//: use behind
//: end
//: if autoplay
// To scroll by AUTOPLAY__ a second until the first touch, call the strip's scrollBy in a useAnimationFrame.
//: end
