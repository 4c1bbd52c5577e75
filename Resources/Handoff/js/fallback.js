//: if isLinked
// No scroll timeline lags: the keyframes are paused, each at the distance that it has followed.
{
//: else
// Without scroll timelines the same keyframes are paused, each at the scrolled distance.
if (!CSS.supports('animation-timeline: scroll()')) {
//: end
  //: if recipe
  root.querySelector('.NAME_KEBAB__-stage').style.top = 0  //: if inHeader
  //: end
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches  //: if isLinked
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches  //: else if not allCalm
  const moves = [
    //: use header-moves  //: if header
    //: use rows-moves  //: else if rows
    //: use stack-moves  //: else if stack
    //: use cards-moves  //: else if cards
    //: use recipe-moves  //: else
  ]  //: if allCalm
  ].filter(move => move.isCalm || !reduceMotion)  //: else
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
  const place = () => Math.abs(scroller.scrollLeft)  //: if isAcross
  const place = offset  //: else
  const length = (element, words) => {
    element.style.scrollMarginLeft = words
    const points = parseFloat(getComputedStyle(element).scrollMarginLeft)
    element.style.scrollMarginLeft = ''
    return points
  }
  //: if isLinked
  //: use lag
  const style = (run, name) => getComputedStyle(run.element).getPropertyValue(name).trim()
  for (const run of runs) {
    run.isOverSpeed = run.isKeyed && style(run, '--fx-over') === 'speed'  //: if hasSpeed
    run.isOverTime = run.isKeyed && style(run, '--fx-over') === 'time'  //: if hasTime
    run.lag = 0
    run.rate = run.follows && !reduceMotion ? Number(style(run, '--fx-follow')) : 0
    if (run.isOverSpeed) run.rate = reduceMotion ? 0 : 12  //: if hasSpeed
  }
  //: row 120
  const followed = (run, now) =>
  run.isOverSpeed ? run.rate * run.lag :  //: if hasSpeed
  run.isOverTime ? run.clock :  //: if hasTime
  now - run.lag
  //: end
  //: end
  const show = () => {
    const now = place()
    for (const run of runs) {
      //: if isLinked
      //: if isMeasured
      // What lags is also seen beyond the ends of its way, by as much again.
      const part = (followed(run, now) - run.start) / run.way
      const share = Math.min(1, Math.max(0, run.isWide ? (part + 1) / 3 : part))
      //: else if stack
      const part = (followed(run, now) - run.start) / run.way
      const share = Math.min(1, Math.max(0, run.isWide ? (part + 1) / 3 : part))
      //: else
      const share = Math.min(1, Math.max(0, (followed(run, now) - run.start) / run.way))
      //: end
      //: else
      const share = Math.min(1, Math.max(0, (now - run.start) / run.way))
      //: end
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
      //: if hasTime
      if (run.isOverTime && run.clock === undefined) {
        run.begin = Number(style(run, '--fx-begin'))
        run.end = Number(style(run, '--fx-end')) || run.start + run.way  //: if hasKeyLists
        run.end = run.start + run.way  //: else
        run.returns = style(run, '--fx-returns') !== 'no'
        run.clock = reduceMotion || place() >= run.begin ? run.end : 0
      }
      //: end
    }
    show()
  }
  let frame = 0
  //: if isLinked
  // A frame for as long as anything moves. The first one takes its time from the usual rate.
  let was = place(), last = 0
  const step = time => {
    const now = place(), seconds = (last && time - last) / 1000 || 1 / 60
    let isAtRest = now === was
    for (const run of runs) {
      if (run.rate) run.lag = lagAfter(run.lag, now - was, seconds, run.rate)
      if (Math.abs(run.lag) > 0.01) isAtRest = false
      //: if hasTime
      if (!run.isOverTime || reduceMotion) continue
      const clock = clockAfter(run.clock, was, now, seconds, run)
      if (clock !== run.clock) isAtRest = false
      run.clock = clock
      //: end
    }
    was = now
    last = isAtRest ? 0 : time
    frame = isAtRest ? 0 : requestAnimationFrame(step)
    show()
  }
  addEventListener('scroll', () => { frame ||= requestAnimationFrame(step) }, { passive: true, capture: true, signal })
  //: else
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(() => { frame = 0; show() })
  }, { passive: true, capture: true, signal })
  //: end
  addEventListener('resize', measure, { signal })
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)  //: if isLinked
    for (const run of runs) run.element.style.animation = ''
  })
}
