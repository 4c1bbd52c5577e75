/// The files of an archive from elsewhere: every name, size and place is checked before one of them is unpacked.
public struct PackedFiles {
  private let archive: Archive

  public init(_ bytes: ArtBytes, limits: ArtLimits = .standard) throws(ArtProblem) {
    archive = try Archive(bytes, limits: limits)
  }
}

extension PackedFiles {
  /// Without folders, which have no bytes.
  public var names: [String] { archive.names(endingIn: "").filter { !$0.hasSuffix("/") } }

  /// Bytes of a file when unpacked. Nil if there is none of the name.
  public func size(of name: String) -> Int? { archive[name]?.size }

  /// Nil if there is none of the name.
  public func bytes(of name: String) throws(ArtProblem) -> [UInt8]? {
    guard let entry = archive[name] else { return nil }
    return try Archive.unpacked(try archive.packed(entry), of: entry)
  }
}
