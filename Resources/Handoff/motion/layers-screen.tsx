/** Layers that move over the screen during a scroll. */
export function NAME__({ layers = NAME__Layers, effect = NAME__Defaults, className, ref }: {
  layers?: NAME__Layer[]; effect?: NAME__Style; className?: string; ref?: Ref<HTMLDivElement>
}) {
  const page = useRef<HTMLDivElement>(null)
  const reduceMotion = useNAME__ReducedMotion()
  //: if not isAcross
  const { scrollY: scrolled } = useScroll({ container: page })
  //: else if isMirrored
  const { scrollX } = useScroll({ container: page })
  const scrolled = useTransform(() => Math.abs(scrollX.get()))
  //: else
  const { scrollX: scrolled } = useScroll({ container: page })
  //: end
  return (
    <div ref={ref} className={className} style={{ position: 'relative', height: '100%', overflow: 'hidden' }}>
      {/*: row 112 */}
      <div
        ref={page}
        //: row 112
        style={{
          height: '100%', overflow: 'auto',
          direction: 'rtl',  //: if isMirrored
          direction: 'ltr',  //: else if isAcross
          //: if snapsToPages
          display: 'flex', scrollSnapType: 'x mandatory',  //: if isAcross
          scrollSnapType: 'y mandatory',  //: else
          //: end
          //: use physics
        }}
        //: end
      >
      {/*: end */}
        {/*: if snapsToPages */}
        {Array.from({ length: effect.length }, (_, i) => (
          <div key={i} style={{ flex: 'none', width: '100%', height: '100%', scrollSnapAlign: 'start' }} />
        ))}
        {/*: else if isAcross */}
        <div style={{ width: `${100 * effect.length}%`, height: '100%' }} />
        {/*: else */}
        <div style={{ height: `${100 * effect.length}%` }} />
        {/*: end */}
      </div>
      {/*: if hasCovers */}
      <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', containerType: 'size', pointerEvents: 'none' }}>
      {/*: else */}
      <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
      {/*: end */}
        {layers.map((layer, index) => (
          <NAME__LayerView key={index} layer={layer} scrolled={scrolled} reduceMotion={reduceMotion} />
        ))}
      </div>
    </div>
  )
}
