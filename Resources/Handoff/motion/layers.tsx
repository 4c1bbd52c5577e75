//: use style
//: if mixesEases
const linear = (p: number) => p

//: end
//: if hasKeys
//: row
type NAME__Channel = 'opacity'
//: each placeChannels
| 'CHANNEL__'
//: end
//: each moreChannels
| 'CHANNEL__'
//: end
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
  //: if hasFamilies
  family?: string;
  //: end
  //: if hasLineHeights
  lineHeight?: number;
  //: end
  //: if hasSpacings
  spacing?: number;
  //: end
  //: if hasHugs
  hugs?: boolean;
  //: end
  //: if hasTexts
  text?: string;
  size?: number;
  color?: string;
  //: if hasWeights
  weight?: 400 | 500 | 600 | 700;
  //: end
  //: if hasLines
  lines?: number;
  //: end
  //: if hasAligns
  align?: number;
  //: end
  //: end
  x?: number;
  y: number;
  //: if hasWidths
  width?: number;
  //: end
  ratio: number;
  //: if hasStillRatios
  stillRatio?: number;
  //: end
  //: if hasCovers
  fills?: boolean;
  //: end
  //: each moreFields
  FIELD__?: number;
  //: end
  //: if isZoomed
  zoom?: number;
  //: end
  //: if isStillZoomed
  stillZoom?: number;
  //: end
  //: if hasTiles
  tiles?: number;
  tilesBefore?: number;
  //: end
  //: if hasPins
  pinFrom?: number;
  pinTo?: number;
  //: end
  //: if reveals
  hiddenLeft?: number;
  hiddenTop?: number;
  hiddenRight?: number;
  hiddenBottom?: number;
  //: end
  //: if lags
  follow?: number;
  //: end
  //: if hasSpeed
  overSpeed?: boolean;
  //: end
  //: if hasTime
  overTime?: boolean;
  start?: number;
  returns?: boolean;
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
      //: each stillFields
      FIELD__: VALUE__,
      //: end
      //: end
    },
    //: end
    //: end
  },
  //: end
  //: end
]

