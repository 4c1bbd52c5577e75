//: row 124
gsap.timeline({
  defaults: { ease: 'none', duration: 1 }, scrollTrigger: along(() => Math.max(0, collapse() - low()), collapse),
})
//: end
  //: row 124
  .fromTo(find('.NAME_KEBAB__-bar
  //: if titleIndent
  , .NAME_KEBAB__-back
  //: end
  //: if barIsSmall
  , .NAME_KEBAB__-title
  //: end
  '), { opacity: 0 }, { opacity: 1 }, 0)
  //: end
  //: if not barIsSmall
  //: if not isDark
  .set(find('.NAME_KEBAB__-ink'), { opacity: 1 }, INK_SHARE__)  // in one step: a gray between them could not be read
  .set(find('.NAME_KEBAB__-light'), { opacity: 0 }, INK_SHARE__)
  //: end
if (!reduceMotion) {
  const [title] = find('.NAME_KEBAB__-title')
  gsap.fromTo(title, { x: 0, y: 0, scale: 1 }, {
    //: if titleIndent
    x: number('--fx-toward', title) * TITLE_INDENT__,
    //: end
    y: TITLE_FALL__, scale: TITLE_ZOOM__, ease: 'none', scrollTrigger: along(none, collapse),
  })
}
//: end
