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
    // There is no Objective-C here, whose names UIKit calls by.
    let plain = code.replacing("@objc ", with: "").replacing(/#selector\(\w+\)/, with: "Selector()")
    try "import Foundation\n\(plain)".write(to: source, atomically: true, encoding: .utf8)
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

  /// What a program prints that consists of this code.
  static func output(of code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, program) = (folder.appending(path: "main.swift"), folder.appending(path: "program"))
    try code.write(to: source, atomically: true, encoding: .utf8)
    _ = try run(path ?? "", ["-swift-version", "6", source.path, "-o", program.path])
    return try run(program.path, [])
  }

  fileprivate static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}

/// The compiler of TypeScript, and what runs it.
enum TypeScript {
  static let path: String? = ["/usr/bin/tsc", "/usr/local/bin/tsc"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func output(of code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.ts")
    try code.write(to: file, atomically: true, encoding: .utf8)
    let said = try Compiler.run(path ?? "", ["--target", "es2020", "--module", "commonjs", "--strict", file.path])
    guard said.isEmpty else { return said }
    return try Compiler.run("/usr/bin/node", [folder.appending(path: "code.js").path])
  }

  /// What the compiler says of code beside as much of React Native as it names; nothing where all is well.
  static func complaints(about code: String, with stubs: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.tsx")
    try code.write(to: file, atomically: true, encoding: .utf8)
    return try Compiler.run(
      path ?? "",
      [
        "--noEmit", "--target", "es2022", "--moduleResolution", "node", "--jsx", "preserve", "--strict", stubs.path,
        file.path,
      ])
  }
}
