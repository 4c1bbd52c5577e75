import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Where something would go that is dragged over the window: an outline, and what becomes of it.
struct DropMark: Hashable, Sendable {
  private let point: Point
  private let window: Size
  private let box: Rect
  private let words: String
}

extension DropMark {
  /// - Parameters:
  ///   - part: The part at the point; nil where a sheet takes it.
  ///   - picture: The picture there, by its index in the scene.
  init(at point: Point, on part: PartName?, _ picture: Int?, _ studio: Studio, _ ui: WindowUI) {
    (self.point, window) = (point, studio.view.size)
    let layers = studio.document.scene.composition
    let isComposed = !layers.isEmpty
    let place = DropPlace(studio.document.id, isInList: part != .stage)
    let becomesLayer = studio.session.makesLayer(at: place, in: studio.document)
    guard let part, let picture, !becomesLayer else {
      box = part.map { studio.layout[$0] } ?? Rect(studio.view.size)
      words = isComposed ? "Becomes a layer" : "Comes into the scene"
      return
    }
    if part == .stage {
      let place = studio.layout.scenePoint(point)
      let layer = studio.stage.layers.layers.last {
        $0.content.picture == picture && $0.visibleFrame.contains(place)
      }
      box = layer.map { Self.box($0.visibleFrame, studio.layout) } ?? studio.layout.screen
    } else {
      let row = ui.read(part) { surface in
        surface.parts.first { id, box in
          switch id {
          case .layer, .picture: box.contains(point)
          default: false
          }
        }?.value
      }
      box = row ?? studio.layout[part]
    }
    let shown = layers.first { layer in
      layer.picture.map { studio.stage.shown.setting.picture($0) == picture } ?? false
    }
    let name = shown?.title ?? "picture \(picture + 1)"
    words = isComposed ? "Replaces \(name); several become layers" : "Replaces \(name)"
  }

  private static func box(_ frame: Rect, _ layout: StudioLayout) -> Rect {
    Rect(
      x: layout.screen.x + frame.x * layout.zoom, y: layout.screen.y + frame.y * layout.zoom,
      width: frame.width * layout.zoom, height: frame.height * layout.zoom
    ).intersection(layout.screen)
  }

  func draw(_ theme: Theme, _ painting: inout Painting) {
    let inner = box.inset(by: 2)
    painting.list.append(
      .shape(
        RoundedShape(
          frame: inner, radius: 6, fill: theme.selection.opacity(0.12), border: theme.selection, borderWidth: 2)))
    let width = painting.widths.width(words, .small).rounded(.up) + 20
    let (x, y) = (min(point.x + 16, window.width - width - 8), min(point.y + 18, window.height - 32))
    let label = Rect(x: max(8, x), y: y, width: width, height: 24)
    painting.list.append(
      .shape(RoundedShape(frame: label, radius: 6, fill: theme.panel, border: theme.selection, borderWidth: 1)))
    painting.list.append(.text(words, box: label, style: ControlText.small.style(theme.text, .center)))
  }
}
