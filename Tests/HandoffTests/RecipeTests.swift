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

  private static let screens = FormulaTests.screens
  private static let offsets = stride(from: -120.0, through: 1200, by: 61.7).map(\.self)

  @Test(.enabled(if: Compiler.path != nil, "swiftc is not installed"), arguments: [HandoffSystem.uikit, .swiftui])
  func `the code of a scene of layers puts each where layout has it, on every screen`(_ system: HandoffSystem) throws {
    var code = "import Foundation\n"
    for (index, scene) in Self.scenes.enumerated() {
      let text = try scene.handoff.text(as: system)
      let start = try #require(text.range(of: "/// A layer: where it lies")).lowerBound
      let end = try #require(text.range(of: "\n}\n", range: start..<text.endIndex)).upperBound
      code += "enum Scene\(index) {\n\(text[start..<end])\n}\n"
      code += """
        for (number, screen) in \(Self.screens.map { [$0.width, $0.height] }).enumerated() {
          for s in \(Self.offsets) {
            for (index, layer) in Scene\(index).SceneLayer.all.enumerated() {
              let (frame, opacity) = layer.place(CGFloat(s), in: CGSize(width: screen[0], height: screen[1]), still: false)
              print(\(index), number, s, index, frame.minX, frame.minY, frame.width, frame.height, opacity)
            }
          }
        }

        """
    }
    try Self.compare(try Compiler.output(of: code), within: 2e-5, "\(system)")
  }

  @Test(.enabled(if: TypeScript.path != nil, "tsc is not installed"))
  func `TypeScript puts each there, too`() throws {
    var code = ""
    for (index, scene) in Self.scenes.enumerated() {
      let text = try scene.handoff.text(as: .reactNative)
      let start = try #require(text.range(of: "\n\nconst ")).lowerBound
      let end = try #require(
        text.range(of: "\n\nexport function Layers")?.lowerBound
          ?? text.range(of: "\n\n/** s: from rest, negative")?.lowerBound)
      code += """
        {
        \(text[start..<end].replacing("export ", with: ""))
        \(Self.screens.map { [$0.width, $0.height] }).forEach(([width, height], number) => {
          for (const s of \(Self.offsets)) layers.forEach((layer, index) => {
            const place = placeLayer(layer, s, { width, height }, false)
            console.log(\(index), number, s, index, place.left, place.top, place.width, place.height, place.opacity)
          })
        })
        }

        """
    }
    try Self.compare(
      try TypeScript.output(of: "const require = (name: string) => 0\n" + code), within: 2e-5, "TypeScript")
  }

  private static func compare(_ output: String, within limit: Double, _ name: String) throws {
    var worst = (error: 0.0, place: "")
    var compared = 0
    for line in output.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 9, "\(line)")
      var scene = try scenes[Int(numbers[0])].scene
      let screen = screens[Int(numbers[1])]
      (scene.device.width, scene.device.height) = (screen.width, screen.height)
      scene.device.insets = Insets()
      var handoff = try #require(SceneHandoff(scene, pictureSize: TestScene.size(of:)))
      // How far a hand can pull is that of the device on which it was tuned.
      handoff.setting.farthestPull = try scenes[Int(numbers[0])].handoff.setting.farthestPull
      var layers: [Layer] = []
      let low = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
      handoff.scene.effect.layers(at: Moment(offset: low + numbers[2]), in: handoff.setting, into: &layers)
      guard
        let layer = layers.first(where: {
          $0.id.owner == "layer" && $0.id.index == Int(numbers[3]) && ($0.id.partIndex ?? 0) == 0
        })
      else { continue }
      compared += 1
      let errors = [
        layer.frame.x - numbers[4], layer.frame.y - numbers[5], layer.frame.width - numbers[6],
        layer.frame.height - numbers[7], layer.opacity - numbers[8],
      ]
      for error in errors where error.magnitude > worst.error {
        worst = (error.magnitude, "\(scene.title): \(line), not \(layer.frame)")
      }
    }
    print("\(name): \(compared) layers, largest error \(worst.error)")
    #expect(compared > 300 && worst.error < limit, "\(worst.place)")
  }
}
