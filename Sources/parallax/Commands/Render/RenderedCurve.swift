import Boundary
import Decoding
import Desktop
import Documents
import Geometry
import Notation
import PreviewKit
import SDLBackend
import StudioKit

/// A layer's curve over the offset, as a drawing or a picture.
struct RenderedCurve {
  private let shot: Shot
  private let renderer: CanvasOptions.Renderer
  private let title: String
  private let chart: CurveChart

  init(_ shot: Shot, _ wanted: CurveLayer, renderer: CanvasOptions.Renderer) throws(Failure) {
    (self.shot, self.renderer) = (shot, renderer)
    let scene = shot.scene.scene
    guard let curve = TransferCurve(try shot.curve(wanted)) else { throw Self.nothing(in: scene) }
    title = "\(scene.displayTitle): \(curve.name)"
    chart = CurveFile.chart(of: curve)
  }

  static func nothing(in scene: Scene) -> Failure {
    Failure(.badData, "\(scene.displayTitle) shows no picture to plot a curve of.")
  }
}

extension RenderedCurve {
  func write(to path: String) throws(Failure) {
    let look = Theme.light.curve
    if path.lowercased().hasSuffix(".png") { return try ExportedFile.write(picture(look), to: path) }
    try ExportedFile.write(CurveFile.text(of: chart, look, titled: title), to: path)
  }

  private func picture(_ look: CurveLook) throws(Failure) -> Pixels {
    let scaled = shot.look()
    let pixels = try scaled.pixels(of: chart.size)
    let canvas = try OffscreenCanvas(pixels: pixels, renderer: renderer, decoder: .ofThisProgram())
    var list = DrawList()
    list.append(.fill(Rect(chart.size), look.paper))
    chart.draw(look, into: &list)
    return try canvas.pixels(of: list, size: chart.size, scale: scaled.scale)
  }
}
