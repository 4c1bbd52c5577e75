//: if isPulled
// Beyond the style sheet: the pull, and browsers without scroll timelines.
//: else
// Beyond the style sheet: browsers without scroll timelines.
//: end
// A script element or import './effect.js' starts it on each .NAME_KEBAB__ of the page; NAME_VALUE__(root) on one
// that comes later. Returns a function that ends it.
//: if refresh
globalThis.NAME_VALUE__ = (root, { onRefresh = () => new Promise(done => setTimeout(done, REFRESH_MILLISECONDS__)) } = {}) => {
//: else
globalThis.NAME_VALUE__ = root => {
//: end
  const controller = new AbortController()
  const { signal } = controller
  //: if moves
  //: use fallback
  //: end
  //: if isPulled
  //: use pull
  //: end
  //: if stack
  //: if autoplay
  //: use autoplay
  //: end
  //: end
  return () => controller.abort()
}
for (const root of document.querySelectorAll('.NAME_KEBAB__')) globalThis.NAME_VALUE__(root)
