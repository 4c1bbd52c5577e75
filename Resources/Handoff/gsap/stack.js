//: if isAcross
const [strip] = gsap.utils.toArray('.NAME_KEBAB__-strip')
const screen = () => strip.clientWidth
//: else
const screen = () => scroller?.clientHeight ?? innerHeight
//: end
const albums = gsap.utils.toArray('.NAME_KEBAB__-album')
const cell = number('--fx-cell-width'), pitch = number('--fx-pitch')
// A stretch of the strip in points. An album's place is its number times the pitch.
//: if isMirrored
// From right to left, offsets of a scroller are negative.
const along = (from, to) => ({
  scroller: strip, horizontal: true, start: () => -to(), end: () => -from(), scrub: true, invalidateOnRefresh: true,
})
//: else if isAcross
const along = (start, end) => ({ scroller: strip, horizontal: true, start, end, scrub: true, invalidateOnRefresh: true })
//: else
const along = (from, to) => ({
  trigger: root, scroller, start: () => `top+=${from()} top`, end: () => `top+=${to()} top`,
  scrub: true, invalidateOnRefresh: true,
})
//: end
albums.forEach((album, n) => {
  const comes = () => n * pitch - (screen() + cell) / 2, goes = () => n * pitch + (screen() + cell) / 2
  if (!reduceMotion) {
    //: if isSpread
    const reach = layer => (cell - number('--fx-cover')) / 2 * number('--fx-i', layer) / Math.max(1, number('--fx-layers') - 1)
    //: else
    const reach = layer =>
      (1 - number('--fx-ratio')) * (screen() + cell) / 2 * number('--fx-i', layer) / Math.max(1, number('--fx-layers') - 1)
    //: end
    //: if lags
    const layers = album.querySelectorAll('.NAME_KEBAB__-layer')
    follow(layers, along(comes, goes), share => ({ x: (_, layer) => reach(layer) * (2 * share - 1) }))  //: if isAcross
    follow(layers, along(comes, goes), share => ({ y: (_, layer) => reach(layer) * (2 * share - 1) }))  //: else
    // The album in the middle is in front.
    gsap.timeline({ defaults: { ease: 'none', duration: 1 }, scrollTrigger: along(comes, goes) })
      .fromTo(album, { zIndex: 0 }, { zIndex: 1000 }, 0)
      .to(album, { zIndex: 0 }, 1)
    //: else
    gsap.timeline({ defaults: { ease: 'none', duration: 1 }, scrollTrigger: along(comes, goes) })
      //: if isAcross
      .fromTo(album.querySelectorAll('.NAME_KEBAB__-layer'), { x: (_, layer) => -reach(layer) }, { x: (_, layer) => reach(layer) }, 0)
      //: else
      .fromTo(album.querySelectorAll('.NAME_KEBAB__-layer'), { y: (_, layer) => -reach(layer) }, { y: (_, layer) => reach(layer) }, 0)
      //: end
      .fromTo(album, { zIndex: 0 }, { zIndex: 1000, duration: 0.5 }, 0)  // the album in the middle is in front
      .to(album, { zIndex: 0, duration: 0.5 }, 0.5)
    //: end
  }
  //: if hasCaptionItems
  gsap.timeline({ defaults: { ease: 'none' }, scrollTrigger: along(() => (n - CAPTION_REACH__) * pitch, () => (n + CAPTION_REACH__) * pitch) })
    .fromTo(album.querySelector('.NAME_KEBAB__-caption'), { opacity: 0 }, { opacity: 1, duration: CAPTION_SHARE__ }, 0)
    .to(album.querySelector('.NAME_KEBAB__-caption'), { opacity: 0, duration: CAPTION_SHARE__ }, CAPTION_END_SHARE__)
  //: end
})
//: if coverBehind
// In the middle half of the way to an album, its cover fades in over the earlier covers.
gsap.utils.toArray('.NAME_KEBAB__-behind > *').forEach((cover, n) => {
  const from = () => (n - COVER_LEAD__) * pitch, to = () => (n - COVER_REST__) * pitch
  //: row 100
  //: if isMirrored
  gsap.fromTo(cover, { autoAlpha: 1 }, {
    autoAlpha: 0, ease: t => t * t * (3 - 2 * t), scrollTrigger: along(from, to),
  })
  //: else
  gsap.fromTo(cover, { autoAlpha: 0 }, {
    autoAlpha: 1, ease: t => t * t * (3 - 2 * t), scrollTrigger: along(from, to),
  })
  //: end
  //: end
})
//: end
