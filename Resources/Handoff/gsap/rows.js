// y: where the row begins in the window; h: its height; screen: the height of the window.
//: if needsAspect
function place(y, h, width, screen, aspect) {
//: else
function place(y, h, width, screen) {
//: end
  //: lines steps
  return { drawn, drift }
}

let windows = []

// Each window where it lies in the page, with its picture as tall as it is drawn.
function measure() {
  gsap.set(root, { '--row': `${rowHeight}px` })
  windows = [...root.querySelectorAll('.NAME_KEBAB__-window')].map(row => {
    const { top, height } = row.getBoundingClientRect()
    const picture = row.querySelector('img')
    //: if needsAspect
    return { picture, top: top + scrollY, height, aspect: Number(picture.style.getPropertyValue('--picture')) }
    //: else
    return { picture, top: top + scrollY, height }
    //: end
  })
}

function show(scrolled, reduceMotion) {
  //: if needsAspect
  for (const { picture, top, height, aspect } of windows) {
    const { drawn, drift } = place(top - scrolled, height, root.clientWidth, innerHeight, aspect)
    gsap.set(picture, { height: drawn, top: (height - drawn) / 2, y: reduceMotion ? 0 : drift })
  }
  //: else
  for (const { picture, top, height } of windows) {
    const { drawn, drift } = place(top - scrolled, height, root.clientWidth, innerHeight)
    gsap.set(picture, { height: drawn, top: (height - drawn) / 2, y: reduceMotion ? 0 : drift })
  }
  //: end
}
