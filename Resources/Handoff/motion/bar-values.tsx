//: if hidesHeader
const bar = useRef<HTMLDivElement>(null)
//: row 100
const gone = useNAME__Gone(bar, {
  start: rest.collapse, height: rest.visible - rest.collapse,  //: if header
  start: height - low, height: low,  //: else
  snaps: true,  //: if barSnaps
  isAway: true,  //: if barGoesAway
})
//: end
const barY = useTransform(() => -gone.get())
//: end
const ground = useTransform(() => place.get().barOpacity)
//: if not barIsSmall
const small = placeNAME__(Infinity, width, effect)  // with reduced motion from the start  //: if header
const small = placeNAME__Bar(Infinity, effect)  // with reduced motion from the start  //: else
const look = useTransform(() => (reduceMotion ? small : place.get()))
//: if titleShift
const titleX = useTransform(() => (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - look.get().titleScale))
//: end
const titleY = useTransform(() => TITLE_DROP__ - look.get().titleRise)
const titleScale = useTransform(() => look.get().titleScale)
const SHADOW = '0 0 SHADOW_BLUR__px #000, 0 0 SHADOW_BLUR__px #000'
//: if not isDark
// In one step: a gray in between is unreadable.
const titleColor = useTransform(() => (ground.get() < INK_SHARE__ ? '#ffffff' : '#1c1c1e'))
const titleShadow = useTransform(() => (ground.get() < INK_SHARE__ ? SHADOW : 'none'))
//: end
//: end
