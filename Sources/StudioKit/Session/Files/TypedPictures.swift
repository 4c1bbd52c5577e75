import Documents
import Notation

/// Picture files of which a person has typed the paths. They are looked at before the scene takes them, so that a path
/// that leads nowhere leaves the pictures as they are.
public struct TypedPictures: Hashable, Sendable {
  let document: DocumentID
  /// The absolute paths.
  public let paths: [String]
  let use: Use

  enum Use: Hashable, Sendable {
    /// The value of a field.
    case field(String, JSONValue)
    /// The answer to a question, as it was typed.
    case answer(FilePurpose, String)
  }
}

extension TypedPictures {
  /// The files that a value of a field names, as written.
  static func files(in value: JSONValue) -> [String] {
    switch value {
    case .text(let file): file.isEmpty ? [] : [file]
    case .list(let items): items.flatMap(files)
    case .object: value["file"].map(files) ?? []
    default: []
    }
  }
}
