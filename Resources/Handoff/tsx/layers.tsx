//: each constants
const CONSTANT__ = VALUE__  // NOTE__
//: end

//: if hasKeys
//: if isEased
type Key = { at: number; x?: number; y?: number; scale?: number; opacity?: number; curve?: number[] }
//: else
type Key = { at: number; x?: number; y?: number; scale?: number; opacity?: number }
//: end

/** A layer: where it lies in shares of its box, its speed over the content's, and what becomes of it over the scroll. */
//: else
/** A layer: where it lies in shares of its box, its speed over the content's. */
//: end
type SceneLayer = {
  name: string
  //: use picture-type
  aspect?: number
  //: if hasTexts
  text?: string
  size?: number
  isLight?: boolean
  align?: number
  //: end
  x: number
  y: number
  width?: number
  ratio: number
  //: if hasCovers
  fills?: boolean
  //: end
  //: each moreFields
  FIELD__?: number
  //: end
  //: if isZoomed
  zoom?: number
  //: end
  //: if hasTiles
  copies?: number
  //: end
  //: if hasKeys
  keys?: Key[]
  //: end
}

export const layers: SceneLayer[] = [
  //: each layers
  //: if keys
  {
    //: use layer-fields
    keys: [
      //: each keys
      //: row
      {
        //: each fields
        FIELD__: VALUE__,
        //: end
        //: if curve
        curve: [X1__, Y1__, X2__, Y2__],
        //: end
      },
      //: end
      //: end
    ]
  },
  //: else
  //: row 112
  {
    //: use layer-fields
  },
  //: end
  //: end
  //: end
]

/** s: from rest; negative while the content is pulled. */
export function placeLayer(layer: SceneLayer, s: number, screen: { width: number; height: number }, still: boolean) {
  //: use worklet
  //: if inHeader
  const rest = restingPlace(layer, screen.width, height)
  //: else
  const rest = restingPlace(layer, screen.width, screen.height)
  //: end
  //: use layer-motion
}

function restingPlace(layer: SceneLayer, boxWidth: number, boxHeight: number) {
  //: use worklet
  //: row
  const {
    x, y, width = 1, aspect = 1,
    //: if hasTexts
    text, size = 0,
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
  const line = text === undefined ? width * boxWidth / aspect : size * 1.25
  //: lines widthSteps lineSteps cornerSteps
  //: else
  //: lines widthSteps heightSteps cornerSteps
  //: end
  return { left, top, w, h }
}
//: if hasKeys

//: use layer-keys
//: end
