//: use style
//: if hasKeys
//: row 100
export type NAME__LayerKey = {
  at: number;
  //: each placeChannels
  CHANNEL__?: number;
  //: end
  //: each moreChannels
  CHANNEL__?: number;
  //: end
  //: if isEased
  ease?: (p: number) => number;
  //: end
  opacity?: number
}
//: end

/** A layer: its place in shares of its box, its speed relative to the content, and its keyframes along the scroll. */
//: else
/** A layer: its place in shares of its box, its speed relative to the content. */
//: end
export type NAME__Layer = {
  //: use picture-type
  aspect?: number
  //: if hasLooks
  look?: {
    backgroundColor?: string
    experimental_backgroundImage?: string
    borderRadius?: number | string
    boxShadow?: string
    mixBlendMode?: 'multiply' | 'screen' | 'overlay'
  }
  //: end
  //: if hasFamilies
  family?: string
  //: end
  //: if hasLineHeights
  lineHeight?: number
  //: end
  //: if hasSpacings
  spacing?: number
  //: end
  //: if hasHugs
  hugs?: boolean
  //: end
  //: if hasTexts
  text?: string
  size?: number
  color?: string
  //: if hasWeights
  weight?: 400 | 500 | 600 | 700
  //: end
  //: if hasLines
  lines?: number
  //: end
  align?: number
  //: end
  x?: number
  y: number
  //: if hasWidths
  width?: number
  //: end
  ratio: number
  //: if hasStillRatios
  stillRatio?: number  // with reduced motion
  //: end
  //: if hasCovers
  fills?: boolean
  //: end
  //: each moreFields
  FIELD__?: number
  //: end
  //: if isZoomed
  zoom?: number
  //: end
  //: if isStillZoomed
  stillZoom?: number
  //: end
  //: if hasTiles
  copies?: number
  //: if hasLeads
  lead?: number
  //: end
  //: end
  //: if hasPins
  pinFrom?: number
  pinTo?: number
  //: end
  //: if reveals
  hiddenLeft?: number
  hiddenTop?: number
  hiddenRight?: number
  hiddenBottom?: number
  //: end
  //: if lags
  follow?: number
  //: end
  //: if hasSpeed
  overSpeed?: boolean
  //: end
  //: if hasTime
  overTime?: boolean
  start?: number
  returns?: boolean
  //: end
  //: if hasKeyLists
  keys?: NAME__LayerKey[][]  // each list has the keys of some values
  //: else if hasKeys
  keys?: NAME__LayerKey[]
  //: end
  //: if hasKeys
  still?: NAME__LayerKey  // its keys with reduced motion, except the opacity
  //: end
}

export const NAME__Layers: NAME__Layer[] = [
  //: each layers
  // LAYER__
  //: if takesKeys
  {
    //: use layer-fields
    //: if hasKeyLists
    //: if keyLists
    keys: [
      //: each keyLists
      [
        //: use layer-key-list
      ],
      //: end
    //: if stillKey
    ],
    //: else
    ]
    //: end
    //: end
    //: else if keys
    keys: [
      //: use layer-key-list
    //: if stillKey
    ],
    //: else
    ]
    //: end
    //: end
    //: each stillKey
    //: row 100
    still: {
      //: each fields
      FIELD__: VALUE__,
      //: end
    }
    //: end
    //: end
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
//: row 100
export function placeNAME__Layer(
  layer: NAME__Layer, s: number, screen: { width: number; height: number },
  //: if collapses
  { height, minHeight }: NAME__Style,
  //: else if inHeader
  { height }: NAME__Style,
  //: end
  //: if isLinked
  reduceMotion: boolean,
  //: use past-rest
  //: else
  reduceMotion: boolean
  //: end
) {
//: end
  //: use worklet
  //: if coversLess
  //: use layer-covering
  //: if inHeader
  const rest = restNAME__Layer(covering, screen.width, height)
  //: else
  const rest = restNAME__Layer(covering, screen.width, screen.height)
  //: end
  //: else if inHeader
  const rest = restNAME__Layer(layer, screen.width, height)
  //: else
  const rest = restNAME__Layer(layer, screen.width, screen.height)
  //: end
  //: use layer-motion
}

/** The place of a layer at rest. */
export function restNAME__Layer(layer: NAME__Layer, boxWidth: number, boxHeight: number) {
  //: use worklet
  //: row 100
  const {
    x = 0.5, y, aspect = USUAL_ASPECT__,
    //: if hasWidths
    width = 1,
    //: end
    //: if hasTexts
    text, size = 0,
    //: if hasLineHeights
    lineHeight = 1.25,
    //: end
    //: if hasLines
    lines = 1,
    //: end
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
  //: if isPlainCover
  //: if hasWidths
  const w = fills ? Math.max(boxWidth, boxHeight * aspect) : width * boxWidth
  //: else
  const w = fills ? Math.max(boxWidth, boxHeight * aspect) : boxWidth
  //: end
  const h = w / aspect
  // A picture that fills is cropped by x, y; others have their middle there.
  const left = x * boxWidth - (fills ? x : 0.5) * w
  const top = y * boxHeight - (fills ? y : 0.5) * h
  //: else
  //: if hasCovers
  if (fills) {
    //: lines coveringSteps
    return { left, top, w, h }
  }
  //: end
  //: if hasTexts
  //: if hasLines
  //: if hasWidths
  const line = text === undefined ? width * boxWidth / aspect : size * OWN_LINE__ * lines
  //: else
  const line = text === undefined ? boxWidth / aspect : size * OWN_LINE__ * lines
  //: end
  //: else
  //: if hasWidths
  const line = text === undefined ? width * boxWidth / aspect : size * OWN_LINE__
  //: else
  const line = text === undefined ? boxWidth / aspect : size * OWN_LINE__
  //: end
  //: end
  //: lines widthSteps lineSteps cornerSteps
  //: else
  //: lines widthSteps heightSteps cornerSteps
  //: end
  //: end
  return { left, top, w, h }
}
//: if reveals

/** The hidden share of each side of a layer: top, right, bottom, left. */
export function hiddenOfNAME__Layer(layer: NAME__Layer, reveal: number) {
  //: use worklet
  const { hiddenLeft = 0, hiddenTop = 1, hiddenRight = 0, hiddenBottom = 0 } = layer
  const hidden = 1 - reveal
  return [hiddenTop * hidden, hiddenRight * hidden, hiddenBottom * hidden, hiddenLeft * hidden] as const
}
//: end
//: if hasKeys

//: use layer-keys
//: end
//: if isLinked

//: use past
//: end
