//: row 112
function NAME__LayerView({
  layer, scrolled,
  //: if collapses
  grown, effect,
  //: end
  reduceMotion
}: {
//: end
  //: row
  layer: NAME__Layer; scrolled: MotionValue<number>;
  //: if collapses
  grown: MotionValue<number>; effect: NAME__Style;
  //: end
  reduceMotion: boolean
  //: end
}) {
  //: if isLinked
  const past = useNAME__Past(scrolled, layer)
  //: if collapses
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), effect, reduceMotion, past.get()))
  //: else
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), reduceMotion, past.get()))
  //: end
  //: else if collapses
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), effect, reduceMotion))
  //: else
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), reduceMotion))
  //: end
  //: if isAcross
  const x = useTransform(() => place.get().x)
  //: else if keysX
  const x = useTransform(() => place.get().x)
  //: end
  //: if not isAcross
  const y = useTransform(() => place.get().y)
  //: else if keysY
  const y = useTransform(() => place.get().y)
  //: end
  //: if isZoomed
  //: if isStillZoomed
  const zoom = (reduceMotion ? layer.stillZoom : layer.zoom) ?? 1
  //: else
  const zoom = reduceMotion ? 1 : layer.zoom ?? 1
  //: end
  //: if keysScale
  const scale = useTransform(() => place.get().scale * zoom)
  //: else
  const scale = zoom
  //: end
  //: else if isStillZoomed
  const zoom = reduceMotion ? layer.stillZoom ?? 1 : 1
  //: if keysScale
  const scale = useTransform(() => place.get().scale * zoom)
  //: else
  const scale = zoom
  //: end
  //: else if keysScale
  const scale = useTransform(() => place.get().scale)
  //: end
  //: if hasKeys
  const opacity = useTransform(() => place.get().opacity)
  //: end
  //: if turns
  const rotate = useTransform(() => place.get().rotation)
  //: end
  //: if blurs
  //: if keysScale
  // Before it is scaled.
  const filter = useTransform(() => `blur(${Math.max(0, place.get().blur / scale.get())}px)`)
  //: else if isZoomed
  const filter = useTransform(() => `blur(${Math.max(0, place.get().blur / scale)}px)`)
  //: else if isStillZoomed
  const filter = useTransform(() => `blur(${Math.max(0, place.get().blur / scale)}px)`)
  //: else
  const filter = useTransform(() => `blur(${Math.max(0, place.get().blur)}px)`)
  //: end
  //: end
  //: if reveals
  const clipPath = useTransform(() => {
    const { reveal } = place.get()
    const sides = hiddenOfNAME__Layer(layer, reveal).map((side) => `${100 * side}%`).join(' ')
    return reveal < 1 ? `inset(${sides})` : 'none'
  })
  //: end
  //: row 112
  const style = {
    //: if coversLess
    ...restNAME__Layer(layer, reduceMotion),
    //: else
    ...restNAME__Layer(layer),
    //: end
    position: 'absolute',
    //: if hasLooks
    ...layer.look,
    //: end
    //: if isAcross
    x,
    //: else if keysX
    x,
    //: end
    //: if not isAcross
    y,
    //: else if keysY
    y,
    //: end
    //: if keysScale
    scale,
    //: else if isZoomed
    scale,
    //: else if isStillZoomed
    scale,
    //: end
    //: if hasKeys
    opacity,
    //: end
    //: if not hasShapedTiles
    //: if turns
    rotate,
    //: end
    //: if reveals
    clipPath,
    //: end
    //: end
    //: if blurs
    filter
    //: end
  } as const
  //: end
  //: if hasShapedTiles
  //: row 112
  const shape = {
    //: if turns
    rotate,
    //: end
    //: if reveals
    clipPath
    //: end
  }
  //: end
  //: end
  //: if hasTexts
  if (layer.text !== undefined) {
    //: row 112
    const font = {
      color: layer.color ?? '#fff', fontSize: layer.size,
      //: if hasWeights
      fontWeight: layer.weight ?? 700,
      //: else
      fontWeight: 700,
      //: end
      //: if hasLineHeights
      lineHeight: layer.lineHeight ?? 1.25,
      //: else
      lineHeight: 1.25,
      //: end
      whiteSpace: 'pre',
      //: if hasFamilies
      fontFamily: layer.family ?? 'inherit',
      //: end
      //: if hasSpacings
      letterSpacing: `${layer.spacing ?? 0}em`,
      //: end
      //: if hasHugs
      ...layer.hugs ? { width: 'max-content' } as const : { overflow: 'hidden', textOverflow: 'ellipsis' } as const,
      //: else
      overflow: 'hidden', textOverflow: 'ellipsis',
      //: end
      //: if hasAligns
      textAlign: !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right',
      //: else
      textAlign: 'center',
      //: end
    } as const
    //: end
    //: if hasShapedTiles
    return <motion.div style={{ ...style, ...shape, ...font }}>{layer.text}</motion.div>
    //: else
    return <motion.div style={{ ...style, ...font }}>{layer.text}</motion.div>
    //: end
  }
  //: end
  //: if hasTiles
  if (layer.tiles) {
    //: if isAcross
    const part = `${100 / layer.tiles}%`
    //: if hasShapedTiles
    return (
      <motion.div style={{ ...style, display: 'flex' }}>
        {Array.from({ length: layer.tiles }, (_, i) => (
          <motion.img key={i} src={layer.source} alt="" style={{ ...shape, width: part, height: '100%', maxWidth: 'none' }} />
        ))}
      </motion.div>
    )
    //: else
    return <motion.div style={{ ...style, background: `url("${layer.source}") 0 0 / ${part} 100%` }} />
    //: end
    //: else
    const part = `${100 / layer.tiles}%`
    //: if hasShapedTiles
    return (
      <motion.div style={style}>
        {Array.from({ length: layer.tiles }, (_, i) => (
          <motion.img key={i} src={layer.source} alt="" style={{ ...shape, display: 'block', width: '100%', height: part }} />
        ))}
      </motion.div>
    )
    //: else
    return <motion.div style={{ ...style, background: `url("${layer.source}") 0 0 / 100% ${part}` }} />
    //: end
    //: end
  }
  //: end
  //: if hasShapes
  const Face = (layer.source ? motion.img : motion.div) as typeof motion.img
  //: end
  //: if hasShapedTiles
  const picture = <FACE__ src={layer.source} alt="" style={{ ...style, ...shape, maxWidth: 'none' }} />
  //: else if collapses
  const picture = <FACE__ src={layer.source} alt="" style={{ ...style, maxWidth: 'none' }} />
  //: else
  return <FACE__ src={layer.source} alt="" style={{ ...style, maxWidth: 'none' }} />
  //: end
  //: if collapses
  // A pull enlarges what fills the header, from the middle of its top.
  return layer.fills ? <motion.div style={{ position: 'absolute', inset: 0, originY: 0, scale: grown }}>{picture}</motion.div> : picture
  //: else if hasShapedTiles
  return picture
  //: end
}
