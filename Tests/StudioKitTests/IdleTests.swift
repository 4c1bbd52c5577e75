import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Idle means idle.
struct IdleTests {
  @Test(arguments: TestStudio.names) func `two frames of a studio at rest are equal lists`(_ name: String) {
    var stage = TestStudio(name)
    // Catch the automatically scrolling strip.
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(nil))
    stage.wait(10)
    let frame = stage.frame()
    #expect(!stage.isMoving)
    for seconds in [0.001, 1, 1000, 1e7] {
      stage.wait(seconds)
      #expect(difference(stage.frame(), frame).isEmpty && !stage.isMoving)
    }
    #expect(!frame.isEmpty)
  }

  @Test(arguments: [640.0, 1000, 1900]) func `a notice is as wide as its words, and takes lines for more`(
    _ width: Double
  ) {
    var stage = TestStudio(window: Size(width: width, height: 700))
    for words in ["Saved", "Not saved: \(String(repeating: "a long reason ", count: 12))end"] {
      stage.studio.say(words, at: stage.time)
      let frame = stage.stageFrame()
      let lines = frame.commands.compactMap { command -> (text: String, box: Rect)? in
        if case .text(let text, let box, _) = command, words.contains(text), text.count > 3 { (text, box) } else { nil }
      }
      #expect(lines.map(\.text).joined(separator: " ") == words)
      for line in lines {
        #expect(stage.studio.layout.stage.contains(line.box.origin) && line.box.maxX <= stage.studio.layout.stage.maxX)
        #expect(Double(line.text.count) * 6.5 <= line.box.width && line.box.width < 6.5 * Double(words.count) + 80)
      }
    }
  }

  @Test func `a notice goes by itself`() {
    var stage = TestStudio()
    let plain = stage.frame()
    stage.studio.say("no.png: the file does not exist", isFault: true, at: stage.time)
    let told = stage.frame()
    #expect(told != plain && !stage.isMoving)
    stage.wait(5)
    #expect(difference(stage.frame(), told).isEmpty)
    guard let end = stage.studio.view.notice?.end else { Issue.record("the notice has no end"); return }
    stage.time = end
    #expect(difference(stage.frame(), plain).isEmpty && stage.studio.view.notice?.end == nil)
  }

  @Test func `a resize there and back is as before`() {
    var stage = TestStudio()
    let plain = stage.frame()
    stage.handle(.resize(Size(width: 500, height: 400), scale: 2))
    #expect(stage.frame() != plain)
    stage.handle(.resize(Size(width: 1280, height: 820), scale: 1))
    #expect(difference(stage.frame(), plain).isEmpty)
  }

  /// Whether something opaque is painted there. `PaintTests` check the phone's screen, which paints its own background.
  private func isCovered(_ point: Point, by list: DrawList) -> Bool {
    list.commands.contains { command in
      switch command {
      case .fill(let rect, let color): color.alpha == 255 && rect.contains(point)
      case .picture(let quad): quad.tint.alpha == 255 && quad.frame.contains(point)
      case .shape(let shape): shape.part == .corners && shape.frame.contains(point)
      default: false
      }
    }
  }

  @Test func `every frame covers the whole window`() {
    for size in [Size(width: 240, height: 200), Size(width: 1280, height: 820), Size(width: 8000, height: 5000)] {
      var stage = TestStudio(window: size)
      let list = stage.frame()
      var random = SplitMix64(seed: 5)
      for _ in 0..<400 {
        let point = Point(
          x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random))
        #expect(isCovered(point, by: list), "\(size): \(point)")
      }
    }
  }

  @Test func `events of any kind at any time leave a studio that draws`() {
    var random = SplitMix64(seed: 11)
    var stage = TestStudio()
    for _ in 0..<4000 {
      stage.wait(.random(in: 0...0.05, using: &random))
      let point = Point(x: .random(in: -50...1400, using: &random), y: .random(in: -50...900, using: &random))
      let keys: [Key] = [
        .space, .letter("r"), .letter("x"), .letter("h"), .letter("p"), .letter("m"), .function(1), .escape, .end,
        .home,
        .pageDown, .letter("4"), .letter("5"), .up, .down,
      ]
      let events: [InputEvent] = [
        .down(point), .move(point), .up(point), .up(nil), .cancel, .hover(point), .hover(nil), .secondary(point),
        .wheel(dx: 0, dy: .random(in: -4...4, using: &random), at: point),
        .touchpad(dx: 0.3, dy: .random(in: -1...1, using: &random), at: nil), .focus(.random(using: &random)),
        .resize(
          Size(width: .random(in: 1...2000, using: &random), height: .random(in: 1...1500, using: &random)), scale: 2),
        .keyDown(keys.randomElement(using: &random) ?? .space, [], isRepeat: .random(using: &random)),
        .keyUp(.letter("p"), []), .down(Point(x: .nan, y: .infinity)), .wheel(dx: .nan, dy: .infinity, at: nil),
      ]
      if let event = events.randomElement(using: &random) { stage.handle(event) }
      if Int.random(in: 0..<8, using: &random) == 0 { #expect(!stage.frame().isEmpty && stage.offset.isFinite) }
    }
  }
}
