//: use style
//: if hasKeys
//: row 100
export type NAME__LayerKey = {
  at: number;
  CHANNEL__?: number;  //: each placeChannels
  CHANNEL__?: number;  //: each moreChannels
  ease?: (p: number) => number;  //: if isEased
  opacity?: number
}
//: end

/**
 * A layer: its place in shares of its box, its speed relative to the content, and its keyframes along the scroll.
 * `stillRatio` and `still`, except its opacity, are for reduced motion.
 */
//: else
/** A layer: its place in shares of its box, its speed relative to the content. */
//: end
//: row 116
export type NAME__Layer = {
  source?: ImageSourcePropType;
  aspect?: number;
  //: if hasLooks
  look?: {
    backgroundColor?: string; experimental_backgroundImage?: string; borderRadius?: number | string;
    boxShadow?: string; mixBlendMode?: 'multiply' | 'screen' | 'overlay'
  };
  //: end
  //: use layer-type
  //: if hasTiles
  copies?: number;
  lead?: number;  //: if hasLeads
  //: end
  keys?: NAME__LayerKey[][];  //: if hasKeyLists
  keys?: NAME__LayerKey[];  //: else if hasKeys
  still?: NAME__LayerKey;  //: if hasKeys
}
//: end

export const NAME__Layers: NAME__Layer[] = [
  //: each layers
  // LAYER__
  //: row 118
  {
    //: row 114
    //: use layer-fields
    //: end
    //: if hasKeyLists
    //: if keyLists
    //: row 114
    keys: [
      //: each keyLists
      //: row 112
      [
        //: use layer-key-list
      ],
      //: end
      //: end
    ],
    //: end
    //: end
    //: else if keys
    //: row 114
    keys: [
      //: use layer-key-list
    ],
    //: end
    //: end
    //: each stillKey
    //: row 114
    still: {
      FIELD__: VALUE__,  //: each fields
    },
    //: end
    //: end
  },
  //: end
  //: end
]

/** s: from rest; negative while the content is pulled. */
//: row 100
export function placeNAME__Layer(
  layer: NAME__Layer, s: number, screen: { width: number; height: number },
  { height, minHeight }: NAME__Style,  //: if collapses
  { height }: NAME__Style,  //: else if inHeader
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
  const rest = restNAME__Layer(covering, screen.width, height)  //: if inHeader
  const rest = restNAME__Layer(covering, screen.width, screen.height)  //: else
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
    width = 1,  //: if hasWidths
    //: if hasTexts
    text, size = 0,
    lineHeight = 1.25,  //: if hasLineHeights
    lines = 1,  //: if hasLines
    //: end
    fills,  //: if hasCovers
    FIELD__ = 0,  //: each moreFields
    zoom = 1,  //: if isZoomed
  } = layer
  //: end
  //: if isPlainCover
  const w = fills ? Math.max(boxWidth, boxHeight * aspect) : width * boxWidth  //: if hasWidths
  const w = fills ? Math.max(boxWidth, boxHeight * aspect) : boxWidth  //: else
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
  const line = text === undefined ? width * boxWidth / aspect : size * OWN_LINE__ * lines  //: if hasWidths
  const line = text === undefined ? boxWidth / aspect : size * OWN_LINE__ * lines  //: else
  //: else
  const line = text === undefined ? width * boxWidth / aspect : size * OWN_LINE__  //: if hasWidths
  const line = text === undefined ? boxWidth / aspect : size * OWN_LINE__  //: else
  //: end
  //: lines widthSteps lineSteps cornerSteps
  //: else
  //: lines widthSteps heightSteps cornerSteps
  //: end
  //: end
  return { left, top, w, h }
}
//: if reveals

//: use layer-hidden
//: end
//: if hasKeys

//: use layer-keys
//: end
//: if isLinked

//: use past
//: end
