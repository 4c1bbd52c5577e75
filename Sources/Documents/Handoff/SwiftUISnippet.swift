import Effects
import Geometry

/// The effect as SwiftUI code: `visualEffect` for rows and albums (iOS 17), `onScrollGeometryChange` for headers (iOS
/// 18).
struct SwiftUISnippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

  var text: String {
    let lead = handoff.lead.map { "// \($0)" }.joined(separator: "\n")
    let code =
      switch handoff.blueprint {
      case .header(let header): self.header(header)
      case .rows(let rows): self.rows(rows)
      case .stack(let stack): self.stack(stack)
      }
    return "\(lead)\nimport SwiftUI\n\n\(code)\n"
  }

  private var width: String { handoff.setting.viewport.width.short }

  private func header(_ blueprint: HeaderBlueprint) -> String {
    let rides = blueprint.header.pull == .ride
    let refresh = blueprint.refresh.map { refresh in
      """

      // The pull to refresh is `.refreshable { }` on the ScrollView; it decides by itself how far to pull. Here it is
      // \(refresh.threshold.short) pt, held at \(refresh.hold.short) pt for \(refresh.duration.short) s.
      """
    }
    return """
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

        private var header: some View {
          let s = still ? 0 : scrolled
      \(blueprint.steps(isPullable: true).inSwift.indented(by: 4))
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
      }\(refresh ?? "")
      """
  }

  private func aspect(_ blueprint: RowsBlueprint) -> String {
    guard blueprint.needsAspect else { return "" }
    let first = (handoff.setting.pictures.first?.aspect ?? 1.5).short
    return "  /// Width over height of the picture.\n  var aspect: CGFloat = \(first)\n"
  }

  private func rows(_ blueprint: RowsBlueprint) -> String {
    """
    struct \(handoff.typeName)Row: View {
      var name: String
    \(aspect(blueprint))  var h: CGFloat = \(blueprint.windowHeight.short)
      @Environment(\\.accessibilityReduceMotion) private var still

      var body: some View {
    \((blueprint.steps.filter { $0.name != "drift" }).inSwift.indented(by: 4))
        Image(name)
          .resizable()
          .scaledToFill()
          .frame(width: \(width), height: drawn)
          // H is the whole screen, so y is counted from its top, under the status bar.
          .visualEffect { [h, still\(blueprint.steps.contains { $0.name == "lag" } ? ", lag" : "")] content, proxy in
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
    //   .ignoresSafeArea()\(blueprint.hasGaps ? "\n// It leaves a gap at some offsets; Image cannot extend a picture's edge." : "")
    """
  }

  private func stack(_ blueprint: StackBlueprint) -> String {
    let isAcross = blueprint.axis == .horizontal
    let stack = blueprint.stack
    let smaller = "max(0, \(stack.cover.short) - \(stack.inset.short) * CGFloat(index))"
    let across = stack.isUniform ? "side" : stack.cover.short
    let lift = "(\(across) - \(stack.cover.short)) / 2 - \(stack.inset.short) * CGFloat(index)"
    return """
      struct \(handoff.typeName)Album: View {
        /// The cover first.
        var names: [String]
        @Environment(\\.accessibilityReduceMotion) private var still

        var body: some View {
          ZStack {
            ForEach(Array(names.indices.reversed()), id: \\.self) { index in
              let side: CGFloat = \(smaller)
              Image(names[index])
                .resizable()
                .scaledToFill()
                .frame(width: \(isAcross ? "side" : across), height: \(isAcross ? across : "side"))
                .clipped()
                .opacity(max(0, 1 - \(blueprint.alphaStep.short) * Double(index)))
                .offset(\(isAcross ? "y" : "x"): \(lift))
                .visualEffect { [still] content, proxy in
                  let x = proxy.frame(in: .global).\(isAcross ? "midX" : "midY") - \((stack.pass.cell / 2).short)  // where the cell begins
      \(blueprint.steps.inSwift.indented(by: 12))
                  return content.offset(\(isAcross ? "x" : "y"): still ? 0 : shift * CGFloat(index) / \(blueprint.deepest))
                }
            }
          }
          .frame(width: \((isAcross ? stack.pass.cell : stack.cover).short), height: \((isAcross ? stack.cover : stack.pass.cell).short))
        }
      }

      // ScrollView(\(isAcross ? ".horizontal" : ".vertical")) { \(isAcross ? "HStack" : "VStack")(spacing: \((blueprint.pitch - stack.pass.cell).short)) { ... } }
      //   .contentMargins(\(isAcross ? ".horizontal" : ".vertical"), \(((stack.pass.screen - stack.pass.cell) / 2).short), for: .scrollContent)
      // SwiftUI cannot set zIndex in a visualEffect: of two neighbours the later one stays in front, also past the middle.\(autoplay(blueprint))
      """
  }

  private func autoplay(_ blueprint: StackBlueprint) -> String {
    guard blueprint.autoplay > 0 else { return "" }
    return
      "\n// Until it is touched it scrolls by \(blueprint.autoplay.short) pt/s: move a ScrollPosition in a TimelineView."
  }
}
