/** A row of the sample. */
//: row 124
export type NAME__Item = {
  title: string;
  //: if samplesHaveSubtitle
  subtitle?: string;
  //: end
  //: if samplesHaveValue
  value?: string;
  //: end
  //: if samplesHaveSymbol
  symbol?: string;
  //: end
  //: if stack
  //: if coverBehind
  blurred: ImageSourcePropType;
  //: end
  //: else if cards
  source: ImageSourcePropType;
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
  //: else
  //: if samplesHaveThumbnail
  thumbnail?: ImageSourcePropType;
  //: end
  //: if rows
  source?: ImageSourcePropType;
  //: if focusPoints
  focus?: NAME__Focus;
  //: end
  //: end
  height: number;
  //: end
}
//: end

export const sampleNAME__Items: NAME__Item[] = [
  //: each samples
  //: row 124
  {
    //: if title
    title: "TITLE__",
    //: else
    title: '',
    //: end
    //: if subtitle
    subtitle: "SUBTITLE__",
    //: end
    //: if value
    value: "VALUE__",
    //: end
    //: if symbol
    symbol: "SYMBOL__",
    //: end
    //: if stack
    //: if coverBehind
    blurred: require('./BLURRED_FILE__'),
    //: end
    //: else if cards
    source: require('./PICTURE_FILE__'),
    //: if focusPoints
    focus: focusOfNAME__('PICTURE__'),
    //: end
    //: else
    //: if isWindow
    source: require('./PICTURE_FILE__'),
    //: if focusPoints
    focus: focusOfNAME__('PICTURE__'),
    //: end
    //: else if picture
    thumbnail: require('./PICTURE_FILE__'),
    //: end
    height: HEIGHT__,
    //: end
  },
  //: end
  //: end
]
//: if stack

/** The scene's pictures, of which an album shows as many as it has layers. */
const sampleNAME__Pictures: { name: string; source: ImageSourcePropType }[] = [
  //: each assets
  { name: 'PICTURE__', source: require('./PICTURE_FILE__') },
  //: end
]

const pictureOfNAME__ = (album: number, layer: number) =>
  sampleNAME__Pictures[(album + layer) % sampleNAME__Pictures.length].source
//: if hasCaptionItems

//: use caption
//: end
//: else
//: if hasPictureItems

//: use words
//: end
//: if cards
//: else if not rows

//: use row
//: else if samplesHaveText

//: use row
//: end
//: end
