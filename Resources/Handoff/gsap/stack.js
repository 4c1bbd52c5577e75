// x: start of the album's cell in the window.
function place(x, screen, i) {
  //: lines steps offsetSteps
  return { pos, offset }
}

function layer(i) {
  //: lines layerSteps
  return { side, middle, opacity }
}
//: if coverBehind

// The opacity of an album's cover over the ones before it.
function behind(s, album) {
  //: lines behindSteps
  return coverOpacity
}
//: end
//: if hasCaptionItems

// The opacity of the words below a cover.
function caption(x, screen) {
  //: lines captionSteps
  return captionOpacity
}
//: end

// The deepest layer comes first in the page.
const albums = [...root.querySelectorAll('.NAME_KEBAB__-album')].map(album => {
  const pictures = [...album.querySelectorAll('.NAME_KEBAB__-layer')].reverse()
  return {
    album, pictures,
    //: if isAcross
    shifts: pictures.map(picture => gsap.quickSetter(picture, 'x', 'px')),
    //: else
    shifts: pictures.map(picture => gsap.quickSetter(picture, 'y', 'px')),
    //: end
    //: if hasCaptionItems
    fade: gsap.quickSetter(album.querySelector('.NAME_KEBAB__-caption'), 'opacity'),
    //: end
  }
})
//: if coverBehind
const covers = [...root.querySelectorAll('.NAME_KEBAB__-behind > *')].map(cover => gsap.quickSetter(cover, 'css'))
//: end

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
      const { side, middle, opacity } = layer(i)
      //: row 120
      gsap.set(element, {
        //: if isAcross
        width: LAYER_WIDTH__, height: LAYER_HEIGHT__, left: (cellWidth - LAYER_WIDTH__) / 2, top: middle - LAYER_HEIGHT__ / 2,
        //: else
        width: LAYER_WIDTH__, height: LAYER_HEIGHT__, left: middle - LAYER_WIDTH__ / 2, top: (cellWidth - LAYER_HEIGHT__) / 2,
        //: end
        opacity
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
  //: if hasCaptionItems
  albums.forEach(({ album, shifts, fade }, number) => {
  //: else
  albums.forEach(({ album, shifts }, number) => {
  //: end
    const x = (screen - cellWidth) / 2 + number * pitch - scrolled
    const { pos } = place(x, screen, 0)
    // The one nearest the middle is in front.
    album.style.zIndex = Math.round(1000 * Math.max(0, 1 - Math.abs(pos)))
    shifts.forEach((shift, i) => {
      const { offset } = place(x, screen, i)
      //: if isMirrored
      shift(reduceMotion ? 0 : -offset)
      //: else
      shift(reduceMotion ? 0 : offset)
      //: end
    })
    //: if hasCaptionItems
    fade(caption(x, screen))
    //: end
  })
  //: if coverBehind
  covers.forEach((set, number) => {
    const opacity = behind(scrolled, number)
    set({ opacity, visibility: opacity > 0 ? 'inherit' : 'hidden' })
  })
  //: end
}
