// y: top of the row in the window; h: its height; screen: the height of the window.
//: if needsAspect
function place(y, h, width, screen, aspect) {
//: else
function place(y, h, width, screen) {
//: end
  //: lines steps
  return { drawn, drift }
}

let windows = []

// Each window at its place in the page, with its picture at its drawn height.
function measure() {
  gsap.set(root, { '--row': `${rowHeight}px` })
  windows = [...root.querySelectorAll('.NAME_KEBAB__-window')].map(row => {
    const box = row.getBoundingClientRect()
    const [top, h] = [box.top + scrollY, box.height]
    const picture = row.querySelector('img')
    //: if needsAspect
    const aspect = Number(picture.style.getPropertyValue('--picture'))
    const drift = scrolled => place(top - scrolled, h, root.clientWidth, innerHeight, aspect).drift
    const { drawn } = place(0, h, root.clientWidth, innerHeight, aspect)
    //: else
    const drift = scrolled => place(top - scrolled, h, root.clientWidth, innerHeight).drift
    const { drawn } = place(0, h, root.clientWidth, innerHeight)
    //: end
    gsap.set(picture, { height: drawn, top: (h - drawn) / 2 })
    return { move: gsap.quickSetter(picture, 'y', 'px'), drift }
  })
}

function show(scrolled, reduceMotion) {
  for (const { move, drift } of windows) move(reduceMotion ? 0 : drift(scrolled))
}
