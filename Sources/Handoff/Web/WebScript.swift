import Documents
import Effects
import Geometry
import ScrollPhysics

/// What of a page CSS cannot do: the pull past the upper edge, and scrolling by itself.
struct WebScript: Sendable {
  let handoff: SceneHandoff
  let pull: WebPull?

  var parts: [String] { [autoplay, pulling] }

  private var autoplay: String {
    guard case .stack(let stack) = handoff.blueprint, stack.autoplay > 0 else { return "" }
    let isAcross = stack.isAcross
    return """
      // It scrolls by itself until it is touched.
      {
        const strip = \(isAcross ? "document.querySelector('.strip')" : "document.scrollingElement")
        let last, place, isOver = matchMedia('(prefers-reduced-motion: reduce)').matches
        for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, () => { isOver = true }, { passive: true })
        const step = now => {
          if (isOver) return
          place = (place ?? 0) + (now - (last ?? now)) / 1000 * \(stack.autoplay.short)
          last = now
          strip.\(isAcross ? "scrollLeft = \(stack.isMirrored ? "-" : "")place" : "scrollTop = place")
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }
      """
  }

  private var pulling: String {
    guard let pull else { return "" }
    let physics = handoff.scene.scroll
    guard physics.overscroll != .none else { return "" }
    let height: String
    if case .recipe(let recipe) = handoff.blueprint, let header = recipe.header {
      height = header.height.short
    } else {
      height = "0"
    }
    let grow = height == "0" ? "" : "\n    root.style.setProperty('--grow', 1 + pull / \(height))"
    let refresh =
      pull.refresh.map {
        """

            if (pull >= \($0.threshold.short)) {
              hold = \($0.hold.short)
              spinner.className = 'turns'
              setTimeout(() => { hold = 0; spinner.className = ''; spring() }, \(($0.duration * 1000).short))
            }
        """
      } ?? ""
    let spinner =
      pull.refresh == nil
      ? ""
      : "\n  const spinner = document.body.appendChild(Object.assign(document.createElement('i'), { id: 'spinner' }))"
    return """
      // The pull past the upper edge, which no timeline reaches: it gives way less and less, and springs back.
      {
        const root = document.documentElement, band = \(physics.bandCoefficient.short)
        const stiffness = \((physics.bounceFrequency * physics.bounceFrequency).short), damping = \((2 * physics.bounceDamping * physics.bounceFrequency).short)
        let pull = 0, speed = 0, hold = 0, raw = 0, from = null, frame = 0, timer = 0\(spinner)
        const show = value => {
          pull = Math.max(0, value)
          root.style.setProperty('--pull', `${pull}px`)\(grow)
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
          if (pull <= hold) return\(refresh)
          spring()
        }
        addEventListener('touchstart', event => { from = scrollY <= 0 ? event.touches[0].clientY : null }, { passive: true })
        addEventListener('touchmove', event => {
          if (from === null || scrollY > 0) return
          const distance = event.touches[0].clientY - from
          if (distance <= 0) { if (pull > hold) show(hold); return }
          event.preventDefault()
          cancelAnimationFrame(frame)
          drag(distance)
        }, { passive: false })
        addEventListener('touchend', () => { from = null; letGo() })
        addEventListener('touchcancel', () => { from = null; letGo() })
        addEventListener('wheel', event => {
          if (scrollY > 0 || (event.deltaY >= 0 && raw === 0)) return
          event.preventDefault()
          cancelAnimationFrame(frame)
          raw = Math.max(0, raw - event.deltaY)
          drag(raw)
          clearTimeout(timer)
          timer = setTimeout(() => { raw = 0; letGo() }, 120)
        }, { passive: false })
      }
      """
  }
}
