import CZlib
import TestSupport
import Testing

@testable import Art

@Suite struct InflatingTests {
  /// Bytes packed by zlib.
  static func packed(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: Int(compressBound(UInt(bytes.count))))
    var count = UInt(packed.count)
    guard compress2(&packed, &count, bytes, UInt(bytes.count), level) == Z_OK else { return [] }
    return Array(packed.prefix(Int(count)))
  }

  /// Bytes with some repetition.
  static func anyBytes(using random: inout SplitMix64) -> [UInt8] {
    let letters = random.whole(1...256)
    var bytes: [UInt8] = []
    for _ in 0..<random.whole(0...40) {
      if random.flag(), !bytes.isEmpty {
        let start = random.whole(0...bytes.count - 1)
        for index in 0..<random.whole(0...700) { bytes.append(bytes[start + index]) }
      } else {
        for _ in 0..<random.whole(0...200) { bytes.append(UInt8(random.whole(0...letters - 1))) }
      }
    }
    return bytes
  }

  @Test func `whatever zlib packs comes out again`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let bytes = Self.anyBytes(using: &random)
      let stream = Self.packed(bytes, level: Int32(random.whole(0...9)))
      #expect(Inflating.bytes(zlib: stream, size: bytes.count) == bytes)
      let raw = Array(stream.dropFirst(2).dropLast(4))
      #expect(Inflating.bytes(raw, size: bytes.count) == bytes)
      #expect(Inflating.bytes(raw, size: bytes.count + 1) == nil)
      if !bytes.isEmpty { #expect(Inflating.bytes(raw, size: bytes.count - 1) == nil) }
    }
  }

  /// Copying what is there already for each repetition would take hours.
  @Test(.timeLimit(.minutes(1))) func `many megabytes of short repetitions are unpacked in a moment`() {
    let bytes = (0..<32 << 20).map { UInt8(truncatingIfNeeded: $0 / 3 % 251) }
    #expect(Inflating.bytes(zlib: Self.packed(bytes, level: 1), size: bytes.count) == bytes)
  }

  @Test func `the first bytes need only the first packed ones`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let bytes = Self.anyBytes(using: &random)
      let raw = Array(Self.packed(bytes, level: Int32(random.whole(0...9))).dropFirst(2))
      let count = random.whole(0...64)
      let start = Inflating.start(Array(raw.prefix(4096)), count: count)
      #expect(start.count >= min(count, bytes.count) && bytes.starts(with: start), "\(bytes.count) \(count)")
    }
  }

  @Test func `damaged bytes give nothing or as many bytes as asked for`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      let bytes = Self.anyBytes(using: &random)
      var raw = Array(Self.packed(bytes, level: Int32(random.whole(0...9))).dropFirst(2))
      for _ in 0..<random.whole(1...4) where !raw.isEmpty {
        raw[random.whole(0...raw.count - 1)] = UInt8(random.whole(0...255))
      }
      if random.flag() { raw = Array(raw.prefix(random.whole(0...raw.count))) }
      if let unpacked = Inflating.bytes(raw, size: bytes.count) { #expect(unpacked.count == bytes.count) }
      #expect(Inflating.start(raw, count: 64).count <= 64 + 258)
    }
  }
}
