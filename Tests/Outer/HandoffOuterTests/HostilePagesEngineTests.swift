import Foundation
import Handoff
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// Pages with hostile words, in a browser and in a script engine.
@Suite(.serialized) struct HostilePagesEngineTests {
  @Test(.enabled(if: Node.path != nil, "node is not installed"), arguments: HostilePagesTests.systems)
  func `a script with such words can be read`(_ system: HandoffSystem) throws {
    for (shift, test) in HostileWordsTests.scenes.enumerated() {
      let page = try PageWords(
        of: try HostilePagesTests.handoff(test, HostilePagesTests.hostile(shift)).text(as: system))
      for script in page.scripts where !script.isEmpty {
        let said = try Node.complaints(about: script)
        #expect(said.isEmpty, "\(test): \(said)")
      }
    }
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a browser shows them as they are`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    let file = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    for (shift, test) in HostileWordsTests.scenes.enumerated() {
      func shown(_ word: @escaping (Int) -> String) throws -> [String] {
        try HostilePagesTests.handoff(test, word).text(as: .page).write(to: file, atomically: true, encoding: .utf8)
        try browser.open(file)
        let list = "title, h1, [class$=words] > :not(span), [class$=caption] > :not(span), [class*=\"-text \"]"
        return try #require(
          try browser.run("return [...document.querySelectorAll('\(list)')].map(e => e.textContent)") as? [String])
      }
      let word = HostilePagesTests.hostile(shift)
      let (usual, hostile) = (try shown(HostilePagesTests.plain), try shown(word))
      try #require(usual.count == hostile.count && usual.contains("plain 0"))
      for (one, other) in zip(usual, hostile) {
        #expect(Array(other.unicodeScalars) == Array(HostilePagesTests.said(one, word).unicodeScalars), "\(test)")
      }
    }
  }
}
