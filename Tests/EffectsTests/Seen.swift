import Effects
import Geometry
import TestSupport

/// What of an effect's pictures is seen over a stretch of offsets, found by looking.
struct Seen {
  /// By how many points a picture leaves its window free at the worst moment.
  var gap = 0.0
  /// The largest size at which a whole picture is drawn, in points.
  var whole = Size.zero
  /// The largest zoom over the picture as wide as its window.
  var zoom = 0.0

  init(_ effect: some Effect, from low: Double, to high: Double, in setting: Setting) {
    let steps = 60
    for step in 0...steps {
      look(effect, at: low + (high - low) * Double(step) / Double(steps), in: setting)
    }
  }

  /// Looks at the one row of a list while it passes through the screen.
  init(passOf effect: some Effect, height: Double, in setting: Setting) {
    self.init(effect, from: -setting.viewport.height + 1e-9, to: height - 1e-9, in: setting)
  }

  private mutating func look(_ effect: some Effect, at offset: Double, in setting: Setting) {
    for layer in effect.layers(at: offset, in: setting) where layer.content.isPicture && !layer.content.isBlurred {
      let picture = layer.wholePicture
      let drawn = picture.intersection(layer.frame)
      // A header's box is cut by the screen; a row counts as a whole.
      let isRow = layer.id.owner == "row"
      let box = layer.clip ?? layer.frame
      let window = isRow ? box : box.intersection(setting.screen)
      gap = max(
        gap, drawn.x - window.x, drawn.y - window.y, window.maxX - drawn.maxX, window.maxY - drawn.maxY)
      whole = Size(width: max(whole.width, picture.width), height: max(whole.height, picture.height))
      zoom = max(zoom, picture.width / (layer.id.owner == "album" ? layer.frame.width : setting.viewport.width))
    }
    // A row whose picture has left it altogether shows grey only.
    let rows = effect.layers(at: offset, in: setting)
    for layer in rows where layer.content == .surface(.missing) {
      let image = rows.first { $0.id.index == layer.id.index && $0.content.isPicture }
      if image == nil { gap = max(gap, layer.frame.intersection(setting.screen).height) }
    }
  }
}
