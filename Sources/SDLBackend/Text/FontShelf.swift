import Boundary

/// The fonts that are open, and which font was found for what.
struct FontShelf {
  var finder: FontFinder
  var open: [FontKey: Font] = [:]
  /// The height of an H as a share of the font's size.
  var capShares: [FontFile: Double] = [:]
  /// Nil in it: looked for, and none there.
  var standard: [TextStyle.Weight: FontFile?] = [:]
  var fallbacks: [Fallback: FontFile?] = [:]
  /// It has been said that there is no font.
  var isMissingKnown = false

  init(finder: FontFinder) {
    self.finder = finder
  }

  /// A character that the standard font lacks.
  struct Fallback: Hashable {
    var scalar: Unicode.Scalar
    var weight: TextStyle.Weight
  }
}

extension FontShelf {
  /// Each open font holds a file open.
  static let mostOpen = 48
  private static let mostFallbacks = 4096

  mutating func standardFile(_ weight: TextStyle.Weight) -> FontFile? {
    if let known = standard[weight] { return known }
    let file = finder.font(weight)
    standard[weight] = .some(file)
    return file
  }

  mutating func fallbackFile(for scalar: Unicode.Scalar, _ weight: TextStyle.Weight) -> FontFile? {
    let wanted = Fallback(scalar: scalar, weight: weight)
    if let known = fallbacks[wanted] { return known }
    if fallbacks.count >= Self.mostFallbacks { fallbacks.removeAll(keepingCapacity: true) }
    let file = finder.font(weight, having: scalar)
    fallbacks[wanted] = .some(file)
    return file
  }
}
