import Effects
import Geometry

extension Paint {
  /// Rows whose edges differ by a rounding still only touch, in points.
  private static let touch = 0.01

  /// Where a run of layers ends whose lines and words may all come last, the lines before the words.
  ///
  /// Words share one texture, lines are plain as rows are, so that a list drawn row by row changes texture with every
  /// layer, and drawn like this it does so twice. It looks the same as long as nothing in the run lies over words or
  /// lines that came before it: the first layer that does begins the next run.
  func endOfRun(of layers: [Layer], from start: Int) -> Int {
    var details: Rect?
    for index in start..<layers.count {
      let frame = layers[index].visibleFrame
      if layers[index].isDetail {
        details = details.map { $0.union(frame) } ?? frame
      } else if let details, details.inset(by: Self.touch).overlaps(frame) {
        return index
      }
    }
    return layers.count
  }
}

extension Paint {
  /// Whether the plain rows of a run are better drawn after everything else of it but words and lines, and may be: they
  /// do not all follow each other, and none lies under a layer that comes later.
  ///
  /// Rows and pictures often take turns. Drawn one after another, plain rows are one batch, and the pictures before
  /// them cover whole the pixels that both share, so that their own edges need no drawing either.
  func canDrawRowsLast(of layers: [Layer], in run: Range<Int>) -> Bool {
    var ground = Ground()
    var groups = 0
    for index in run where layers[index].isRow {
      if groups == 0 || !ground.takes(layers[index]) {
        groups += 1
        _ = ground.take()
        _ = ground.takes(layers[index])
      }
      let row = layers[index].visibleFrame.inset(by: Self.touch)
      for later in index + 1..<max(run.upperBound, index + 1)
      where !layers[later].isDetail && !layers[later].isRow && layers[later].visibleFrame.overlaps(row) {
        return false
      }
    }
    return groups > 1
  }
}

extension Layer {
  /// The surface of a row.
  var isRow: Bool { content == .surface(.row) }

  /// Words and lines, which lie on other layers.
  var isDetail: Bool { isWords || isLine }

  var isWords: Bool { if case .title = content { true } else { false } }

  /// A hairline between rows.
  var isLine: Bool { content == .surface(.separator) || content == .surface(.lightSeparator) }
}
