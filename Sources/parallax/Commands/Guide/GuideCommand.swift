import JSON
import Text

/// `parallax guide`: the tables of the guides, printed from the declarations that the program itself reads.
enum GuideCommand {
  static let command = Command(
    name: "guide", operands: "[TABLE]", summary: "Prints a table of parameters, as the guides have it.",
    examples: [
      "parallax guide", "parallax guide map-crop", "parallax guide translation --ratio 0.5 --screen 844 --cell 100",
    ],
    options: [
      Option("ratio", takes: "K", "For translation: the ratio to say; 0.7 if not given."),
      Option("screen", takes: "N", "For translation: length of the screen, in points; 844 if not given."),
      Option("cell", takes: "N", "For translation: length of the cell, in points; 100 if not given."),
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try Console.write(text(invocation))
    return .done
  }

  /// What is printed, so that a test can hold the guides to it.
  static func text(_ invocation: Invocation) throws(Failure) -> String {
    guard let name = invocation.operands.first else { return GuideTables.list }
    guard invocation.operands.count == 1 else {
      throw Failure(.usage, "guide takes one table, not \(invocation.operands.count).")
    }
    if name == TranslationTable.name { return try TranslationTable(invocation).text }
    for option in ["ratio", "screen", "cell"] where invocation.has(option) {
      throw Failure(.usage, "--\(option) belongs to the translation, not to \(name).")
    }
    guard let table = GuideTables.all.first(where: { $0.name == name }) else {
      let meant = NearestName.hint(to: name, among: GuideTables.names)
      throw Failure(.usage, "There is no table \"\(name)\".\(meant)", NearestName.choices(GuideTables.names))
    }
    return table.text()
  }
}
