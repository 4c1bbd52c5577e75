import Effects
import Geometry

/// The effect as SwiftUI code: `visualEffect` for rows and albums (iOS 17), `onScrollGeometryChange` for headers (iOS
/// 18).
struct SwiftUISnippet: Snippet {
  var handoff: Handoff

  init(_ handoff: Handoff) { self.handoff = handoff }

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
