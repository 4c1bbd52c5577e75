/// A hash that is the same in every run: FNV-1a over words of eight bytes.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      for word in 0..<bytes.count / 8 { mix(bytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)) }
      for byte in bytes.suffix(bytes.count % 8) { mix(UInt64(byte)) }
    }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 32
  }
}
