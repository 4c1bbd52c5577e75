const [header] = gsap.utils.toArray('.NAME_KEBAB__-header')
const collapse = () => -parseFloat(getComputedStyle(header).top)  // until the header has collapsed  //: if sticks
const collapse = () => root.clientWidth / number('--fx-aspect')  //: else
//: use way
const lag = () => (1 - number('--fx-ratio')) * collapse()  //: if not lags
//: if lags
if (!reduceMotion) {
  // The picture stays on the screen, and moves up as far as it has followed.
  const images = gsap.utils.toArray('.NAME_KEBAB__-picture'), range = ScrollTrigger.create({ ...way, scrub: false })
  const within = place => gsap.utils.clamp(0, collapse(), place - range.start)
  followers.push({
    lag: 0, rate: number('--fx-follow'),
    put: ({ lag }) => gsap.set(images, { y: within(place()) - number('--fx-ratio') * within(place() - lag) }),
  })
}
//: else
if (!reduceMotion) gsap.to('.NAME_KEBAB__-picture', { y: lag, ease: 'none', scrollTrigger: way })
//: end
//: if hasOwnPicture
// A picture flatter than the header shrinks with the header, until the picture fits the width or the collapsed header.
if (!reduceMotion) {
  const rest = () => root.clientWidth / number('--fx-aspect')
  const fitted = () => root.clientWidth / number('--fx-picture-aspect')
  const least = () => Math.max(fitted(), rest() - collapse())  //: if sticks
  const least = fitted  //: else
  const [picture] = gsap.utils.toArray('.NAME_KEBAB__-picture'), { width, height } = getComputedStyle(picture)
  gsap.set(picture, { transformOrigin: `${parseFloat(width) / 2}px ${parseFloat(height) / 2}px` })  // WebKit rounds 50 %
  gsap.fromTo(picture, { scale: 1 }, {
    scale: () => Math.min(1, least() / rest()), ease: 'none',
    scrollTrigger: { ...way, end: () => `+=${Math.max(0.01, rest() - least())}` },
  })
}
//: end
//: if bar
const low = () => root.clientWidth / number('--fx-aspect') - collapse()
//: use bar
//: end
