import Documents
import Effects
import Handoff
import JSON
import Text

/// `parallax handoff`: a scene's effect as code for another system, or its ratio in the numbers of all of them.
enum HandoffCommand {
  static let command = Command(
    name: "handoff", operands: "SCENE", summary: "Prints an effect as code for another system, or its ratio for all.",
    examples: [
      "parallax handoff map-crop", "parallax handoff header-stretch --as css > header.html",
      "parallax handoff album-stack --as swiftui --set device=ipad-11",
    ],
    options: [
      Option("as", takes: "SYSTEM", "\(systems); without it, a table of the ratio in other systems' numbers."), .set,
    ], run: run)

  private static var systems: String { HandoffSystem.allCases.map(\.rawValue).joined(separator: ", ") }

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "handoff")
    let system = try invocation["as"].map(system)
    let loaded = try LoadedScene(name, sets: invocation.all("set"))
    guard let handoff = SceneHandoff(loaded.scene, pictureSize: { loaded.report($0).size }) else {
      throw Failure(.usage, "Nobody has written down how \(loaded.scene.effectName) is built elsewhere.")
    }
    let text = system.map { handoff.text(as: $0) }
    try Console.write(text ?? TranslationTable(ratio: handoff.blueprint.ratio, pass: handoff.blueprint.pass).text)
    return .done
  }

  private static func system(_ name: String) throws(Failure) -> HandoffSystem {
    if let system = HandoffSystem(rawValue: name) { return system }
    let meant = NearestName.hint(to: name, among: HandoffSystem.allCases.map(\.rawValue))
    throw Failure(.usage, "--as does not know \"\(name)\".\(meant)", "It knows \(systems).")
  }
}
