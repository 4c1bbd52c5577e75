/// A mistake in a template, with its file and line.
public struct TemplateFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Path below the folder of templates: `swiftui/header.swift`.
  public var file: String
  /// Counted from 1; nil where the file itself is missing.
  public var line: Int?
  public var message: String

  public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
