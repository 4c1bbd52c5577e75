// The strip scrolls AUTOPLAY__ points a second until it is paused or touched.
{
  const strip = scroller
  //: if isAcross
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  //: end
  const button = root.appendChild(document.createElement('button'))
  button.className = 'NAME_KEBAB__-pause'
  button.type = 'button'
  let last, place, isPlaying = false
  const step = now => {
    if (!isPlaying || signal.aborted) return
    place += (now - (last ?? now)) / 1000 * AUTOPLAY__
    last = now
    //: if isAcross
    strip.scrollLeft = sign * place
    //: else
    strip.scrollTop = place
    //: end
    requestAnimationFrame(step)
  }
  const play = plays => {
    isPlaying = plays
    button.textContent = plays ? pauseLabel : playLabel
    strip.style.scrollSnapType = plays ? 'none' : ''  // else each step would snap back
    if (!plays) return
    //: if isAcross
    place = Math.abs(strip.scrollLeft)
    //: else
    place = strip.scrollTop
    //: end
    last = undefined
    requestAnimationFrame(step)
  }
  play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  button.addEventListener('click', () => play(!isPlaying), { signal })
  for (const kind of ['pointerdown', 'wheel', 'keydown'])
    root.addEventListener(kind, event => { if (event.target !== button) play(false) }, { passive: true, signal })
  signal.addEventListener('abort', () => { play(false); button.remove() })
}
