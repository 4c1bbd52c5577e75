var title: String
//: if hasSubtitle
var subtitle = ""
//: end
//: if hasValue
var value = ""
//: end
//: if hasSymbol
var symbol = ""
//: end
//: if hasPicture
var picture = ""
//: end

static let all = [
  //: each items
  //: row
  Item(
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
  ),
  //: end
  //: end
]
