// As much of GSAP as the code that is handed over calls, by its documentation. Values are set at once.
const gsap = (() => {
  const moved = new WeakMap()
  const apply = (element, values) => {
    const now = moved.get(element) ?? { x: 0, y: 0, rotation: 0, scale: 1 }
    for (const [name, value] of Object.entries(values)) {
      if (name in now) {
        now[name] = Number.parseFloat(value)
        moved.set(element, now)
      } else if (name === 'autoAlpha') {
        element.style.opacity = value
        element.style.visibility = value > 0 ? 'inherit' : 'hidden'
      } else if (name.startsWith('--')) element.style.setProperty(name, value)
      else element.style[name] = typeof value === 'number' && name !== 'opacity' && name !== 'zIndex' ? `${value}px` : value
    }
    if (moved.has(element)) element.style.transform = `translate(${now.x}px, ${now.y}px) rotate(${now.rotation}deg) scale(${now.scale})`
  }
  return {
    registerPlugin() {},
    set: (target, values) => [target].flat().forEach(element => apply(element, values)),
    quickSetter: (element, name) => value => apply(element, name === 'css' ? value : { [name]: value }),
    matchMedia: () => ({
      add(queries, run) {
        const conditions = {}
        for (const [name, query] of Object.entries(queries)) conditions[name] = matchMedia(query).matches
        run({ conditions })
      },
      revert() {},
    }),
    ticker: { add() {}, remove() {} },
    utils: { interpolate: (one, other, share) => (share < 0.5 ? one : other) },
  }
})()
const ScrollTrigger = (() => {
  const measures = new Set()
  return {
    addEventListener: (_, measure) => measures.add(measure),
    removeEventListener: (_, measure) => measures.delete(measure),
    create({ onUpdate, onRefresh }) {
      addEventListener('scroll', onUpdate, { capture: true })
      addEventListener('resize', () => {
        measures.forEach(measure => measure())
        onRefresh()
      })
    },
  }
})()
