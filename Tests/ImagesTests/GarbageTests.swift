import TestSupport
import Testing

@testable import Images

@Suite struct GarbageTests {
  /// For any bytes, a result is positive, and a request asks for more bytes than were given.
  private func check(_ bytes: [UInt8], fileSize: Int) {
    do throws(ImageHeaderProblem) {
      let header = try ImageHeader.read(prefix: bytes, ofFileSize: fileSize)
      #expect(header.width > 0 && header.height > 0 && header.pixelCount > 0, "\(bytes)")
    } catch {
      if case .needsMoreBytes(let count) = error { #expect(count > bytes.count && count <= fileSize, "\(bytes)") }
    }
  }

  @Test func `random bytes never trap`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(bytes, fileSize: bytes.count + Int.random(in: 0...1000, using: &random))
    }
  }

  @Test func `files with some bytes changed never trap`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      var bytes = ImageBytes.samples.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let value: UInt8 = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &random) ?? 0
        bytes[Int.random(in: 2..<min(bytes.count, 120), using: &random)] = value
      }
      check(bytes, fileSize: bytes.count)
      check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))), fileSize: bytes.count)
    }
  }
}
