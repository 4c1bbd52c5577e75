// The pull past the upper edge: no timeline covers it. The pull resists more the farther it goes, and returns.
//: if refresh
{
//: else
// With reduced motion the browser handles the pull, and nothing stretches.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
//: end
  const band = BAND__
  let pull = 0, hold = 0, raw = 0, from = null, frame = 0, timer = 0
  //: if refresh
  const spinner = root.appendChild(document.createElement('i'))
  spinner.className = 'NAME_KEBAB__-spinner'
  spinner.ariaHidden = 'true'
  signal.addEventListener('abort', () => spinner.remove())
  //: end
  const show = value => {
    pull = Math.max(0, value)
    root.style.setProperty('--fx-pull', `${pull}px`)
    root.style.setProperty('--fx-grow', 1 + pull / HEIGHT__)  //: if recipe
  }
  // The band's pull for a distance, and the distance of the current pull.
  const banded = distance => innerHeight * (1 - 1 / (Math.max(0, distance) * band / innerHeight + 1))
  const pulled = () => {
    const shown = Math.max(0, pull - hold)
    return innerHeight / band * shown / (innerHeight - shown)
  }
  const drag = distance => show(hold + banded(distance))
  //: if pullDecays
  // The remaining pull after t seconds: the distance decays, and the band shows it.
  const decay = () => {
    const distance = pulled()
    return t => banded(distance * Math.exp(-RETURN_RATE__ * t))
  }
  //: use pull-spring  //: if refresh
  //: else
  //: use pull-spring
  //: end
  const comeBack = left => {
    cancelAnimationFrame(frame)
    const start = performance.now()
    const step = now => {
      const t = Math.max(0, now - start) / 1000
      const isNear = Math.abs(left(t)) + Math.abs(left(t + 0.05)) < 0.5
      show(isNear ? hold : hold + left(t))
      if (!isNear) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  const letGo = () => {
    if (pull <= hold) return
    //: if refresh
    if (pull >= REFRESH_THRESHOLD__ && hold === 0) {
      hold = REFRESH_HOLD__
      spinner.classList.add('is-turning')
      Promise.resolve(onRefresh()).finally(() => { hold = 0; spinner.classList.remove('is-turning'); comeBack(spring()) })
    }
    //: end
    comeBack(decay())  //: if pullDecays
    comeBack(spring())  //: else
  }
  // Ignores fingers and wheels that scroll something else, zoom, or move sideways.
  const isOurs = event => {
    if (event.ctrlKey || scroller.scrollTop > 0 || offset() < -1) return false
    for (let box = event.target; box && box !== root; box = box.parentElement) if (box.scrollTop > 0) return false
    return true
  }
  root.addEventListener('touchstart', event => {
    from = null
    if (event.touches.length > 1 || !isOurs(event)) return
    cancelAnimationFrame(frame)
    const [{ clientX: x, clientY: y }] = event.touches
    from = { x, y: y - pulled(), isDown: pull > hold }
  }, { passive: true, signal })
  root.addEventListener('touchmove', event => {
    if (!from || event.touches.length > 1) return
    const distance = event.touches[0].clientY - from.y
    if (!from.isDown && Math.abs(event.touches[0].clientX - from.x) > Math.abs(distance)) { from = null; return }
    if (distance <= 0 || scroller.scrollTop > 0) { if (pull > hold) show(hold); return }
    if (!event.cancelable) return
    from.isDown = true
    event.preventDefault()
    cancelAnimationFrame(frame)
    drag(distance)
  }, { passive: false, signal })
  for (const kind of ['touchend', 'touchcancel'])
    root.addEventListener(kind, () => { from = null; letGo() }, { signal })
  root.addEventListener('wheel', event => {
    if (!event.cancelable || Math.abs(event.deltaX) > Math.abs(event.deltaY) || !isOurs(event)) return
    if (event.deltaY >= 0 && raw === 0) return
    event.preventDefault()
    cancelAnimationFrame(frame)
    raw = Math.max(0, raw - event.deltaY)
    drag(raw)
    clearTimeout(timer)
    timer = setTimeout(() => { raw = 0; letGo() }, 120)
  }, { passive: false, signal })
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    show(0)
  })
}
