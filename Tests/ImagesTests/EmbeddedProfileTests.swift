import TestSupport
import Testing

@testable import Images

/// Embedded color profiles.
@Suite struct EmbeddedProfileTests {
  private let profile = (0..<300).map { UInt8(truncatingIfNeeded: $0) }

  private func part(_ number: UInt8, of count: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
    ImageBytes.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + bytes)
  }

  @Test func `a profile is found in each format that has one`() {
    let png = ImageBytes.png(3, 2, extra: [ImageBytes.chunk("iCCP", Array("Display P3\0\0".utf8) + profile)])
    #expect(EmbeddedProfile.find(in: png, as: .png) == .packed(profile))
    let jpeg = ImageBytes.jpeg(3, 2, before: [ImageBytes.segment(0xE0, [1, 2]), part(1, of: 1, profile)])
    #expect(EmbeddedProfile.find(in: jpeg, as: .jpeg) == .plain(profile))
    let chunks = ImageBytes.riffChunk("ICCP", profile) + ImageBytes.lossyChunk(3, 2)
    let webP = ImageBytes.extended(3, 2, flags: 0x20, chunks: chunks)
    #expect(EmbeddedProfile.find(in: webP, as: .webp) == .plain(profile))
  }

  @Test func `the parts of a long one are put together by their numbers`() {
    let parts = [part(2, of: 3, profile[100..<200]), part(3, of: 3, profile[200...]), part(1, of: 3, profile[..<100])]
    #expect(EmbeddedProfile.find(in: ImageBytes.jpeg(3, 2, before: parts), as: .jpeg) == .plain(profile))
    #expect(EmbeddedProfile.find(in: ImageBytes.jpeg(3, 2, before: [parts[0], parts[1]]), as: .jpeg) == nil)
  }

  @Test func `a file without one has none`() {
    let files: [([UInt8], ImageFormat)] = [
      (ImageBytes.png(3, 2), .png), (ImageBytes.jpeg(3, 2), .jpeg),
      (ImageBytes.riff(ImageBytes.lossyChunk(3, 2)), .webp), (ImageBytes.gif(3, 2), .gif), (ImageBytes.bmp(3, 2), .bmp),
    ]
    for (bytes, format) in files { #expect(EmbeddedProfile.find(in: bytes, as: format) == nil, "\(format)") }
  }

  @Test func `any bytes are looked through without harm`() {
    var random = SplitMix64(seed: 3)
    let png = ImageBytes.png(3, 2, extra: [ImageBytes.chunk("iCCP", Array("a\0\0".utf8) + profile)])
    let jpeg = ImageBytes.jpeg(3, 2, before: [part(1, of: 1, profile)])
    let webP = ImageBytes.extended(
      3, 2, flags: 0x20, chunks: ImageBytes.riffChunk("ICCP", profile) + ImageBytes.lossyChunk(3, 2))
    var found = 0
    for (bytes, format) in [(png, ImageFormat.png), (jpeg, .jpeg), (webP, .webp)] {
      for _ in 0..<2000 {
        var bytes = bytes
        for _ in 0..<random.whole(1...6) {
          bytes[random.whole(8...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.flag() { bytes = Array(bytes.prefix(random.whole(0...bytes.count))) }
        switch EmbeddedProfile.find(in: bytes, as: format) {
        case .plain(let part)?, .packed(let part)?:
          found += 1
          #expect(part.count <= bytes.count)
        case .coded?: Issue.record("\(format) has no such numbers")
        case nil: break
        }
      }
    }
    #expect(found > 100)
  }
}
