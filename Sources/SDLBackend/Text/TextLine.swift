/// A line of text as the canvas keeps it. Lengths are pixels.
struct TextLine {
  /// Where its pixels lie; nil: it was only measured.
  var place: Place?
  var width: Int
  var height: Int
  /// From the top to the baseline.
  var ascent: Int
  /// Of its capitals, with its fraction.
  var capHeight: Double

  /// A place on a page, with a transparent margin of one texel on each side.
  struct Place {
    var page: Int
    var x: Int
    var y: Int
  }
}

extension TextLine {
  /// Nothing to see.
  static let blank = TextLine(place: nil, width: 0, height: 0, ascent: 0, capHeight: 0)
}
