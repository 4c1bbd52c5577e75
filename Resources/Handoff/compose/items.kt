/** What a row says; the scene's own, to begin with. */
//: row
data class NAME__Item(
  val title: String,
  //: if hasSubtitle
  val subtitle: String = "",
  //: end
  //: if hasValue
  val value: String = "",
  //: end
  //: if hasSymbol
  val symbol: String = "",
  //: end
  //: if hasPicture
  val picture: String = "",
  //: end
)
//: end

val NAME_VALUE__Items = listOf(
  //: each items
  //: row
  NAME__Item(
    "TITLE__",
    //: if subtitle
    subtitle = "SUBTITLE__",
    //: end
    //: if value
    value = "VALUE__",
    //: end
    //: if symbol
    symbol = "SYMBOL__",
    //: end
    //: if picture
    picture = "PICTURE__",
    //: end
  ),
  //: end
  //: end
)

//: if hasRowItems
//: use row
//: else if hasPictureItems
//: use words
//: else
//: use caption
//: end
