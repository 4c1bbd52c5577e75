import Effects
import Foundation
import Geometry
import Handoff
import TestSupport
import Testing

@testable import HandoffTests

/// The arithmetic of whole pictures in TypeScript, compiled and run.
@Suite struct FocusCodeTests {
  /// The same function as the code's, on boxes wider and taller than the picture.
  @Test(.enabled(if: TypeScript.path != nil, "tsc is not installed"))
  func `the whole picture lies where the effect's crop has it`() throws {
    for scene in [TestScene("weather-menu", FocusTests.images), TestScene("stacking-cards", FocusTests.contained)] {
      let fits = try scene.handoff.setting.fits
      let code = try scene.text(as: .reactNative).split(separator: "\n\n")
        .filter { part in ["function focused", "Focus = {", "FocusPoints"].contains { part.contains($0) } }
        .joined(separator: "\n").replacing("export ", with: "")
      let boxes = [Size(width: 390, height: 200), Size(width: 100, height: 300), Size(width: 50, height: 50)]
      let names = [scene.name.split(separator: "-").map(\.capitalized).joined(), scene.name.replacing("-", with: "_")]
      let calls = boxes.flatMap { box in
        ["a", "b", "c"].map {
          "focused\(names[0])(focusOf\(names[0])(\"\(names[1])_\($0)\"), \(box.width), \(box.height))"
        }
      }
      let output = try TypeScript.output(
        of: "declare const console: { log(text: string): void }\n\(code)\n"
          + "console.log(JSON.stringify([\(calls.joined(separator: ", "))]))\n")
      let places = try JSONDecoder().decode([[String: Double]].self, from: Data(output.utf8))
      #expect(places.count == 9)
      for (index, place) in places.enumerated() {
        let box = boxes[index / 3]
        let crop = fits[index % 3].crop(aspect: 1.5, box: box)
        let (width, height) = (box.width / crop.width, box.height / crop.height)
        let want = ["width": width, "height": height, "left": -crop.x * width, "top": -crop.y * height]
        for (name, value) in want { #expect(abs((place[name] ?? .nan) - value) < 1e-9, "\(name) of \(index)") }
      }
    }
  }
}
