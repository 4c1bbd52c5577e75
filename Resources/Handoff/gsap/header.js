const [header] = find('.NAME_KEBAB__-header'), [picture] = find('.NAME_KEBAB__-picture')
//: if sticks
const collapse = () => -parseFloat(getComputedStyle(header).top)  // until it is as low as it gets
//: else
const collapse = () => root.clientWidth / number('--fx-aspect')
//: end
//: if movesPicture
if (!reduceMotion) {
  //: if lags
  gsap.fromTo(picture, { y: 0 }, { y: () => (1 - number('--fx-ratio')) * collapse(), ease: 'none', scrollTrigger: along(none, collapse) })
  //: end
  //: if isFlat
  // A picture flatter than the header shrinks with it, until it fits the width or the collapsed header.
  const rest = () => root.clientWidth / number('--fx-aspect')
  //: if sticks
  const least = () => Math.max(root.clientWidth / number('--fx-picture-aspect'), rest() - collapse())
  //: else
  const least = () => root.clientWidth / number('--fx-picture-aspect')
  //: end
  const { width, height } = getComputedStyle(picture)
  gsap.set(picture, { transformOrigin: `${parseFloat(width) / 2}px ${parseFloat(height) / 2}px` })  // WebKit rounds 50 %
  gsap.fromTo(picture, { scale: 1 }, { scale: () => least() / rest(), ease: 'none', scrollTrigger: along(none, () => Math.max(0, rest() - least())) })
  //: end
}
//: end
//: if bar
const low = () => root.clientWidth / number('--fx-aspect') - collapse()
//: use bar
//: end
