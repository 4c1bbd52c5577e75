// The bar fades in over the last part of the collapse.
const fade = () => Math.max(0.01, Math.min(collapse(), low()))
const fading = { ...way, start: () => `top+=${collapse() - fade()} top`, end: () => `+=${fade()}` }
//: if barIsSmall
//: if titleIndent
gsap.to('.NAME_KEBAB__-bar, .NAME_KEBAB__-back, .NAME_KEBAB__-title', { opacity: 1, ease: 'none', scrollTrigger: fading })
//: else
gsap.to('.NAME_KEBAB__-bar, .NAME_KEBAB__-title', { opacity: 1, ease: 'none', scrollTrigger: fading })
//: end
//: else if isDark
//: if titleIndent
gsap.to('.NAME_KEBAB__-bar, .NAME_KEBAB__-back', { opacity: 1, ease: 'none', scrollTrigger: fading })
//: else
gsap.to('.NAME_KEBAB__-bar', { opacity: 1, ease: 'none', scrollTrigger: fading })
//: end
//: else
gsap.timeline({ defaults: { ease: 'none', duration: 1 }, scrollTrigger: fading })
  .to('.NAME_KEBAB__-bar, .NAME_KEBAB__-back', { opacity: 1 }, 0)  //: if titleIndent
  .to('.NAME_KEBAB__-bar', { opacity: 1 }, 0)  //: else
  .set('.NAME_KEBAB__-ink', { opacity: 1 }, INK_SHARE__)  // in one step: a gray in between is unreadable
  .set('.NAME_KEBAB__-light', { opacity: 0 }, INK_SHARE__)
//: end
//: if not barIsSmall
//: if titleIndent
const x = (_, title) => number('--fx-toward', title) * TITLE_INDENT__
const small = { x, y: TITLE_FALL__, scale: TITLE_ZOOM__, ease: 'none', scrollTrigger: way }
//: else
const small = { y: TITLE_FALL__, scale: TITLE_ZOOM__, ease: 'none', scrollTrigger: way }
//: end
// With reduced motion the style sheet makes the title small.
if (!reduceMotion) gsap.to('.NAME_KEBAB__-title', small)
//: end
