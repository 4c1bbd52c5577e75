// The bar comes over the last of the way.
const fade = () => Math.max(0.01, Math.min(collapse(), low()))
gsap.timeline({
  defaults: { ease: 'none', duration: 1 },
  scrollTrigger: { ...way, start: () => `top+=${collapse() - fade()} top`, end: () => `+=${fade()}` },
})
  //: if not barIsSmall
  //: if titleIndent
  .fromTo('.NAME_KEBAB__-bar, .NAME_KEBAB__-back', { opacity: 0 }, { opacity: 1 }, 0)
  //: else
  .fromTo('.NAME_KEBAB__-bar', { opacity: 0 }, { opacity: 1 }, 0)
  //: end
  //: else if titleIndent
  .fromTo('.NAME_KEBAB__-bar, .NAME_KEBAB__-back, .NAME_KEBAB__-title', { opacity: 0 }, { opacity: 1 }, 0)
  //: else
  .fromTo('.NAME_KEBAB__-bar, .NAME_KEBAB__-title', { opacity: 0 }, { opacity: 1 }, 0)
  //: end
  //: if not barIsSmall
  //: if not isDark
  .set('.NAME_KEBAB__-ink', { opacity: 1 }, INK_SHARE__)  // in one step: a gray between them could not be read
  .set('.NAME_KEBAB__-light', { opacity: 0 }, INK_SHARE__)
  //: end
if (!reduceMotion) {
  //: if titleIndent
  const x = (_, title) => number('--fx-toward', title) * TITLE_INDENT__
  gsap.fromTo('.NAME_KEBAB__-title', { x: 0, y: 0, scale: 1 }, {
    x, y: TITLE_FALL__, scale: TITLE_ZOOM__, ease: 'none', scrollTrigger: way,
  })
  //: else
  const small = { y: TITLE_FALL__, scale: TITLE_ZOOM__ }
  gsap.fromTo('.NAME_KEBAB__-title', { y: 0, scale: 1 }, { ...small, ease: 'none', scrollTrigger: way })
  //: end
}
//: end
