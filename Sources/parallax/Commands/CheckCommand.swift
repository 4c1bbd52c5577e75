import Desktop
import Documents
import JSON

/// `parallax check`: reads, validates and lints scenes.
enum CheckCommand {
  static let command = Command(
    name: "check", operands: "SCENE...", summary: "Tells what is wrong with scenes, and where.",
    examples: ["parallax check my-scene.json", "parallax check --strict --json *.json"],
    options: [.json, Option("strict", "Fails on warnings too."), .set], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw Failure(.usage, "check needs a scene: a file, or a name that `parallax scenes` lists.")
    }
    var results: [(file: String, findings: [Finding])] = []
    for name in invocation.operands { results.append((name, try findings(in: name, sets: invocation.all("set")))) }
    if invocation.has("json") {
      try Console.write(JSONWriter.pretty(.list(results.map { json(file: $0.file, findings: $0.findings) })))
    } else {
      for result in results { try report(result.findings, file: result.file) }
    }
    return code(for: results.flatMap(\.findings), isStrict: invocation.has("strict"))
  }

  private static func findings(in name: String, sets: [String]) throws(Failure) -> [Finding] {
    let stored: StoredScene
    do {
      stored = try SceneLibrary.read(name)
    } catch {
      return [Finding(error.cause == .tooLarge ? .syntax : .file, message: error.reason)]
    }
    guard stored.reading.scene != nil else { return stored.reading.findings }
    var reading = stored.reading
    reading.scene = try LoadedScene(name, sets: sets).scene
    return reading.findings
      + SceneLint.findings(in: reading) { PictureFiles.report(on: stored.picturePath($0), isThorough: true) }
  }

  private static func report(_ findings: [Finding], file: String) throws(Failure) {
    for finding in findings { try Console.write(finding.line(file: file) + "\n") }
    if findings.isEmpty { try Console.write("\(file): no problems\n") }
  }

  private static func json(file: String, findings: [Finding]) -> JSONValue {
    .object([
      JSONField("file", .text(file)), JSONField("valid", .flag(!findings.contains { $0.severity == .error })),
      JSONField("problems", .list(findings.map(\.json))),
    ])
  }

  private static func code(for findings: [Finding], isStrict: Bool) -> ExitCode {
    if findings.contains(where: { $0.kind == .file }) { return .noInput }
    if findings.contains(where: { $0.severity == .error }) { return .badData }
    return isStrict && !findings.isEmpty ? .failed : .done
  }
}
