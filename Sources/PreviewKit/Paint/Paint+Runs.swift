import Effects
import Geometry

extension Paint {
  /// Rows whose edges differ by a rounding still only touch, in points.
  private static let touch = 0.01

  /// Where a run of layers ends whose words and lines may all come last.
  ///
  /// They share one texture and surfaces share none, so that a list drawn row by row changes texture with every
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

extension Layer {
  /// Words and lines, which lie on other layers.
  var isDetail: Bool {
    switch content {
    case .title, .surface(.separator), .surface(.lightSeparator): true
    default: false
    }
  }
}
