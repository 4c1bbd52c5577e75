/** What a row says; the scene's own, to begin with. */
//: row
export type Item = {
  title: string
  //: if hasSubtitle
  ; subtitle?: string
  //: end
  //: if hasValue
  ; value?: string
  //: end
  //: if hasSymbol
  ; symbol?: string
  //: end
  //: if hasPicture
  ; picture?: string
  //: end
}
//: end

export const items: Item[] = [
  //: each items
  //: row
  {
    title: "TITLE__",
    //: if subtitle
    subtitle: "SUBTITLE__",
    //: end
    //: if value
    value: "VALUE__",
    //: end
    //: if symbol
    symbol: "SYMBOL__",
    //: end
    //: if picture
    picture: "PICTURE__",
    //: end
  },
  //: end
  //: end
]

//: if hasRowItems
//: use row
//: else if hasPictureItems
//: use words
//: else
//: use caption
//: end
