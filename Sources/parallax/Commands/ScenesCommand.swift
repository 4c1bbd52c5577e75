import Desktop
import Documents
import Notation

/// `parallax scenes`: the built-in scenes, one per line.
enum ScenesCommand {
  static let command = Command(
    name: "scenes", operands: "", summary: "Lists the built-in scenes.", examples: ["parallax scenes"],
    options: [.json], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let rows = try rows()
    if invocation.has("json") {
      let list = rows.map {
        JSONValue.object([JSONField("name", .text($0.name)), JSONField("title", .text($0.title))])
      }
      try Console.write(JSONWriter.pretty(.list(list)))
    } else {
      for row in rows {
        try Console.write(row.name.leftAligned(in: 22) + row.title + "\n")
      }
    }
    return .done
  }

  /// Names and titles.
  static func rows() throws(Failure) -> [(name: String, title: String)] {
    var rows: [(name: String, title: String)] = []
    for name in SceneLibrary.builtIn { rows.append((name, try LoadedScene(name, sets: []).scene.displayTitle)) }
    return rows
  }
}
