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

//: use bar
//: end
//: end

const elements = layers.map((_, index) => root.querySelector(`.NAME_KEBAB__-l${index}`))

function measure() {
  //: if inHeader
  // The rows begin below the header, which lies over the page.
  gsap.set(root, { paddingTop: height })
  gsap.set(root, { '--min-height': `${minHeight}px` })
  //: else
  gsap.set(root, { '--length': length })
  //: end
}

function show(scrolled, reduceMotion) {
  const screen = { width: root.clientWidth, height: innerHeight }
  //: if inHeader
  gsap.set(root.querySelectorAll('.NAME_KEBAB__-stage, .NAME_KEBAB__-head'), { height: Math.max(minHeight, height - scrolled) })
  //: end
  layers.forEach((layer, index) => {
    const place = placeLayer(layer, scrolled, screen, reduceMotion)
    //: if hasTiles
    if (layer.copies) {
      //: if isAcross
      const first = place.left % place.width - (place.left > 0 ? place.width : 0)
      const tiles = { x: first, y: place.top, width: place.width * layer.copies, height: place.height }
      //: else
      const first = place.top % place.height - (place.top > 0 ? place.height : 0)
      const tiles = { x: place.left, y: first, width: place.width, height: place.height * layer.copies }
      //: end
      gsap.set(elements[index], { ...tiles, opacity: place.opacity, backgroundSize: `${place.width}px ${place.height}px` })
      return
    }
    //: end
    //: row 120
    gsap.set(elements[index], {
      x: place.left, y: place.top, scale: place.scale,
      width: place.width / place.scale, height: place.height / place.scale, opacity: place.opacity
    })
    //: end
  })
  //: if inHeader
  //: if bar
  showBar(placeBar(scrolled))
  //: end
  //: end
}
