//: row 100
type NAME__LayerProps = {
  layer: NAME__Layer;
  scrolled: MotionValue<number>;
  reduceMotion: boolean;
  screen: { width: number; height: number };
  //: if inHeader
  effect: NAME__Style
  //: end
}
//: end

//: if hasTiles
function NAME__LayerView(props: NAME__LayerProps) {
  const { layer } = props
  const count = layer.copies === undefined ? 1 : layer.copies + 1
  return <>{Array.from({ length: count }, (_, copy) => <NAME__Copy key={copy} {...props} copy={copy} />)}</>
}

//: if inHeader
function NAME__Copy({ layer, scrolled, reduceMotion, screen, effect, copy }: NAME__LayerProps & { copy: number }) {
//: else
function NAME__Copy({ layer, scrolled, reduceMotion, screen, copy }: NAME__LayerProps & { copy: number }) {
//: end
//: else
//: if inHeader
function NAME__LayerView({ layer, scrolled, reduceMotion, screen, effect }: NAME__LayerProps) {
//: else
function NAME__LayerView({ layer, scrolled, reduceMotion, screen }: NAME__LayerProps) {
//: end
//: end
  //: if inHeader
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, effect.height)
  //: else
  const { w: width, h: height } = restNAME__Layer(layer, screen.width, screen.height)
  //: end
  //: if inHeader
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), screen, effect, reduceMotion))
  //: else
  const place = useTransform(() => placeNAME__Layer(layer, scrolled.get(), screen, reduceMotion))
  //: end
  //: if hasTiles
  // The start of a copy of a repeating layer.
  const tile = (start: number, length: number) => {
    if (!layer.copies) return start
    const step = Math.max(1, length), rest = start % step
    //: if hasLeads
    return (rest > 0 ? rest - step : rest) + (copy - (layer.lead ?? 0)) * step
    //: else
    return (rest > 0 ? rest - step : rest) + copy * step
    //: end
  }
  //: end
  //: if not hasTiles
  const x = useTransform(() => place.get().left)
  const y = useTransform(() => place.get().top)
  //: else if isAcross
  const x = useTransform(() => tile(place.get().left, place.get().width))
  const y = useTransform(() => place.get().top)
  //: else
  const x = useTransform(() => place.get().left)
  const y = useTransform(() => tile(place.get().top, place.get().height))
  //: end
  const scale = useTransform(() => (width > 0 ? place.get().width / width : 1))
  //: if hasKeys
  const opacity = useTransform(() => place.get().opacity)
  //: end
  //: if turns
  // The layer is scaled and turned about its middle.
  const middleX = useTransform(() => x.get() + (place.get().width - width) / 2)
  const middleY = useTransform(() => y.get() + (place.get().height - height) / 2)
  const rotate = useTransform(() => place.get().rotation)
  //: end
  //: if blurs
  const filter = useTransform(() => 'blur(' + place.get().blur / Math.max(0.001, scale.get()) + 'px)')
  //: end
  //: if reveals
  const clipPath = useTransform(() => {
    const { reveal } = place.get()
    if (reveal >= 1) return 'none'
    return 'inset(' + hiddenOfNAME__Layer(layer, reveal).map((side) => side * 100 + '%').join(' ') + ')'
  })
  //: end
  //: if isShaped
  //: row 100
  const box = {
    position: 'absolute', top: 0, left: 0,
    //: if turns
    x: middleX, y: middleY, rotate, scale,
    //: else
    x, y, scale, originX: 0, originY: 0,
    //: end
    //: if blurs
    filter,
    //: end
    //: if reveals
    clipPath,
    //: end
    width, height, opacity
  } as const
  //: end
  //: else if hasKeys
  const box = { position: 'absolute', top: 0, left: 0, x, y, scale, originX: 0, originY: 0, width, height, opacity } as const
  //: else
  const box = { position: 'absolute', top: 0, left: 0, x, y, scale, originX: 0, originY: 0, width, height } as const
  //: end
  //: if hasTexts
  if (layer.text !== undefined) {
    const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
    //: row 100
    const font = {
      fontSize: layer.size,
      //: if hasLines
      lineHeight: 1.25 * (layer.size ?? 0) + 'px',
      //: else
      lineHeight: height + 'px',
      //: end
      //: if hasWeights
      fontWeight: layer.weight ?? 700,
      //: else
      fontWeight: 700,
      //: end
      textAlign
    } as const
    //: end
    return (
      <motion.div style={{ ...box, ...font, whiteSpace: 'pre', color: layer.color ?? '#fff' }}>
        {layer.text}
      </motion.div>
    )
  }
  //: end
  return <motion.img src={layer.source} alt="" style={{ ...box, maxWidth: 'none' }} />
}
