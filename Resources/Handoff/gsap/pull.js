//: if refresh
{
//: else
// With reduced motion the pull is the browser's own, and stretches nothing.
if (!reduceMotion) {
//: end
  // It gives way less and less, and comes back.
  const state = { distance: 0, hold: 0 }
  const height = () => scroller ? scroller.clientHeight : innerHeight
  const pull = () => state.hold + height() * (1 - 1 / (state.distance * BAND__ / height() + 1))
  //: if recipe
  const show = () => gsap.set(root, { '--fx-pull': `${pull()}px`, '--fx-grow': 1 + pull() / number('--fx-height') })
  //: else
  const show = () => gsap.set(root, { '--fx-pull': `${pull()}px` })
  //: end
  //: if refresh
  const spinner = root.appendChild(document.createElement('i'))
  spinner.className = 'NAME_KEBAB__-spinner'
  spinner.ariaHidden = 'true'
  //: end
  const comeBack = () => gsap.to(state, {
    //: if pullDecays
    distance: 0, duration: 6 / RETURN_RATE__, ease: t => (1 - Math.exp(-6 * t)) / (1 - Math.exp(-6)),
    //: else
    distance: 0, duration: 6 / Math.sqrt(STIFFNESS__), ease: 'power3.out',
    //: end
    onUpdate: show, overwrite: true,
  })
  const letGo = () => {
    //: if refresh
    if (!state.hold && pull() >= REFRESH_THRESHOLD__) {
      state.hold = REFRESH_HOLD__
      spinner.classList.add('is-turning')
      Promise.resolve(onRefresh()).finally(() => {
        spinner.classList.remove('is-turning')
        gsap.to(state, { hold: 0, duration: 0.4, onUpdate: show })
      })
    }
    //: end
    comeBack()
  }
  // What scrolls something else, zooms, or goes sideways is none of its business.
  const ignores = event => {
    const top = root.getBoundingClientRect().top - (scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0)
    if (event.ctrlKey || event.touches?.length > 1 || (scroller ?? document.scrollingElement).scrollTop > 0 || top > 1) return true
    for (let box = event.target; box && box !== root; box = box.parentElement) if (box.scrollTop > 0) return true
    if (event.type === 'wheel') return Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.deltaY >= 0 && !state.distance
    return event.type === 'touchmove' && !state.distance && event.touches[0].clientY <= observer.y
  }
  const observer = Observer.create({
    target: root, type: 'wheel,touch', preventDefault: true, allowClicks: true, debounce: false, onStopDelay: 0.12,
    ignoreCheck: ignores, onRelease: letGo, onStop: self => { if (!self.isPressed) letGo() },
    onChangeY: self => {
      gsap.killTweensOf(state, 'distance')
      // A wheel turned up pulls as a finger moved down does.
      state.distance = Math.max(0, state.distance + (self.event.type === 'wheel' ? -self.deltaY : self.deltaY))
      show()
    },
  })
  //: if refresh
  return () => { observer.kill(); spinner.remove() }
  //: else
  return () => observer.kill()
  //: end
}
