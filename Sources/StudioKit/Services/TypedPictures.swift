import Documents
import Notation

/// Picture files of which a person has typed the paths. They are looked at before the scene takes them, so that a path
/// that leads nowhere leaves the pictures as they are.
public struct TypedPictures: Hashable, Sendable {
  public let document: DocumentID
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
  /// Whether a folder counts as the pictures in it, as one that is dropped.
  public var takesFolders: Bool {
    switch use {
    case .answer(.pictures, _), .field("content.images", _): true
    default: false
    }
  }

  /// A value with the pictures of a folder in place of the folder.
  ///
  /// - Parameter folders: The pictures in each folder, by their absolute paths.
  static func unfolded(_ value: JSONValue, in folders: [String: [String]], absolute: (String) -> String) -> JSONValue {
    guard !folders.isEmpty, case .list(let items) = value else { return value }
    return .list(
      items.flatMap { item -> [JSONValue] in
        guard case .text(let file) = item, let pictures = folders[absolute(file)] else { return [item] }
        let beginning = file.hasSuffix("/") ? file : file + "/"
        return pictures.map { .text(beginning + FilePath.name(of: $0)) }
      })
  }

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
