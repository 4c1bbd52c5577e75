import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The gallery thumbnail under the pointer, which loops its effect unless reduced motion is on.
struct GalleryHover: Sendable {
  let index: Int
  private var version: SceneDocument.Version
  private var loop: EffectLoop?

  /// - Parameter moves: Whether it may move.
  init(_ index: Int, of document: SceneDocument, moves: Bool, at time: Double) {
    self.index = index
    version = document.version
    guard moves else { return }
    loop = EffectLoop(document.scene, document.miniatures, at: time)
  }
}

extension GalleryHover {
  /// Plays up to a time, with the document's present parameters.
  mutating func advance(_ library: Library, to time: Double) {
    if library.documents.indices.contains(index), library.documents[index].version != version {
      let document = library.documents[index]
      version = document.version
      loop?.edit(document.scene, document.miniatures, at: time)
    }
    loop?.advance(to: time)
  }

  /// The preview and its moment. Nil for the resting thumbnail.
  func shown(at time: Double) -> (preview: Preview, moment: Double)? { loop?.shown(at: time) }
}

/// The scenes of the library at the left, as thumbnails.
struct GalleryView {
  let layout: StudioLayout
  let theme: Theme
  let library: Library
  let hovered: GalleryHover?
  /// Whether its bar is being dragged.
  var isBarHeld = false
}

extension GalleryView {
  func draw(
    at time: Double, thumbnails: inout ThumbnailCache, into list: inout DrawList
  ) {
    guard layout.gallery.width > 0 else { return }
    list.append(.fill(layout.gallery, theme.panel))
    list.append(
      .fill(
        Rect(x: layout.gallery.maxX - 1, y: layout.gallery.y, width: 1, height: layout.gallery.height), theme.hairline))
    guard let bar = layout.galleryBar else { return drawPictures(at: time, thumbnails: &thumbnails, into: &list) }
    list.clipped(to: bar.frame) { drawPictures(at: time, thumbnails: &thumbnails, into: &$0) }
    if let thumb = bar.thumb {
      list.append(.shape(RoundedShape(frame: thumb, radius: 2, fill: isBarHeld ? theme.quietText : theme.raised)))
    }
  }

  private func drawPictures(at time: Double, thumbnails: inout ThumbnailCache, into list: inout DrawList) {
    for (index, frame) in layout.thumbnails.enumerated() where layout.galleryPlace(index).overlaps(layout.gallery) {
      let document = library.documents[index]
      let picture =
        if let hovered, hovered.index == index, let shown = hovered.shown(at: time) {
          Self.picture(shown.preview, at: shown.moment, in: frame)
        } else {
          thumbnails.list(of: document, in: frame) {
            Self.picture(Preview(document.scene, pictures: document.miniatures), at: 0, in: frame)
          }
        }
      draw(picture, document, index, in: frame, into: &list)
    }
  }

  private func draw(
    _ picture: DrawList, _ document: SceneDocument, _ index: Int, in frame: Rect, into list: inout DrawList
  ) {
    let isSelected = index == library.selected
    let radius = 6.0
    list.clipped(to: frame) { $0.append(picture) }
    list.append(.shape(RoundedShape(frame: frame, radius: radius, part: .corners, fill: theme.panel)))
    list.append(
      .shape(
        RoundedShape(
          frame: isSelected ? frame.inset(by: -2) : frame, radius: isSelected ? radius + 2 : radius,
          border: isSelected ? theme.accent : theme.hairline, borderWidth: isSelected ? 2 : 1)))
    var style = theme.small
    if isSelected || hovered?.index == index { style.color = theme.text }
    let label = Rect(x: frame.x, y: frame.maxY + 3, width: frame.width, height: 18)
    if index < 9 { list.append(.text("\(index + 1)", box: label, style: style)) }
    var box = Rect(x: label.x + 14, y: label.y, width: label.width - 14, height: label.height)
    if document.isAtStake {
      // Separate from the title, which may be truncated.
      let dot = Rect(x: label.maxX - 8, y: label.midY - 3, width: 6, height: 6)
      list.append(.shape(RoundedShape(frame: dot, radius: 3, fill: theme.text)))
      box.width -= 14
    }
    list.append(.text(document.title.shown, box: box, style: style))
    if let mark = document.mark { draw(mark, in: frame, into: &list) }
  }

  /// Draws the file or folder of a scene whose title others have too, along the lower edge of its picture.
  private func draw(_ mark: String, in frame: Rect, into list: inout DrawList) {
    let plate = Rect(x: frame.x + 1, y: frame.maxY - 19, width: frame.width - 2, height: 18)
    list.append(.fill(plate, Color.black.opacity(0.62)))
    var style = theme.small
    style.color = .white
    list.append(.text(mark, box: Rect(x: plate.x + 5, y: plate.y, width: plate.width - 10, height: 18), style: style))
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
