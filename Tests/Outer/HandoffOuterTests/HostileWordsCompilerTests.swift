import Handoff
import TestSupport
import Testing

@testable import HandoffTests

/// Code with hostile words, parsed by a compiler.
@Suite struct HostileWordsCompilerTests {
  @Test(
    .enabled(if: Compiler.path != nil, "swiftc is not installed"), arguments: [HandoffSystem.uikit, .swiftui],
    HostileWordsTests.scenes)
  func `Swift with such words can be read by its compiler`(_ system: HandoffSystem, _ test: TestScene) throws {
    let codes = try HostileWordsTests.words.indices.map { shift in
      try HostileWordsTests.text(
        of: try HostileWordsTests.scene(test) { HostileWordsTests.words[($0 + shift) % HostileWordsTests.words.count] },
        as: system)
    }
    let said = try Compiler.complaints(parsing: codes)
    #expect(said.isEmpty, "\(said)")
  }
}
