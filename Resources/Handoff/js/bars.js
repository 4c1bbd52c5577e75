// A bar hides with the scroll, and is back as soon as the scroll turns. At rest it goes to the nearer end of its way.
{
  const bars = [
    //: if hidesBar
    //: row 140
    {
      of: '.NAME_KEBAB__-header',  //: if header
      of: '.NAME_KEBAB__-head',  //: else if inHeader
      of: '.NAME_KEBAB__-bar',  //: else
      name: '--NAME_KEBAB__-bar-gone',
      isAway: true,  //: if barGoesAway
      snaps: true,  //: if barSnaps
    },
    //: end
    //: end
    //: if hidesTabBar
    //: row 140
    {
      of: '.NAME_KEBAB__-tabs', name: '--NAME_KEBAB__-tabs-gone',
      snaps: true,  //: if tabBarSnaps
    },
    //: end
    //: end
  ].map(bar => ({ ...bar, box: root.querySelector(bar.of), gone: 0 }))
  // A header hides once it has collapsed, and a bounce at either end hides nothing.
  const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  const passed = () => Math.max(0, offset() + Math.min(0, left()))
  const start = ({ box }) => Math.max(0, -parseFloat(getComputedStyle(box).top) || 0)
  const height = bar => bar.box.offsetHeight - start(bar)
  const show = (bar, gone) => {
    bar.gone = gone
    root.style.setProperty(bar.name, `${gone}px`)
  }
  let was = passed(), frame = 0
  const move = () => {
    const now = passed()
    if (now === was) return
    cancelAnimationFrame(frame)
    for (const bar of bars) {
      const hidden = place => Math.max(0, place - start(bar))
      const next = bar.isAway ? hidden(now) : bar.gone + hidden(now) - hidden(was)  //: if barGoesAway
      const next = bar.gone + hidden(now) - hidden(was)  //: else
      show(bar, Math.max(0, Math.min(next, height(bar))))
    }
    was = now
  }
  addEventListener('scroll', move, { passive: true, capture: true, signal })
  // cubic-bezier(SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__)
  const bend = (one, other, s) => 3 * (1 - s) ** 2 * s * one + 3 * (1 - s) * s ** 2 * other + s ** 3
  const curve = share => {
    let s = 0.5
    for (let step = 0.25; step > 1e-7; step /= 2) s += bend(SNAP_X1__, SNAP_X2__, s) < share ? step : -step
    return bend(SNAP_Y1__, SNAP_Y2__, s)
  }
  const rest = ({ timeStamp: start }) => {
    const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const ways = bars.filter(bar => bar.snaps).map(bar => {
      const from = bar.gone, whole = height(bar), to = from * 2 < whole ? 0 : whole
      //: if snapMore
      return { bar, from, to, duration: SNAP_MILLISECONDS__ + SNAP_MORE_MILLISECONDS__ * Math.abs(to - from) / whole }
      //: else
      return { bar, from, to, duration: SNAP_MILLISECONDS__ }
      //: end
    }).filter(way => way.from !== way.to)
    const step = time => {
      const passed = reduceMotion ? Infinity : Math.max(0, time - start)
      for (const { bar, from, to, duration } of ways)
        show(bar, passed < duration ? from + (to - from) * curve(passed / duration) : to)
      if (ways.some(way => passed < way.duration)) frame = requestAnimationFrame(step)
    }
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(step)
  }
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  if ('onscrollend' in globalThis) addEventListener('scrollend', rest, { capture: true, signal })
  else {  // older versions of Safari
    let timer = 0
    const wait = () => { clearTimeout(timer); timer = setTimeout(() => rest({ timeStamp: performance.now() }), 150) }
    addEventListener('scroll', wait, { passive: true, capture: true, signal })
  }
}
