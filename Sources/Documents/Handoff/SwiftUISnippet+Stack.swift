import Effects
import Geometry

extension SwiftUISnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    let stack = blueprint.stack
    let cell = blueprint.turned(stack.pass.cell.short, stack.cover.short)
    let layers = blueprint.isOutlined ? "Array((0..<\(stack.layers)).reversed())" : "Array(names.indices.reversed())"
    let strip = blueprint.isAcross ? ("horizontal", "HStack") : ("vertical", "VStack")
    return """
      struct \(handoff.typeName)Album: View {
        \(blueprint.isOutlined ? "var name: String" : "/// The cover first, \(stack.layers) in all.\n  var names: [String]")
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ZStack {
            ForEach(\(layers), id: \\.self) { index in
              let i = CGFloat(index)
      \(blueprint.layerSteps.inSwift.indented(by: 8))
      \(layer(blueprint).indented(by: 8))
            }
          }
          .frame(width: \(cell.x), height: \(cell.y))
        }
      }

      // ScrollView(.\(strip.0)) { \(strip.1)(spacing: \((blueprint.pitch - stack.pass.cell).short)) { ... } }
      //   .contentMargins(.\(strip.0), \(blueprint.free.short), for: .scrollContent)  // the ends reach the middle
      //   .scrollClipDisabled()  // lips stand out of the cells
      // SwiftUI cannot set zIndex in a visualEffect: of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "move a ScrollPosition in a TimelineView"))
      """
  }

  private func layer(_ blueprint: StackBlueprint) -> String {
    let stack = blueprint.stack
    let size = blueprint.turned("side", stack.isUniform ? "side" : stack.cover.short)
    let words = blueprint.turned(("x", "midX"), ("y", "midY"))
    let face =
      blueprint.isOutlined
      ? """
      Group {
        if index == 0 {
          Image(name).resizable().scaledToFill()
        } else {
          Rectangle().strokeBorder(.white)  // the others are outlines without a picture
        }
      }
      """
      : """
      Image(names[index])
        .resizable()
        .scaledToFill()
      """
    let modifiers = """
      .frame(width: \(size.x), height: \(size.y))
      .clipped()\(blueprint.isOutlined ? "" : "\n.colorMultiply(Color(white: light))")
      .opacity(opacity)
      .offset(\(words.y.0): middle - \((stack.cover / 2).short))
      .visualEffect { [still] content, proxy in
        let x = proxy.frame(in: .global).\(words.x.1) - \((stack.pass.cell / 2).short)  // where the cell begins on the screen
      \((blueprint.steps + [blueprint.offsetStep]).inSwift.indented(by: 2))
        return content.offset(\(words.x.0): still ? 0 : offset)
      }
      """
    return "\(face)\n\(modifiers.indented(by: blueprint.isOutlined ? 0 : 2))"
  }
}
