nonisolated struct NAME__Style: Hashable, Sendable {
  //: align
  //: each constants
  var CONSTANT__ = PLAIN_VALUE__  // NOTE__  //: if isCount
  var CONSTANT__: CGFloat = VALUE__  // NOTE__  //: else
  //: end
  //: end

  /// A card's top edge on the screen, its size about the middle of that edge, and how dark it is.
  struct Place: Hashable, Sendable {
    var y, size, shade, opacity: CGFloat
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  func place(of card: Int, scrolled s: CGFloat, reduceMotion: Bool = false) -> Place {
    let i = CGFloat(card)
    let visible = CGFloat(visible)
    //: lines steps
    if reduceMotion { return Place(y: top + i * pitch - s, size: 1, shade: 0, opacity: 1) }
    return Place(y: y, size: size, shade: shade, opacity: opacity)
  }

  /// Length of the list in a frame of this height: the last card rests at the first card's place.
  func length(of count: Int, screen: CGFloat) -> CGFloat {
    screen + CGFloat(max(0, count - 1)) * (cardHeight + gap)
  }

  /// The cards to create while one is at the top: cards still visible below later cards, and cards that
  /// appear before the next card is at the top.
  func near(_ first: Int, of count: Int, screen: CGFloat) -> Range<Int> {
    let ahead = Int((screen / max(1, cardHeight + gap)).rounded(.up)) + 1
    let start = min(max(0, first - visible - 1), count)
    return start..<min(max(start, first + ahead + 1), count)
  }
}
