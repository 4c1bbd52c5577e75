// Without scroll timelines the keyframes are paused, and the style sheet sets their progress from the offset.
if (!CSS.supports('animation-timeline: scroll()')) {
  //: if isAcross
  const show = () => root.style.setProperty('--fx-offset', Math.abs(scroller.scrollLeft))
  scroller.addEventListener('scroll', show, { passive: true, signal })
  //: else
  const show = () => root.style.setProperty('--fx-offset', offset())
  addEventListener('scroll', show, { passive: true, capture: true, signal })
  addEventListener('resize', show, { signal })
  //: end
  signal.addEventListener('abort', () => root.style.removeProperty('--fx-offset'))
  show()
}
