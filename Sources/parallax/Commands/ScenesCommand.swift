import Desktop
import Notation

/// `parallax scenes`: the built-in scenes, one per line.
enum ScenesCommand {
  static let command = Subcommand(
    name: "scenes", operands: "", summary: "Lists the built-in scenes.", examples: ["parallax scenes"],
    options: [.json], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let rows = SceneLibrary.titles
    if invocation.has("json") {
      let list = rows.map { row -> JSONValue in ["name": .text(row.name), "title": .text(row.title)] }
      try Console.write(JSONWriter.pretty(.list(list)))
    } else {
      let width = (rows.map(\.name.count).max() ?? 0) + 2
      for row in rows {
        try Console.write(row.name.leftAligned(in: width) + row.title + "\n")
      }
    }
    return .done
  }
}
