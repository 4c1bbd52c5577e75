import Boundary
import Documents
import Effects
import Geometry
import Text

/// The scene's skeleton drawn over it: outlines of every layer, with ids and numbers, and of the whole picture behind
/// each window.
///
/// The albums look as in their article: covers blue, cells green, floating layers grey.
public struct XRay {
  var preview: Preview
  /// Width of an outline, in points.
  var line: Double

  private static let cover = Color(0x2F7BFF)
  private static let cell = Color(0x34C759)
  private static let layer = Color(0xA0A4AB)
  private static let window = Color(0xFF9F0A)
  private static let paper = Color(0x0B0B0C, opacity: 0.78)

  /// - Parameter scale: Pixels per point: outlines are one and a half pixels wide.
  public init(_ preview: Preview, scale: Double) {
    self.preview = preview
    line = scale > 0 ? max(0.5, 1.5 / scale) : 1
  }
}

extension XRay {
  public func draw(_ layers: [Layer], at time: Double, into list: inout DrawList) {
    let marks = preview.scene.effect.marks(at: preview.moment(at: time), in: preview.setting)
    for layer in layers { outline(layer, into: &list) }
    for mark in marks { outline(mark.frame, Self.cell, into: &list) }
    // Words come last, so that no outline crosses them.
    for layer in layers where isNamed(layer) {
      label(words(for: layer), at: layer.visibleFrame, color: color(of: layer), into: &list)
    }
    for mark in marks {
      let below = Rect(x: mark.frame.x, y: mark.frame.maxY + 2, width: mark.frame.width, height: 0)
      label([mark.text], at: below, color: Self.cell, into: &list)
    }
  }

  private func outline(_ layer: Layer, into list: inout DrawList) {
    switch layer.content {
    case .indicator, .surface(.separator), .surface(.lightSeparator): return
    case .title, .surface, .spinner: outline(layer.visibleFrame, Self.layer.opacity(0.5), into: &list)
    case .picture, .page, .outline:
      let whole = layer.wholePicture
      if whole != layer.visibleFrame, isNamed(layer) { outline(whole, Self.window.opacity(0.45), into: &list) }
      outline(layer.visibleFrame, color(of: layer), into: &list)
    }
  }

  /// Deeper layers of a stack lie under their cover: their names would only cover each other.
  private func isNamed(_ layer: Layer) -> Bool {
    switch layer.content {
    case .picture, .page: (layer.id.partIndex ?? 0) == 0
    default: false
    }
  }

  private func color(of layer: Layer) -> Color {
    guard let index = layer.id.partIndex else { return Self.window }
    return index == 0 ? Self.cover : Self.layer
  }

  private func outline(_ rect: Rect, _ color: Color, into list: inout DrawList) {
    list.append(.shape(RoundedShape(frame: rect, radius: 0, border: color, borderWidth: line)))
  }

  private func words(for layer: Layer) -> [String] {
    let frame = layer.frame
    let whole = layer.wholePicture
    var lines = ["\(layer.id)", "y \(short(frame.y))  \(short(frame.width)) \u{D7} \(short(frame.height))"]
    if layer.crop != .unit {
      lines.append(
        "crop "
          + [layer.crop.x, layer.crop.y, layer.crop.width, layer.crop.height].map { $0.formatted(.digits(1...3)) }
          .joined(
            separator: " ")
      )
    } else if layer.visibleFrame != whole {
      lines.append("picture y \(short(whole.y))")
    }
    return lines
  }

  private func short(_ number: Double) -> String { number.formatted(.fixed(1)) }

  private func label(_ lines: [String], at frame: Rect, color: Color, into list: inout DrawList) {
    let size = 9.0
    let leading = 12.0
    let width = Double(lines.map(\.count).max() ?? 0) * size * 0.56 + 10
    let screen = preview.setting.screen
    // Kept on the screen, so that a header that has left at the top still says where it is.
    let x = min(max(0, frame.x), max(0, screen.width - width))
    let y = min(max(0, frame.y), screen.height - leading * Double(lines.count))
    let box = Rect(x: x, y: y, width: width, height: leading * Double(lines.count) + 3)
    list.append(.fill(box, Self.paper))
    for (index, text) in lines.enumerated() {
      let line = Rect(x: x + 5, y: y + 1.5 + leading * Double(index), width: width - 8, height: leading)
      let style = TextStyle(
        size: size, weight: index == 0 ? .semibold : .regular, color: index == 0 ? color : Color(0xE8E9EB),
        hasTabularDigits: index > 0 || lines.count == 1)
      list.append(.text(text, box: line, style: style))
    }
  }
}
