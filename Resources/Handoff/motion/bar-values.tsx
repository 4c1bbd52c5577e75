const ground = useTransform(() => at().shown)
//: if barIsSmall
const onPicture = 0
const titleX = 0
const titleY = useTransform(() => at().visible - BAR_TITLE_DROP__ - HALF_TITLE_LINE__)
const titleScale = TITLE_ZOOM__
//: else
const onPicture = useTransform(() => 1 - at().shown)
//: if titleShift
const titleX = useTransform(() => TITLE_SHIFT__ * (1 - at().zoom))
//: else
const titleX = 0
//: end
const titleY = useTransform(() => at().visible - at().drop - HALF_TITLE_LINE__)
const titleScale = useTransform(() => at().zoom)
//: end
const title = {
  position: 'absolute', top: 0, left: TITLE_START__, fontSize: TITLE_SIZE__, lineHeight: 'TITLE_LINE__px', fontWeight: 700,
  x: titleX, y: titleY, scale: titleScale, originX: 0, whiteSpace: 'nowrap',
} as const
