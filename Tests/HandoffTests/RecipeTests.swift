import Documents
import Effects
import Foundation
import Geometry
import Handoff
import Testing

/// The table of layers that UIKit and SwiftUI share, compiled and run: it places every layer where the scene has it.
@Suite struct RecipeTests {
  private static let scenes = [
    TestScene("mountain-hero"), TestScene("night-stroll"), TestScene("day-and-night"), TestScene("pager"),
    TestScene("mountain-hero", "device=ipad-11"), TestScene("night-stroll", "device=iphone-se"),
    TestScene(
      "mountain-hero",
      "parameters.layers.1.keys=[{\"at\":-20,\"y\":9},{\"at\":150,\"scale\":2,\"ease\":[0.3,-0.4,0.6,1.5]}]"),
  ]

  @Test(.enabled(if: Compiler.path != nil, "swiftc is not installed"))
  func `the code of a scene of layers puts each where layout has it`() throws {
    let offsets = stride(from: -120.0, through: 1200, by: 61.7).map(\.self)
    var code = "import Foundation\n"
    for (index, scene) in Self.scenes.enumerated() {
      let handoff = try scene.handoff
      let text = handoff.text(as: .uikit)
      let start = try #require(text.range(of: "/// A layer: where it lies")).lowerBound
      let end = try #require(text.range(of: "\nfinal class")).lowerBound
      code += "enum Scene\(index) {\n\(text[start..<end])\n}\n"
      code += """
        for s in \(offsets) {
          for (index, layer) in Scene\(index).LayersLayer.all.enumerated() {
            let (frame, opacity) = layer.place(CGFloat(s), still: false)
            print(\(index), s, index, frame.minX, frame.minY, frame.width, frame.height, opacity)
          }
        }

        """
    }
    var worst = 0.0
    var compared = 0
    for line in try Compiler.output(of: code).split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 8, "\(line)")
      let handoff = try Self.scenes[Int(numbers[0])].handoff
      var layers: [Layer] = []
      let low = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
      handoff.scene.effect.layers(at: Moment(offset: low + numbers[1]), in: handoff.setting, into: &layers)
      guard
        let layer = layers.first(where: {
          $0.id.owner == "layer" && $0.id.index == Int(numbers[2]) && ($0.id.partIndex ?? 0) == 0
        })
      else { continue }
      compared += 1
      let errors = [
        layer.frame.x - numbers[3], layer.frame.y - numbers[4], layer.frame.width - numbers[5],
        layer.frame.height - numbers[6], layer.opacity - numbers[7],
      ]
      worst = max(worst, errors.map(\.magnitude).max() ?? 0)
    }
    print("recipe: \(compared) layers, largest error \(worst)")
    #expect(compared > 300 && worst < 2e-5)
  }
}
