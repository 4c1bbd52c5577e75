import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

extension Studio {
  /// Draws the whole window as it is to be seen at a moment, but for the panel and what lies over it. It covers every
  /// pixel.
  public mutating func draw(at time: Double, into list: inout DrawList) {
    layOut(at: time)
    paint(at: time, into: &list)
  }

  /// Asks the effect for the layers of a moment: the first half of `draw`.
  public mutating func layOut(at time: Double) { shown.layers(at: previewTime(time), into: &face.layers) }

  /// Draws the window around the layers that `layOut` found for the same moment: the second half of `draw`.
  public mutating func paint(at time: Double, into list: inout DrawList) {
    let layout = layout
    // The panels paint themselves, and so does the screen.
    let parts = layout.stage.parts(around: layout.screen)
    for part in [parts.0, parts.1, parts.2, parts.3] where !part.isEmpty { list.append(.fill(part, Theme.window)) }
    if !layout.panel.isEmpty { list.append(.fill(layout.panel, Theme.panel)) }
    drawStage(layout, at: time, into: &list)
    drawGallery(layout, at: time, into: &list)
    drawBar(layout, into: &list)
    drawFooter(layout, at: time, into: &list)
    drawMeter(layout, at: time, into: &list)
    if let notice, notice.isShown(at: time) { draw(notice, in: layout, into: &list) }
    drawFiles(layout, into: &list)
  }

  /// Draws what lies over everything, the panel included: a question about files, the list of keys.
  public func drawSheets(into list: inout DrawList) {
    drawQuestion(into: &list)
    if switches.showsKeys { KeySheet.draw(in: Rect(window), into: &list) }
  }

  /// Whether a sheet wants the keys and clicks, wherever they go.
  public var hasSheet: Bool { switches.showsKeys || isAsking }

  private mutating func drawStage(_ layout: StudioLayout, at time: Double, into list: inout DrawList) {
    let shown = shown
    let moment = previewTime(time)
    let radius = ScreenCorner.radius(of: shown.scene.device) * layout.zoom
    PhoneBody.draw(around: layout.screen, radius: radius, into: &list)
    face.screen.removeAll()
    LayerPainter(shown).draw(face.layers, at: moment, into: &face.screen)
    if switches.isXRay {
      let scale = scale * layout.zoom
      XRay(shown, scale: scale).draw(face.layers, at: moment, into: &face.screen)
      PublishedOutlines(shown, scale: scale)
        .draw(face.layers, at: moment, using: &face.published, into: &face.screen)
    }
    list.clipped(to: layout.screen) { $0.append(face.screen, scaledBy: layout.zoom, at: layout.screen.origin) }
    if switches.isXRay { drawMinimap(layout, at: moment, into: &list) }
    PhoneBody.roundCorners(of: layout.screen, radius: radius, into: &list)
    if let finger = deck.loop?.finger(at: time) { drawFinger(finger, layout, into: &list) }
  }

  /// The finger of the tape: a soft dot, as screen recordings have it.
  private func drawFinger(_ point: Point, _ layout: StudioLayout, into list: inout DrawList) {
    let side = max(18, 44 * layout.zoom)
    let center = Point(x: layout.screen.x + point.x * layout.zoom, y: layout.screen.y + point.y * layout.zoom)
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), radius: side / 2,
          fill: Theme.finger, border: Color.white.opacity(0.7), borderWidth: 1.5)))
  }

  private func draw(_ notice: Notice, in layout: StudioLayout, into list: inout DrawList) {
    let width = min(layout.stage.width - 32, max(240, Double(notice.text.count) * 7 + 48))
    let box = Rect(
      x: (layout.stage.midX - width / 2).rounded(), y: layout.stage.maxY - 60, width: width.rounded(), height: 36)
    list.append(
      .shape(
        RoundedShape(
          frame: box, radius: 8, fill: Theme.panel, border: notice.isFault ? Theme.fault : Theme.hairline,
          borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.5), blur: 16, offset: Point(x: 0, y: 4)))))
    var style = Theme.body
    style.alignment = .center
    list.append(.text(notice.text, box: box.inset(by: 10), style: style))
  }
}
