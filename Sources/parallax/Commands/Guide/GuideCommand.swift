import Desktop
import Effects
import Handoff
import Notation
import Parameters

/// `parallax guide`: the tables of the guides, the manual page and the shells' completions, printed from the program's
/// own declarations.
enum GuideCommand {
  static let command = Subcommand(
    name: "guide", operands: "[TABLE]", offers: .words(GuideTables.names),
    summary: "Prints a table of parameters from the guides, or the manual page.",
    examples: [
      "parallax guide", "parallax guide map-crop", "parallax guide translation --ratio 0.5 --screen 844 --cell 100",
      "parallax guide --man | man -l -", "source <(parallax guide --completions bash)",
    ],
    options: [
      Option("article", "For an effect: its article, and the differences from it."),
      Option("formulas", "For an effect: its formulas, in the names of the code that is handed over."),
      Option("ratio", takes: "K", "For translation: the ratio; 0.7 by default."),
      Option("screen", takes: "N", "For translation: length of the screen, in points; 844 by default."),
      Option("cell", takes: "N", "For translation: length of the cell, in points; 100 by default."),
      Option("man", "Prints the manual page, for man(1)."),
      Option(
        "completions", takes: "SHELL", offers: .words(Shell.allCases.map(\.rawValue)),
        "Prints completions for a shell: bash, zsh or fish."),
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try Console.write(text(invocation))
    return .done
  }

  /// The output, for a test that compares the guides with it.
  static func text(_ invocation: Invocation) throws(Failure) -> String {
    if invocation.has("man") || invocation.has("completions") { return try printed(invocation) }
    guard let name = invocation.operands.first else { return GuideTables.list }
    guard invocation.operands.count == 1 else {
      throw Failure(.usage, "guide takes one table, not \(invocation.operands.count).")
    }
    if name == TranslationTable.name { return try TranslationTable(invocation).text }
    for option in ["ratio", "screen", "cell"] where invocation.has(option) {
      throw Failure(.usage, "--\(option) applies to the translation, not to \(name).")
    }
    guard let table = GuideTables.all.first(where: { $0.name == name }) else {
      let meant = NearestName.hint(to: name, among: GuideTables.names)
      throw Failure(.usage, "There is no table \"\(name)\".\(meant)", NearestName.choices(GuideTables.names))
    }
    if invocation.has("formulas") {
      guard !invocation.has("article") else { throw Failure(.usage, "--formulas and --article are two tables.") }
      guard let formulas = Catalog.effect(named: name).flatMap({ FormulaTable($0.init()) }) else {
        throw Failure(.usage, "No formulas describe \(name).")
      }
      return formulas.text
    }
    guard invocation.has("article") else { return table.text() }
    guard let publication = Catalog.effect(named: name)?.publication else {
      throw Failure(.usage, "No article describes \(name).")
    }
    return GuideTables.article(publication)
  }

  /// The manual page, or a shell's completions.
  private static func printed(_ invocation: Invocation) throws(Failure) -> String {
    guard invocation.operands.isEmpty, !invocation.has("man") || !invocation.has("completions") else {
      throw Failure(.usage, "--man and --completions take no other arguments.")
    }
    guard let name = invocation["completions"] else { return ManualPage(scenes: SceneLibrary.titles).text }
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      let meant = NearestName.hint(to: name, among: names)
      throw Failure(.usage, "--completions does not know \"\(name)\".\(meant)", NearestName.choices(names))
    }
    return shell.completions
  }
}
