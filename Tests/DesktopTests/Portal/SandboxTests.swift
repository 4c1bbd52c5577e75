import Testing

@testable import Desktop

@Suite struct SandboxTests {
  @Test func `a sandbox is known by what Flatpak and snap put there`() {
    func isSandbox(_ variable: String?, _ file: String?) -> Bool {
      Sandbox.holdsUs(environment: { $0 == variable ? "studio" : nil }, holds: { $0 == file })
    }
    #expect(isSandbox(nil, "/.flatpak-info") && isSandbox("SNAP", nil))
    #expect(!isSandbox(nil, nil) && !isSandbox("HOME", "/etc/passwd"))
  }
}
