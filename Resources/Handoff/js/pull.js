// The pull past the upper edge, which no timeline reaches: it gives way less and less, and springs back.
{
  const band = BAND__, stiffness = STIFFNESS__, damping = DAMPING__
  let pull = 0, speed = 0, hold = 0, raw = 0, from = null, frame = 0, timer = 0
  //: if refresh
  const spinner = root.appendChild(document.createElement('i'))
  spinner.className = 'NAME_KEBAB__-spinner'
  spinner.ariaHidden = 'true'
  signal.addEventListener('abort', () => spinner.remove())
  //: end
  const show = value => {
    pull = Math.max(0, value)
    root.style.setProperty('--pull', `${pull}px`)
    //: if recipe
    root.style.setProperty('--grow', 1 + pull / HEIGHT__)
    //: end
  }
  const drag = distance => show(hold + innerHeight * (1 - 1 / (Math.max(0, distance) * band / innerHeight + 1)))
  const spring = () => {
    cancelAnimationFrame(frame)
    let last = performance.now()
    speed = 0
    const step = now => {
      for (let left = Math.min(0.05, (now - last) / 1000); left > 0; left -= 0.002) {
        speed += ((hold - pull) * stiffness - speed * damping) * 0.002
        show(pull + speed * 0.002)
      }
      last = now
      if (Math.abs(pull - hold) > 0.1 || Math.abs(speed) > 1) frame = requestAnimationFrame(step)
      else show(hold)
    }
    frame = requestAnimationFrame(step)
  }
  const letGo = () => {
    if (pull <= hold) return
    //: if refresh
    if (pull >= REFRESH_THRESHOLD__) {
      hold = REFRESH_HOLD__
      spinner.classList.add('is-turning')
      onRefresh().finally(() => { hold = 0; spinner.classList.remove('is-turning'); spring() })
    }
    //: end
    spring()
  }
  addEventListener('touchstart', event => { from = scrollY <= 0 ? event.touches[0].clientY : null }, { passive: true, signal })
  addEventListener('touchmove', event => {
    if (from === null || scrollY > 0) return
    const distance = event.touches[0].clientY - from
    if (distance <= 0) { if (pull > hold) show(hold); return }
    event.preventDefault()
    cancelAnimationFrame(frame)
    drag(distance)
  }, { passive: false, signal })
  addEventListener('touchend', () => { from = null; letGo() }, { signal })
  addEventListener('touchcancel', () => { from = null; letGo() }, { signal })
  addEventListener('wheel', event => {
    if (scrollY > 0 || (event.deltaY >= 0 && raw === 0)) return
    event.preventDefault()
    cancelAnimationFrame(frame)
    raw = Math.max(0, raw - event.deltaY)
    drag(raw)
    clearTimeout(timer)
    timer = setTimeout(() => { raw = 0; letGo() }, 120)
  }, { passive: false, signal })
}
