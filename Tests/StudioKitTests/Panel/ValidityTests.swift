import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Random input, keys, clipboard, disk and drops: any resulting scene can be saved and read back unchanged.
@Suite struct ValidityTests {
  private static let texts = [
    "0", "-1", "0.3", "1e400", "nan", "-inf", "", " ", "0,5", "auto", "none", "null", "{}", "[1, 2]", "[\"a\"]",
    "44, 60",
    "1000000000000", "\u{202E}abc", "\"", "a, b, , c", "iphone-14", "true", "0x10", "∞", "١٢",
  ]

  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .delete, .backspace, .space,
    .letter("z"), .letter("v"), .letter("c"), .letter("x"), .letter("`"), .letter("r"), .letter("0"), .letter("5"),
    .letter("n"), .letter("-"),
  ]

  /// Performs one random action. Returns its description for failures.
  private func act(_ bench: inout Bench, _ random: inout SplitMix64) -> String {
    bench.time += random.pick([0.02, 0.02, 0.6])
    switch random.whole(0...12) {
    case 0...3:
      let control = random.pick(bench.inspector.controls)
      guard let frame = bench.inspector.frame(of: control) else { return "nothing" }
      let (one, two) = (point(in: frame, &random), point(in: frame, &random))
      bench.send(.hover(one), .down(one))
      if random.flag() { bench.send(.move(two)) }
      if random.whole(0...9) > 0 { bench.send(.up(two)) }
      return "press \(control) from \(one) to \(two)"
    case 4...6:
      let key = random.pick(Self.keys)
      let modifiers = random.pick([[], .shift, .alt, .control, [.control, .shift]] as [Modifiers])
      bench.press(key, modifiers)
      return "key \(key) \(modifiers)"
    case 7:
      let text = random.pick(Self.texts)
      bench.type(text)
      if random.flag() { bench.press(.enter) }
      return "type \(text)"
    case 8:
      bench.inspector.clipboard = random.pick(Self.texts)
      return "clipboard \(bench.inspector.clipboard)"
    case 9:
      let panel = bench.studio.layout[.panel]
      let point = point(in: panel, &random)
      random.flag() ? bench.send(.secondary(point)) : bench.send(.wheel(dx: 0, dy: random.number(-3...3), at: point))
      return "menu or wheel at \(point)"
    case 10:
      var scene = bench.scene
      scene.content.images = (0..<random.whole(0...30)).map { "/p/\($0).jpg" }
      bench.studio.edit(at: bench.time) { $0.edit(scene, as: "Pictures") }
      return "drop"
    case 11:
      bench.studio.receive(.file(.read(FileContent("test", damaged(bench.text, &random)))), at: bench.time)
      return "reload"
    default:
      bench.inspector.setOpen(random.pick([.effect, .device, .physics, .content, .published, .steps]), true)
      return "open a section"
    }
  }

  private func point(in frame: Rect, _ random: inout SplitMix64) -> Point {
    Point(x: random.number(frame.x...frame.maxX), y: random.number(frame.y...frame.maxY))
  }

  /// A scene's text damaged by a disk or a hasty edit.
  private func damaged(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<random.whole(0...3) where !bytes.isEmpty {
      let place = random.whole(0...bytes.count - 1)
      if random.flag() { bytes[place] = UInt8(random.whole(32...126)) } else { bytes.removeSubrange(place...) }
    }
    return bytes
  }

  private func check(seed: UInt64, acts: Int) throws {
    var random = SplitMix64(seed: seed)
    var bench = try Bench(Scene(effect: random.pick(Catalog.effects).init()), height: 1400, path: "test")
    var edits = 0
    for number in 0..<acts {
      let before = bench.scene
      let act = act(&bench, &random)
      if bench.scene != before { edits += 1 }
      bench.studio.advanceFiles(to: bench.time)
      _ = bench.studio.requests.takeAll()
      for entry in bench.studio.library.documents {
        let text = SceneWriter.text(of: entry.scene)
        let reading = SceneReader.read(Array(text.utf8))
        let faults = reading.problems.filter { $0.severity == .error }
        let isSame = reading.scene == entry.scene
        #expect(isSame && faults.isEmpty, "seed \(seed), act \(number), \(act): \(faults)\n\(text)")
        if !isSame { return }
      }
    }
    #expect(edits > acts / 20, "seed \(seed): the hand turned nothing")
  }

  private static let seeds = isLong ? 0..<100 : 0..<4

  @Test(arguments: seeds)
  func `there is no way to a scene that cannot be saved and read again`(seed: Int) throws {
    try check(seed: UInt64(seed), acts: 120)
  }
}
