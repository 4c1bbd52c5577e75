import Effects
import Geometry

/// The effect as SwiftUI code: `visualEffect` for rows and albums (iOS 17), `onScrollGeometryChange` for headers (iOS
/// 18).
struct SwiftUISnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func preamble(to code: String) -> String { "import SwiftUI" }

  func header(_ blueprint: HeaderBlueprint) -> String {
    """
    struct \(handoff.typeName)View<Rows: View>: View {
      @ViewBuilder var rows: Rows
      /// How far the list is scrolled from rest; negative while it is pulled down.
      @State private var scrolled: CGFloat = 0
      @Environment(\\.accessibilityReduceMotion) private var still

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { rows }
            .padding(.top, \(blueprint.header.height.short))
            .padding(.bottom, \(blueprint.bottomInset.short))
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: {
          scrolled = $1
        }
        .overlay(alignment: .top) { header }
        .ignoresSafeArea()
      }

    \(picture(blueprint).indented(by: 2))
    }\(refreshNote(blueprint, "`.refreshable { }` on the ScrollView"))
    """
  }

  private func picture(_ blueprint: HeaderBlueprint) -> String {
    let rides = blueprint.header.pull == .ride
    return """
      private var header: some View {
        let s = still ? 0 : scrolled
      \(blueprint.steps(isPullable: true).inSwift.indented(by: 2))
        let ride = still ? -min(scrolled, \(blueprint.collapse.short)) : 0  // with the rows, and nothing else
        return Image("\(handoff.assetName)")
          .resizable()
          .scaledToFill()
          .frame(width: drawn * \(blueprint.aspect.short), height: drawn)
          .clipped()
          .offset(y: top\(rides ? " - boxTop" : ""))
          .frame(width: \(width), height: visible, alignment: .top)
          .clipped()
          .offset(y: \(rides ? "boxTop + " : "")ride)
          .allowsHitTesting(false)  // a drag that begins on the picture scrolls the list
      }
      """
  }

  func rows(_ blueprint: RowsBlueprint) -> String {
    let lag = blueprint.steps.contains { $0.name == "lag" } ? ", lag" : ""
    let shape =
      blueprint.needsAspect ? "  /// Width over height of the picture.\n  var aspect: CGFloat = \(aspect)\n" : ""
    return """
      struct \(handoff.typeName)Row: View {
        var name: String
      \(shape)  var h: CGFloat = \(blueprint.windowHeight.short)
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
      \((blueprint.steps.filter { $0.name != "drift" }).inSwift.indented(by: 4))
          Image(name)
            .resizable()
            .scaledToFill()
            .frame(width: \(width), height: drawn)
            .clipped()
            // H is the whole screen, so y is counted from its top, under the status bar.
            .visualEffect { [h, still\(lag)] content, proxy in
              let y = proxy.frame(in: .global).midY - h / 2  // where the row begins on the screen
      \((blueprint.steps.filter { $0.name == "drift" }).inSwift.indented(by: 8))
              return content.offset(y: still ? 0 : drift)
            }
            .frame(width: \(width), height: h)
            .clipped()
        }
      }

      // ScrollView { LazyVStack(spacing: 0) { ... } }
      //   .contentMargins(.top, \(blueprint.insets.top.short), for: .scrollContent)
      //   .contentMargins(.bottom, \(blueprint.insets.bottom.short), for: .scrollContent)
      //   .ignoresSafeArea()\(gapNote(blueprint, "Image"))
      """
  }
}

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
