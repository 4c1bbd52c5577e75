import Boundary
import Documents
import Effects
import Geometry
import Glibc
import PreviewKit

extension Studio {
  mutating func drawGallery(_ layout: StudioLayout, at time: Double, into list: inout DrawList) {
    guard layout.gallery.width > 0 else { return }
    list.append(.fill(layout.gallery, Theme.panel))
    list.append(
      .fill(
        Rect(x: layout.gallery.maxX - 1, y: layout.gallery.y, width: 1, height: layout.gallery.height), Theme.hairline))
    for (index, frame) in layout.thumbnails.enumerated() {
      drawThumbnail(index, in: frame, at: time, into: &list)
    }
  }

  private mutating func drawThumbnail(_ index: Int, in frame: Rect, at time: Double, into list: inout DrawList) {
    let picture: DrawList
    if let hovered, hovered.scene == index {
      picture = thumbnail(of: index, in: frame, scrolled: swing(time - hovered.since))
    } else if let known = face.thumbnail(of: index, in: frame) {
      picture = known
    } else {
      picture = thumbnail(of: index, in: frame, scrolled: 0)
      face.keep(picture, of: index, in: frame)
    }
    let isSelected = index == selected
    let radius = 6.0
    list.clipped(to: frame) { $0.append(picture) }
    list.append(.shape(RoundedShape(frame: frame, radius: radius, part: .corners, fill: Theme.panel)))
    list.append(
      .shape(
        RoundedShape(
          frame: isSelected ? frame.inset(by: -2) : frame, radius: isSelected ? radius + 2 : radius,
          border: isSelected ? Theme.accent : Theme.hairline, borderWidth: isSelected ? 2 : 1)))
    var style = Theme.small
    if isSelected || hovered?.scene == index { style.color = Theme.text }
    let label = Rect(x: frame.x, y: frame.maxY + 3, width: frame.width, height: 18)
    if index < 9 { list.append(.text("\(index + 1)", box: label, style: style)) }
    let title = Rect(x: label.x + 14, y: label.y, width: label.width - 14, height: label.height)
    list.append(.text(markedTitle(of: index), box: title, style: style))
  }

  /// A scene as small as it is in the gallery: the middle of a strip, the top of a list.
  private func thumbnail(of index: Int, in frame: Rect, scrolled: Double) -> DrawList {
    let entry = scenes[index]
    var preview = Preview(entry.scene, pictures: entry.miniatures)
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + scrolled, bounds.upperBound), at: 0)
    var layers: [Layer] = []
    var screen = DrawList()
    preview.layers(at: 0, into: &layers)
    LayerPainter(preview).draw(layers, at: 0, into: &screen)
    let viewport = preview.setting.viewport
    let zoom = frame.width / viewport.width
    // The middle of a strip; the top of a list, without the gap that its status bar leaves.
    let isStrip = preview.extent.axis == .horizontal
    let first = layers.first.map(\.visibleFrame.y) ?? 0
    let top = isStrip ? viewport.height / 2 - frame.width * 0.34 / zoom : max(0, min(first, preview.setting.insets.top))
    var list = DrawList()
    list.append(screen, scaledBy: zoom, at: Point(x: frame.x, y: frame.y - top * zoom))
    return list
  }

  /// How far a picture under the pointer is scrolled: to and fro, from rest, in four seconds.
  private func swing(_ time: Double) -> Double { 130 * (1 - cos(time * 2 * .pi / 4)) }
}
