import Boundary
import Documents
import Effects
import Geometry
import Glibc
import PreviewKit

/// The gallery's picture under the pointer, and since when.
struct GalleryHover: Hashable, Sendable {
  let index: Int
  let since: Double
}

/// The scenes of the library at the left, as small pictures.
struct GalleryView {
  let layout: StudioLayout
  let library: Library
  let hovered: GalleryHover?
}

extension GalleryView {
  func draw(
    at time: Double, thumbnails: inout ThumbnailCache, titles: inout TitleCache, into list: inout DrawList
  ) {
    guard layout.gallery.width > 0 else { return }
    list.append(.fill(layout.gallery, Theme.panel))
    list.append(
      .fill(
        Rect(x: layout.gallery.maxX - 1, y: layout.gallery.y, width: 1, height: layout.gallery.height), Theme.hairline))
    for (index, frame) in layout.thumbnails.enumerated() {
      let document = library.documents[index]
      let picture =
        if let hovered, hovered.index == index {
          Self.picture(of: document, in: frame, scrolled: Self.swing(time - hovered.since))
        } else {
          thumbnails.list(of: document, in: frame) { Self.picture(of: document, in: frame, scrolled: 0) }
        }
      draw(picture, titles.title(of: document), index, in: frame, into: &list)
    }
  }

  private func draw(_ picture: DrawList, _ title: String, _ index: Int, in frame: Rect, into list: inout DrawList) {
    let isSelected = index == library.selected
    let radius = 6.0
    list.clipped(to: frame) { $0.append(picture) }
    list.append(.shape(RoundedShape(frame: frame, radius: radius, part: .corners, fill: Theme.panel)))
    list.append(
      .shape(
        RoundedShape(
          frame: isSelected ? frame.inset(by: -2) : frame, radius: isSelected ? radius + 2 : radius,
          border: isSelected ? Theme.accent : Theme.hairline, borderWidth: isSelected ? 2 : 1)))
    var style = Theme.small
    if isSelected || hovered?.index == index { style.color = Theme.text }
    let label = Rect(x: frame.x, y: frame.maxY + 3, width: frame.width, height: 18)
    if index < 9 { list.append(.text("\(index + 1)", box: label, style: style)) }
    let box = Rect(x: label.x + 14, y: label.y, width: label.width - 14, height: label.height)
    list.append(.text(title, box: box, style: style))
  }

  /// A scene as small as it is in the gallery: the middle of a strip, the top of a list.
  private static func picture(of document: SceneDocument, in frame: Rect, scrolled: Double) -> DrawList {
    var preview = Preview(document.scene, pictures: document.miniatures)
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
  private static func swing(_ time: Double) -> Double { 130 * (1 - cos(time * 2 * .pi / 4)) }
}
