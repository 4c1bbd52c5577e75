import Effects
import Geometry
import Notation

extension Facts {
  /// The points of the scene's pictures that stay in sight; absent where there are none.
  init(focus: FocusPoints?) {
    self.init([
      "focusPoints": .list(focus?.entries.map(\.facts) ?? []),
      // Of the first picture.
      "focusX": .number(focus?.first.point.x), "focusY": .number(focus?.first.point.y),
      // By name, each once; what is centred is left out.
      "namedFocusPoints": .list(focus?.named.map(\.facts) ?? []),
    ])
  }
}

extension FocusPoints.Entry {
  fileprivate var facts: Facts {
    Facts([
      "picture": .name(name), "x": .number(point.x), "y": .number(point.y),
      // Counted from the middle: -1 is the left or upper edge, 1 the other one.
      "biasX": .number((2 * point.x - 1).rounded(digits: 6)), "biasY": .number((2 * point.y - 1).rounded(digits: 6)),
      "aspect": .number(aspect),
    ])
  }
}
