//: use lag.js
// The layers that lag: GSAP's ticker moves them in each frame until they rest.
const followers = []
//: if isAcross
const strip = root.querySelector('.NAME_KEBAB__-scroller')  //: if recipe
const strip = root.querySelector('.NAME_KEBAB__-strip')  //: else
const place = () => Math.abs(strip.scrollLeft)
//: else
const place = () => page.scroll()
//: end
let was = null, last = 0
const putAll = () => { for (const follower of followers) follower.put(follower) }
const step = time => {
  const now = place(), seconds = last && time - last || 1 / 60
  let isAtRest = now === was
  for (const follower of followers) {
    if (follower.rate) follower.lag = lagAfter(follower.lag, now - was, seconds, follower.rate)
    if (Math.abs(follower.lag) > 0.01) isAtRest = false
    //: if hasTime
    if (follower.clock === undefined || follower.isStill) continue
    const clock = clockAfter(follower.clock, was, now, seconds, follower)
    if (clock !== follower.clock) isAtRest = false
    follower.clock = clock
    //: end
  }
  was = now
  last = isAtRest ? 0 : time
  if (isAtRest) gsap.ticker.remove(step)
  putAll()
}
//: row 110
const page = ScrollTrigger.create({
  //: if isAcross
  scroller: strip, horizontal: true,
  start: -1e6, end: 0,  //: if isRightToLeft
  start: 0, end: 'max',  //: else
  //: else
  scroller, start: 0, end: 'max',
  //: end
  refreshPriority: -1, onUpdate: () => gsap.ticker.add(step), onRefresh: putAll,
})
//: end
was = place()
//: use follow-range  //: if rows
//: use follow-range  //: else if stack
