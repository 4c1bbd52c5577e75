import Documents
import Effects
import Geometry
import PreviewKit
import Text

/// The effect of a device on a scene: whether pictures cover their windows, and their sharpness.
struct ScreenReport: Hashable, Sendable {
  /// Whether no offset shows a gap. Nil if nothing could leave one.
  let isCovered: Bool?
  /// The largest gap found, in points.
  let gap: Double
  /// Picture pixels per screen pixel, for the picture with the fewest. Nil if there is none.
  let sharpness: Double?

  /// Number of moments checked for gaps, and how many screens they span.
  private static let moments = 90
  private static let screens = 3.0

  init(_ scene: Scene, _ pictures: ScenePictures) {
    let preview = Preview(scene, pictures: pictures)
    let coverages = scene.effect.coverages(in: preview.setting)
    isCovered = coverages.isEmpty ? nil : coverages.allSatisfy(\.isCovered)
    gap = isCovered == false ? Self.gap(in: preview) : 0
    sharpness = zip(pictures.images, scene.effect.pictureNeeds(in: preview.setting, most: .max)).compactMap {
      picture, need in
      guard let size = picture.size, need.size.width > 0, need.size.height > 0 else { return nil }
      return max(size.width / need.size.width, size.height / need.size.height)
    }.min()
  }

  /// The largest distance of a picture's edge inside its window.
  private static func gap(in preview: Preview) -> Double {
    let (bounds, axis) = (preview.extent.bounds, preview.extent.axis)
    let length = preview.setting.viewport.length(along: axis)
    let way = min(bounds.upperBound - bounds.lowerBound, length * screens)
    var (held, layers, gap) = (preview, [Layer](), 0.0)
    for moment in 0...moments {
      held.jump(to: bounds.lowerBound + way * Double(moment) / Double(moments), hold: true, at: 0)
      held.layers(at: 0, into: &layers)
      for layer in layers {
        guard case .picture = layer.content, let window = layer.clip else { continue }
        let way = layer.frame.start(along: axis) - window.start(along: axis)
        let spare = axis == .vertical ? window.height - layer.frame.height : window.width - layer.frame.width
        gap = max(gap, way, spare - way)
      }
    }
    return gap
  }
}

extension ScreenReport {
  var words: String {
    var words: [String] = []
    if let isCovered {
      words.append(isCovered ? "covers" : gap > 0 ? "a gap of \(gap.formatted(.fixed(0))) pt" : "leaves a gap")
    }
    if let sharpness { words.append("\(sharpness.formatted(.fixed(1))) px of picture per px") }
    return words.joined(separator: " \u{B7} ")
  }

  /// Whether there is a visible problem.
  var isWarning: Bool { isCovered == false || sharpness.map { $0 < 0.87 } ?? false }
}
