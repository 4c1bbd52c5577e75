import Documents
import Effects
import Geometry
import Notation

/// The formulas of an effect, a line each, in the names of the code that is handed over.
public struct FormulaTable: Hashable, Sendable {
  private let lines: [FormulaLine]

  /// Nil for an effect that cannot be handed over.
  ///
  /// - Parameter effect: Its values choose between the cases of its formulas.
  public init?(_ effect: any Effect) {
    guard let handoff = SceneHandoff(Scene(effect: effect), pictureSize: { _ in nil }) else { return nil }
    switch handoff.blueprint {
    case .header(let header): lines = header.steps + header.barSteps
    case .rows(let rows): lines = rows.steps
    case .stack(let stack):
      lines = stack.steps + stack.offsetSteps + stack.layerSteps + stack.lightSteps + stack.captionSteps
    case .cards(let cards): lines = cards.steps
    case .recipe(let recipe): lines = recipe.placedSteps.all + recipe.barSteps
    }
  }

  /// The lines as a block of code in Markdown.
  public var text: String {
    let code = lines.map { "    \($0.name) = \(CodeLanguage.swift.expression($0.value))" }
    let width = code.map(\.count).max() ?? 0
    return zip(code, lines).map { code, line in
      line.note.isEmpty ? code + "\n" : code.leftAligned(in: width + 2) + line.note + "\n"
    }.joined()
  }
}
