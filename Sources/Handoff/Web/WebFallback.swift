/// What scroll timelines do, for browsers that have none: the same keyframes, paused, each as far as the scroll has
/// come.
struct WebFallback: Sendable {
  let moves: [WebMoves]
  /// What scrolls in place of the page, as a selector; nil: the page.
  let scroller: String?
  let isAcross: Bool
}

extension WebFallback {
  /// Nothing where nothing moves.
  var script: String {
    guard !moves.isEmpty else { return "" }
    let table = moves.flatMap { element in element.moves.map { "    \(entry($0, of: element.selector))," } }
    return """
      // Where there are no scroll timelines: the same keyframes, paused, each as far as the scroll has come.
      if (!CSS.supports('animation-timeline: scroll()')) {
        const scroller = \(scroller.map { "document.querySelector('\($0)')" } ?? "document.scrollingElement")
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
        const moves = [
      \(table.joined(separator: "\n"))
        ].filter(move => move.isCalm || !isStill)
        const runs = []
        for (const element of new Set(moves.flatMap(move => [...document.querySelectorAll(move.of)]))) {
          const own = moves.filter(move => element.matches(move.of))
          element.style.animation = own.map(move => `${move.name} 1000s linear both paused`).join()
          for (const animation of element.getAnimations())
            runs.push({ element, animation, ...own.find(move => move.name === animation.animationName) })
        }
        const place = () => Math.abs(scroller.\(isAcross ? "scrollLeft" : "scrollTop"))
        const length = (element, words) => {
          const probe = document.createElement('i')
          probe.style = `position: absolute; visibility: hidden; margin-left: ${words}`
          ;(element.matches('img') ? element.parentNode : element).append(probe)
          const points = parseFloat(getComputedStyle(probe).marginLeft)
          probe.remove()
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
            if (run.along) {
              const box = run.element.closest(run.along).getBoundingClientRect(), screen = scroller.\(isAcross ? "clientWidth" : "clientHeight")
              run.start = place() + box.\(isAcross ? "left" : "top") - screen
              run.way = run.to ? length(run.element, run.to) : screen + box.\(isAcross ? "width" : "height")
            } else {
              run.start = length(run.element, run.from)
              run.way = Math.max(1e-6, length(run.element, run.to) - run.start)
            }
          }
          show()
        }
        let frame = 0
        addEventListener('scroll', () => {
          frame ||= requestAnimationFrame(() => { frame = 0; show() })
        }, { passive: true, capture: true })
        addEventListener('resize', measure)
        new ResizeObserver(measure).observe(document.body)
      }
      """
  }

  private func entry(_ move: WebMove, of selector: String) -> String {
    var words = ["of: '\(selector)'", "name: '\(move.name)'"]
    switch move.timeline {
    case .page(_, let from, let to), .scroller(_, let from, let to): words += ["from: '\(from)'", "to: '\(to)'"]
    case .view(let name, let range):
      // A timeline bears the name of its element; a range ends with how long it is.
      words.append("along: '.\(name.dropFirst(2))'")
      if let length = range?.split(separator: " ").last { words.append("to: '\(length)'") }
    }
    if move.isCalm { words.append("isCalm: true") }
    return "{ \(words.joined(separator: ", ")) }"
  }
}
