import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit
import Text

/// Which curve of a scene is drawn, and of what besides.
struct CurveChoice {
  static let options = ["layer", "whole", "article"]

  private let layer: String?
  private let isWhole: Bool
  private let showsArticle: Bool

  init(_ invocation: Invocation) {
    (layer, isWhole, showsArticle) = (invocation["layer"], invocation.has("whole"), invocation.has("article"))
  }

  /// The curve of what is rendered, while a tape plays. What it is compared with has a line of its own.
  func curve(of rendered: RenderOrder, _ tape: Tape?) throws(Failure) -> CurveOrder {
    let (loaded, company) = (rendered.loaded, rendered.company)
    let preview = Self.preview(of: loaded)
    // What the content does is the same in every situation.
    let run = try RenderOrder.run(rendered.gesture(tape, in: preview), in: preview)
    var order = CurveOrder(preview)
    order.gesture = run.offsets
    order.isWhole = isWhole
    order.showsArticle = showsArticle
    if let name = company.comparedName, let companion = company.companions.first {
      guard companion.loaded.scene.effectName == loaded.scene.effectName else {
        throw Failure(
          .usage,
          "A curve has lines of one effect; \(name) is not a scene of \(loaded.scene.effectTitle), as "
            + "\(loaded.scene.displayTitle) is.")
      }
      var other = Self.preview(of: companion.loaded)
      other.setStill(companion.isStill, at: 0)
      (order.name, order.other) = (loaded.scene.displayTitle, (other, name))
    }
    if let layer { order.layer = try Self.layer(layer, of: preview, on: run.offsets) }
    return order
  }

  /// What is drawn of no picture needs its size only.
  private static func preview(of loaded: LoadedScene) -> Preview {
    let content = loaded.scene.content
    func picture(_ file: String) -> ScenePicture {
      ScenePicture(id: PictureID(rawValue: 0), size: loaded.report(file).size, isOpaque: true)
    }
    return Preview(
      loaded.scene,
      pictures: ScenePictures(images: content.imageFiles.map(picture), page: content.page.map(picture)))
  }

  /// The layer of a name, and an offset of the gesture at which it can be seen.
  private static func layer(
    _ name: String, of preview: Preview, on offsets: ClosedRange<Double>
  ) throws(Failure) -> (id: LayerID, place: Double) {
    let extent = preview.extent
    let step = preview.setting.viewport.length(along: extent.axis) / 4
    let low = min(offsets.lowerBound, extent.bounds.lowerBound)
    // Where the gesture goes, and then the rest, as far as a person would name rows.
    let high = min(max(offsets.upperBound, extent.bounds.upperBound), low + 200_000)
    let nearRest = [extent.bounds.lowerBound] + stride(from: low, through: high, by: max(1, step))
    var known: [String] = []
    for place in nearRest {
      var layers: [Layer] = []
      preview.scene.effect.layers(at: Moment(offset: place, indicator: 0), in: preview.setting, into: &layers)
      for layer in layers {
        let names = [preview.scene.effect.name(of: layer.id), "\(layer.id)"].compactMap { $0 }
        if names.contains(name) { return (layer.id, place) }
        for name in names where known.count < 1000 && !known.contains(name) { known.append(name) }
      }
    }
    throw Failure(.usage, "There is no layer \"\(name)\".\(NearestName.hint(to: name, among: known))")
  }
}
