type Props = { layer: SceneLayer; scrolled: MotionValue<number>; still: boolean; screen: { width: number; height: number } }

//: if hasTiles
function Layer(props: Props) {
  return <>{Array.from({ length: props.layer.copies ?? 1 }, (_, copy) => <Copy key={copy} {...props} copy={copy} />)}</>
}

function Copy({ layer, scrolled, still, screen, copy }: Props & { copy: number }) {
//: else
function Layer({ layer, scrolled, still, screen }: Props) {
//: end
  const at = () => placeLayer(layer, scrolled.get(), screen, still)
  //: if hasTiles
  // Where a copy begins of one that goes on without end.
  const tile = (start: number, length: number) => {
    if (!layer.copies) return start
    const step = Math.max(1, length), rest = start % step
    return (rest > 0 ? rest - step : rest) + copy * step
  }
  //: end
  //: if not hasTiles
  const x = useTransform(() => at().left)
  const y = useTransform(() => at().top)
  //: else if isAcross
  const x = useTransform(() => tile(at().left, at().width))
  const y = useTransform(() => at().top)
  //: else
  const x = useTransform(() => at().left)
  const y = useTransform(() => tile(at().top, at().height))
  //: end
  const scale = useTransform(() => at().scale)
  const width = useTransform(() => at().width / at().scale)
  const height = useTransform(() => at().height / at().scale)
  const opacity = useTransform(() => at().opacity)
  const box = { position: 'absolute', top: 0, left: 0, x, y, scale, originX: 0, originY: 0, width, height, opacity } as const
  //: if hasTexts
  if (layer.text !== undefined) {
    const textAlign = !layer.align ? 'center' : layer.align < 0 ? 'left' : 'right'
    const font = { fontSize: layer.size, lineHeight: (layer.size ?? 0) * 1.25 + 'px', fontWeight: 700, textAlign } as const
    return (
      <motion.div style={{ ...box, ...font, whiteSpace: 'pre', color: layer.isLight === false ? '#000' : '#fff' }}>
        {layer.text}
      </motion.div>
    )
  }
  //: end
  return <motion.img src={layer.picture} alt="" style={{ ...box, maxWidth: 'none' }} />
}
