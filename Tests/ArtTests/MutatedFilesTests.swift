import TestSupport
import Testing

@testable import Art

/// Files as strangers send them.
@Suite struct MutatedFilesTests {
  private static let drawing = Array(
    """
    <svg xmlns:inkscape="x" width="30" height="20"><!DOCTYPE a [<!ENTITY b "c">]><g inkscape:groupmode="layer"
    inkscape:label="Sky &amp; more" style="display:none;opacity:.5" id="a"><path d="M0 0"/></g><rect/><g
    inkscape:groupmode="layer"><g inkscape:groupmode="layer" id="a"/></g></svg>
    """.utf8)

  /// Reads all of a file, and draws what it has.
  private func read(_ bytes: [UInt8]) {
    do throws(ArtProblem) {
      let art = try ArtFile(ArtBytes(bytes))
      #expect(Set(art.allLayers.map(\.path)).count == art.allLayers.count)
      for path in [nil] + art.allLayers.map(\.path) {
        do throws(ArtProblem) {
          let order = try art.order(for: path)
          switch order.kind {
          case .composition:
            let composition = try Composition(message: order.bytes)
            let bitmap = try Compositor(decodingPNG: CompositorTests.decode).bitmap(of: composition)
            #expect(bitmap.width == art.width && bitmap.height == art.height)
          case .drawing: #expect(DrawingPart(message: order.bytes) != nil)
          }
        } catch {
          #expect(error.sentence.hasSuffix(".") || error.sentence.hasSuffix("?"), "\(error.sentence)")
        }
      }
    } catch {
      #expect(error.sentence.hasSuffix("."), "\(error.sentence)")
    }
  }

  @Test(arguments: [
    TestOpenRaster.valley(), drawing, PhotoshopTests.sample(packing: 1).bytes, PhotoshopTests.sample(depth: 16).bytes,
    PhotoshopTests.dressed.bytes, KritaTests.sample.bytes,
  ])
  func `a thousand damaged files each end in layers or in a sentence`(_ sound: [UInt8]) {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      var bytes = sound
      for _ in 0..<random.whole(1...8) where !bytes.isEmpty {
        let place = random.whole(0...bytes.count - 1)
        switch random.whole(0...4) {
        case 0: bytes[place] = UInt8(random.whole(0...255))
        case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF, 0x3C, 0x3E, 0x22, 0x26])
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(UInt8(random.whole(0...255)), at: place)
        default:
          let end = min(bytes.count, place + random.whole(0...60))
          if random.flag() { bytes.removeSubrange(place..<end) } else { bytes += bytes[place..<end] }
        }
      }
      if random.whole(0...9) == 0 { bytes = Array(bytes.prefix(random.whole(0...bytes.count))) }
      read(bytes)
      read(Self.mended(bytes))
    }
  }

  /// An archive with the checksums that its files have now: whoever forges one can write them, too.
  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
    for place in bytes.indices.dropLast(46) where bytes[place..<place + 4] == [0x50, 0x4B, 1, 2] {
      let (size, start) = (number(place + 20), number(place + 42))
      guard start <= bytes.count - 30 else { continue }
      let content = start + 30 + number(start + 26) & 0xFFFF
      guard content <= bytes.count, size <= bytes.count - content else { continue }
      let checksum = LayeredBytes.little(LayeredBytes.checksum(Array(bytes[content..<content + size])), 4)
      bytes.replaceSubrange(place + 16..<place + 20, with: checksum)
    }
    return bytes
  }
}
