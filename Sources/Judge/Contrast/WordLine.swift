import Boundary
import Effects
import Geometry
import PreviewKit

/// The text of a layer, as it is drawn: one line, or several below each other.
struct WordLine {
  let rows: [Row]
  /// Around all lines.
  let box: Rect
  let style: TextStyle
  /// What the layer draws under its letters, such as a shadow.
  let ground: DrawList

  /// Nil for a layer that draws no text now.
  init?(_ layer: Layer, _ painter: LayerPainter) {
    var list = DrawList()
    painter.draw(alone: layer, into: &list)
    let texts = list.commands.enumerated().compactMap { place, command -> (place: Int, text: Text)? in
      guard case .text(let words, let box, let style) = command, !words.isEmpty else { return nil }
      return (place, (words, box, style))
    }
    guard let style = texts.last?.text.style else { return nil }
    // A shadow is the same text in another color.
    let own = texts.filter { $0.text.style.color == style.color }
    self.style = style
    rows = own.map { Row(words: $0.text.words, box: $0.text.box, style: $0.text.style) }
    box = own.reduce(own[0].text.box) { $0.union($1.text.box) }
    var ground = DrawList()
    for command in list.commands[..<own[0].place] { ground.append(command) }
    ground.append(.clip(nil))
    self.ground = ground
  }

  private typealias Text = (words: String, box: Rect, style: TextStyle)
}

extension WordLine {
  /// One of its lines.
  struct Row {
    let words: String
    let box: Rect
    let style: TextStyle
  }

  var lines: [String] { rows.map(\.words) }
  var words: String { lines.joined(separator: " ") }

  /// The letters in white, nothing else.
  func letters(blurred: Bool = false) -> DrawList {
    var letters = DrawList()
    for row in rows {
      var white = row.style
      white.color = .white
      if !blurred { white.blur = 0 }
      letters.append(.text(row.words, box: row.box, style: white))
    }
    return letters
  }

  /// The upright rectangle around the box.
  var outer: Rect { style.turn?.bounds(of: box) ?? box }

  /// What decides the shape of its letters.
  var shape: Shape {
    Shape(
      lines: lines, size: style.size, zoom: style.zoom, weight: style.weight, degrees: style.turn?.degrees ?? 0,
      part: style.part, blur: style.blur, box: box.size)
  }

  struct Shape: Hashable {
    var lines: [String]
    var size: Double
    var zoom: Double
    var weight: TextStyle.Weight
    var degrees: Double
    var part: Rect
    var blur: Double
    var box: Size
  }
}

extension WordLine.Row {
  /// The upright rectangle around the box.
  var outer: Rect { style.turn?.bounds(of: box) ?? box }

  /// What decides the shape of its letters.
  var shape: WordLine.Shape {
    WordLine.Shape(
      lines: [words], size: style.size, zoom: style.zoom, weight: style.weight, degrees: style.turn?.degrees ?? 0,
      part: style.part, blur: style.blur, box: box.size)
  }
}
