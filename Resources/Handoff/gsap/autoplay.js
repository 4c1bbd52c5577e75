// The strip scrolls AUTOPLAY__ points a second until it is paused or touched.
const button = root.appendChild(document.createElement('button'))
button.className = 'NAME_KEBAB__-pause'
button.type = 'button'
//: if isAcross
const length = strip.scrollWidth - strip.clientWidth
//: row 100
const play = gsap.to(strip, {
  scrollLeft: -length,  //: if isMirrored
  scrollLeft: length,  //: else
  duration: length / AUTOPLAY__, ease: 'none', paused: true,
})
//: end
//: else
const page = scroller ?? document.scrollingElement
const length = page.scrollHeight - page.clientHeight
const play = gsap.to(page, { scrollTop: length, duration: length / AUTOPLAY__, ease: 'none', paused: true })
//: end
const toggle = plays => {
  button.textContent = plays ? pauseLabel : playLabel
  //: if isAcross
  strip.style.scrollSnapType = plays ? 'none' : ''  // else each step would snap back
  if (plays) play.invalidate().time(Math.abs(strip.scrollLeft) / AUTOPLAY__)
  //: end
  play.paused(!plays)
}
toggle(!reduceMotion)
button.addEventListener('click', () => toggle(play.paused()))
const stop = event => { if (event.target !== button) toggle(false) }
for (const kind of ['pointerdown', 'wheel', 'keydown']) root.addEventListener(kind, stop, { passive: true })
return () => {
  for (const kind of ['pointerdown', 'wheel', 'keydown']) root.removeEventListener(kind, stop)
  button.remove()
}