/** Where a layer rests in its box. This is CSS: a page has it before the script runs. */
//: if coversLess
export function restNAME__Layer(layer: NAME__Layer, reduceMotion: boolean) {
//: else
export function restNAME__Layer(layer: NAME__Layer) {
//: end
  //: row 116
  const {
    x = 0.5, y, aspect = USUAL_ASPECT__,
    //: if hasWidths
    width = 1,
    //: end
    //: if hasTiles
    tiles = 1, tilesBefore = 0,
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
  } = layer
  //: end
  //: if hasCovers
  if (fills) {  // the excess is cropped by x, y
    //: if moreFields
    // With reduced motion it covers no more than its box.
    //: row 116
    const {
      //: each moreFields
      FIELD__ = 0,
      //: end
    }: Partial<NAME__Layer> = reduceMotion ? {} : layer
    //: end
    //: end
    //: row
    //: if roomShareX
    const w = `(${100 * (ROOM_SHARE_X__)}cqw
    //: else
    const w = `(100cqw
    //: end
    //: if roomPointsX
    + ${ROOM_POINTS_X__}px
    //: end
    )`
    //: end
    //: row
    //: if roomShareY
    const h = `(${100 * (ROOM_SHARE_Y__)}cqh
    //: else
    const h = `(100cqh
    //: end
    //: if roomPointsY
    + ${ROOM_POINTS_Y__}px
    //: end
    )`
    //: end
    return {
      //: row 112
      //: row
      left: `calc(${x} * ${w}
      //: if moreShareX
      - ${100 * MORE_SHARE_X__}cqw
      //: end
      //: if morePointsX
      - ${MORE_POINTS_X__}px
      //: end
      )`,
      //: end
      //: row
      top: `calc(${y} * ${h}
      //: if moreShareY
      - ${100 * MORE_SHARE_Y__}cqh
      //: end
      //: if morePointsY
      - ${MORE_POINTS_Y__}px
      //: end
      )`,
      //: end
      width: `max(${w}, ${h} * ${aspect})`,
      aspectRatio: aspect,
      translate: `${-100 * x}% ${-100 * y}%`,
      //: end
    }
  }
  //: end
  //: if hasTiles
  const middle = 100 * (tilesBefore + 0.5) / tiles
  //: end
  return {
    //: row 116
    left: `${100 * x}%`, top: `${100 * y}%`,
    //: if not hasTiles
    //: if hasWidths
    width: `${100 * width}%`,
    //: else
    width: '100%',
    //: end
    //: else if isAcross
    //: if hasWidths
    width: `${100 * width * tiles}%`,
    //: else
    width: `${100 * tiles}%`,
    //: end
    //: else if hasWidths
    width: `${100 * width}%`,
    //: else
    width: '100%',
    //: end
    //: if hasTexts
    //: if hasLines
    height: text === undefined ? undefined : OWN_LINE__ * size * lines,
    //: else
    height: text === undefined ? undefined : OWN_LINE__ * size,
    //: end
    //: if not hasTiles
    aspectRatio: text === undefined ? aspect : undefined,
    //: else if isAcross
    aspectRatio: text === undefined ? aspect * tiles : undefined,
    //: else
    aspectRatio: text === undefined ? aspect / tiles : undefined,
    //: end
    //: else if not hasTiles
    aspectRatio: aspect,
    //: else if isAcross
    aspectRatio: aspect * tiles,
    //: else
    aspectRatio: aspect / tiles,
    //: end
    //: if not hasTiles
    translate: '-50% -50%',
    //: else if isAcross
    translate: `${-middle}% -50%`, originX: middle / 100,
    //: else
    translate: `-50% ${-middle}%`, originY: middle / 100,
    //: end
    //: end
  }
}

/** How far a layer has moved from its rest, s points into the scroll; negative while the content is pulled. */
//: row 116
export function placeNAME__Layer(
  layer: NAME__Layer, s: number,
  //: if collapses
  { height, minHeight }: NAME__Style,
  //: end
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
  //: if isLinked
  //: use layer-at
  //: end
  const key = (channel: NAME__Channel, rest: number) => {
    if (reduceMotion && channel !== 'opacity') return layer.still?.[channel] ?? rest
    //: if hasKeyLists
    const keys = layer.keys?.find((list) => list[channel]), values = keys?.[channel]
    //: else
    const { keys } = layer, values = keys?.[channel]
    //: end
    //: if isLinked
    //: if isEased
    return keys && values ? transform(at, keys.at, values, { ease: keys.ease }) : rest
    //: else
    return keys && values ? transform(at, keys.at, values) : rest
    //: end
    //: else if isEased
    return keys && values ? transform(s, keys.at, values, { ease: keys.ease }) : rest
    //: else
    return keys && values ? transform(s, keys.at, values) : rest
    //: end
  }
  //: row 116
  return {
    //: if isAcross
    //: if keysX
    x: way + key('x', 0),
    //: else
    x: way,
    //: end
    //: if keysY
    y: key('y', 0),
    //: end
    //: else
    //: if keysX
    x: key('x', 0),
    //: end
    //: if keysY
    y: way + key('y', 0),
    //: else
    y: way,
    //: end
    //: end
    //: if keysScale
    scale: Math.max(0.001, key('scale', 1)),
    //: end
    opacity: key('opacity', 1),
    //: each moreChannels
    CHANNEL__: key('CHANNEL__', AT_REST__),
    //: end
  }
  //: end
  //: else if isAcross
  return { x: way }
  //: else
  return { y: way }
  //: end
}
//: if reveals

/** The hidden share of each side of a layer: top, right, bottom, left. */
export function hiddenOfNAME__Layer(layer: NAME__Layer, reveal: number) {
  const { hiddenLeft = 0, hiddenTop = 1, hiddenRight = 0, hiddenBottom = 0 } = layer
  const hidden = 1 - reveal
  return [hiddenTop * hidden, hiddenRight * hidden, hiddenBottom * hidden, hiddenLeft * hidden] as const
}
//: end
//: if isLinked

//: use past
//: end
