// s: points scrolled from rest, negative while the page is pulled down.
function place(s, width) {
  //: lines steps barSteps
  //: row 124
  return {
    restHeight, visible,
    //: if isDrawn
    drawn,
    //: else
    drawn: DRAWN_HEIGHT__,
    //: end
    wide: DRAWN_WIDTH__,
    top, collapse: WAY__,
    //: if bar
    barOpacity,
    //: if not barIsSmall
    titleScale, titleRise,
    //: end
    //: end
  }
  //: end
}

const header = root.querySelector('.NAME_KEBAB__-header')
const picture = root.querySelector('.NAME_KEBAB__-header img')
//: if bar
//: use bar
//: end

// The rows begin below the header, which lies over the page.
function measure() {
  gsap.set(root, { paddingTop: root.clientWidth / aspect })
  //: if sticks
  gsap.set(root, { '--min-height': `${minHeight}px` })
  //: end
}

function show(scrolled, reduceMotion) {
  const now = place(reduceMotion ? 0 : scrolled, root.clientWidth)
  //: if rides
  gsap.set(header, { height: now.visible, y: reduceMotion ? -Math.min(scrolled, now.collapse) : Math.max(0, -scrolled) })
  //: else
  gsap.set(header, { height: now.visible, y: reduceMotion ? -Math.min(scrolled, now.collapse) : 0 })
  //: end
  gsap.set(picture, { width: now.wide, height: now.drawn, x: (root.clientWidth - now.wide) / 2, y: now.top })
  //: if bar
  showBar(now)
  //: end
}
