import Documents
import Effects
import Geometry
import PreviewKit
import ScrollPhysics
import TestSupport
import Testing

/// The bars of other systems, by their published sources written a second time, against the law of a bar here.
///
/// Each is asked how much of its bar is gone after each step of a finger. What they have in common is where content is
/// seen: for Android and Compose its list moves on only when the bar has come to an end, and the bar moves the list.
@Suite struct SystemBarTests {
  private static let links: Links = {
    var scene = Scenes.scene(MapCrop())
    scene.content.rows = 60
    scene.content.bar.hides = .down
    let preview = Preview(scene)
    return Links(of: scene.effect, preview.extent, in: preview.setting)
  }()
  private static let height = links.bar?.height ?? 0
  /// How far the list itself scrolls.
  private static let length = 900.0

  /// The steps of a finger: each how far the content is asked to move, up if it is positive.
  private static func gesture(from random: inout SplitMix64) -> [Double] {
    var speed = Double.random(in: -40...60, using: &random)
    return (0..<Int.random(in: 5...120, using: &random)).map { step in
      if step % Int.random(in: 4...20, using: &random) == 0 { speed = Double.random(in: -60...60, using: &random) }
      return speed + Double.random(in: -2...2, using: &random)
    }
  }

  /// The past after content has been seen to move.
  private static func pass(_ past: inout Past, from start: Double, to end: Double) {
    let low = links.bar?.reach.lowerBound ?? 0
    past.pass(OffsetStretch(lasting: 1 / 60, from: low + start, to: low + end), links)
  }

  /// `AppBarLayout` with scroll, enterAlways and snap: its behavior takes what the bar can take of each step before the
  /// list does (`onNestedPreScroll`), in either direction.
  private struct AppBarLayout {
    var gone = 0.0
    var list = 0.0
    var seen: Double { list + gone }

    mutating func scroll(_ way: Double) {
      let taken = min(max(0, gone + way), height) - gone
      gone += taken
      list = min(max(0, list + way - taken), length)
    }

    /// `snapToChildIfNeeded`: the nearer edge, the upper one at the middle.
    var end: Double { gone > height / 2 ? height : 0 }

    /// `animateOffsetWithDuration` at no speed, in seconds, and `DecelerateInterpolator`.
    var duration: Double { 0.15 * ((end - gone).magnitude / height + 1) }
    static func share(_ time: Double) -> Double { 1 - (1 - time) * (1 - time) }
  }

  @Test func `Android's bar is the law's, where content is seen, and so is its way to an end`() {
    var random = SplitMix64(seed: 1)
    let law = ScrollPreset.android.bars
    for gesture in 0..<1000 {
      var (bar, past) = (AppBarLayout(), Past())
      for way in Self.gesture(from: &random) {
        let before = bar.seen
        bar.scroll(way)
        Self.pass(&past, from: before, to: bar.seen)
        #expect((bar.gone - past.bar).magnitude < 1e-9, "gesture \(gesture)")
      }
      let gone = past.bar
      guard gone > 0, gone < Self.height, gone != Self.height / 2 else { continue }
      var end = past
      end.snapBars(Self.links) { _ in 1 }
      #expect(bar.end == end.bar)
      let part = (bar.end - gone).magnitude / Self.height
      #expect((law.duration(over: part) - bar.duration).magnitude < 1e-12)
      for time in [0.1, 0.4, 0.9] {
        #expect((law.share(of: part, after: time * bar.duration) - AppBarLayout.share(time)).magnitude < 1e-9)
      }
    }
  }

  /// Material 3's `EnterAlwaysScrollBehavior`: as soon as the bar moves at all, it takes the whole step.
  private struct EnterAlways {
    var gone = 0.0
    var list = 0.0
    var seen: Double { list + gone }

    mutating func scroll(_ way: Double) {
      let before = gone
      gone = min(max(0, gone + way), height)
      if gone == before { list = min(max(0, list + way), length) }
    }
  }

  @Test func `Compose's bar is the law's, where content is seen, but content loses the rest of a step`() {
    var random = SplitMix64(seed: 2)
    var lost = 0.0
    for gesture in 0..<1000 {
      var (bar, whole, past) = (EnterAlways(), AppBarLayout(), Past())
      for way in Self.gesture(from: &random) {
        let before = bar.seen
        bar.scroll(way)
        whole.scroll(way)
        Self.pass(&past, from: before, to: bar.seen)
        #expect((bar.gone - past.bar).magnitude < 1e-9, "gesture \(gesture)")
        lost = max(lost, (bar.seen - whole.seen).magnitude)
      }
    }
    // By more than a step, as a bar comes to its ends several times.
    #expect(lost > 60, "\(lost)")
  }

  /// `RenderSliverFloatingPersistentHeader.performLayout`: the list moves at once, and the bar only comes back while the
  /// last direction of a finger is that of its way.
  private struct Floating {
    private var effective = 0.0
    private var last = 0.0
    var gone: Double { min(effective, height) }

    mutating func layOut(at offset: Double, isForward: Bool) {
      if offset < last || effective < height {
        var back = last - offset
        if isForward {
          effective = min(effective, height)
        } else {
          back = min(0, back)
        }
        effective = min(max(0, effective - back), offset)
      } else {
        effective = offset
      }
      last = offset
    }

    /// `maybeStartSnapAnimation`: on in the direction of the finger, however much is gone.
    func end(isForward: Bool) -> Double { isForward ? 0 : height }
  }

  @Test func `Flutter's bar is the law's under a finger, but goes on to the end at which it aimed`() {
    var random = SplitMix64(seed: 3)
    var (others, ends) = (0, 0)
    for gesture in 0..<1000 {
      var (bar, offset, past, isForward) = (Floating(), 0.0, Past(), false)
      for way in Self.gesture(from: &random) {
        let next = min(max(0, offset + way), Self.length)
        if way != 0 { isForward = way < 0 }
        bar.layOut(at: next, isForward: isForward)
        Self.pass(&past, from: offset, to: next)
        offset = next
        #expect((bar.gone - past.bar).magnitude < 1e-9, "gesture \(gesture)")
      }
      let gone = past.bar
      guard gone > 0, gone < Self.height else { continue }
      ends += 1
      var end = past
      end.snapBars(Self.links) { _ in 1 }
      if bar.end(isForward: isForward) != end.bar { others += 1 }
      // A list that a program moves back shows nothing of it.
      let before = bar.gone
      bar.layOut(at: max(0, offset - 30), isForward: false)
      #expect(bar.gone == min(before, max(0, offset - 30)))
    }
    // Parallax has every bar go to its nearer end.
    #expect(others > ends / 10 && others < ends, "\(others) of \(ends)")
  }

  @Test func `Flutter's way to an end is that of its own curve, in its own time`() {
    let (law, curve) = (ScrollPreset.flutter.bars, EasingCurve(0, 0, 0.58, 1))
    for time in stride(from: 0.0, through: 0.2, by: 0.02) {
      #expect((law.share(of: 0.3, after: time) - curve.progress(at: time / 0.2)).magnitude < 1e-12)
    }
  }
}
