/// The files of an archive from elsewhere: every name, size and place is checked before one of them is unpacked.
public struct PackedFiles {
  private let archive: Archive

  public init(_ bytes: ArtBytes, limits: ArtLimits = .standard) throws(ArtProblem) {
    archive = try Archive(bytes, limits: limits)
  }
}

extension PackedFiles {
  /// Whether a file begins like an archive whose first entry is this text, stored.
  public static func begin(_ start: [UInt8], with name: String, _ text: String) -> Bool {
    start.starts(with: Archive.signature) && start.dropFirst(Archive.headSize).starts(with: (name + text).utf8)
  }

  /// The names of all files. Folders are left out.
  public var names: [String] { archive.names(endingIn: "").filter { !$0.hasSuffix("/") } }

  /// Bytes of a file when unpacked. Nil if there is none of the name.
  public func size(of name: String) -> Int? { archive[name]?.size }

  /// Nil if there is none of the name.
  public func bytes(of name: String) throws(ArtProblem) -> [UInt8]? {
    guard let entry = archive[name] else { return nil }
    return try Archive.unpacked(try archive.packed(entry), of: entry)
  }
}
