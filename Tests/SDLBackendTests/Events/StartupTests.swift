import Testing

@testable import SDLBackend

/// The desktop's startup IDs.
@Suite struct StartupTests {
  @Test func `a start's name ends with its time`() {
    #expect(CanvasWindow.time(ofStartup: "shell/Files/812-0-host_TIME1234") == 1234)
    #expect(CanvasWindow.time(ofStartup: "a_TIME5/b_TIME4294967295") == .max)
    for name in ["", "_TIME", "812_TIME0", "812_TIME12x", "812_TIME4294967296", "1234", "812_TIME-3", "a_TIME5/b"] {
      #expect(CanvasWindow.time(ofStartup: name) == nil, "\(name)")
    }
  }
}
