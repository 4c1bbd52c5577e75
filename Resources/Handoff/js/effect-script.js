//: if isPulled
//: if isLinked
// This script adds to the style sheet: the pull, what lags behind the scroll, and browsers without scroll timelines.
//: else
// This script adds to the style sheet: the pull, and browsers without scroll timelines.
//: end
//: else if isLinked
// This script adds to the style sheet: what lags behind the scroll, and browsers without scroll timelines.
//: else
// This script adds to the style sheet: browsers without scroll timelines.
//: end
// It also hides bars, because no scroll timeline depends on the direction of the scroll.  //: if hidesBars
// NAME_VALUE__(element) starts the effect on a .NAME_KEBAB__ and returns a function that ends it.
//: if refresh
// A pull past REFRESH_THRESHOLD__ px calls onRefresh, and returns when the promise settles.
globalThis.NAME_VALUE__ = (root, { onRefresh = () => new Promise(done => setTimeout(done, REFRESH_MILLISECONDS__)) } = {}) => {
//: else if autoplay
globalThis.NAME_VALUE__ = (root, { pauseLabel = 'Pause', playLabel = 'Play' } = {}) => {
//: else
globalThis.NAME_VALUE__ = root => {
//: end
  const controller = new AbortController()
  const { signal } = controller
  //: use scroller
  //: if moves
  //: use fallback  //: if not recipe
  //: use fallback  //: else if inHeader
  //: use fallback  //: else if isLinked
  //: use layer-fallback  //: else
  //: end
  //: use pull  //: if isPulled
  //: use bars  //: if hidesBars
  //: if stack
  //: use autoplay  //: if autoplay
  //: end
  return () => controller.abort()
}
