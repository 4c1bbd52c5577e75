//: if rows
/// A row: a window into its picture, or text.
//: else if stack
/// An album.
//: else if cards
/// A card.
//: else
/// A row of the list.
//: end
struct NAME__Item: Identifiable, Hashable, Sendable {
  var id: Int
  //: if samplesHaveTitle
  var title = ""
  //: end
  //: if samplesHaveSubtitle
  var subtitle = ""
  //: end
  //: if samplesHaveValue
  var value = ""
  //: end
  //: if samplesHaveSymbol
  var symbol = ""
  //: end
  //: if samplesHavePicture
  var picture: String?  // name in the asset catalog
  //: end
  //: if stack
//: if coverBehind
  var blurred: String?  // a small, already blurred copy
  //: end
  //: end
  //: if stack
  //: else if not cards
  var height: CGFloat
  //: end
  //: if rows
  //: if needsAspect
  var aspect: CGFloat = ASPECT__  // width over height of the picture
  //: end
  //: if samplesHaveText
  var isWindow = true
  //: end
  //: end
}
