import Documents
import Foundation
import Handoff
import TestSupport
import Testing

/// The snippets as a compiler sees them, each beside as much of its system as it names; the Dart ones as a grammar does.
@Suite struct CompilerTests {
  static let scenes =
    FormulaTests.variants + TestScene.builtIn + [
      TestScene.text, TestScene("record", "parameters.layers.1.text=\"a\\nb\"", "parameters.layers.1.weight=regular"),
      TestScene("album-stack", "parameters.layers=0"), TestScene("album-stack", "parameters.inset=0"),
      TestScene("album-stack", "device.direction=rtl", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.axis=vertical", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.coverBehind=0"),
    ] + FocusTests.scenes + FocusTests.whole + FocusTests.pages + [
      TestScene("map-crop", "content.rowHeights=[80,200,64,90,70,60,50]"), TestScene("map-crop", "parameters.ratio=1"),
      TestScene("weather-menu", "parameters.imageHeight=50"),
      TestScene("night-stroll", "parameters.layers.0.keys=[{\"at\":0},{\"at\":90,\"scale\":2,\"ease\":[0.3,0,0.6,1]}]"),
    ]

  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"),
    arguments: [(HandoffSystem.uikit, "UIKit"), (.swiftui, "SwiftUI")])
  func `a snippet compiles without a warning`(_ system: HandoffSystem, _ module: String) throws {
    var shapes: Set<String> = []
    var codes: [String] = []
    for (number, scene) in Self.scenes.enumerated() {
      // Scenes of an app, all in one module: each has a name of its own.
      let handoff = try #require(
        SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:)))
      let code = try handoff.text(as: system)
      #expect(code.contains("\nimport \(module)\n"))
      // Those that differ in a remark or in a number alone are one to a compiler.
      guard shapes.insert(Self.shape(of: code)).inserted || isLong else { continue }
      codes.append(code)
    }
    let stub = Folders.tests.appending(path: "Stubs/\(module).swift")
    let said = try Compiler.complaints(about: codes, with: stub)
    #expect(said.isEmpty, "\(said)")
  }

  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"), arguments: [HandoffSystem.uikit, .swiftui])
  func `a formatter with no configuration leaves Swift as it is`(_ system: HandoffSystem) throws {
    var shapes: Set<String> = []
    let codes = try Self.scenes.flatMap { try $0.handoff.files(as: system, from: .builtIn) }
      .filter { $0.path.hasSuffix(".swift") }.map(\.text)
      .filter { shapes.insert(Self.shape(of: $0)).inserted || isLong }
    let said = try Compiler.complaints(formatting: codes)
    #expect(said.isEmpty, "\(said)")
  }

  @Test(.enabled(if: Kotlin.path != nil, "kotlinc is not installed"))
  func `Kotlin compiles without a warning, all scenes in one module, and its tests pass`() throws {
    var shapes: Set<String> = []
    var codes: [String] = []
    for (number, scene) in Self.scenes.enumerated() {
      let handoff = try #require(
        SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:)))
      let whole = try handoff.text(as: .compose)
      guard shapes.insert(Self.shape(of: whole)).inserted || isLong else { continue }
      codes += try handoff.files(as: .compose, from: .builtIn).filter { $0.path.hasSuffix(".kt") }.map(\.text)
      // The same in one piece, beside it.
      codes.append(whole.replacing("\npackage parallax.", with: "\npackage whole."))
    }
    let said = try Kotlin.complaints(about: codes, with: Folders.tests.appending(path: "Stubs/Compose.kt"))
    #expect(said.isEmpty, "\(said)")
  }

  @Test(
    .enabled(if: TypeScript.path != nil, "tsc is not installed"),
    arguments: [(HandoffSystem.reactNative, "ReactNative"), (.motion, "Motion")])
  func `TypeScript agrees with as much of its libraries as it names`(_ system: HandoffSystem, _ stubs: String) throws {
    let said = try TypeScript.complaints(
      about: try codes(as: system), with: Folders.tests.appending(path: "Stubs/\(stubs).d.ts"))
    #expect(said.isEmpty, "\(said)")
  }

  @Test(.enabled(if: Dart.python != nil, Dart.missing))
  func `Dart's grammar has no complaint about a file of any scene`() throws {
    let files =
      try Self.scenes.flatMap { try $0.handoff.files(as: .flutter, from: .builtIn) }
      .filter { $0.path.hasSuffix(".dart") }.map(\.text)
      + Self.scenes.map { try $0.text(as: .flutter) }
    var shapes: Set<String> = []
    let said = try Dart.complaints(about: files.filter { shapes.insert(Self.shape(of: $0)).inserted || isLong })
    #expect(said.isEmpty, "\(said)")
  }

  /// The code of every scene, each shape of it once.
  private func codes(as system: HandoffSystem) throws -> [String] {
    var shapes: Set<String> = []
    return try Self.scenes.enumerated().map { number, scene in
      let handoff = SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:))
      return try #require(handoff).text(as: system)
    }
    .filter { shapes.insert(Self.shape(of: $0)).inserted || isLong }
  }

  /// Code without its remarks, and with one number for all.
  private static func shape(of code: String) -> String {
    var shape: [UInt8] = []
    for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
      var isNumber = false
      var last: UInt8 = 0
      for byte in line {
        if byte == UInt8(ascii: "/"), last == byte { break }
        let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || isNumber && byte == UInt8(ascii: ".")
        if !isDigit || !isNumber { shape.append(isDigit ? UInt8(ascii: "1") : byte) }
        (isNumber, last) = (isDigit, byte)
      }
      shape.append(UInt8(ascii: "\n"))
    }
    return String(decoding: shape, as: UTF8.self)
  }

  @Test(arguments: scenes) func `every bracket of a snippet is closed`(_ scene: TestScene) throws {
    // A page is all the others.
    for system in GoldenTests.systems {
      var open: [UInt8] = []
      let text = try scene.text(as: system)
      // Half-open ranges in comments and titles would count; there are none.
      for letter in text.utf8 {
        switch Unicode.Scalar(letter) {
        case "(": open.append(UInt8(ascii: ")"))
        case "[": open.append(UInt8(ascii: "]"))
        case "{": open.append(UInt8(ascii: "}"))
        case ")", "]", "}":
          guard open.popLast() == letter else {
            Issue.record("\(Unicode.Scalar(letter)) too many in \(system)")
            return
          }
        default: break
        }
      }
      #expect(open.isEmpty, "\(system)")
    }
  }

  @Test func `Kotlin imports what it names, and nothing twice`() throws {
    var shapes: Set<String> = []
    for scene in Self.scenes {
      let text = try scene.text(as: .compose)
      guard shapes.insert(Self.shape(of: text)).inserted || isLong else { continue }
      let lines = text.split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }
      let code = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }.joined(separator: "\n")
      #expect(Set(imports).count == imports.count)
      // Functions called by `by` are never named.
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
