import Documents
import Effects
import Geometry
import Notation

/// How a scene's pictures lie in their boxes, as code has it: the points that stay in sight, and which are seen whole.
struct FocusPoints: Sendable {
  /// The name of each picture in an app, the point in its unit square, its aspect ratio and its fit.
  struct Entry: Hashable, Sendable {
    var name: String
    var point: Point
    var aspect: Double
    var isWhole: Bool
  }

  var entries: [Entry]

  /// Nil where all pictures are centered and cover their boxes, and for layers, which lie where they are put.
  init?(_ handoff: SceneHandoff) {
    let fits = handoff.setting.fits
    // The parts of a page are files of their own.
    if handoff.setting.isPageHeader { return nil }
    guard fits.contains(where: { $0 != PictureFit() }) else { return nil }
    if case .recipe = handoff.blueprint { return nil }
    entries = fits.enumerated().map { index, fit in
      Entry(
        name: handoff.asset(index).name, point: fit.focus, aspect: handoff.setting.aspect(ofPicture: index),
        isWhole: fit.mode == .contain)
    }
  }
}

extension FocusPoints {
  /// The point of a header's picture.
  var first: Entry { entries[0] }

  /// The points by picture name, without those in the middle.
  var named: [Entry] { each.filter { $0.point != SceneImage.middle } }

  /// The pictures that are seen whole.
  var whole: [Entry] { each.filter(\.isWhole) }

  private var each: [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.name).inserted }
  }
}
