import Effects
import Geometry
import Notation

extension Facts {
  /// The scene's own items, and the points of its pictures that stay in sight; all of it is absent where there are
  /// none.
  init(items: SampleItems?, focus: FocusPoints?) {
    self.init([
      "hasRowItems": .flag(items?.place == .row),
      "hasPictureItems": .flag(items?.place == .picture),
      "hasCaptionItems": .flag(items?.place == .caption),
      // Some item has more than its title.
      "hasDetails": .flag(items?.fields.isEmpty == false),
      "items": .list(items?.items.map(Self.item) ?? []),
      "hasCards": .flag(items?.hasCards == true),
      "itemHeight": .number(items?.height),
      // A card leaves a gap to the next one.
      "drawnItemHeight": .number(items?.drawnHeight),
      // How much of a picture its words take, from its foot.
      "footHeight": .number(items?.footHeight),
      "scrim": .number(items?.scrim),
      "focusPoints": .list(focus?.entries.map(\.facts) ?? []),
      // Of the first picture.
      "focusX": .number(focus?.first.point.x), "focusY": .number(focus?.first.point.y),
      // By name, each once; what is centred is left out.
      "namedFocusPoints": .list(focus?.named.map(\.facts) ?? []),
    ])
    for field in SampleItems.allFields {
      self["has" + field.prefix(1).uppercased() + field.dropFirst()] = .flag(items?.has(field) == true)
    }
  }

  private static func item(_ item: [String: String]) -> Facts {
    var facts = Facts([
      "title": .words(item["title"] ?? ""), "picture": .name(item["picture"]),
      "pictureFile": .name(item["pictureFile"]),
    ])
    for field in ["subtitle", "value", "symbol"] { facts[field] = .words(item[field]) }
    return facts
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
