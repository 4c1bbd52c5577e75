//: row 124
gsap.registerPlugin(ScrollTrigger
//: if isPulled
, Observer
//: end
//: if usesEase
, CustomEase
//: end
)
//: end

// Starts it on a .NAME_KEBAB__ and returns a function that ends it; within useGSAP() it also ends with that.
// scroller: what scrolls it, where that is not the window. The numbers are in the style sheet.
//: if refresh
// A pull past REFRESH_THRESHOLD__ px calls onRefresh, and comes back once its promise is kept.
//: row 124
export function NAME_VALUE__(root, {
  scroller, onRefresh = () => new Promise(done => setTimeout(done, REFRESH_MILLISECONDS__))
} = {}) {
//: end
//: else if autoplay
export function NAME_VALUE__(root, { scroller, pauseLabel = 'Pause', playLabel = 'Play' } = {}) {
//: else
export function NAME_VALUE__(root, { scroller } = {}) {
//: end
  const find = gsap.utils.selector(root)
  const number = (name, element = root) => parseFloat(getComputedStyle(element).getPropertyValue(name)) || 0
  //: if rows
  const screen = () => scroller ? scroller.clientHeight : innerHeight
  //: else if not hasOwnScroller
  // From one offset of the upper edge past the scroller's to another, both functions.
  const along = (from, to) => ({
    trigger: root, scroller, start: () => `top+=${from()} top`, end: () => `top+=${Math.max(from() + 0.01, to())} top`,
    scrub: true, invalidateOnRefresh: true,
  })
  //: if header
  const none = () => 0
  //: else if recipe
  //: if inHeader
  const none = () => 0
  //: end
  //: end
  //: end
  const media = gsap.matchMedia()
  media.add({
    reduceMotion: '(prefers-reduced-motion: reduce)', isMoving: '(prefers-reduced-motion: no-preference)',
    isUpright: '(orientation: portrait)',
  }, ({ conditions: { reduceMotion } }) => {
    //: if header
    //: use header
    //: else if rows
    //: use rows
    //: else if stack
    //: use stack
    //: else if cards
    //: use cards
    //: else
    //: use recipe
    //: end
    //: if isPulled
    //: use pull
    //: end
    //: if stack
    //: if autoplay
    //: use autoplay
    //: end
    //: end
  })
  return () => media.revert()
}
