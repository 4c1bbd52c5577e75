import Boundary
import Effects
import Geometry
import PreviewKit

/// The line of text of a layer, as it is drawn.
struct WordLine {
  let words: String
  let box: Rect
  let style: TextStyle
  /// What the layer draws under its letters, such as a shadow.
  let ground: DrawList
  /// The letters in white, nothing else.
  let letters: DrawList

  /// Nil for a layer that draws no text now.
  init?(_ layer: Layer, _ painter: LayerPainter) {
    var list = DrawList()
    painter.draw(alone: layer, into: &list)
    guard
      let place = list.commands.lastIndex(where: {
        if case .text(let words, _, _) = $0 { !words.isEmpty } else { false }
      }), case .text(let words, let box, let style) = list.commands[place]
    else { return nil }
    (self.words, self.box, self.style) = (words, box, style)
    var (ground, letters) = (DrawList(), DrawList())
    for command in list.commands[..<place] { ground.append(command) }
    ground.append(.clip(nil))
    var white = style
    white.color = .white
    letters.append(.text(words, box: box, style: white))
    (self.ground, self.letters) = (ground, letters)
  }
}

extension WordLine {
  /// The upright rectangle around the box.
  var outer: Rect { style.turn?.bounds(of: box) ?? box }

  /// What decides the shape of its letters.
  var shape: Shape {
    Shape(
      words: words, size: style.size, zoom: style.zoom, weight: style.weight, degrees: style.turn?.degrees ?? 0,
      part: style.part, blur: style.blur, box: box.size)
  }

  struct Shape: Hashable {
    var words: String
    var size: Double
    var zoom: Double
    var weight: TextStyle.Weight
    var degrees: Double
    var part: Rect
    var blur: Double
    var box: Size
  }
}
