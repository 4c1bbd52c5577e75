//: align
//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end
//: end

// s: points scrolled from rest, negative while the page is pulled down.
function place(s, width) {
  //: lines steps barSteps
  //: row
  return {
    h0, visible,
    //: if isDrawn
    drawn,
    //: else
    drawn: DRAWN_HEIGHT__,
    //: end
    wide: DRAWN_WIDTH__,
    top, collapse: WAY__,
    //: if bar
    shown,
    //: if not barIsSmall
    zoom, drop,
    //: end
    //: end
  }
  //: end
}

const header = document.querySelector('.header')
const picture = document.querySelector('.header img')
//: if bar
//: use bar
//: end

// The rows begin below the header, which lies over the page.
function measure() {
  gsap.set(document.body, { paddingTop: document.body.clientWidth / aspect })
  //: if sticks
  gsap.set(document.documentElement, { '--min-height': `${minHeight}px` })
  //: end
}

function show(scrolled, isStill) {
  const now = place(isStill ? 0 : scrolled, document.body.clientWidth)
  //: if rides
  gsap.set(header, { height: now.visible, y: isStill ? -Math.min(scrolled, now.collapse) : Math.max(0, -scrolled) })
  //: else
  gsap.set(header, { height: now.visible, y: isStill ? -Math.min(scrolled, now.collapse) : 0 })
  //: end
  gsap.set(picture, { width: now.wide, height: now.drawn, x: (document.body.clientWidth - now.wide) / 2, y: now.top })
  //: if bar
  showBar(now)
  //: end
}
