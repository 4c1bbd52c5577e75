import Foundation
import Handoff
import TestSupport
import Testing

@testable import HandoffTests

/// The Swift compiler as an outside judge of code.
enum Compiler {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The rules for code that names no actor: those of packages, and of new apps in Xcode 26.
  private static let isolations = [[], ["-default-isolation", "MainActor"]]

  /// Returns the complaints about codes, a file each, that are a module which imports one of a file, under either rule of
  /// isolation; empty if there are none.
  static func complaints(about codes: [String], with file: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = file.deletingPathExtension().lastPathComponent
    let sources = codes.indices.map { folder.appending(path: "Snippet\($0).swift") }
    for (source, code) in zip(sources, codes) {
      // There is no Objective-C here, whose names UIKit calls by, and no macro of previews.
      let plain = code.replacing("@objc ", with: "").replacing(/#selector\(\w+\)/, with: "Selector()")
        .replacing(/import \w+\n/, with: "").replacing(/\n#Preview [^\n]*/, with: "")
      try "import Foundation\n@testable import \(module)\n\(plain)".write(to: source, atomically: true, encoding: .utf8)
    }
    let rules = [
      "-swift-version", "6", "-warnings-as-errors", "-module-cache-path", folder.appending(path: "cache").path,
    ]
    var said = try run(
      path ?? "",
      ["-emit-module", "-parse-as-library", "-enable-testing", "-module-name", module] + rules
        + ["-o", folder.appending(path: "\(module).swiftmodule").path, file.path], hearsErrors: true)
    for isolation in isolations where said.isEmpty {
      said += try run(
        path ?? "", ["-typecheck", "-wmo", "-I", folder.path] + rules + isolation + sources.map(\.path),
        hearsErrors: true)
    }
    return said
  }

  /// Returns the complaints about codes that are only parsed, a file each; empty if there are none.
  static func complaints(parsing codes: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = codes.indices.map { folder.appending(path: "Snippet\($0).swift") }
    for (file, code) in zip(files, codes) { try code.write(to: file, atomically: true, encoding: .utf8) }
    return try run(path ?? "", ["-frontend", "-parse"] + files.map(\.path), hearsErrors: true)
  }

  /// Returns what the compiler's formatter would change, by its own defaults; empty if nothing.
  static func complaints(formatting codes: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = codes.indices.map { folder.appending(path: "Snippet\($0).swift") }
    for (file, code) in zip(files, codes) { try code.write(to: file, atomically: true, encoding: .utf8) }
    let lint = ["format", "lint", "--strict", "--configuration", "{\"version\": 1}"]
    return try run(String((path ?? "").dropLast()), lint + files.map(\.path), hearsErrors: true)
      .replacing(/Snippet(\d+)\.swift:(\d+)/) { place in
        guard let file = Int(place.output.1), let line = Int(place.output.2), codes.indices.contains(file) else {
          return ""
        }
        let lines = codes[file].split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(line - 1) ? "`\(lines[line - 1])`" : "the end"
      }
  }

  /// Returns the output of a program that consists of this code.
  static func output(of code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, program) = (folder.appending(path: "main.swift"), folder.appending(path: "program"))
    try code.write(to: source, atomically: true, encoding: .utf8)
    _ = try run(path ?? "", ["-swift-version", "6", source.path, "-o", program.path])
    return try run(program.path, [])
  }

  static func run(
    _ program: String, _ arguments: [String], hearsErrors: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    if hearsErrors { process.standardError = pipe }
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}

/// Runs JavaScript without a page.
enum Node {
  static let path: String? = ["/usr/bin/node", "/usr/local/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func output(of code: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString).mjs")
    defer { try? FileManager.default.removeItem(at: file) }
    try code.write(to: file, atomically: true, encoding: .utf8)
    return try Compiler.run(path ?? "", [file.path], hearsErrors: true)
  }

  /// Returns the syntax errors of a script; empty if there are none.
  static func complaints(about code: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString).mjs")
    defer { try? FileManager.default.removeItem(at: file) }
    try code.write(to: file, atomically: true, encoding: .utf8)
    return try Compiler.run(path ?? "", ["--check", file.path], hearsErrors: true)
  }
}

