//: row 100
gsap.registerPlugin(ScrollTrigger
, Observer  //: if isPulled
, CustomEase  //: if usesEase
)
//: end

// Starts the effect on a .NAME_KEBAB__ and returns a function that ends it; the cleanup of useGSAP() also ends it.
// scroller: the scrolling element, if not the window. The numbers are in the style sheet.
//: if refresh
// A pull past REFRESH_THRESHOLD__ px calls onRefresh, and returns when the promise settles.
//: row 100
export function NAME_VALUE__(root, {
  scroller, onRefresh = () => new Promise(done => setTimeout(done, REFRESH_MILLISECONDS__)),
} = {}) {
//: end
//: else if autoplay
export function NAME_VALUE__(root, { scroller, pauseLabel = 'Pause', playLabel = 'Play' } = {}) {
//: else
export function NAME_VALUE__(root, { scroller } = {}) {
//: end
  const number = (name, of = root) => parseFloat(getComputedStyle(of).getPropertyValue(name)) || 0
  //: use follow  //: if isLinked
  const media = gsap.matchMedia(root)
  //: if rows
  media.add('(prefers-reduced-motion: no-preference)', () => {
    //: use rows
    //: if isLinked
    putAll()
    return () => { followers.length = 0 }
    //: end
  })
  //: else if cards
  media.add('(prefers-reduced-motion: no-preference)', () => {
    //: use cards
  })
  //: else
  //: if header
  media.add({ always: 'all', reduceMotion: '(prefers-reduced-motion: reduce)' }, ({ conditions }) => {
  //: else
  media.add({
    always: 'all', isUpright: '(orientation: portrait)', reduceMotion: '(prefers-reduced-motion: reduce)',
  }, ({ conditions }) => {
  //: end
    const { reduceMotion } = conditions
    followers.length = 0  //: if isLinked
    //: use header  //: if header
    //: use stack  //: else if stack
    //: use recipe  //: else
    putAll()  //: if isLinked
    //: use pull  //: if isPulled
    //: if stack
    //: use autoplay  //: if autoplay
    //: end
  })
  //: end
  //: if hidesBars
  const controller = new AbortController(), { signal } = controller
  {
    //: use scroller
    //: use bars
  }
  //: end
  return () => {
    controller.abort()  //: if hidesBars
    //: if isLinked
    gsap.ticker.remove(step)
    page.kill()
    //: end
    media.revert()
  }
}
