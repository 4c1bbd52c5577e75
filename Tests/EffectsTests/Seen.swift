import Effects
import Geometry
import TestSupport

/// The visible parts of an effect's pictures over a stretch of offsets, found by looking.
struct Seen {
  /// By how many points a picture leaves free what is on the screen of its window at the worst moment.
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

  /// Looks at the one row of a list while it passes through the screen: all the way, and closely where an edge of the
  /// row meets one of the screen.
  init(passOf effect: some Effect, height: Double, in setting: Setting) {
    let (first, last) = (-setting.viewport.height, height)
    self.init(effect, from: first + 1e-9, to: last - 1e-9, in: setting)
    for edge in [first, 0, height - setting.viewport.height, last] {
      for way in [-1, -0.1, -1e-3, 1e-3, 0.1, 1] where (first...last).contains(edge + way) {
        look(effect, at: edge + way, in: setting)
      }
    }
  }

  /// Looks at a header while it collapses: all the way, and closely where its end meets the screen's or its picture's.
  init(
    collapseOf effect: some Effect, from rest: Double, by collapse: Double, height: Double, in setting: Setting
  ) {
    self.init(effect, from: rest, to: rest + collapse, in: setting)
    let natural = setting.viewport.width / setting.aspect(ofPicture: 0)
    for edge in [0, height - setting.viewport.height, height - natural, collapse] {
      for way in [-0.1, -0.01, -1e-3, 0, 1e-3, 0.01, 0.1] where (0...collapse).contains(edge + way) {
        look(effect, at: rest + edge + way, in: setting)
      }
    }
    // The smaller what is left of it, the shorter its picture is in it.
    var left = collapse
    while left > collapse * 1e-4 {
      look(effect, at: rest + collapse - left, in: setting)
      left *= 0.7
    }
  }

  private mutating func look(_ effect: some Effect, at offset: Double, in setting: Setting) {
    for layer in effect.layers(at: offset, in: setting) where layer.content.isPicture && !layer.content.isBlurred {
      let picture = layer.wholePicture
      let drawn = picture.intersection(layer.frame)
      let window = (layer.clip ?? layer.frame).intersection(setting.screen)
      gap = max(
        gap, min(window.width, max(drawn.x - window.x, window.maxX - drawn.maxX)),
        min(window.height, max(drawn.y - window.y, window.maxY - drawn.maxY)))
      whole = Size(width: max(whole.width, picture.width), height: max(whole.height, picture.height))
      zoom = max(zoom, picture.width / (layer.id.owner == "album" ? layer.frame.width : setting.viewport.width))
    }
    // A row whose picture has left it altogether shows gray only.
    let rows = effect.layers(at: offset, in: setting)
    for layer in rows where layer.content == .surface(.missing) {
      let image = rows.first { $0.id.index == layer.id.index && $0.content.isPicture }
      if image == nil { gap = max(gap, layer.frame.intersection(setting.screen).height) }
    }
  }
}
