const ground = useTransform(() => place.get().barOpacity)
//: if barIsSmall
const titleY = useTransform(() => place.get().visible - BAR_TITLE_DROP__ - HALF_TITLE_LINE__)
const titleScale = TITLE_ZOOM__
//: else
//: if titleShift
const titleX = useTransform(() => (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - place.get().titleScale))
//: end
const titleY = useTransform(() => place.get().visible - place.get().titleRise - HALF_TITLE_LINE__)
const titleScale = useTransform(() => place.get().titleScale)
const SHADOW = '0 0 SHADOW_BLUR__px #000, 0 0 SHADOW_BLUR__px #000'
//: if not isDark
// In one step: a gray in between is unreadable.
const titleColor = useTransform(() => (ground.get() < INK_SHARE__ ? '#ffffff' : '#1c1c1e'))
const titleShadow = useTransform(() => (ground.get() < INK_SHARE__ ? SHADOW : 'none'))
//: end
//: end
