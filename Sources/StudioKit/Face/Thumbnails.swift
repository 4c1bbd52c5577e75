import Geometry

/// Where the gallery's pictures lie, from the top: all alike, one below the other. No array, since it is asked for in
/// every frame.
struct Thumbnails: RandomAccessCollection, Hashable {
  /// The first one, before its edges are put on whole points.
  var first: Rect
  /// From one to the next.
  var pitch: Double
  var count: Int

  /// A gallery without pictures.
  static let none = Thumbnails(first: Rect(x: 0, y: 0, width: 0, height: 0), pitch: 0, count: 0)
}

extension Thumbnails {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Rect {
    Rect(
      x: first.x, y: (first.y + pitch * Double(index)).rounded(), width: first.width, height: first.height.rounded())
  }
}
