/// An error in a template, with file and line.
public struct TemplateFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Path relative to the folder of templates: `swiftui/header.swift`.
  public var file: String
  /// Line number from 1; nil if the file is missing.
  public var line: Int?
  public var message: String

  public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
