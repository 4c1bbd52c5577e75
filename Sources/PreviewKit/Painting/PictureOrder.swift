import Effects
import Geometry

/// A drawing order for a run of pictures that groups those of one file without a visible difference: a picture is never
/// drawn before one that it overlaps.
///
/// Each change of texture is a call to the renderer. Neighboring albums show the same files at different depths; drawn
/// album by album every layer is a call, and in this order nearly one per file.
struct PictureOrder {
  /// Longer runs are drawn in their original order.
  static let longest = UInt64.bitWidth

  private let start: Int
  /// Pictures not drawn yet, one bit each.
  private var left: UInt64
  private var last: Int?
  /// For each picture, those that it overlaps.
  private var under = InlineArray<64, UInt64>(repeating: 0)
  /// For each picture, those of the same file, including itself.
  private var alike = InlineArray<64, UInt64>(repeating: 0)

  /// Nil if there is nothing to gain, or the run contains rows or text, which have an order of their own.
  init?(of layers: [Layer], in run: Range<Int>) {
    guard run.count > 2, run.count <= Self.longest, Self.hasRepetition(layers, in: run) else { return nil }
    self.init(layers, run)
  }

  /// Finds overlaps and common files. In one function, because arrays this large are copied when passed to another.
  private init(_ layers: [Layer], _ run: Range<Int>) {
    start = run.lowerBound
    left = run.count == Self.longest ? .max : (1 << UInt64(run.count)) - 1
    var frames = InlineArray<64, Rect>(repeating: Rect(.zero))
    var files = InlineArray<64, Int>(repeating: Self.noFile)
    for place in 0..<run.count {
      let (frame, file) = (layers[start + place].drawnFrame, layers[start + place].content.picture ?? Self.noFile)
      (frames[place], files[place]) = (frame, file)
      let (edge, own) = (frame.inset(by: -Self.softness), UInt64(1) << UInt64(place))
      var (lower, same) = (UInt64(0), own)
      for earlier in 0..<place {
        if frames[earlier].overlaps(edge) { lower |= 1 << UInt64(earlier) }
        guard file != Self.noFile, file == files[earlier] else { continue }
        same |= 1 << UInt64(earlier)
        alike[earlier] |= own
      }
      (under[place], alike[place]) = (lower, same)
    }
  }

  private static let noFile = -1
}

extension PictureOrder {
  /// Edges are antialiased over a pixel, so pictures closer than this, in points, count as overlapping.
  private static let softness = 1.0

  private static func hasRepetition(_ layers: [Layer], in run: Range<Int>) -> Bool {
    var files: UInt64 = 0
    var repeats = false
    for index in run {
      guard !layers[index].isRow, !layers[index].isDetail else { return false }
      guard let picture = layers[index].content.picture else { continue }
      let bit: UInt64 = 1 << UInt64(picture.magnitude % 64)
      repeats = repeats || files & bit != 0
      files |= bit
    }
    return repeats
  }

  /// The next picture: another one of the last file, otherwise the first that is the only one of its file or whose
  /// group can all follow it.
  mutating func next() -> Int? {
    guard left != 0 else { return nil }
    var choice: Int?
    var rest = left
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest - 1
      guard isReady(place) else { continue }
      if let last, alike[last] & 1 << UInt64(place) != 0 {
        choice = place
        break
      }
      if choice == nil, canFinish(alike[place] & left) { choice = place }
    }
    // Nothing lies under the first, so there is always one.
    let place = choice ?? left.trailingZeroBitCount
    left &= ~(1 << UInt64(place))
    last = place
    return start + place
  }

  private func isReady(_ place: Int) -> Bool { left & 1 << UInt64(place) != 0 && under[place] & left == 0 }

  private func canFinish(_ pictures: UInt64) -> Bool {
    var rest = pictures
    while rest != 0 {
      guard isReady(rest.trailingZeroBitCount) else { return false }
      rest &= rest - 1
    }
    return true
  }
}
