// It scrolls by itself until it is touched.
{
  //: if isAcross
  const strip = document.querySelector('.strip')
  //: else
  const strip = document.scrollingElement
  //: end
  let last, place, isOver = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, () => { isOver = true }, { passive: true })
  const step = now => {
    if (isOver) return
    place = (place ?? 0) + (now - (last ?? now)) / 1000 * AUTOPLAY__
    last = now
    //: if isMirrored
    strip.scrollLeft = -place
    //: else if isAcross
    strip.scrollLeft = place
    //: else
    strip.scrollTop = place
    //: end
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
