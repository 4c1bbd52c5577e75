import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import StudioKit

extension Shot {
  /// The curve of a layer while the tape plays, with a line for the compared scene.
  func curve(_ wanted: CurveLayer) throws(Failure) -> CurveOrder {
    let preview = Self.preview(of: scene)
    // The content moves in the same way in every situation.
    let run = try Self.run(gesture(in: preview), in: preview)
    var order = CurveOrder(preview)
    (order.gesture, order.run) = (run.offsets, run)
    order.isWhole = wanted.isWhole
    order.showsArticle = wanted.showsArticle
    if let companion = companions.first, let name = companion.name {
      guard companion.scene.scene.effectName == scene.scene.effectName else {
        throw Failure(
          .usage,
          "A curve compares scenes of one effect; \(name) is not a scene of \(scene.scene.effectTitle), as "
            + "\(scene.scene.displayTitle) is.")
      }
      var other = Self.preview(of: companion.scene)
      other.setStill(companion.isStill, at: 0)
      (order.name, order.other) = (scene.scene.displayTitle, (other, name))
    }
    if let name = wanted.name { order.layer = try Self.layer(name, of: preview, on: run.offsets) }
    return order
  }

  /// The pictures are not drawn, so only their sizes are needed.
  private static func preview(of placed: PlacedScene) -> Preview {
    let content = placed.scene.content
    func picture(_ file: String) -> ScenePicture {
      ScenePicture(id: PictureID(rawValue: 0), size: placed.report(file).size, isOpaque: true)
    }
    return Preview(
      placed.scene,
      pictures: ScenePictures(images: content.imageFiles.map(picture), page: content.page.map(picture)))
  }

  /// The layer with that name, and an offset of the gesture at which it is visible.
  private static func layer(
    _ name: String, of preview: Preview, on offsets: ClosedRange<Double>
  ) throws(Failure) -> (id: LayerID, place: Double) {
    let extent = preview.extent
    let step = preview.setting.viewport.length(along: extent.axis) / 4
    let low = min(offsets.lowerBound, extent.bounds.lowerBound)
    // First the offsets of the gesture, then the others, as far as rows are likely to be named.
    let high = min(max(offsets.upperBound, extent.bounds.upperBound), low + 200_000)
    let nearRest = [extent.bounds.lowerBound] + stride(from: low, through: high, by: max(1, step))
    let affordances = preview.scene.effect.affordances(in: preview.setting)
    var known: [String] = []
    for place in nearRest {
      var layers: [Layer] = []
      preview.scene.effect.layers(at: Moment(offset: place, indicator: 0), in: preview.setting, into: &layers)
      for layer in layers {
        let names = [affordances.name(of: layer.id), "\(layer.id)"].compactMap { $0 }
        if names.contains(name) { return (layer.id, place) }
        for name in names where known.count < 1000 && !known.contains(name) { known.append(name) }
      }
    }
    throw Failure(.usage, "There is no layer \"\(name)\".\(NearestName.hint(to: name, among: known))")
  }
}
