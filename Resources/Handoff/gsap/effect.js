gsap.registerPlugin(ScrollTrigger)

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else
//: use recipe
//: end

const conditions = { isStill: '(prefers-reduced-motion: reduce)', isMoving: '(prefers-reduced-motion: no-preference)' }
gsap.matchMedia().add(conditions, context => {
  const { isStill } = context.conditions
  //: if hasOwnScroller
  const update = () => show(Math.abs(document.querySelector('.strip').scrollLeft), isStill)
  //: else if isAcross
  const update = () => show(Math.abs(scrollX), isStill)
  //: else
  const update = () => show(scrollY, isStill)
  //: end
  ScrollTrigger.addEventListener('refreshInit', measure)
  measure()
  update()
  //: row 120
  ScrollTrigger.create({
    //: if hasOwnScroller
    scroller: '.strip',
    //: end
    //: if isAcross
    horizontal: true,
    //: end
    start: 0, end: 'max', onUpdate: update, onRefresh: update
  })
  //: end
  return () => ScrollTrigger.removeEventListener('refreshInit', measure)
})
//: if stack
//: if autoplay
//: use autoplay
//: end
//: end
