//: use style
//: if mixesEases
const linear = (p: number) => p

//: end
//: if hasKeys
//: row
type NAME__Channel = 'opacity'
| 'CHANNEL__'  //: each placeChannels
| 'CHANNEL__'  //: each moreChannels
//: end

/** A layer: its place in shares of its box, its speed relative to the content, and its keyframes along the scroll. */
//: else
/** A layer: its place in shares of its box, its speed relative to the content. */
//: end
//: row 116
export type NAME__Layer = {
  source?: string;
  aspect?: number;
  //: if hasLooks
  look?: { background?: string; borderRadius?: string; boxShadow?: string; filter?: string; mixBlendMode?: 'multiply' | 'screen' | 'overlay' };
  //: end
  //: use layer-type
  //: if hasTiles
  tiles?: number;
  tilesBefore?: number;
  //: end
  //: if hasKeys
  //: if isEased
  //: if hasKeyLists
  keys?: ({ at: number[]; ease?: ((p: number) => number)[] } & Partial<Record<NAME__Channel, number[]>>)[];
  //: else
  keys?: { at: number[]; ease?: ((p: number) => number)[] } & Partial<Record<NAME__Channel, number[]>>;
  //: end
  //: else if hasKeyLists
  keys?: ({ at: number[] } & Partial<Record<NAME__Channel, number[]>>)[];
  //: else
  keys?: { at: number[] } & Partial<Record<NAME__Channel, number[]>>;
  //: end
  still?: Partial<Record<NAME__Channel, number>>;
  //: end
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
      {
        //: use layer-keys
      },
      //: end
      //: end
    ],
    //: end
    //: end
    //: else if keys
    //: row 114
    keys: {
      //: use layer-keys
    },
    //: end
    //: end
    //: if stillKey
    //: row
    still: {
      //: each stillKey
      FIELD__: VALUE__,  //: each stillFields
      //: end
    },
    //: end
    //: end
  },
  //: end
  //: end
]

/** Where a layer rests in its box. This is CSS: a page has it before the script runs. */
export function restNAME__Layer(layer: NAME__Layer, reduceMotion: boolean) {  //: if coversLess
export function restNAME__Layer(layer: NAME__Layer) {  //: else
  //: row 116
  const {
    x = 0.5, y, aspect = USUAL_ASPECT__,
    width = 1,  //: if hasWidths
    tiles = 1, tilesBefore = 0,  //: if hasTiles
    //: if hasTexts
    text, size = 0,
    lineHeight = 1.25,  //: if hasLineHeights
    lines = 1,  //: if hasLines
    //: end
    fills,  //: if hasCovers
  } = layer
  //: end
  //: if hasCovers
  if (fills) {  // the excess is cropped by x, y
    //: if moreFields
    // With reduced motion it covers no more than its box.
    //: row 116
    const {
      FIELD__ = 0,  //: each moreFields
    }: Partial<NAME__Layer> = reduceMotion ? {} : layer
    //: end
    //: end
    //: row
    const w = `(${100 * (ROOM_SHARE_X__)}cqw  //: if roomShareX
    const w = `(100cqw  //: else
    + ${ROOM_POINTS_X__}px  //: if roomPointsX
    )`
    //: end
    //: row
    const h = `(${100 * (ROOM_SHARE_Y__)}cqh  //: if roomShareY
    const h = `(100cqh  //: else
    + ${ROOM_POINTS_Y__}px  //: if roomPointsY
    )`
    //: end
    return {
      //: row 112
      //: row
      left: `calc(${x} * ${w}
      - ${100 * MORE_SHARE_X__}cqw  //: if moreShareX
      - ${MORE_POINTS_X__}px  //: if morePointsX
      )`,
      //: end
      //: row
      top: `calc(${y} * ${h}
      - ${100 * MORE_SHARE_Y__}cqh  //: if moreShareY
      - ${MORE_POINTS_Y__}px  //: if morePointsY
      )`,
      //: end
      width: `max(${w}, ${h} * ${aspect})`,
      aspectRatio: aspect,
      translate: `${-100 * x}% ${-100 * y}%`,
      //: end
    }
  }
  //: end
  const middle = 100 * (tilesBefore + 0.5) / tiles  //: if hasTiles
  return {
    //: row 116
    left: `${100 * x}%`, top: `${100 * y}%`,
    //: if not hasTiles
    width: `${100 * width}%`,  //: if hasWidths
    width: '100%',  //: else
    //: else if isAcross
    width: `${100 * width * tiles}%`,  //: if hasWidths
    width: `${100 * tiles}%`,  //: else
    //: else if hasWidths
    width: `${100 * width}%`,
    //: else
    width: '100%',
    //: end
    //: if hasTexts
    height: text === undefined ? undefined : OWN_LINE__ * size * lines,  //: if hasLines
    height: text === undefined ? undefined : OWN_LINE__ * size,  //: else
    aspectRatio: text === undefined ? aspect : undefined,  //: if not hasTiles
    aspectRatio: text === undefined ? aspect * tiles : undefined,  //: else if isAcross
    aspectRatio: text === undefined ? aspect / tiles : undefined,  //: else
    //: else if not hasTiles
    aspectRatio: aspect,
    //: else if isAcross
    aspectRatio: aspect * tiles,
    //: else
    aspectRatio: aspect / tiles,
    //: end
    translate: '-50% -50%',  //: if not hasTiles
    translate: `${-middle}% -50%`, originX: middle / 100,  //: else if isAcross
    translate: `-50% ${-middle}%`, originY: middle / 100,  //: else
    //: end
  }
}

/** How far a layer has moved from its rest, s points into the scroll; negative while the content is pulled. */
//: row 116
export function placeNAME__Layer(
  layer: NAME__Layer, s: number,
  { height, minHeight }: NAME__Style,  //: if collapses
  //: if isLinked
  reduceMotion: boolean,
  //: use past-rest
  //: else
  reduceMotion: boolean
  //: end
) {
//: end
  //: use layer-way
  //: if hasKeys
  //: use layer-at  //: if isLinked
  const key = (channel: NAME__Channel, rest: number) => {
    if (reduceMotion && channel !== 'opacity') return layer.still?.[channel] ?? rest
    const keys = layer.keys?.find((list) => list[channel]), values = keys?.[channel]  //: if hasKeyLists
    const { keys } = layer, values = keys?.[channel]  //: else
    //: if isLinked
    return keys && values ? transform(at, keys.at, values, { ease: keys.ease }) : rest  //: if isEased
    return keys && values ? transform(at, keys.at, values) : rest  //: else
    //: else if isEased
    return keys && values ? transform(s, keys.at, values, { ease: keys.ease }) : rest
    //: else
    return keys && values ? transform(s, keys.at, values) : rest
    //: end
  }
  //: row 116
  return {
    //: if isAcross
    x: way + key('x', 0),  //: if keysX
    x: way,  //: else
    y: key('y', 0),  //: if keysY
    //: else
    x: key('x', 0),  //: if keysX
    y: way + key('y', 0),  //: if keysY
    y: way,  //: else
    //: end
    scale: Math.max(0.001, key('scale', 1)),  //: if keysScale
    opacity: key('opacity', 1),
    CHANNEL__: key('CHANNEL__', AT_REST__),  //: each moreChannels
  }
  //: end
  //: else if isAcross
  return { x: way }
  //: else
  return { y: way }
  //: end
}
//: if reveals

//: use layer-hidden
//: end
//: if isLinked

//: use past
//: end
