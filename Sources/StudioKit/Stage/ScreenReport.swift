import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// A scene on a screen: whether its pictures are visible, cover their windows, and how sharp they are.
struct ScreenReport: Hashable, Sendable {
  /// None of the scene's pictures is seen at any offset.
  let isEmpty: Bool
  /// Whether no offset shows a gap; nil: nothing moves that could leave one.
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
    let coverages = scene.effect.advice(in: preview.setting).coverages
    isCovered = coverages.isEmpty ? nil : coverages.allSatisfy(\.isCovered)
    gap = isCovered == false ? Self.gap(in: preview) : 0
    let needs = scene.effect.advice(in: preview.setting).pictureNeeds(most: .max)
    isEmpty = !pictures.images.isEmpty && needs.allSatisfy { $0.size.width <= 0 || $0.size.height <= 0 }
    let images = preview.setting.isPageHeader ? [pictures.page].compactMap(\.self) : pictures.images
    sharpness = zip(images, needs).compactMap { picture, need in
      guard let size = picture.size, need.size.width > 0, need.size.height > 0 else { return nil }
      return max(size.width / need.size.width, size.height / need.size.height)
    }.min()
  }

  /// How far a picture's edge comes into what is on the screen of its window.
  private static func gap(in preview: Preview) -> Double {
    let (bounds, axis) = (preview.extent.bounds, preview.extent.axis)
    let length = preview.setting.viewport.length(along: axis)
    let way = min(bounds.upperBound - bounds.lowerBound, length * screens)
    var (held, layers, gap) = (preview, [Layer](), 0.0)
    for moment in 0...moments {
      held.jump(to: bounds.lowerBound + way * Double(moment) / Double(moments), hold: true, at: 0)
      held.layers(at: 0, into: &layers)
      for layer in layers {
        guard case .picture = layer.content, !layer.isWhole else { continue }
        let picture = layer.wholePicture
        let window = (layer.clip ?? layer.frame).intersection(preview.setting.screen)
        let before = picture.start(along: axis) - window.start(along: axis)
        let length = window.size.length(along: axis)
        gap = max(gap, min(length, max(before, length - picture.size.length(along: axis) - before)))
      }
    }
    return gap
  }
}

extension ScreenReport {
  /// From the longest words to the shortest.
  var words: [String] {
    guard !isEmpty else { return ["nothing is shown"] }
    let covers = isCovered.map { $0 ? "covers" : gap > 0 ? "a gap of \(gap.formatted(.fixed(0))) pt" : "leaves a gap" }
    guard let sharpness else { return covers.map { [$0] } ?? [] }
    let figure = sharpness.formatted(.fixed(1))
    let all = ["\(figure) px of picture per px", "\(figure) px per px"].map { sharp in
      covers.map { "\($0) \u{B7} \(sharp)" } ?? sharp
    }
    return all + (covers.map { [$0] } ?? [])
  }

  /// Whether something shows that should not.
  var isWarning: Bool { isEmpty || isCovered == false || sharpness.map { $0 < 0.87 } ?? false }
}
