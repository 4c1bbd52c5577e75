import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A scene of the gallery: its thumbnail with a frame and a title.
struct GalleryCell: Equatable, Sendable {
  let version: SceneDocument.Version
  let title: String
  /// The line below its title: the name that the command line takes, or its folder.
  let id: String?
  let isUnsaved: Bool
  let index: Int
  let isSelected: Bool
  let isHovered: Bool
  let frame: Rect
  let theme: Theme
}

extension GalleryCell {
  /// - Parameter picture: The thumbnail, at its place.
  func draw(_ picture: DrawList, into list: inout DrawList) {
    let radius = 6.0
    list.clipped(to: frame) { $0.append(picture) }
    list.append(.shape(RoundedShape(frame: frame, radius: radius, part: .corners, fill: theme.panel)))
    list.append(
      .shape(
        RoundedShape(
          frame: isSelected ? frame.inset(by: -2) : frame, radius: isSelected ? radius + 2 : radius,
          border: isSelected ? theme.selection : theme.hairline, borderWidth: isSelected ? 2 : 1)))
    var style = theme.small
    if isSelected || isHovered { style.color = theme.text }
    let label = Rect(x: frame.x, y: frame.maxY + 3, width: frame.width, height: 18)
    if index < 9 { list.append(.text("\(index + 1)", box: label, style: style)) }
    var box = Rect(x: label.x + 14, y: label.y, width: label.width - 14, height: label.height)
    if isUnsaved {
      // Separate from the title, which may be truncated.
      let dot = Rect(x: label.maxX - 8, y: label.midY - 3, width: 6, height: 6)
      list.append(.shape(RoundedShape(frame: dot, radius: 3, fill: theme.text)))
      box.width -= 14
    }
    list.append(.text(title, box: box, style: style))
    if let id {
      var style = theme.small
      style.size -= 1
      style.color = theme.quietText
      list.append(
        .text(id, box: Rect(x: box.x, y: label.maxY - 3, width: label.maxX - box.x, height: 16), style: style))
    }
  }

  /// A scene's thumbnail: the middle of a strip or large picture, the top of a list.
  static func picture(_ preview: Preview, at moment: Double, in frame: Rect) -> DrawList {
    var layers: [Layer] = []
    var screen = DrawList()
    preview.layers(at: moment, into: &layers)
    LayerPainter(preview).draw(layers, at: moment, into: &screen)
    let viewport = preview.setting.viewport
    let zoom = frame.width / viewport.width
    let top = top(of: preview, zoom: zoom, in: frame)
    var list = DrawList()
    list.append(screen, scaledBy: zoom, at: Point(x: frame.x, y: frame.y - top * zoom))
    return list
  }

  /// The y coordinate of the screen at the top of the thumbnail: the middle for a strip, which has nothing above it,
  /// and for a much taller picture, whose top is sky; otherwise the top of the list, below the status bar. A title on a
  /// header is shown completely.
  private static func top(of preview: Preview, zoom: Double, in frame: Rect) -> Double {
    let viewport = preview.setting.viewport
    let bounds = preview.extent.bounds
    var layers: [Layer] = []
    preview.scene.effect.layers(at: Moment(offset: bounds.lowerBound), in: preview.setting, into: &layers)
    let first = layers.filter { !$0.content.isBlurred }.map(\.visibleFrame.y).min() ?? 0
    let shown = frame.height / zoom
    let isFarDown = preview.extent.axis == .horizontal || first > shown / 2
    if isFarDown { return max(0, viewport.height / 2 - shown / 2) }
    let top = max(0, min(first, preview.setting.insets.top))
    let pictures = layers.filter { $0.content.picture != nil && $0.visibleFrame.width >= viewport.width * 0.9 }
    guard let header = pictures.map(\.visibleFrame).first(where: { $0.y <= first + 1 }) else { return top }
    let visible = min(header.maxY, viewport.height) - header.y
    let start = visible > shown * 2 ? max(top, header.y + visible * 0.45 - shown / 2) : top
    let title = layers.first { if case .heading = $0.content { true } else { false } }?.visibleFrame
    guard let title, title.y < start + shown, title.maxY > start + shown else { return start }
    return max(start, header.maxY - shown)
  }
}
