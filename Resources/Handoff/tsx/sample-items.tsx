/** A row of the sample. */
//: row 100
export type NAME__Item = {
  title: string;
  subtitle?: string;  //: if samplesHaveSubtitle
  value?: string;  //: if samplesHaveValue
  symbol?: string;  //: if samplesHaveSymbol
  //: if stack
  //: if coverBehind
  //: row
  blurred:
  //: use source-type
  ;
  //: end
  //: end
  //: else if cards
  //: row
  source:
  //: use source-type
  ;
  //: end
  //: if focusPoints
  //: row
  focus?:
  //: use focus-type
  ;
  //: end
  //: end
  //: else
  //: if samplesHaveThumbnail
  //: row
  thumbnail?:
  //: use source-type
  ;
  //: end
  //: if focusPoints
  //: if not rows
  //: row
  focus?:
  //: use focus-type
  ;
  //: end
  //: end
  //: end
  //: end
  //: if rows
  //: row
  source?:
  //: use source-type
  ;
  //: end
  //: if focusPoints
  //: row
  focus?:
  //: use focus-type
  ;
  //: end
  //: end
  //: end
  height: number;
  //: end
}
//: end

export const sampleNAME__Items: NAME__Item[] = [
  //: each samples
  //: row 100
  {
    title: "TITLE__",  //: if title
    title: '',  //: else
    subtitle: "SUBTITLE__",  //: if subtitle
    value: "VALUE__",  //: if value
    symbol: "SYMBOL__",  //: if symbol
    //: if stack
    //: if coverBehind
    //: row
    blurred:
    //: use blurred-source
    ,
    //: end
    //: end
    //: else if cards
    //: row
    source:
    //: use source
    ,
    //: end
    focus: focusOfNAME__('PICTURE__'),  //: if focusPoints
    //: else
    //: if isWindow
    //: row
    source:
    //: use source
    ,
    //: end
    focus: focusOfNAME__('PICTURE__'),  //: if focusPoints
    //: else if picture
    //: row
    thumbnail:
    //: use source
    ,
    //: end
    focus: focusOfNAME__('PICTURE__'),  //: if focusPoints
    //: end
    height: HEIGHT__,
    //: end
  },
  //: end
  //: end
]
//: if stack

/** The scene's pictures; an album shows one for each of its layers. */
//: row
const sampleNAME__Pictures: {
  name: string; source:
  //: use source-type
}[] = [
//: end
  //: each assets
  //: row 100
  {
    name: 'PICTURE__', source:
    //: use source
  },
  //: end
  //: end
]

const pictureOfNAME__ = (album: number, layer: number) =>
  sampleNAME__Pictures[(album + layer) % sampleNAME__Pictures.length]!.source
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
