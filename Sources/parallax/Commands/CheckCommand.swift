import Decoding
import Desktop
import Documents
import Images
import Judge
import Notation
import SDLBackend

/// `parallax check`: reads, validates and lints scenes.
enum CheckCommand {
  static let command = Subcommand(
    name: "check", operands: "SCENE...", offers: .scenes,
    summary: "Checks scenes and reports problems with line and column.",
    examples: ["parallax check my-scene.json", "parallax check --strict --json *.json"],
    options: [
      .json, Option("strict", "Decodes the pictures instead of reading only their headers, and fails on warnings."),
      Option("audit", "Adds the failures of an audit; this takes seconds."),
      .published, .set,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw Failure(.usage, "check needs a scene: a file, or a name from `parallax scenes`.")
    }
    var results: [(file: String, problems: [Problem])] = []
    let decoder = invocation.has("strict") ? PictureDecoder.ofThisProgram() : nil
    for name in invocation.operands {
      results.append((name, try problems(in: name, invocation, decoder: decoder)))
    }
    if invocation.has("json") {
      try Console.write(JSONWriter.pretty(.list(results.map { json(file: $0.file, problems: $0.problems) })))
    } else {
      for result in results { try report(result.problems, file: result.file) }
    }
    return code(for: results.flatMap(\.problems), isStrict: invocation.has("strict"))
  }

  /// - Parameter decoder: Decodes every picture. Nil to read only their headers.
  private static func problems(
    in name: String, _ invocation: Invocation, decoder: PictureDecoder?
  ) throws(Failure) -> [Problem] {
    let stored: StoredScene
    do {
      stored = try SceneLibrary.read(named: name)
    } catch {
      return [Problem(error.cause == .tooLarge ? .syntax : .file, message: error.reason)]
    }
    guard stored.reading.scene != nil else { return stored.reading.problems }
    var reading = stored.reading
    reading.scene = try LoadedScene(name, invocation).scene
    var reports: [String: PictureReport] = [:]
    return try reading.problems + audited(name, reading.problems, invocation)
      + SceneLint.problems(in: reading) { file in
        let path = FilePath.path(file, from: FilePath.folder(of: stored.path))
        let report = reports[path] ?? report(on: path, decoder: decoder)
        reports[path] = report
        return report
      }
  }

  /// What fails in an audit, if that is asked for and the scene has no errors.
  private static func audited(
    _ name: String, _ problems: [Problem], _ invocation: Invocation
  ) throws(Failure) -> [Problem] {
    guard invocation.has("audit"), !problems.contains(where: { $0.severity == .error }) else { return [] }
    let loaded = try LoadedScene(name, invocation).placed
    return try loaded.audited(remedies: true).sections.flatMap(\.lines).filter { $0.passes == false }.map {
      Problem(.audit, .warning, message: $0.words, help: $0.remedy)
    }
  }

  private static func report(on path: String, decoder: PictureDecoder?) -> PictureReport {
    let report = PictureFiles.report(on: path, isThorough: true)
    guard let decoder, let size = report.size else { return report }
    switch report {
    case .flawed, .lost: return report
    case .fit, .animated, .simplified, .unfit: break
    }
    do {
      _ = try LoadedPicture.read(path: path, covering: .zero, by: decoder)
      return report
    } catch {
      return .flawed(size, isOpaque: report.isOpaque, why: PictureFiles.clause("\(error.reason)"))
    }
  }

  private static func report(_ problems: [Problem], file: String) throws(Failure) {
    for problem in problems { try Console.write(problem.line(file: file) + "\n") }
    if problems.isEmpty { try Console.write("\(file): no problems\n") }
  }

  private static func json(file: String, problems: [Problem]) -> JSONValue {
    [
      "file": .text(file), "valid": .flag(!problems.contains { $0.severity == .error }),
      "problems": .list(problems.map(\.json)),
    ]
  }

  private static func code(for problems: [Problem], isStrict: Bool) -> ExitCode {
    if problems.contains(where: { $0.kind == .file }) { return .noInput }
    if problems.contains(where: { $0.severity == .error }) { return .badData }
    return isStrict && !problems.isEmpty ? .failed : .done
  }
}
