import Foundation
import Handoff
import TestSupport
import Testing

@testable import HandoffTests

/// The folders of all scenes as a compiler sees them.
@Suite struct FolderCompilerTests {
  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"),
    arguments: [(HandoffSystem.uikit, "UIKit"), (.swiftui, "SwiftUI")])
  func `the folders of all scenes are one module in Swift`(_ system: HandoffSystem, _ module: String) throws {
    let codes = try TestScene.builtIn.flatMap { try $0.handoff.files(as: system, from: .builtIn) }
      .filter { $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Tests/") }
    #expect(codes.count == TestScene.builtIn.count)
    let said = try Compiler.complaints(
      about: codes.map(\.text), with: Folders.tests.appending(path: "Stubs/\(module).swift"))
    #expect(said.isEmpty, "\(said)")
  }

  @Test(
    .enabled(if: TypeScript.path != nil, "tsc is not installed"),
    arguments: [(HandoffSystem.reactNative, "ReactNative"), (.motion, "Motion")])
  func `the folders of all scenes find each other's files in TypeScript`(_ system: HandoffSystem, _ stubs: String)
    throws
  {
    let files = try TestScene.builtIn.flatMap { try $0.handoff.files(as: system, from: .builtIn) }
      .filter { !$0.path.contains(".test.") && ["ts", "tsx"].contains($0.path.split(separator: ".").last) }
    #expect(files.count >= TestScene.builtIn.count)
    let said = try TypeScript.complaints(about: files, with: Folders.tests.appending(path: "Stubs/\(stubs).d.ts"))
    #expect(said.isEmpty, "\(said)")
  }
}
