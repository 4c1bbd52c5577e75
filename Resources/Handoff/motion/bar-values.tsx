const ground = useTransform(() => place.get().barOpacity)
//: if barIsSmall
const titleX = 0
const titleY = useTransform(() => place.get().visible - BAR_TITLE_DROP__ - HALF_TITLE_LINE__)
const titleScale = TITLE_ZOOM__
//: else
//: if titleShift
const titleX = useTransform(() => (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - place.get().titleScale))
//: else
const titleX = 0
//: end
const titleY = useTransform(() => place.get().visible - place.get().titleRise - HALF_TITLE_LINE__)
const titleScale = useTransform(() => place.get().titleScale)
//: if not isDark
const titleColor = useTransform(ground, [0, 1], ['#ffffff', '#1c1c1e'])
//: end
//: end
