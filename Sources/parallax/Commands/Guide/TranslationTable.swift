import Documents
import Effects
import Geometry
import Notation

/// A ratio converted to other systems, for one cell on one screen.
struct TranslationTable {
  static let name = "translation"
  static let about = "the same ratio in other systems"

  private var ratio: Double
  private var pass: Pass<Double>

  init(_ invocation: Invocation) throws(Failure) {
    ratio = try invocation.number("ratio") ?? 0.7
    let screen = try invocation.number("screen") ?? 844
    let cell = try invocation.number("cell") ?? 100
    guard screen > 0, cell > 0 else {
      throw Failure(.usage, "--screen and --cell take lengths of more than 0, in points.")
    }
    pass = Pass(screen: screen, cell: cell)
  }

  init(ratio: Double, pass: Pass<Double>) {
    self.ratio = ratio
    self.pass = pass
  }
}

extension TranslationTable {
  var text: String {
    let head =
      "| system | k | at k = \(short(ratio)), H = \(short(pass.screen)), h = \(short(pass.cell)) |\n|---|---|---|\n"
    return head
      + Translation.all(for: pass).map { "| \($0.system) | \($0.formula) | \(words(for: $0)) |\n" }.joined()
  }

  private func words(for translation: Translation) -> String {
    switch translation.answer(for: ratio) {
    case .number(let number): short(number) + (translation.condition.map { ", \($0)" } ?? "")
    case .given: "as it is"
    case .impossible(let why): "no: \(why)"
    }
  }

  private func short(_ number: Double) -> String { number.formatted(Translation.format) }
}
