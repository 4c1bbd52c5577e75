import Measure
import Notation

/// Whether the layers of a page go on moving after its content has stopped. It compares two pictures at each offset: one
/// taken as soon as the page is drawn, and one at rest.
public struct PageMotion: Sendable {
  private var looked = 0
  private var moved = 0

  public init() {}
}

extension PageMotion {
  /// The difference above which a pixel has changed, and the share of changed pixels above which a picture has.
  private static let (change, share) = (12, 0.002)
  /// Layers follow if they move at `often` offsets or more; a picture that loads late moves at only one. They do not
  /// follow if they move at none of `enough` offsets.
  private static let (often, enough) = (4, 8)

  /// - Parameters:
  ///   - drawn: The page as soon as it is drawn.
  ///   - rested: The page at rest, at the same offset.
  public mutating func look(_ drawn: GrayFrame, _ rested: GrayFrame) {
    looked += 1
    guard drawn.pixels.count == rested.pixels.count else { return }
    let changed = zip(drawn.pixels, rested.pixels).count { abs(Int($0) - Int($1)) > Self.change }
    if Double(changed) > Self.share * Double(drawn.pixels.count) { moved += 1 }
  }

  /// - Parameter follows: Whether layers of the design follow the content.
  func fault(whereDesign follows: Bool) -> Fault? {
    guard follows ? moved == 0 && looked >= Self.enough : moved >= Self.often else { return nil }
    return Fault(
      kind: .follow, layer: nil, designed: .flag(follows), built: .flag(!follows), range: nil, time: nil, off: 0,
      sentence: follows
        ? "The page stands still as soon as its content does. In the design, layers follow the content for a while."
        : "The page goes on moving after its content has stopped. In the design, layers stop with the content.",
      edit: nil, course: [])
  }
}
