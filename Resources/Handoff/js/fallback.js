// Without scroll timelines the same keyframes are paused, each at the scrolled distance.
if (!CSS.supports('animation-timeline: scroll()')) {
  //: if recipe
  //: if inHeader
  root.querySelector('.NAME_KEBAB__-stage').style.top = 0
  //: end
  //: end
  //: if not allCalm
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  //: end
  const moves = [
    //: if header
    //: use header-moves
    //: else if rows
    //: use rows-moves
    //: else if stack
    //: use stack-moves
    //: else if cards
    //: use cards-moves
    //: else
    //: use recipe-moves
    //: end
  //: if allCalm
  ]
  //: else
  ].filter(move => move.isCalm || !reduceMotion)
  //: end
  const runs = []
  for (const element of new Set(moves.flatMap(move => [...root.querySelectorAll(move.of)]))) {
    const own = moves.filter(move => element.matches(move.of))
    element.style.animation = '1000s linear both paused'
    element.style.animationName = own.map(move => move.name).join()
    //: if recipe
    //: if addsRuns
    const composition = move => move.composition ?? (move.adds ? 'add' : 'replace')
    element.style.animationComposition = own.map(composition).join()
    //: else if hasPins
    element.style.animationComposition = own.map(move => (move.adds ? 'add' : 'replace')).join()
    //: end
    //: end
    const names = getComputedStyle(element).animationName.split(', ')
    for (const animation of element.getAnimations())
      runs.push({ element, animation, ...own[names.indexOf(animation.animationName)] })
  }
  //: if isAcross
  const place = () => Math.abs(scroller.scrollLeft)
  //: else
  const place = offset
  //: end
  const length = (element, words) => {
    element.style.scrollMarginLeft = words
    const points = parseFloat(getComputedStyle(element).scrollMarginLeft)
    element.style.scrollMarginLeft = ''
    return points
  }
  const show = () => {
    const now = place()
    for (const run of runs) {
      const share = Math.min(1, Math.max(0, (now - run.start) / run.way))
      if (share !== run.share) run.animation.currentTime = 1e6 * (run.share = share)
    }
  }
  const measure = () => {
    for (const run of runs) {
      //: if isMeasured
      if (run.along) {
        //: if isAcross
        const box = run.element.closest(run.along).getBoundingClientRect(), screen = scroller.clientWidth
        run.start = place() + box.left - scroller.getBoundingClientRect().left - screen
        run.way = run.to ? length(run.element, run.to) : screen + box.width
        //: else
        const box = run.element.closest(run.along).getBoundingClientRect(), screen = scroller.clientHeight
        run.start = place() + box.top - edge() - screen
        run.way = run.to ? length(run.element, run.to) : screen + box.height
        //: end
        continue
      }
      //: end
      run.start = length(run.element, run.from)
      run.way = Math.max(1e-6, length(run.element, run.to) - run.start)
    }
    show()
  }
  let frame = 0
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(() => { frame = 0; show() })
  }, { passive: true, capture: true, signal })
  addEventListener('resize', measure, { signal })
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const run of runs) run.element.style.animation = ''
  })
}
