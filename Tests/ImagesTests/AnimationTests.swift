import TestSupport
import Testing

@testable import Images

/// Animated files show one picture, and are reported as animated.
@Suite struct AnimationTests {
  /// A GIF with that many frames, looping or not.
  private static func gif(_ count: Int, repeats: Bool) -> [UInt8] {
    let one = ImageBytes.gif(3, 2)
    let screen = one[..<19]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let pictures = [[UInt8]](repeating: Array(one[19..<(one.count - 1)]), count: count)
    return Array(screen) + (repeats ? loop : []) + pictures.flatMap(\.self) + [0x3B]
  }

  private static func png(_ count: Int) -> [UInt8] {
    let control = ImageBytes.big32(count) + ImageBytes.big32(0)
    return ImageBytes.png(3, 2, extra: [ImageBytes.chunk("acTL", control)])
  }

  private static func webP(flags: UInt8) -> [UInt8] {
    ImageBytes.extended(3, 2, flags: flags, chunks: ImageBytes.lossyChunk(3, 2))
  }

  @Test func `files that move are told from those that do not`() throws {
    let moving = [Self.gif(2, repeats: false), Self.gif(3, repeats: true), Self.png(2), Self.webP(flags: 0x12)]
    let still = [Self.gif(1, repeats: false), Self.gif(1, repeats: true), Self.png(1), Self.webP(flags: 0x10)]
    for file in moving { #expect(try ImageHeader.read(whole: file).isAnimated == true, "\(file.prefix(60))") }
    for file in still + ImageBytes.samples { #expect(try ImageHeader.read(whole: file).isAnimated == false) }
  }

  @Test func `the first bytes of a GIF tell that it moves as soon as the second picture begins`() throws {
    let file = Self.gif(2, repeats: true) + [UInt8](repeating: 0, count: 2000)
    #expect(try ImageHeader.read(prefix: Array(file.prefix(600)), ofFileSize: file.count).isAnimated == true)
    let still = Self.gif(1, repeats: true).dropLast() + [0x21, 0xFE] + [UInt8](repeating: 100, count: 2000)
    #expect(try ImageHeader.read(prefix: Array(still.prefix(600)), ofFileSize: still.count).isAnimated == nil)
  }

  @Test(
    arguments: [
      (["avis", "avif", "mif1"], true), (["avif", "avis"], true), (["hevc", "mif1", "heic"], true),
      (["msf1", "heic"], true), (["avif", "mif1"], false), (["heic", "mif1"], false),
    ] as [([String], Bool)])
  func `a file of boxes that is a sequence says so by its brands`(_ brands: [String], _ isAnimated: Bool) throws {
    let picture = StillFile.Item(id: 1, kind: "hvc1", properties: [StillFile.size(4, 3)])
    let file = StillFile(brands: brands, items: [picture], primary: 1)
    #expect(try ImageHeader.read(whole: file.bytes).isAnimated == isAnimated)
  }

  private static func frame(x: Int, y: Int, _ chunks: [UInt8]) -> [UInt8] {
    func three(_ number: Int) -> [UInt8] { Array(ImageBytes.little32(number)[..<3]) }
    return ImageBytes.riffChunk("ANMF", three(x) + three(y) + three(2) + three(1) + three(40) + [0] + chunks)
  }

  @Test func `the first frame of an animated WebP is a file of its own`() throws {
    let picture = ImageBytes.lossyChunk(3, 2)
    let frames = ImageBytes.riffChunk("ANIM", [0, 0, 0, 0, 0, 0]) + Self.frame(x: 2, y: 1, picture)
    let file = ImageBytes.extended(12, 8, flags: 0x12, chunks: frames + Self.frame(x: 0, y: 0, []))
    let first = try #require(FirstFrame(webP: file))
    #expect(first.x == 4 && first.y == 2 && first.width == 12 && first.height == 8)
    let header = try ImageHeader.read(whole: first.bytes)
    #expect(header.width == 3 && header.height == 2 && header.isAnimated == false && header.isComplete == true)
    #expect(FirstFrame(webP: Self.webP(flags: 0x10)) == nil)
    // A frame outside the canvas is ignored.
    let beside = ImageBytes.extended(5, 8, flags: 0x12, chunks: Self.frame(x: 2, y: 1, picture))
    #expect(FirstFrame(webP: beside) == nil)
    var random = SplitMix64(seed: 4)
    for _ in 0..<5000 {
      var changed = file
      for _ in 0..<4 {
        changed[Int.random(in: 20..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let cut = Array(changed.prefix(Int.random(in: 0...changed.count, using: &random)))
      for file in [changed, cut] {
        if let first = FirstFrame(webP: file) { #expect(first.bytes.count <= file.count + 40) }
      }
    }
  }
}
