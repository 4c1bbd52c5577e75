/// The first bytes of films, as far as they cannot be anything else that the program reads.
enum FilmSignature {
  private static let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// MP4 and QuickTime have the kind of their first box after its length. Pictures that have the same are known before.
  static func isOne(fileAt path: String) -> Bool {
    do throws(FileError) { return isOne(try FileReader.prefix(of: path, count: 12).bytes) } catch { return false }
  }

  static func isOne(_ start: [UInt8]) -> Bool {
    start.starts(with: matroska) || start.count >= 8 && start[4..<8].elementsEqual("ftyp".utf8)
  }
}
