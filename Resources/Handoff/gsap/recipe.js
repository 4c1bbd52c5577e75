// Layers: the place of each in shares of its box, its speed over the content's, and its keyframes along the scroll.
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
  //: if coversLess
  //: use layer-covering.tsx
  //: if inHeader
  const rest = restingPlace(covering, screen.width, height)
  //: else
  const rest = restingPlace(covering, screen.width, screen.height)
  //: end
  //: else if inHeader
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
//: if reveals

// The hidden share of each side of a layer: top, right, bottom, left.
function hiddenOfLayer({ hiddenLeft = 0, hiddenTop = 1, hiddenRight = 0, hiddenBottom = 0 }, reveal) {
  return [hiddenTop, hiddenRight, hiddenBottom, hiddenLeft].map(side => side * (1 - reveal))
}
//: end
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
  // The rows begin below the header, which covers the page.
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
    //: if hasShapedTiles
    for (const copy of elements[index].children) gsap.set(copy, { width: w, height: h, backgroundSize: `${w}px ${h}px` })
    //: end
  })
  //: else
  //: if turns
  sizes.forEach(({ w, h }, index) => {
    const origin = layers[index].copies ? '0 0' : `${w / 2}px ${h / 2}px`
    gsap.set(elements[index], { width: w, height: h, transformOrigin: origin })
  })
  //: else
  sizes.forEach(({ w, h }, index) => gsap.set(elements[index], { width: w, height: h }))
  //: end
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
    //: if hasTiles
    //: if isAcross
    //: if hasLeads
    const x = layer.copies ? now.left % now.width - ((now.left > 0 ? 1 : 0) + (layer.lead ?? 0)) * now.width : now.left
    //: else
    const x = layer.copies ? now.left % now.width - (now.left > 0 ? now.width : 0) : now.left
    //: end
    //: if isShaped
    const place = { x, y: now.top, scale, opacity: now.opacity }
    //: else
    setters[index]({ x, y: now.top, scale, opacity: now.opacity })
    //: end
    //: else
    //: if hasLeads
    const y = layer.copies ? now.top % now.height - ((now.top > 0 ? 1 : 0) + (layer.lead ?? 0)) * now.height : now.top
    //: else
    const y = layer.copies ? now.top % now.height - (now.top > 0 ? now.height : 0) : now.top
    //: end
    //: if isShaped
    const place = { x: now.left, y, scale, opacity: now.opacity }
    //: else
    setters[index]({ x: now.left, y, scale, opacity: now.opacity })
    //: end
    //: end
    //: else if isShaped
    const place = { x: now.left, y: now.top, scale, opacity: now.opacity }
    //: else
    setters[index]({ x: now.left, y: now.top, scale, opacity: now.opacity })
    //: end
    //: if isShaped
    //: if turns
    if (!layer.copies) {  // it is scaled and turned about its middle
      place.x += (now.width - sizes[index].w) / 2
      place.y += (now.height - sizes[index].h) / 2
      place.rotation = now.rotation
    }
    //: end
    //: if blurs
    place.filter = now.blur > 0 ? `blur(${now.blur / Math.max(0.001, scale)}px)` : 'none'
    //: end
    //: if reveals
    const clip = now.reveal < 1 ? `inset(${hiddenOfLayer(layer, now.reveal).map(side => `${side * 100}%`).join(' ')})` : 'none'
    if (!layer.copies) place.clipPath = clip
    //: end
    setters[index](place)
    //: if hasShapedTiles
    // Of a strip of copies each is turned and revealed by itself.
    if (layer.copies) for (const copy of elements[index].children) {
      //: if turns
      copy.style.transform = `rotate(${now.rotation}deg)`
      //: end
      //: if reveals
      copy.style.clipPath = clip
      //: end
    }
    //: end
    //: end
  })
  //: if inHeader
  //: if bar
  //: if barIsSmall
  showBar(placeBar(scrolled), visible - height)
  //: else
  // With reduced motion its title is small from the start.
  const bar = reduceMotion ? { ...placeBar(Infinity), barOpacity: placeBar(scrolled).barOpacity } : placeBar(scrolled)
  showBar(bar, visible - height)
  //: end
  //: end
  //: end
}
