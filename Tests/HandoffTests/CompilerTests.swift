import Documents
import Foundation
import Handoff
import Testing

/// The snippets as a compiler sees them. The Swift ones are checked against as much of UIKit and SwiftUI as they name;
/// of the Kotlin ones only the brackets are counted.
@Suite struct CompilerTests {
  static let scenes =
    FormulaTests.scenes + TestScene.builtIn + [
      TestScene("album-stack", "parameters.layers=0"), TestScene("album-stack", "parameters.inset=0"),
      TestScene("album-stack", "device.direction=rtl", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.axis=vertical", "parameters.layerFill=outline"),
      TestScene("map-crop", "content.rowHeights=[80,200,64,90,70,60,50]"), TestScene("map-crop", "parameters.ratio=1"),
      TestScene("weather-menu", "parameters.imageHeight=50"),
    ]

  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"),
    arguments: [(HandoffSystem.uikit, "UIKit"), (.swiftui, "SwiftUI")])
  func `a snippet compiles without a warning`(_ system: HandoffSystem, _ module: String) throws {
    // Each in a space of its own: they share their names.
    let spaces = try Self.scenes.enumerated().map { index, scene in
      let code = try scene.handoff.text(as: system)
      #expect(code.contains("\nimport \(module)\n"))
      return "enum Scene\(index) {  // \(scene.testDescription)\n\(code.replacing("import \(module)", with: ""))\n}\n"
    }
    let stub = Folders.tests.appending(path: "Stubs/\(module).swift")
    let said = try Compiler.complaints(about: spaces.joined(), with: stub)
    #expect(said.isEmpty, "\(said)")
  }

  @Test(arguments: scenes) func `every bracket of a snippet is closed`(_ scene: TestScene) throws {
    for system in HandoffSystem.allCases {
      var open: [Character] = []
      let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
      // Half-open ranges in comments and titles would count; there are none.
      for character in try scene.handoff.text(as: system) {
        if pairs.values.contains(character) { open.append(character) }
        if let opening = pairs[character] { #expect(open.popLast() == opening, "\(system)") }
      }
      #expect(open.isEmpty, "\(system)")
    }
  }

  @Test func `Kotlin imports what it names, and nothing twice`() throws {
    for scene in Self.scenes {
      let lines = try scene.handoff.text(as: .compose).split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }
      let code = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }.joined(separator: "\n")
      #expect(Set(imports).count == imports.count)
      // What `by` calls is never named.
      let delegates: Set = ["getValue", "setValue"]
      for name in imports.compactMap({ $0.split(separator: ".").last }) where !delegates.contains(String(name)) {
        #expect(code.contains(name), "\(scene)")
      }
      let words = Set(code.split { !$0.isLetter })
      for type in ["ColorFilter", "BlendMode", "Column", "TransformOrigin", "LazyListState"] {
        #expect(imports.contains { $0.hasSuffix(".\(type)") } == words.contains(Substring(type)), "\(type) in \(scene)")
      }
    }
  }
}
