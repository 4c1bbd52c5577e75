// Card i with the page scrolled by s.
function place(s, i) {
  //: lines steps
  return { y, rise, size, shade, opacity }
}

const cards = [...root.querySelectorAll('.NAME_KEBAB__-face')].map(face => {
  const set = gsap.quickSetter(face, 'css')
  return { set, darken: gsap.quickSetter(face.querySelector('.NAME_KEBAB__-dim'), 'opacity') }
})

// The style sheet lays the cards out and stops them at their place.
function measure() {
  gsap.set(root, {
    '--card-height': `${cardHeight}px`, '--gap': `${gap}px`, '--top': `${top}px`, '--margin': `${margin}px`,
    '--radius': `${radius}px`
  })
}

function show(scrolled, reduceMotion) {
  cards.forEach(({ set, darken }, i) => {
    const { rise, size, shade, opacity } = place(reduceMotion ? 0 : scrolled, i)
    set({ y: -rise, scale: size, opacity, visibility: opacity > 0 ? 'inherit' : 'hidden' })
    darken(shade)
  })
}
