// The strip scrolls AUTOPLAY__ points a second until it is paused or touched.
{
  const strip = scroller
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1  //: if isAcross
  const button = root.appendChild(document.createElement('button'))
  button.className = 'NAME_KEBAB__-pause'
  button.type = 'button'
  let last, place, isPlaying = false
  const step = now => {
    if (!isPlaying || signal.aborted) return
    place += (now - (last ?? now)) / 1000 * AUTOPLAY__
    last = now
    strip.scrollLeft = sign * place  //: if isAcross
    strip.scrollTop = place  //: else
    requestAnimationFrame(step)
  }
  const play = plays => {
    isPlaying = plays
    button.textContent = plays ? pauseLabel : playLabel
    strip.style.scrollSnapType = plays ? 'none' : ''  // else each step would snap back
    if (!plays) return
    place = Math.abs(strip.scrollLeft)  //: if isAcross
    place = strip.scrollTop  //: else
    last = undefined
    requestAnimationFrame(step)
  }
  play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  button.addEventListener('click', () => play(!isPlaying), { signal })
  for (const kind of ['pointerdown', 'wheel', 'keydown'])
    root.addEventListener(kind, event => { if (event.target !== button) play(false) }, { passive: true, signal })
  signal.addEventListener('abort', () => { play(false); button.remove() })
}
