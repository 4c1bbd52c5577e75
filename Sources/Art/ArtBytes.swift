/// The bytes of a file, read in pieces as needed. Offsets and counts come from the file itself, so every one is checked.
public struct ArtBytes {
  /// Size of the file.
  public let count: Int
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]

  /// - Parameter read: Returns bytes within the file; fewer if they cannot be read.
  public init(count: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    self.count = max(0, count)
    self.read = read
  }

  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0..<$0 + $1]) }
  }
}

extension ArtBytes {
  /// Bytes that have to be there.
  func bytes(at offset: Int, count length: Int) throws(ArtProblem) -> [UInt8] {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { throw .cutOff }
    let bytes = read(offset, length)
    guard bytes.count == length else { throw .cutOff }
    return bytes
  }

  /// The first bytes, or fewer in a shorter file.
  func start(_ length: Int) -> [UInt8] { read(0, min(length, count)) }

  func all() throws(ArtProblem) -> [UInt8] { try bytes(at: 0, count: count) }
}
