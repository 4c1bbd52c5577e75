// While the page is served, it applies changes without a reload, and sends swipes back as tapes.
{
  const { nonce } = document.currentScript
  const styles = [...document.querySelectorAll('style')]
  const meta = name => document.querySelector(`meta[name="${name}"]`)
  let effect = document.currentScript.previousElementSibling
  let revision = Number(meta('revision').content)
  // The scroll offset stays when content above it changes.
  document.documentElement.style.overflowAnchor = 'none'
  const scroller = () => document.querySelector('[class$="-strip"], [class$="-scroller"]') ?? document.scrollingElement

  // Changes: the different parts of the page, applied together before the next frame.
  let waiting = null
  const take = ({ revision, parts }) => {
    if (!waiting) requestAnimationFrame(show)
    waiting = { revision, parts: { ...waiting?.parts, ...parts } }
  }
  const show = () => {
    const { parts } = waiting
    revision = waiting.revision
    waiting = null
    if (Object.keys(parts).length === 0) return
    const { scrollLeft: left, scrollTop: top } = scroller()
    // Without scroll timelines, and where something lags, the script has measured what the style sheet says.
    const isScripted = !CSS.supports('animation-timeline: scroll()') || effect.textContent.includes('lagAfter')
    const restarts = 'body' in parts || 'script' in parts || isScripted
    if (restarts) {
      for (const end of globalThis.parallaxEnds ?? []) end()
      globalThis.parallaxEnds = []
    }
    if ('head' in parts) {
      const head = new DOMParser().parseFromString(parts.head, 'text/html')
      document.title = head.title
      document.documentElement.dir = head.documentElement.dir
      for (const name of ['color-scheme', 'parallax'])
        meta(name).content = head.querySelector(`meta[name="${name}"]`).content
    }
    styles.forEach((style, index) => {
      const text = parts[`style${index}`]
      if (text !== undefined) style.textContent = text
    })
    const about = document.querySelector('.about')
    if ('body' in parts) {
      while (about.previousSibling) about.previousSibling.remove()
      about.insertAdjacentHTML('beforebegin', parts.body)
    }
    if ('about' in parts) {
      const isOpen = about.open
      about.outerHTML = parts.about
      document.querySelector('.about').open = isOpen
    }
    if (restarts) {
      const next = document.createElement('script')
      next.nonce = nonce
      next.textContent = parts.script ?? effect.textContent
      effect.replaceWith(next)
      effect = next
    }
    const now = scroller()
    if (now.scrollTop !== top || now.scrollLeft !== left) now.scrollTo({ left, top, behavior: 'instant' })
  }

  // A line at the lower edge while the page may be outdated.
  const line = document.createElement('div')
  line.setAttribute('role', 'status')
  line.style.cssText = 'display: none; position: fixed; inset: auto 0 0; z-index: 2147483647; text-align: center;'
    + 'padding: 10px 16px calc(10px + env(safe-area-inset-bottom)); overflow-wrap: anywhere; direction: ltr;'
    + 'font: 15px/1.35 system-ui, sans-serif; background: #17181a; color: #fff; border-top: 1px solid #fff4'
  document.documentElement.append(line)
  const state = { isCut: false, hasEnded: false, problem: null }
  const know = news => {
    Object.assign(state, news)
    line.textContent = state.hasEnded ? 'The computer has ended this page. Its next one has a new address.'
      : state.isCut ? 'No connection to the computer. This is the last state.'
      : state.problem ? `The scene has a mistake. This is the last state. ${state.problem}`
      : ''
    line.style.display = line.textContent ? '' : 'none'
  }

  // The stream of changes. A page that was put away comes back with its own revision.
  let source = null
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const listen = () => {
    source?.close()
    source = new EventSource(`events?after=${revision}&phone=${id}`)
    source.addEventListener('change', event => {
      know({ problem: null })
      take(JSON.parse(event.data))
    })
    source.addEventListener('hello', () => {
      know({ isCut: false, hasEnded: false, problem: null })
      follow(null)
    })
    source.addEventListener('problem', event => know({ problem: JSON.parse(event.data).sentence }))
    source.addEventListener('end', () => {
      know({ hasEnded: true })
      source.close()
    })
    source.addEventListener('error', () => know({ isCut: true }))
    source.addEventListener('follow', event => follow(JSON.parse(event.data).offset))
  }
  const post = (path, body, options) =>
    fetch(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, ...options })

  // The phone reports its size and its measured frame rate.
  let rate = null, missed = false
  const rated = times => {
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((one, other) => one - other)
    if (gaps.length >= 10) rate = 1000 / gaps[gaps.length >> 1]
  }
  const presence = () => ({ id, width: innerWidth, height: innerHeight, rate })
  const tell = async () => {
    try {
      const answer = await post('presence', JSON.stringify(presence()), { signal: AbortSignal.timeout?.(4000) })
      if (answer.status === 404) know({ hasEnded: true })
      const known = (await answer.json()).revision
      if (source.readyState === EventSource.OPEN) know({ isCut: false })
      // The stream is closed, or silent while there are changes.
      const isBehind = known > (waiting?.revision ?? revision)
      if (source.readyState === EventSource.CLOSED || isBehind && missed) listen()
      missed = isBehind
      sendTapes()
    } catch {
      missed = true
      if (!document.hidden) know({ isCut: true })
    }
  }
  const measure = (times = []) => requestAnimationFrame(now => {
    times.push(now)
    if (times.length < 30) return measure(times)
    rated(times)
    tell()
  })
  setInterval(() => { if (!document.hidden) tell() }, 5000)
  addEventListener('resize', tell)
  addEventListener('online', () => { listen(); tell() })
  addEventListener('pageshow', event => { if (event.persisted) { listen(); tell() } })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) { listen(); tell(); return }
    source.close()
    post('presence', JSON.stringify({ id, away: true }), { keepalive: true }).catch(() => {})
  })

  // Scrolls with the studio while the studio asks for that. A page under a thumb is not moved.
  let follows = false, unsaid = null, isSaying = false, isPulled = false
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const follow = place => {
    follows = place !== null
    const box = scroller()
    box.style.scrollSnapType = follows && !swipe ? 'none' : ''
    if (swipe) return
    const [start, across] = meta('parallax').content.split(' ')
    const way = follows ? place - start : 0
    stretch(across || still.matches ? 0 : Math.max(0, -way))
    if (!follows) return
    const left = getComputedStyle(box).direction === 'rtl' ? -way : way
    box.scrollTo(across ? { left, behavior: 'instant' } : { top: way, behavior: 'instant' })
  }
  // No browser scrolls past the upper edge: there a header is pulled, as the page's own script pulls it.
  const stretch = pull => {
    const root = document.body.firstElementChild, style = getComputedStyle(root)
    if (pull === 0 && !isPulled || !style.getPropertyValue('--fx-pull')) return
    if (style.getPropertyValue('--fx-grow')) {
      const stage = getComputedStyle(root.querySelector('[class$="-stage"]'))
      const height = parseFloat(stage.height) - parseFloat(style.getPropertyValue('--fx-pull'))
      root.style.setProperty('--fx-grow', 1 + pull / height)
    }
    root.style.setProperty('--fx-pull', `${pull}px`)
    isPulled = pull > 0
  }
  const lead = async (place, rests) => {
    unsaid = { offset: round(place, 3), rests }
    if (isSaying) return
    isSaying = true
    while (unsaid) {
      const words = { ...presence(), ...unsaid }
      unsaid = null
      try { await post('presence', JSON.stringify(words)) } catch { /* The next one says it. */ }
    }
    isSaying = false
  }

  // Swipes: the offset by frame, and the finger as far as the browser says where it is.
  const longest = 30_000, quiet = 300, least = 4, most = 5
  const unsent = []
  let swipe = null
  const offset = () => {
    const [start, across] = meta('parallax').content.split(' ')
    const pulled = document.body.firstElementChild.style.getPropertyValue('--fx-pull')
    const box = scroller()
    return Number(start) + (across ? Math.abs(box.scrollLeft) : box.scrollTop) - (parseFloat(pulled) || 0)
  }
  const round = (number, digits) => Number(number.toFixed(digits))
  const begin = ({ timeStamp: start }) => {
    if (swipe || document.hidden) return
    stretch(0)
    const from = offset()
    swipe = { start, from, last: from, moved: performance.now(), said: 0, finger: null, events: [], frames: [], times: [] }
    if (follows) scroller().style.scrollSnapType = ''
    requestAnimationFrame(record)
  }
  const record = now => {
    if (!swipe) return
    const place = offset(), { frames } = swipe
    if (follows && (place !== swipe.last || now - swipe.said > 500)) { swipe.said = now; lead(place, false) }
    if (place !== swipe.last) { swipe.last = place; swipe.moved = now }
    // Content that rests needs two of its frames.
    const rests = frames.length > 1 && frames.at(-1).offset === place && frames.at(-2).offset === place
    if (rests) frames.at(-1).time = now
    else frames.push({ time: now, offset: place })
    if (swipe.times.length < 240) swipe.times.push(now)
    if (swipe.finger === null && now - swipe.moved > quiet || now - swipe.start > longest) finish()
    else requestAnimationFrame(record)
  }
  const finish = () => {
    const { start, from, frames, events, times } = swipe
    swipe = null
    if (follows) lead(offset(), true)
    rated(times)
    const places = frames.map(frame => frame.offset)
    if (Math.max(...places, from) - Math.min(...places, from) < least) return
    if (frames.length > 1 && frames.at(-1).offset === frames.at(-2).offset) frames.pop()
    const all = [...events, ...frames.map(({ time, offset }) => ({ time, kind: 'offset', offset: round(offset, 3) }))]
      .map(event => ({ ...event, time: round(Math.max(0, event.time - start) / 1000, 5) }))
      .sort((one, other) => one.time - other.time)
    unsent.push(JSON.stringify({ tape: 1, from: round(from, 3), events: all }))
    if (unsent.length > most) unsent.shift()
    sendTapes()
  }
  const sendTapes = async () => {
    while (unsent.length > 0) {
      const tape = unsent.shift()
      const answer = await post('tapes', tape).catch(() => null)
      // The network is gone, or there are too many for now: it is sent when the phone has been heard again.
      if (!answer || answer.status === 503) {
        unsent.unshift(tape)
        return
      }
    }
  }
  const finger = (kind, event) => {
    const touch = [...event.changedTouches].find(touch => touch.identifier === swipe?.finger)
    if (!touch) return
    const place = { x: round(touch.clientX, 2), y: round(touch.clientY, 2) }
    swipe.events.push({ time: event.timeStamp, kind, ...place })
    if (kind === 'up') swipe.finger = null
  }
  const passive = { passive: true, capture: true }
  addEventListener('touchstart', event => {
    begin(event)
    if (!swipe || swipe.finger !== null) return
    swipe.finger = event.changedTouches[0].identifier
    finger('down', event)
  }, passive)
  addEventListener('touchmove', event => finger('move', event), passive)
  for (const kind of ['touchend', 'touchcancel']) addEventListener(kind, event => finger('up', event), passive)
  addEventListener('wheel', begin, passive)

  listen()
  measure()
}
