/// Where a picture is: a file, or a layer of a file. Written as one text, so that it can be used wherever a path can.
public struct PictureAddress: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The layer's path in the file, such as `Hills/Near`. Nil for the whole picture.
  public var layer: String?

  public init(file: String, layer: String? = nil) { (self.file, self.layer) = (file, layer) }
}

extension PictureAddress {
  /// Between the file and the layer, and in place of a slash in the layer's path: what no editor writes into names. So
  /// the folder and the relations of such a path are those of its file.
  private static let (fileEnd, slash): (Character, Character) = ("\u{1C}", "\u{1D}")

  public init(_ text: String) {
    guard let end = text.firstIndex(of: Self.fileEnd) else {
      self.init(file: text)
      return
    }
    let layer = text[text.index(after: end)...].map { $0 == Self.slash ? "/" : $0 }
    self.init(file: String(text[..<end]), layer: String(layer))
  }

  /// The address as a path. That of a whole picture is the path of its file.
  public var text: String {
    guard let layer else { return file }
    return file + String(Self.fileEnd) + String(layer.map { $0 == "/" ? Self.slash : $0 })
  }
}

extension PictureAddress: CustomStringConvertible {
  /// For a sentence: `art/valley.ora, layer Hills/Near`.
  public var description: String { layer.map { "\(file), layer \($0)" } ?? file }

  /// The same without the folder.
  public var name: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return PictureAddress(file: name, layer: layer).description
  }
}
