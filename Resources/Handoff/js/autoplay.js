// It scrolls by itself until it is touched.
{
  //: if isAcross
  const strip = root.querySelector('.NAME_KEBAB__-strip')
  //: else
  const strip = document.scrollingElement
  //: end
  let last, place, isOver = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, () => { isOver = true }, { passive: true, signal })
  const step = now => {
    if (isOver || signal.aborted) return
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