/// The compiler of TypeScript, and what runs it.
enum TypeScript {
  static let path: String? = ["/usr/bin/tsc", "/usr/local/bin/tsc"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The options. Without `--lib`, most of the time would go into the declarations of browsers.
  private static func rules(_ version: String) -> [String] {
    ["--strict", "--target", version, "--lib", version, "--skipDefaultLibCheck"]
  }

  static func output(of code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.ts")
    try code.write(to: file, atomically: true, encoding: .utf8)
    let said = try Compiler.run(path ?? "", rules("es2020") + ["--module", "commonjs", file.path])
    guard said.isEmpty else { return said }
    return try Compiler.run(Node.path ?? "", [folder.appending(path: "code.js").path])
  }

  /// Returns the complaints about codes, a module each, beside a file; empty if there are none.
  static func complaints(about codes: [String], with stubs: URL) throws -> String {
    try complaints(
      about: codes.enumerated().map { HandoffFile(path: "code\($0).tsx", text: $1) }, with: stubs)
  }

  /// Returns the complaints about files of one folder, which import each other; empty if there are none.
  static func complaints(about files: [HandoffFile], with stubs: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = files.map { folder.appending(path: $0.path) }
    for (path, file) in zip(paths, files) { try file.text.write(to: path, atomically: true, encoding: .utf8) }
    // The stubs are classes without values.
    let more = [
      "--strictPropertyInitialization", "false", "--jsx", "preserve", "--noEmit", "--moduleResolution", "node",
      "--noUnusedLocals",
      "--noUncheckedIndexedAccess",
    ]
    return try Compiler.run(path ?? "", rules("es2022") + more + [stubs.path] + paths.map(\.path))
  }
}

/// The Kotlin compiler of the path: Debian's is 1.3, which knows all that the code needs but a comma before a closing
/// bracket and a type of functions behind an annotation.
enum Kotlin {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/kotlinc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Compiles codes, a file each, which say their packages and are one module, and runs their tests. Returns what is
  /// wrong with them; empty if nothing is.
  ///
  /// - Parameter stubs: A file of packages, one after the other.
  static func complaints(about codes: [String], with stubs: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let packages = try String(contentsOf: stubs, encoding: .utf8).split(separator: "\npackage ").dropFirst()
    let texts =
      packages.map { "package \($0)" }
      + codes.map { code in
        code.replacing(/,(\s*(?:\/\/[^\n]*)?\n\s*\))/) { $0.output.1 }.replacing("@Composable (", with: "(")
      } + [runner(of: codes)]
    let files = texts.indices.map { folder.appending(path: "Code\($0).kt") }
    for (file, text) in zip(files, texts) { try text.write(to: file, atomically: true, encoding: .utf8) }
    let program = folder.appending(path: "out.jar").path
    let said = try Compiler.run(
      path ?? "", ["-Werror", "-include-runtime", "-d", program] + files.map(\.path), hearsErrors: true)
    // The machine below it warns of its own options.
    let complaints = said.split(separator: "\n").filter { !$0.contains("VM warning") }.joined(separator: "\n")
    guard complaints.isEmpty else { return complaints }
    return try Compiler.run("/usr/bin/env", ["java", "-cp", program, "tests.RunnerKt"], hearsErrors: true)
  }

  /// A program that runs each test, and says which fail, and where there is none.
  private static func runner(of codes: [String]) -> String {
    let calls = codes.compactMap { code -> String? in
      guard code.contains("@Test"), let module = code.firstMatch(of: /\npackage ([\w.]+)/)?.output.1,
        let suite = code.firstMatch(of: /\nclass (\w+)/)?.output.1,
        let test = code.firstMatch(of: /fun (`[^`]+`)/)?.output.1
      else { return nil }
      return "\(module).\(suite)().\(test)()"
    }
    return """
      @file:JvmName("RunnerKt")
      package tests
      fun main() {
      \(calls.map { "  try { \($0) } catch (e: IllegalStateException) { println(\"\($0): ${e.message}\") }" }.joined(separator: "\n"))
      \(calls.isEmpty ? "  println(\"There is no test.\")" : "")
      }

      """
  }
}

/// Dart's grammar, which a package of Python has: there is no compiler of Dart in Debian or PyPI.
enum Dart {
  /// An interpreter that has the package: of `PARALLAX_PYTHON`, else of the path.
  static let python: String? = {
    let named = ProcessInfo.processInfo.environment["PARALLAX_PYTHON"]
    let path = named.map { [$0] } ?? ["/usr/bin/python3", "/usr/local/bin/python3"]
    return path.filter { FileManager.default.isExecutableFile(atPath: $0) }.first { python in
      let asks = "from tree_sitter_language_pack import get_parser; get_parser('dart'); print('yes')"
      return (try? Compiler.run(python, ["-c", asks])) == "yes\n"
    }
  }()

  static let missing: Comment =
    "Dart is not parsed: pip install 'tree-sitter-language-pack<1', and name that python in PARALLAX_PYTHON"

  private static let script = """
    import sys
    from tree_sitter_language_pack import get_parser
    parser = get_parser("dart")
    def walk(node, file, source):
        if node.type == "ERROR" or node.is_missing:
            line = source[: node.start_byte].count(b"\\n")
            print(file, source.split(b"\\n")[line].decode())
        elif node.has_error:
            for child in node.children: walk(child, file, source)
    for file in sys.argv[1:]:
        source = open(file, "rb").read()
        walk(parser.parse(source).root_node, file.split("/")[-1], source)
    """

  /// Returns the lines at which the grammar stumbles; empty if there are none.
  static func complaints(about codes: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = codes.indices.map { folder.appending(path: "code\($0).dart") }
    for (file, code) in zip(files, codes) { try code.write(to: file, atomically: true, encoding: .utf8) }
    return try Compiler.run(python ?? "", ["-c", script] + files.map(\.path), hearsErrors: true)
  }
}
