import Boundary
import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit
import Text

/// What moves of one layer over the offset, as a drawing.
struct RenderedCurve {
  private let loaded: LoadedScene
  private let order: CurveOrder

  private static let width = 640.0

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    for option in [
      "at", "offset", "fps", "from", "to", "situation", "body", "xray", "scale", "renderer", "progress", "compare",
      "devices",
      "view", "share",
    ] where invocation.has(option) {
      throw Failure(.usage, "--curve draws over all offsets; --\(option) belongs to a picture or a film.")
    }
    loaded = try LoadedScene(name, sets: invocation.all("set"))
    try InputFiles([loaded], others: [(invocation["tape"], "the tape")]).refuse(output: invocation["output"])
    let tape = try invocation["tape"].map { (path) throws(Failure) in try TapeLoading.tape(at: path) }
    let preview = Preview(loaded.scene, pictures: Self.pictures(of: loaded))
    let run = TapeRun(tape ?? Tape(loaded.scene.effect.gesture(in: preview.setting), in: preview), into: preview)
    guard run.problems.isEmpty else {
      throw Failure(.badData, lines: run.problems.map { "the tape sets \($0)" })
    }
    var order = CurveOrder(preview)
    order.gesture = run.offsets
    order.isWhole = invocation.has("whole")
    order.showsArticle = invocation.has("article")
    if let layer = invocation["layer"] { order.layer = try Self.layer(layer, of: preview, on: run.offsets) }
    self.order = order
  }

  private static func pictures(of loaded: LoadedScene) -> ScenePictures {
    let content = loaded.scene.content
    func picture(_ file: String) -> ScenePicture {
      ScenePicture(id: PictureID(rawValue: 0), size: loaded.report(file).size, isOpaque: true)
    }
    return ScenePictures(images: content.imageFiles.map(picture), page: content.page.map(picture))
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

extension RenderedCurve {
  func write(to path: String) throws(Failure) {
    guard path.lowercased().hasSuffix(".svg") else {
      throw Failure(.usage, "A curve is a drawing; let the name end in .svg, not \"\(FilePath.name(of: path))\".")
    }
    guard let curve = TransferCurve(order) else {
      throw Failure(.badData, "\(loaded.scene.displayTitle) shows no picture of which there could be a curve.")
    }
    let size = Size(width: Self.width, height: CurveChart.usualHeight(of: curve, width: Self.width).rounded())
    let text = CurveFile.text(
      of: CurveChart(curve, size: size), Theme.light.curve, titled: "\(loaded.scene.displayTitle): \(curve.name)")
    do {
      try AtomicFile.write([UInt8](text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }
}
