// As much of GSAP as the code that is handed over calls, by its documentation: timelines that a scroll scrubs. Nothing
// moves by itself.
const gsap = (() => {
  const curve = (x1, y1, x2, y2) => p => {
    if (p <= 0 || p >= 1) return p
    const bend = (a, b, t) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    let low = 0, high = 1
    for (let step = 0; step < 40; step++) {
      const t = (low + high) / 2
      if (bend(x1, x2, t) < p) low = t
      else high = t
    }
    return bend(y1, y2, low)
  }
  const easing = ease => typeof ease === 'function' ? ease : p => p
  const words = ['duration', 'ease', 'scrollTrigger', 'overwrite', 'onUpdate', 'paused', 'immediateRender', 'autoRound']
  // Within matchMedia words are looked for in its root.
  let scope = document
  const list = targets => {
    if (typeof targets === 'string') return [...scope.querySelectorAll(targets)]
    return Symbol.iterator in Object(targets) ? [...targets].flatMap(list) : [targets]
  }
  const places = new WeakMap()
  const place = element => {
    if (!places.has(element)) {
      const { a, b, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform)
      places.set(element, { x, y, rotation: Math.atan2(b, a) * 180 / Math.PI, scale: Math.hypot(a, b) })
    }
    return places.get(element)
  }
  const read = (target, name) => {
    if (typeof target[name] === 'function') return target[name]()
    if (!(target instanceof Element)) return target[name]
    const now = place(target), style = getComputedStyle(target)
    if (name in now) return now[name]
    if (name.startsWith('--')) return style.getPropertyValue(name)
    if (name === 'autoAlpha') return style.visibility === 'hidden' ? 0 : Number(style.opacity)
    return style[name] === 'none' && name === 'filter' ? 'blur(0px)' : style[name]
  }
  const write = (target, name, value) => {
    if (typeof target[name] === 'function') return target[name](value)
    if (!(target instanceof Element) || name.startsWith('scroll')) return target[name] = value
    const now = place(target)
    if (name in now) {
      now[name] = value
      target.style.translate = target.style.rotate = target.style.scale = 'none'
      target.style.transform = `translate(${now.x}px, ${now.y}px) rotate(${now.rotation}deg) scale(${now.scale})`
    } else if (name === 'autoAlpha') {
      target.style.opacity = value
      target.style.visibility = value > 0 ? 'inherit' : 'hidden'
    } else if (name.startsWith('--')) target.style.setProperty(name, value)
    else target.style[name] = ['top', 'marginLeft', 'marginTop'].includes(name) ? `${parseFloat(value)}px` : name === 'zIndex' ? Math.round(value) : value
  }
  const mixed = (one, other, share) => {
    if (typeof other === 'number') return parseFloat(one) + (other - parseFloat(one)) * share
    const from = `${one}`.match(/-?[\d.]+/g) ?? [], to = other.match(/-?[\d.]+/g)
    if (from.length !== to.length) throw new Error(`${one} does not become ${other}`)
    let index = 0
    return other.replace(/-?[\d.]+/g, () => {
      const value = Number(from[index]) + (to[index] - from[index]) * share
      index += 1
      return value
    })
  }
  class Tween {
    constructor(targets, from, to, start, defaults) {
      const vars = { duration: 0.5, ...defaults, ...to }
      Object.assign(this, { targets: list(targets), from, to, start, duration: vars.duration, ease: easing(vars.ease) })
      if (from && to.immediateRender !== false) this.render(start - 1)
    }
    begin() {
      const value = (word, target, index) => typeof word === 'function' ? word(index, target) : word
      const names = Object.keys(this.to).filter(name => !words.includes(name))
      this.ways = this.targets.flatMap((target, index) => names.map(name => ({
        target, name, to: value(this.to[name], target, index),
        from: this.from && name in this.from ? value(this.from[name], target, index) : read(target, name),
      })))
    }
    render(time) {
      if (!this.ways) this.begin()
      this.hasMoved ||= time >= this.start || this.to.immediateRender !== false
      const share = this.duration > 0 ? Math.min(1, Math.max(0, (time - this.start) / this.duration)) : time >= this.start ? 1 : 0
      for (const { target, name, from, to } of this.ways) write(target, name, mixed(from, to, this.ease(share)))
    }
  }
  class Timeline {
    constructor({ defaults, scrollTrigger } = {}) {
      Object.assign(this, { defaults, tweens: [], now: 0 })
      if (scrollTrigger) ScrollTrigger.create({ ...scrollTrigger, animation: this })
    }
    add(targets, from, { keyframes, ...to }, at) {
      for (const key of keyframes ?? []) {
        this.add(targets, null, key, at)
        at += key.duration
      }
      if (!keyframes) this.tweens.push(new Tween(targets, from, to, at, this.defaults))
      return this
    }
    to(targets, to, at) { return this.add(targets, null, to, at) }
    fromTo(targets, from, to, at) { return this.add(targets, from, to, at) }
    set(targets, to, at) { return this.add(targets, null, { ...to, duration: 0 }, at) }
    get length() { return Math.max(0, ...this.tweens.map(tween => tween.start + tween.duration)) }
    time(time) {
      if (time === undefined) return this.now
      this.now = time
      for (const tween of this.tweens.toReversed()) if (time < tween.start && tween.hasMoved) tween.render(time)
      for (const tween of this.tweens) if (time >= tween.start) tween.render(time)
      return this
    }
    progress(share) { return this.time(share * this.length) }
    invalidate() {
      for (const tween of this.tweens.toReversed()) {
        if (tween.ways) tween.render(tween.start)
        tween.ways = undefined
      }
      return this
    }
    paused() { return this }
  }
  const alone = (targets, from, to) => {
    const timeline = new Timeline()
    timeline.add(targets, from, to, 0)
    if (to.scrollTrigger) ScrollTrigger.create({ ...to.scrollTrigger, animation: timeline })
    return timeline
  }
  const steps = new Set()
  const tick = time => {
    for (const step of [...steps]) step(time / 1000)
    if (steps.size) requestAnimationFrame(tick)
  }
  return {
    curve,
    ticker: {
      add(step) {
        if (!steps.size) requestAnimationFrame(tick)
        steps.add(step)
      },
      remove: step => steps.delete(step),
    },
    registerPlugin() {},
    killTweensOf() {},
    set: (targets, values) => new Tween(targets, null, { ...values, duration: 0 }, 0).render(0),
    to: (targets, to) => alone(targets, null, to),
    fromTo: (targets, from, to) => alone(targets, from, to),
    timeline: vars => new Timeline(vars),
    matchMedia: root => ({
      add(queries, run) {
        const all = typeof queries === 'string' ? { it: queries } : queries
        const conditions = {}
        for (const [name, query] of Object.entries(all)) conditions[name] = matchMedia(query).matches
        scope = root
        if (Object.values(conditions).some(Boolean)) run({ conditions })
        scope = document
      },
      revert() {},
    }),
    utils: { toArray: list, clamp: (low, high, value) => Math.min(high, Math.max(low, value)) },
  }
})()
const CustomEase = { create: (_, points) => gsap.curve(...points.split(',').map(Number)) }
const Observer = { create: () => ({ kill() {} }) }
const ScrollTrigger = {
  addEventListener() {},
  create({ animation, trigger, scroller, horizontal, start, end, onUpdate, onRefresh, invalidateOnRefresh }) {
    const box = scroller ?? document.scrollingElement
    const edge = scroller ? () => scroller.getBoundingClientRect().top : () => 0
    const scrolled = () => horizontal ? box.scrollLeft : box.scrollTop
    const sides = rect => ({ top: rect.top, bottom: rect.bottom })
    const points = (word, from) => {
      const value = typeof word === 'function' ? word() : word
      if (typeof value === 'number') return value
      if (value === 'max') return horizontal ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
      if (value.startsWith('+=')) return from + Number(value.slice(2))
      const [of, at] = value.split(' ')
      const [side, more = 0] = of.split('+=')
      return scrolled() + sides(trigger.getBoundingClientRect())[side] - edge() + Number(more) - (at === 'bottom' ? box.clientHeight : 0)
    }
    let from = 0, to = 0
    const update = () => {
      animation?.progress(Math.min(1, Math.max(0, (scrolled() - from) / (to - from))))
      onUpdate?.()
    }
    const refresh = () => {
      if (invalidateOnRefresh) animation?.invalidate?.()
      from = points(start)
      to = end === undefined ? from : points(end, from)
      update()
      onRefresh?.()
    }
    // What a timeline has is added after it is made.
    queueMicrotask(refresh)
    addEventListener('load', refresh)
    addEventListener('resize', refresh)
    addEventListener('scroll', update, { capture: true, passive: true })
    return { get start() { return from }, get end() { return to }, scroll: scrolled, kill() {} }
  },
}
