// It scrolls by itself until it is touched, by AUTOPLAY__ points a second.
//: if isAcross
const strip = root.querySelector('.NAME_KEBAB__-strip')
//: else
const strip = document.scrollingElement
//: end
let way = 0
const play = (time, delta) => {
  way += delta / 1000 * AUTOPLAY__
  //: if isMirrored
  strip.scrollLeft = -way
  //: else if isAcross
  strip.scrollLeft = way
  //: else
  strip.scrollTop = way
  //: end
}
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) gsap.ticker.add(play)
for (const kind of ['pointerdown', 'wheel', 'keydown'])
  addEventListener(kind, () => gsap.ticker.remove(play), { once: true, passive: true })
