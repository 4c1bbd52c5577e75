//: if isCentered
const screen = () => scroller?.clientHeight ?? innerHeight  //: if not isFixed
//: else
const screen = () => scroller?.clientHeight ?? innerHeight
//: end
for (const row of gsap.utils.toArray('.NAME_KEBAB__-window')) {
  // The picture's lag behind its row, from the row's first visible offset to its last.
  const lag = () => number('--fx-image-height') - row.clientHeight  //: if isFixed
  const lag = () => (1 - number('--fx-ratio')) * (screen() + row.clientHeight)  //: else if isCentered
  const lag = () => (1 - number('--fx-ratio')) * screen()  //: else
  //: if lags
  //: row 100
  follow(row.querySelector('.NAME_KEBAB__-picture'), {
    trigger: row, scroller, start: 'top bottom', end: 'bottom top',  //: if isCentered
    trigger: row, scroller, start: 'top bottom', end: () => `top+=${screen()} top`,  //: else
  }, share => ({ y: lag() * (share - 0.5) }))  //: if isCentered
  }, share => ({ y: lag() * (2 * share - 0.5) }))  //: else
  //: end
  //: else
  gsap.fromTo(row.querySelector('.NAME_KEBAB__-picture'), { y: () => lag() / -2 }, {
    //: if isCentered
    y: () => lag() / 2, ease: 'none',
    scrollTrigger: {
      trigger: row, scroller, start: 'top bottom', end: 'bottom top', scrub: true, invalidateOnRefresh: true,
    },
    //: else
    y: () => lag() / 2 * 3, ease: 'none',
    scrollTrigger: {
      trigger: row, scroller, start: 'top bottom', end: () => `top+=${screen()} top`, scrub: true, invalidateOnRefresh: true,
    },
    //: end
  })
  //: end
}
