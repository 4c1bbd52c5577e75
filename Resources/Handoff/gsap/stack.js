// x: where the album's cell begins in the window.
function place(x, screen, i) {
  //: lines steps offsetSteps
  return { pos, offset }
}

function layer(i) {
  //: lines layerSteps lightSteps
  //: if isOutlined
  return { side, middle, opacity }
  //: else
  return { side, middle, opacity, light }
  //: end
}
//: if coverBehind

// How much of the cover of an album is seen over those before it.
function behind(s, album) {
  //: lines behindSteps
  return coverOpacity
}
//: end
//: if hasCaptionItems

// How much of the words below a cover is seen.
function caption(x, screen) {
  //: lines captionSteps
  return captionOpacity
}
//: end

// The deepest layer comes first in the page.
const albums = [...root.querySelectorAll('.NAME_KEBAB__-album')].map(album => {
  return { album, pictures: [...album.querySelectorAll('.NAME_KEBAB__-layer')].reverse() }
})

function measure() {
  //: row 120
  gsap.set(root, {
    '--cell-width': `${cellWidth}px`, '--cover': `${cover}px`, '--pitch': `${pitch}px`,
    //: if coverBehind
    '--cover-behind': coverBehind
    //: end
  })
  //: end
  for (const { pictures } of albums) {
    pictures.forEach((element, i) => {
      //: if isOutlined
      const { side, middle, opacity } = layer(i)
      //: else
      const { side, middle, opacity, light } = layer(i)
      //: end
      //: row 120
      gsap.set(element, {
        //: if isAcross
        width: LAYER_WIDTH__, height: LAYER_HEIGHT__, left: (cellWidth - LAYER_WIDTH__) / 2, top: middle - LAYER_HEIGHT__ / 2,
        //: else
        width: LAYER_WIDTH__, height: LAYER_HEIGHT__, left: middle - LAYER_WIDTH__ / 2, top: (cellWidth - LAYER_HEIGHT__) / 2,
        //: end
        opacity,
        //: if not isOutlined
        filter: `brightness(${light})`,
        //: end
      })
      //: end
    })
  }
}

function show(scrolled, reduceMotion) {
  //: if isAcross
  const screen = root.clientWidth
  //: else
  const screen = innerHeight
  //: end
  albums.forEach(({ album, pictures }, number) => {
    const x = (screen - cellWidth) / 2 + number * pitch - scrolled
    const { pos } = place(x, screen, 0)
    // The one nearest the middle is in front.
    gsap.set(album, { zIndex: Math.round(1000 * Math.max(0, 1 - Math.abs(pos))) })
    pictures.forEach((element, i) => {
      const { offset } = place(x, screen, i)
      //: if not isAcross
      gsap.set(element, { y: reduceMotion ? 0 : offset })
      //: else if isMirrored
      gsap.set(element, { x: reduceMotion ? 0 : -offset })
      //: else
      gsap.set(element, { x: reduceMotion ? 0 : offset })
      //: end
    })
    //: if hasCaptionItems
    gsap.set(album.querySelector('.NAME_KEBAB__-caption'), { opacity: caption(x, screen) })
    //: end
  })
  //: if coverBehind
  root.querySelectorAll('.NAME_KEBAB__-behind > *').forEach((cover, number) => gsap.set(cover, { autoAlpha: behind(scrolled, number) }))
  //: end
}
