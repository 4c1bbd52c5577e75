import Text

/// What a shape of effect is in a web page: the effect by itself, short enough to be read and merged, and what stands
/// around it in a page that shows it.
protocol WebPart {
  /// The elements that the effect acts on, in a line or two.
  var markup: String { get }
  /// The numbers that somebody edits, as custom properties.
  var constants: [Constant] { get }
  /// Rules that hold without scroll timelines.
  var rules: String { get }
  /// What moves.
  var moves: [WebMoves] { get }
  /// Rules of the page that shows the effect.
  var demo: String { get }
  /// What stands in the body of that page.
  var body: String { get }
  /// What the effect makes of a pull past the upper edge.
  var pull: WebPull? { get }
  /// What scrolls in place of the page, as a selector; nil: the page.
  var scroller: String? { get }
  /// Whether that scrolls sideways.
  var isAcross: Bool { get }
  /// What CSS cannot say.
  var limits: [String] { get }
}

extension WebPart {
  var pull: WebPull? { nil }
  var scroller: String? { nil }
  var isAcross: Bool { false }
  var limits: [String] { [] }

  /// The effect by itself.
  func effect(lead: [String]) -> String {
    let width = constants.map { "\($0.property): \($0.inCSS);".count }.max() ?? 0
    let properties = constants.map {
      "  \("\($0.property): \($0.inCSS);".leftAligned(in: width))  /* \($0.note) */"
    }
    let pulled = pull?.properties.map { "\n  \($0)" }.joined() ?? ""
    return """
      /* \((lead + limits).joined(separator: "\n   ")) */
      :root {
      \(properties.joined(separator: "\n"))\(pulled)
      }
      body { container-type: inline-size; margin: 0; }
      \(rules)
      \(moves.inCSS)
      """
  }
}

/// What a pull past the upper edge does, which no timeline reaches: a script sets `--pull`.
struct WebPull: Sendable {
  /// The custom properties that the script sets.
  var properties: [String]
  /// What happens where it is pulled far enough and let go, in points and seconds.
  var refresh: (threshold: Double, hold: Double, duration: Double)?
}
