import Testing

@testable import Bench

@Suite struct BenchStartTests {
  @Test func `offsets and shares are read, and nothing else`() {
    #expect(BenchStart("-20.5") == .offset(-20.5) && BenchStart("50%") == .share(0.5))
    for text in ["", "%", "x", "nan", "-1%", "101%", "1e99", "5 %"] { #expect(BenchStart(text) == nil, "\(text)") }
  }
}
