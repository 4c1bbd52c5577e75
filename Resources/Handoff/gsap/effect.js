gsap.registerPlugin(ScrollTrigger)

// The numbers of the effect: to change one, change it here.
export const NAME_VALUE__Defaults = {
  //: align
  //: each constants
  CONSTANT__: VALUE__,  // NOTE__
  //: end
  //: end
}

// Starts it on a .NAME_KEBAB__ of the page, and returns what ends it.
export function NAME_VALUE__(root, style = NAME_VALUE__Defaults) {
  //: row 124
  const {
    //: each constants
    //: if not isBelowSafeArea
    CONSTANT__,
    //: end
    //: end
  } = style
  //: end
  //: if isBelowSafeArea
  let minHeight
  //: end

  //: if header
  //: use header
  //: else if rows
  //: use rows
  //: else if stack
  //: use stack
  //: else if cards
  //: use cards
  //: else
  //: use recipe
  //: end

  const media = gsap.matchMedia()
  //: row 120
  media.add({
    reduceMotion: '(prefers-reduced-motion: reduce)', movesFreely: '(prefers-reduced-motion: no-preference)'
  }, context => {
  //: end
    const { reduceMotion } = context.conditions
    //: if hasOwnScroller
    const scroller = root.querySelector('.NAME_KEBAB__-strip')
    const update = () => show(Math.abs(scroller.scrollLeft), reduceMotion)
    //: else if isAcross
    const update = () => show(Math.abs(scrollX), reduceMotion)
    //: else
    const update = () => show(scrollY, reduceMotion)
    //: end
    ScrollTrigger.addEventListener('refreshInit', measure)
    measure()
    update()
    //: row 120
    ScrollTrigger.create({
      //: if hasOwnScroller
      scroller,
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
  return () => media.revert()
}

for (const root of document.querySelectorAll('.NAME_KEBAB__')) NAME_VALUE__(root)
