/** Layers that move over the screen during a scroll. */
//: row 100
export function NAME__({ layers = NAME__Layers, effect = NAME__Defaults }: {
  layers?: NAME__Layer[]; effect?: NAME__Style
}) {
//: end
  const page = useRef<HTMLDivElement>(null)
  const screen = useNAME__Box(page)
  const reduceMotion = useReducedMotion() ?? false
  const { length } = effect
  //: if not isAcross
  const { scrollY: scrolled } = useScroll({ container: page })
  //: else if isMirrored
  const { scrollX } = useScroll({ container: page })
  const scrolled = useTransform(() => -scrollX.get())
  //: else
  const { scrollX: scrolled } = useScroll({ container: page })
  //: end
  return (
    <div style={{ position: 'relative', height: '100%', overflow: 'hidden' }}>
      {/*: row 100 */}
      <div
        ref={page}
        style={{
          position: 'absolute', inset: 0, overflow: 'auto',
          //: if isMirrored
          direction: 'rtl',
          //: end
          //: if snapsToPages
          //: if isAcross
          scrollSnapType: 'x mandatory', display: 'flex',
          //: else
          scrollSnapType: 'y mandatory',
          //: end
          //: end
          //: use physics
        }}
      >
      {/*: end */}
        {/*: if snapsToPages */}
        {Array.from({ length }, (_, i) => (
          <div key={i} style={{ flex: 'none', width: screen.width, height: screen.height, scrollSnapAlign: 'start' }} />
        ))}
        {/*: else if isAcross */}
        <div style={{ width: screen.width * length, height: '100%' }} />
        {/*: else */}
        <div style={{ height: screen.height * length }} />
        {/*: end */}
      </div>
      <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
        {layers.map((layer, index) => (
          //: row 100
          <NAME__LayerView
            key={index}
            layer={layer}
            scrolled={scrolled}
            reduceMotion={reduceMotion}
            screen={screen}
          />
          //: end
        ))}
      </div>
    </div>
  )
}
