// Layers: where each lies in shares of its box, its speed over the content's, and what becomes of it over the scroll.
const layers = [
  //: each layers
  //: row 112
  {
    //: use layer-fields
  },
  //: end
  //: end
]

// s: from rest, negative while the page is pulled down.
function placeLayer(layer, s, screen, reduceMotion) {
  //: if inHeader
  const rest = restingPlace(layer, screen.width, height)
  //: else
  const rest = restingPlace(layer, screen.width, screen.height)
  //: end
  //: use layer-motion.tsx
}

function restingPlace(layer, boxWidth, boxHeight) {
  //: row 124
  const {
    x, y, width = 1, aspect = 1,
    //: if hasTexts
    size = 0,
    //: end
    //: if hasCovers
    fills,
    //: end
    //: each moreFields
    FIELD__ = 0,
    //: end
    //: if isZoomed
    zoom = 1,
    //: end
  } = layer
  //: end
  //: if hasCovers
  if (fills) {
    //: lines coveringSteps
    return { left, top, w, h }
  }
  //: end
  //: if hasTexts
  const line = size ? size * 1.25 : width * boxWidth / aspect
  //: lines widthSteps lineSteps cornerSteps
  //: else
  //: lines widthSteps heightSteps cornerSteps
  //: end
  return { left, top, w, h }
}
//: if hasKeys

//: use layer-keys
//: end
//: if inHeader
//: if bar

function placeBar(s) {
  //: lines barSteps
  //: if barIsSmall
  return { barOpacity }
  //: else
  return { barOpacity, titleScale, titleRise }
  //: end
}
//: end
//: end

const elements = layers.map((_, index) => root.querySelector(`.NAME_KEBAB__-l${index}`))
const setters = elements.map(element => gsap.quickSetter(element, 'css'))
//: if inHeader
const boxes = [...root.querySelectorAll('.NAME_KEBAB__-stage, .NAME_KEBAB__-head')]
//: if bar
//: use bar
//: end
//: end
let sizes = []

// Sizes are set here, and none while it scrolls.
function measure() {
  //: if isBelowSafeArea
  const safeTop = parseFloat(getComputedStyle(root).getPropertyValue('--safe-top')) || 0
  minHeight = Math.min(height, style.minHeight + safeTop)
  //: end
  //: if inHeader
  // The rows begin below the header, which lies over the page.
  gsap.set(root, { paddingTop: height, '--min-height': `${minHeight}px` })
  gsap.set(boxes, { height })
  sizes = layers.map(layer => restingPlace(layer, root.clientWidth, height))
  //: else
  gsap.set(root, { '--length': length })
  sizes = layers.map(layer => restingPlace(layer, root.clientWidth, innerHeight))
  //: end
  //: if hasTiles
  sizes.forEach(({ w, h }, index) => {
    const { copies = 1 } = layers[index]
    //: if isAcross
    gsap.set(elements[index], { width: w * copies, height: h, backgroundSize: `${w}px ${h}px` })
    //: else
    gsap.set(elements[index], { width: w, height: h * copies, backgroundSize: `${w}px ${h}px` })
    //: end
  })
  //: else
  sizes.forEach(({ w, h }, index) => gsap.set(elements[index], { width: w, height: h }))
  //: end
}

function show(scrolled, reduceMotion) {
  const screen = { width: root.clientWidth, height: innerHeight }
  //: if inHeader
  const visible = Math.max(minHeight, height - scrolled)
  for (const box of boxes) box.style.clipPath = `inset(0 0 ${height - visible}px)`
  //: end
  layers.forEach((layer, index) => {
    const now = placeLayer(layer, scrolled, screen, reduceMotion)
    const scale = now.width / sizes[index].w
    //: if not hasTiles
    setters[index]({ x: now.left, y: now.top, scale, opacity: now.opacity })
    //: else if isAcross
    const x = layer.copies ? now.left % now.width - (now.left > 0 ? now.width : 0) : now.left
    setters[index]({ x, y: now.top, scale, opacity: now.opacity })
    //: else
    const y = layer.copies ? now.top % now.height - (now.top > 0 ? now.height : 0) : now.top
    setters[index]({ x: now.left, y, scale, opacity: now.opacity })
    //: end
  })
  //: if inHeader
  //: if bar
  showBar(placeBar(scrolled), visible - height)
  //: end
  //: end
}
