// Card i with the page scrolled by s.
function place(s, i) {
  //: lines steps
  return { y, rise, size, shade, opacity }
}

const cards = [...root.querySelectorAll('.NAME_KEBAB__-face')].map(face => {
  return { face, shadow: face.querySelector('.NAME_KEBAB__-dim') }
})

// The style sheet lays the cards out and stops them at their place.
function measure() {
  gsap.set(root, {
    '--card-height': `${cardHeight}px`, '--gap': `${gap}px`, '--top': `${top}px`, '--margin': `${margin}px`,
    '--radius': `${radius}px`
  })
}

function show(scrolled, reduceMotion) {
  cards.forEach(({ face, shadow }, i) => {
    const { rise, size, shade, opacity } = place(reduceMotion ? 0 : scrolled, i)
    gsap.set(face, { y: -rise, scale: size, autoAlpha: opacity })
    gsap.set(shadow, { opacity: shade })
  })
}
