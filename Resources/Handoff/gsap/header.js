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
const setHeader = gsap.quickSetter(header, 'css')
const setPicture = gsap.quickSetter(picture, 'css')
//: if bar
//: use bar
//: end
let rest

// The rows begin below the header, which covers the page. Scrolling sets no sizes.
function measure() {
  //: if isBelowSafeArea
  const safeTop = parseFloat(getComputedStyle(root).getPropertyValue('--safe-top')) || 0
  minHeight = style.minHeight + safeTop
  //: end
  rest = place(0, root.clientWidth)
  gsap.set(root, { paddingTop: rest.restHeight })
  //: if sticks
  gsap.set(root, { '--min-height': `${minHeight}px` })
  //: end
  gsap.set(header, { height: rest.visible })
  gsap.set(picture, { width: rest.wide, height: rest.drawn, left: (root.clientWidth - rest.wide) / 2, transformOrigin: `${rest.wide / 2}px 0px` })
}

function show(scrolled, reduceMotion) {
  const now = place(reduceMotion ? 0 : scrolled, root.clientWidth)
  //: if rides
  setHeader({ y: reduceMotion ? -Math.min(scrolled, now.collapse) : Math.max(0, -scrolled) })
  //: else
  setHeader({ y: reduceMotion ? -Math.min(scrolled, now.collapse) : 0 })
  //: end
  header.style.clipPath = `inset(0 0 ${rest.visible - now.visible}px)`
  setPicture({ y: now.top, scale: now.drawn / rest.drawn })
  //: if bar
  // With reduced motion its title is small from the start.
  const bar = reduceMotion
    ? { ...place(Infinity, root.clientWidth), barOpacity: place(scrolled, root.clientWidth).barOpacity } : now
  showBar(bar, now.visible - rest.visible)
  //: end
}
