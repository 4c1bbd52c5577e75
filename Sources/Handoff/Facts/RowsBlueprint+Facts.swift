import Effects
import Geometry

extension RowsBlueprint {
  func facts(in setting: Setting) -> TemplateFacts {
    let heights = rows.map(\.height)
    return TemplateFacts([
      "constants": constants.facts,
      // Without the height of a row, which code may know by other means.
      "rowConstants": constants.filter { $0.name != "rowHeight" }.facts,
      "aspect": .number(aspect(in: setting)),
      // The same as the language writes a number that may have a fraction, and the height of a window.
      "windowHeightValue": .arithmetic(.number(windowHeight)),
      "aspectValue": .arithmetic(.number(aspect(in: setting))),
      "needsAspect": .flag(needsAspect),
      "steps": .formulas(steps),
      // Facts known before the row's place is, and those that follow from them.
      "sizeSteps": .formulas(sizeSteps),
      "driftSteps": .formulas(driftSteps),
      // The ratio follows from the height of the picture, and is no constant.
      "isFixed": .flag(driftSteps.count > 1),
      "hasGaps": .flag(hasGaps),
      "isUneven": .flag(Set(heights).count > 1),
      // By its middle, and not by its top.
      "isCentered": .flag(anchor == .center),
      // How tall the picture is drawn, as a length of a style sheet.
      "drawn": .name(CodeLanguage.length(drawn.definition)),
      // The same as a script composes it, with the constants in it, and the one constant of the drift.
      "drawnText": .name(drawnText.text),
      "drawnNames": .list(drawnText.names.map { TemplateFacts(["named": .name($0)]) }),
      "driftConstant": .name(constants.first?.name),
      "moves": .flag(rows.contains { ($0.window?.ratio ?? 1) != 1 }),
      "isMeasured": .flag(true), "hasPlainRows": .flag(rows.contains { $0.window == nil }),
      "plainHeight": .number(plainHeight),
    ])
  }

  /// The height of the picture as a length of CSS for a string of JavaScript: `${h}px` and `100cqh` are the row and its
  /// scroller.
  private var drawnText: (text: String, names: [String]) {
    var text = CodeLanguage.length(drawn.definition)
    var names: [String] = []
    for constant in constants {
      let name = constant.name == "rowHeight" ? "h" : constant.name
      let property = "var(\(CodeLanguage.property(name == "h" ? "row" : name)))"
      guard text.contains(property) else { continue }
      text = text.replacing(property, with: "${\(name)}" + (constant.isLength ? "px" : ""))
      if name != "h" { names.append(name) }
    }
    text = text.replacing("var(--fx-screen)", with: "100cqh").replacing("var(--fx-aspect)", with: "${aspect}")
    return (text, names)
  }
}
