import Boundary
import Decoding
import Desktop
import Documents
import Geometry
import PreviewKit
import SDLBackend
import StudioKit
import Text

/// What moves of one layer over the offset, as a drawing or a picture.
struct RenderedCurve {
  private let order: RenderOrder
  private let title: String
  private let chart: CurveChart

  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    for option in [
      "at", "offset", "fps", "from", "to", "situation", "body", "xray", "progress", "devices", "view", "share",
    ] where invocation.has(option) {
      throw Failure(.usage, "--curve draws over all offsets; --\(option) belongs to a picture of the screen or a film.")
    }
    order = try RenderOrder(name, invocation)
    let scene = order.loaded.scene
    let wanted = try CurveChoice(invocation).curve(of: order, order.tape())
    guard let curve = TransferCurve(wanted) else { throw Self.nothing(in: scene) }
    title = "\(scene.displayTitle): \(curve.name)"
    chart = CurveFile.chart(of: curve)
  }

  static func nothing(in scene: Scene) -> Failure {
    Failure(.badData, "\(scene.displayTitle) shows no picture of which there could be a curve.")
  }
}

extension RenderedCurve {
  func write(to path: String) throws(Failure) {
    let look = Theme.light.curve
    if path.lowercased().hasSuffix(".png") { return try PictureWriting.write(picture(look), to: path) }
    do {
      try AtomicFile.write([UInt8](CurveFile.text(of: chart, look, titled: title).utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }

  private func picture(_ look: CurveLook) throws(Failure) -> Pixels {
    let scaled = order.look()
    let pixels = try scaled.pixels(of: chart.size)
    let stage = try OffscreenStage(pixels: pixels, renderer: order.renderer, decoder: .ofThisProgram())
    var list = DrawList()
    list.append(.fill(Rect(chart.size), look.paper))
    chart.draw(look, into: &list)
    return try stage.pixels(of: list, size: chart.size, scale: scaled.scale)
  }
}
