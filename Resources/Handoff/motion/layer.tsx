//: row 112
function NAME__LayerView({
  layer, scrolled,
  grown, effect,  //: if collapses
  reduceMotion
}: {
//: end
  //: row
  layer: NAME__Layer; scrolled: MotionValue<number>;
  grown: MotionValue<number>; effect: NAME__Style;  //: if collapses
  reduceMotion: boolean
  //: end
}) {
  const past = useNAME__Past(scrolled, layer)  //: if isLinked
  //: row
  const place = useTransform(() => placeNAME__Layer(
    layer, scrolled.get(),
    effect,  //: if collapses
    reduceMotion,
    past.get(),  //: if isLinked
  ))
  //: end
  const x = useTransform(() => place.get().x)  //: if isAcross
  const x = useTransform(() => place.get().x)  //: else if keysX
  const y = useTransform(() => place.get().y)  //: if not isAcross
  const y = useTransform(() => place.get().y)  //: else if keysY
  //: if isZoomed
  const zoom = (reduceMotion ? layer.stillZoom : layer.zoom) ?? 1  //: if isStillZoomed
  const zoom = reduceMotion ? 1 : layer.zoom ?? 1  //: else
  const scale = useTransform(() => place.get().scale * zoom)  //: if keysScale
  const scale = zoom  //: else
  //: else if isStillZoomed
  const zoom = reduceMotion ? layer.stillZoom ?? 1 : 1
  const scale = useTransform(() => place.get().scale * zoom)  //: if keysScale
  const scale = zoom  //: else
  //: else if keysScale
  const scale = useTransform(() => place.get().scale)
  //: end
  const opacity = useTransform(() => place.get().opacity)  //: if hasKeys
  const rotate = useTransform(() => place.get().rotation)  //: if turns
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
    ...restNAME__Layer(layer, reduceMotion),  //: if coversLess
    ...restNAME__Layer(layer),  //: else
    position: 'absolute',
    ...layer.look,  //: if hasLooks
    x,  //: if isAcross
    x,  //: else if keysX
    y,  //: if not isAcross
    y,  //: else if keysY
    scale,  //: if keysScale
    scale,  //: else if isZoomed
    scale,  //: else if isStillZoomed
    opacity,  //: if hasKeys
    //: if not hasShapedTiles
    rotate,  //: if turns
    clipPath,  //: if reveals
    //: end
    filter  //: if blurs
  } as const
  //: end
  //: if hasShapedTiles
  //: row 112
  const shape = {
    rotate,  //: if turns
    clipPath  //: if reveals
  }
  //: end
  //: end
  //: if hasTexts
  if (layer.text !== undefined) {
    //: row 112
    const font = {
      color: layer.color ?? '#fff', fontSize: layer.size,
      fontWeight: layer.weight ?? 700,  //: if hasWeights
      fontWeight: 700,  //: else
      lineHeight: layer.lineHeight ?? 1.25,  //: if hasLineHeights
      lineHeight: 1.25,  //: else
      whiteSpace: 'pre',
      unicodeBidi: 'plaintext',  //: if isRightToLeft
      fontFamily: layer.family ?? 'inherit',  //: if hasFamilies
      letterSpacing: `${layer.spacing ?? 0}em`,  //: if hasSpacings
      //: if hasHugs
      ...layer.hugs ? { width: 'max-content' } as const : { overflow: 'hidden', textOverflow: 'ellipsis' } as const,
      //: else
      overflow: 'hidden', textOverflow: 'ellipsis',
      //: end
      textAlign: !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right',  //: if hasAligns
      textAlign: 'center',  //: else
    } as const
    //: end
    return <motion.div style={{ ...style, ...shape, ...font }}>{layer.text}</motion.div>  //: if hasShapedTiles
    return <motion.div style={{ ...style, ...font }}>{layer.text}</motion.div>  //: else
  }
  //: end
  //: if hasTiles
  if (layer.tiles) {
    const part = `${100 / layer.tiles}%`  //: if hasShapedTiles
    //: if isAcross
    //: if hasShapedTiles
    return (
      <motion.div style={{ ...style, display: 'flex' }}>
        {Array.from({ length: layer.tiles }, (_, i) => (
          <motion.img key={i} src={layer.source} alt="" style={{ ...shape, width: part, height: '100%', maxWidth: 'none' }} />
        ))}
      </motion.div>
    )
    //: else
    return <motion.div style={{ ...style, background: `url("${layer.source}") 0 0 / ${100 / layer.tiles}% 100%` }} />
    //: end
    //: else if hasShapedTiles
    return (
      <motion.div style={style}>
        {Array.from({ length: layer.tiles }, (_, i) => (
          <motion.img key={i} src={layer.source} alt="" style={{ ...shape, display: 'block', width: '100%', height: part }} />
        ))}
      </motion.div>
    )
    //: else
    return <motion.div style={{ ...style, background: `url("${layer.source}") 0 0 / 100% ${100 / layer.tiles}%` }} />
    //: end
  }
  //: end
  const Face = (layer.source ? motion.img : motion.div) as typeof motion.img  //: if hasShapes
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
