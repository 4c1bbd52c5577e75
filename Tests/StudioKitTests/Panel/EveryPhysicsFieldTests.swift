import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics
import Testing

@testable import StudioKit

/// Every physics control has an effect: after one event on it, some gesture moves the content differently.
struct EveryPhysicsFieldTests {
  /// A gesture from an offset.
  private struct Gesture {
    var offset = 2000.0
    var events: [(time: Double, event: InputEvent)] = []

    /// A finger that moves at a speed for a tenth of a second, pauses and lifts.
    mutating func flick(_ speed: Double, pause: Double = 0, at time: Double = 0) {
      events.append((time, .down(Point(x: 200, y: 400))))
      for step in 1...10 {
        let elapsed = Double(step) / 100
        events.append((time + elapsed, .move(Point(x: 200, y: 400 + speed * elapsed))))
      }
      events.append((time + 0.1 + pause, .up(Point(x: 200, y: 400 + speed * 0.1))))
    }

    mutating func turn(_ event: (Double) -> InputEvent, times count: Int) {
      for step in 0..<count { events.append((Double(step) * 0.02, event(1))) }
    }
  }

  private static let gestures: [Gesture] = {
    var gestures: [Gesture] = []
    func add(from offset: Double = 2000, _ build: (inout Gesture) -> Void) {
      var gesture = Gesture(offset: offset)
      build(&gesture)
      gestures.append(gesture)
    }
    for speed in [40.0, 80, 300, 2000, 9000, 40_000, -2000, -40_000] { add { $0.flick(speed) } }
    for pause in [0.02, 0.038, 0.042, 0.06, 0.1, 0.19] { add { $0.flick(2000, pause: pause) } }
    // Into the edge, and past it.
    for speed in [800.0, 3000, 12_000] { add(from: 300) { $0.flick(speed) } }
    add(from: 0) { $0.flick(4000, pause: 0.5) }
    // Two in a row.
    add {
      $0.flick(-2000)
      $0.flick(-2000, at: 0.2)
    }
    add { $0.turn({ .wheel(dx: 0, dy: -$0, at: nil) }, times: 3) }
    add { $0.turn({ .touchpad(dx: 0, dy: -$0 * 1.5, at: nil) }, times: 12) }
    return gestures
  }()

  /// The offsets in the seconds after each gesture: in a long list, and in one that fits the screen.
  private func motion(_ scene: Scene) -> [Double] {
    var offsets: [Double] = []
    for rows in [1000, 3] {
      var scene = scene
      scene.content.rows = rows
      for gesture in Self.gestures where rows == 1000 || gesture.offset < 1000 {
        var preview = Preview(scene, offset: rows == 3 ? nil : gesture.offset)
        for (time, event) in gesture.events { preview.handle(event, at: time) }
        let end = gesture.events.last?.time ?? 0
        for step in 0..<60 { offsets.append(preview.offset(at: end + Double(step * step) / 400)) }
      }
    }
    return offsets
  }

  @Test func `one event on a control changes how the content moves`() throws {
    let paths = ScenePhysics.parameters.map { "physics." + $0.path }
    var silent = Set(paths)
    for preset in ScrollPreset.allCases {
      var scene = Scene(effect: MapCrop())
      scene.physics = ScenePhysics(preset: preset)
      let before = motion(scene)
      var bench = try Bench(scene)
      bench.inspector.openSections = [.physics]
      bench.inspector.showsAllPhysics = true
      for path in paths where silent.contains(path) {
        for key: Key in [.right, .left, .home, .end] where silent.contains(path) {
          bench.studio.edit(at: bench.time) { $0.edit(scene) }
          bench.look()
          bench.inspector.focus = .field(path)
          bench.window.handle(.keyDown(key, [], isRepeat: false), at: bench.time)
          if bench.scene != scene, motion(bench.scene) != before { silent.remove(path) }
        }
      }
    }
    #expect(silent.isEmpty, "\(silent.sorted()) change nothing")
  }
}
