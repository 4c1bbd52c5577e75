import Effects
import Geometry
import Notation

extension TemplateFacts {
  /// How the scene's pictures lie in their boxes; absent where all are centered and cover them.
  init(focus: FocusPoints?) {
    self.init([
      "focusPoints": .list(focus?.entries.map(\.facts) ?? []),
      // Of the first picture.
      "focusX": .number(focus?.first.point.x), "focusY": .number(focus?.first.point.y),
      // By name, each once; what is centered is left out.
      "namedFocusPoints": .list(focus?.named.map(\.facts) ?? []),
      // Some are seen whole in their boxes: the first one, and by name.
      "hasWhole": .flag(focus?.whole.isEmpty == false), "isFirstWhole": .flag(focus?.first.isWhole == true),
      "wholePictures": .list(focus?.whole.map(\.facts) ?? []),
    ])
  }
}

extension FocusPoints.Entry {
  fileprivate var facts: TemplateFacts {
    TemplateFacts([
      "picture": .name(name), "x": .number(point.x), "y": .number(point.y),
      // Counted from the middle: -1 is the left or upper edge, 1 the other one.
      "biasX": .number((2 * point.x - 1).rounded(digits: 6)), "biasY": .number((2 * point.y - 1).rounded(digits: 6)),
      "percentX": .number(100 * point.x), "percentY": .number(100 * point.y), "aspect": .number(aspect),
      "isWhole": .flag(isWhole),
    ])
  }
}
