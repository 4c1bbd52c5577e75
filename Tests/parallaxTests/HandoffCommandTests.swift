import Testing

@testable import parallax

/// The command that hands a scene over.
@Suite struct HandoffCommandTests {
  @Test func `a system that is not known is wrong usage, and the nearest one is named`() throws {
    let command = HandoffCommand.command
    #expect(
      throws: Failure(
        .usage, "--as does not know \"swiftu\". Did you mean swiftui?",
        "It knows css, page, uikit, swiftui, compose, flutter, reactnative, gsap.")
    ) {
      _ = try command.run(Invocation(["map-crop", "--as", "swiftu"], for: command))
    }
  }

  @Test func `it needs a scene`() throws {
    let command = HandoffCommand.command
    #expect(throws: Failure.self) { _ = try command.run(Invocation(["--as", "css"], for: command)) }
  }
}
