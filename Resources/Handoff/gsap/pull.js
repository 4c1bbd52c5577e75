if (reduceMotion) return  // then the browser handles the pull, and nothing stretches  //: if not refresh
// A pull resists more the farther it goes, and returns on release.
const height = () => scroller?.clientHeight ?? innerHeight
//: if refresh
const state = { distance: 0, hold: 0 }
const pull = () => state.hold + height() * (1 - 1 / (state.distance * BAND__ / height() + 1))
//: else
const state = { distance: 0 }
const pull = () => height() * (1 - 1 / (state.distance * BAND__ / height() + 1))
//: end
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
//: row 110
const comeBack = () => gsap.to(state, {
  distance: 0, duration: 6 / RETURN_RATE__, ease: t => (1 - Math.exp(-6 * t)) / (1 - Math.exp(-6)),  //: if pullDecays
  distance: 0, duration: 6 / Math.sqrt(STIFFNESS__), ease: 'power3.out',  //: else
  onUpdate: show, overwrite: true,
})
//: end
//: if refresh
const letGo = () => {
  const shown = pull()
  if (state.hold || shown < REFRESH_THRESHOLD__) return comeBack()
  // From the place of release to the place during the refresh.
  const rest = Math.max(0, shown - REFRESH_HOLD__)
  Object.assign(state, { hold: REFRESH_HOLD__, distance: height() / BAND__ * rest / (height() - rest) })
  comeBack()
  spinner.classList.add('is-turning')
  Promise.resolve(onRefresh()).finally(() => {
    spinner.classList.remove('is-turning')
    gsap.to(state, { hold: 0, duration: 0.4, onUpdate: show })
  })
}
//: end
// Ignores events that scroll something else, zoom, or move sideways.
const edge = ScrollTrigger.create({ trigger: root, scroller, start: 'top top' })
const ignores = event => {
  if (event.ctrlKey || event.touches?.length > 1 || edge.start > 1 || edge.scroll() > 0) return true
  for (let box = event.target; box && box !== root; box = box.parentElement) if (box.scrollTop > 0) return true
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return true
  const isUp = event.deltaY >= 0 || event.type === 'touchmove' && event.touches[0].clientY <= observer.y
  return isUp && !state.distance
}
const observer = Observer.create({
  target: root, type: 'wheel,touch', preventDefault: true, allowClicks: true, debounce: false, onStopDelay: 0.12,
  ignoreCheck: ignores, onRelease: letGo, onStop: self => self.isPressed || letGo(),  //: if refresh
  ignoreCheck: ignores, onRelease: comeBack, onStop: self => self.isPressed || comeBack(),  //: else
  onChangeY: ({ event, deltaY }) => {
    gsap.killTweensOf(state, 'distance')
    // A wheel turned up pulls like a finger moved down.
    state.distance = Math.max(0, state.distance + (event.type === 'wheel' ? -deltaY : deltaY))
    show()
  },
})
return () => spinner.remove()  //: if refresh
