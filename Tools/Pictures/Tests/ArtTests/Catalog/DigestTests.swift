import Foundation
import Testing

@testable import Art

// One at a time, since they may write the list anew.
@Suite(.serialized) struct DigestTests {
  private static let artworks = Collection.artworks + Collection.paintings.flatMap { $0.layers.map(\.artwork) }

  /// Small enough to be quick without optimisation; every painter takes any size.
  private func check(_ artwork: Artwork, seed: UInt64? = nil) -> Bitmap {
    artwork.painted(width: max(8, artwork.width / 40), height: max(8, artwork.height / 40), seed: seed)
  }

  @Test(arguments: artworks.map(\.name))
  func `the same seed paints the same pixels, on this machine as on the one that wrote the list`(name: String) throws {
    let artwork = try #require(Self.artworks.first { $0.name == name })
    let digest = check(artwork).digest
    #expect(digest == check(artwork).digest)
    if ProcessInfo.processInfo.environment["PARALLAX_GOLDEN"] == "update" { return try Self.record(digest, of: name) }
    let recorded = try #require(try Self.recorded()[name], "\(name) \(String(digest, radix: 16))")
    #expect(recorded == String(digest, radix: 16), "\(name) \(String(digest, radix: 16))")
  }

  @Test(arguments: artworks.filter { !Self.fixed.contains($0.name) }.map(\.name))
  func `another seed paints another picture, not only other grain`(name: String) throws {
    let artwork = try #require(Self.artworks.first { $0.name == name })
    let one = check(artwork)
    let other = check(artwork, seed: artwork.seed &+ 1)
    let far = zip(one.bytes, other.bytes).count { abs(Int($0) - Int($1)) > 24 }
    #expect(far > one.bytes.count / 200, "\(name): only \(far) of \(one.bytes.count) values differ")
  }

  @Test(arguments: artworks.map(\.name))
  func `no picture is flat, black or blown out`(name: String) throws {
    let bytes = check(try #require(Self.artworks.first { $0.name == name })).laid { _, _ in (128, 128, 128) }.bytes
    let mean = bytes.reduce(0) { $0 + Int($1) } / bytes.count
    #expect((18...240).contains(mean))
    #expect(bytes.count { $0 == 255 } < bytes.count / 12)
    #expect(Set(bytes).count > 40)
  }

  @Test(arguments: [(1, 1), (1, 9), (9, 1), (0, 0), (-3, 5)])
  func `every painter survives the smallest plates`(width: Int, height: Int) {
    for artwork in Collection.artworks {
      let bitmap = artwork.painted(width: width, height: height)
      #expect(bitmap.width == max(1, width) && bitmap.height == max(1, height), "\(artwork.name)")
    }
  }

  /// Designs drawn with ruler and compass: the seed decides on their grain only, or on what is too fine to see so small.
  static let fixed: Set<String> = [
    "albums/01", "albums/06", "albums/07", "albums/09", "albums/11", "maps/grid", "layers/night-1-sky",
    "layers/night-5-road", "layers/night-moon", "layers/record",
  ]

  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Digests.txt")

  /// Lines of name and digest, as `Digests.txt` beside the tests has them.
  private static func recorded() throws -> [String: String] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 2 ? (String(words[0]), String(words[1])) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func record(_ digest: UInt64, of name: String) throws {
    var digests = try recorded()
    digests[name] = String(digest, radix: 16)
    let lines = digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
  }
}
