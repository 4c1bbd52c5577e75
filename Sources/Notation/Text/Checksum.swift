/// A short mark of bytes that is the same in every run and on every machine: FNV-1a in hexadecimal. It is no secret.
public enum Checksum {
  public static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
