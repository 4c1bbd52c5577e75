import Foundation

/// The Swift compiler as an outside judge of code.
enum Compiler {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What it says about code that is checked together with a file; nothing where all is well.
  static func complaints(about code: String, with file: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Snippets.swift")
    try "import Foundation\n\(code)".write(to: source, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: path ?? "")
    compiler.arguments = [
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-cache-path",
      folder.appending(path: "cache").path,
      source.path, file.path,
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    let words = String(decoding: said, as: UTF8.self)
    return compiler.terminationStatus == 0 ? words : "exit \(compiler.terminationStatus): \(words)"
  }
}
