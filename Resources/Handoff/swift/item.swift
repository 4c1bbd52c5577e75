/// A row: a window into its picture, or text.  //: if rows
/// An album.  //: else if stack
/// A card.  //: else if cards
/// A row of the list.  //: else
struct NAME__Item: Identifiable, Hashable, Sendable {
  var id: Int
  var title = ""  //: if samplesHaveTitle
  var subtitle = ""  //: if samplesHaveSubtitle
  var value = ""  //: if samplesHaveValue
  var symbol = ""  //: if samplesHaveSymbol
  var picture: String?  // name in the asset catalog  //: if samplesHavePicture
  //: if stack
  var blurred: String?  // a small, already blurred copy  //: if coverBehind
  //: end
  //: if stack
  //: else if not cards
  var height: CGFloat
  //: end
  //: if rows
  var aspect: CGFloat = ASPECT__  // width over height of the picture  //: if needsAspect
  var isWindow = true  //: if samplesHaveText
  //: end
}
