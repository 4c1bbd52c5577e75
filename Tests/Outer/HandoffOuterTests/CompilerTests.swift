import Documents
import Foundation
import Handoff
import TestSupport
import Testing

@testable import HandoffTests

/// The snippets as a compiler sees them, each beside as much of its system as it names; the Dart ones as a grammar does.
@Suite struct CompilerTests {
  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"),
    arguments: [(HandoffSystem.uikit, "UIKit"), (.swiftui, "SwiftUI")])
  func `a snippet compiles without a warning`(_ system: HandoffSystem, _ module: String) throws {
    var shapes: Set<String> = []
    var codes: [String] = []
    for (number, scene) in SnippetTests.scenes.enumerated() {
      // Scenes of an app, all in one module: each has a name of its own.
      let handoff = try #require(
        SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:)))
      let code = try handoff.text(as: system)
      #expect(code.contains("\nimport \(module)\n"))
      // Those that differ in a remark or in a number alone are one to a compiler.
      guard shapes.insert(SnippetTests.shape(of: code)).inserted || isLong else { continue }
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
    let codes = try SnippetTests.scenes.flatMap { try $0.handoff.files(as: system, from: .builtIn) }
      .filter { $0.path.hasSuffix(".swift") }.map(\.text)
      .filter { shapes.insert(SnippetTests.shape(of: $0)).inserted || isLong }
    let said = try Compiler.complaints(formatting: codes)
    #expect(said.isEmpty, "\(said)")
  }

  @Test(.enabled(if: Kotlin.path != nil, "kotlinc is not installed"))
  func `Kotlin compiles without a warning, all scenes in one module, and its tests pass`() throws {
    var shapes: Set<String> = []
    var codes: [String] = []
    for (number, scene) in SnippetTests.scenes.enumerated() {
      let handoff = try #require(
        SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:)))
      let whole = try handoff.text(as: .compose)
      guard shapes.insert(SnippetTests.shape(of: whole)).inserted || isLong else { continue }
      codes += try handoff.files(as: .compose, from: .builtIn).map(\.text)
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
      try SnippetTests.scenes.flatMap { try $0.handoff.files(as: .flutter, from: .builtIn) }
      .map(\.text)
    var shapes: Set<String> = []
    let said = try Dart.complaints(about: files.filter { shapes.insert(SnippetTests.shape(of: $0)).inserted || isLong })
    #expect(said.isEmpty, "\(said)")
  }

  /// The code of every scene, each shape of it once.
  private func codes(as system: HandoffSystem) throws -> [String] {
    var shapes: Set<String> = []
    return try SnippetTests.scenes.enumerated().map { number, scene in
      let handoff = SceneHandoff(try scene.scene, named: "scene \(number)", pictureSize: TestScene.size(of:))
      return try #require(handoff).text(as: system)
    }
    .filter { shapes.insert(SnippetTests.shape(of: $0)).inserted || isLong }
  }
}
