import Effects
import Foundation
import Handoff
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// Pages that run the code for Motion, with Motion itself, in the folder that `PARALLAX_MOTION` names, and React.
enum MotionPage {
  /// How a page comes by its elements: the script makes them, or takes over those of a server, or there is no script.
  enum Start: String { case rendered, hydrated, alone }

  static let isThere =
    ProcessInfo.processInfo.environment["PARALLAX_MOTION"] != nil && Node.path != nil
    && ["/usr/bin/esbuild", "/usr/share/nodejs/react-dom/server.js"].allSatisfy(FileManager.default.fileExists)

  static let missing: Comment = "Motion is not run: .ci/engines says what that takes"

  /// - Parameter isPage: Whether the page scrolls the effect. Otherwise a box as tall as the screen does.
  static func page(_ scene: TestScene, _ start: Start = .rendered, isPage: Bool = false) throws -> String {
    let code = try scene.text(as: .motion)
    let name = try #require(code.firstMatch(of: /export function (\w+)Sample\(/)).output.1
    let file = FileManager.default.temporaryDirectory.appending(path: "motion-\(UUID().uuidString).tsx")
    defer { try? FileManager.default.removeItem(at: file) }
    try code.write(to: file, atomically: true, encoding: .utf8)
    let direction = try scene.handoff.setting.isRightToLeft ? "rtl" : "ltr"
    return try Compiler.run(
      Node.path ?? "",
      [
        Folders.tests.appending(path: "Stubs/motion-page.mjs").path, file.path, String(name), start.rawValue, direction,
      ] + (isPage ? ["page"] : []))
  }
}
