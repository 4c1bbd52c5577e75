import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Scenes for scrolling, on a screen of 390 x 844 without insets.
enum Scenes {
  static func scene(_ effect: any Effect, rows: Int = 100) -> Scene {
    var scene = Scene(effect: effect)
    scene.device.insets = Insets()
    scene.content.rows = rows
    return scene
  }

  static var refreshing: Scene {
    var effect = HeaderParallax()
    effect.overscroll = .refresh
    return scene(effect)
  }
}

extension Preview {
  /// A finger that moves from one height to another in even steps, and optionally lifts.
  mutating func drag(
    from start: Double, to end: Double, at time: Double, lasting duration: Double = 0.4, lift: Bool = true
  ) {
    let steps = 20
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let point = Point(x: 195, y: start + (end - start) * share)
      handle(step == 0 ? .down(point) : .move(point), at: time + duration * share)
    }
    // It pauses before it lifts, so that there is no flick.
    if lift { handle(.up(Point(x: 195, y: end)), at: time + duration + 0.3) }
  }
}
