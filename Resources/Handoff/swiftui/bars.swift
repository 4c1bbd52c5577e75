/// The bars of a list that hide. The view modifier below moves them.
@MainActor @Observable
final class NAME__Hiding {
  //: if hidesBar
  var bar = NAME__HidingBar(isAway: true)  //: if barGoesAway
  var bar = NAME__HidingBar()  //: else
  //: end
  var tabBar = NAME__HidingBar()  //: if hidesTabBar

  fileprivate func scroll(from: CGFloat, to: CGFloat) {
    //: if snapsBars
    let now = Date.now.timeIntervalSinceReferenceDate
    bar.scroll(from: from, to: to, at: now)  //: if hidesBar
    tabBar.scroll(from: from, to: to, at: now)  //: if hidesTabBar
    //: else
    bar.scroll(from: from, to: to)  //: if hidesBar
    tabBar.scroll(from: from, to: to)  //: if hidesTabBar
    //: end
  }
  //: if snapsBars

  fileprivate func change(isResting: Bool, reduceMotion: Bool) {
    let now = Date.now.timeIntervalSinceReferenceDate
    change(\.bar, isResting: isResting, reduceMotion: reduceMotion, at: now)  //: if barSnaps
    change(\.tabBar, isResting: isResting, reduceMotion: reduceMotion, at: now)  //: if tabBarSnaps
  }

  private func change(
    _ path: ReferenceWritableKeyPath<NAME__Hiding, NAME__HidingBar>, isResting: Bool,
    reduceMotion: Bool, at time: Double
  ) {
    var bar = self[keyPath: path]
    guard isResting else {
      self[keyPath: path].stop(at: time)
      return
    }
    guard let duration = bar.rest(at: time) else { return }
    let curve = Animation.timingCurve(SNAP_X1__, SNAP_Y1__, SNAP_X2__, SNAP_Y2__, duration: duration)
    withAnimation(reduceMotion ? nil : curve) { self[keyPath: path] = bar }
  }
  //: end
}

/// Hides bars over a list: those around it, and a header's in it.
struct NAME__Bars<TabBar: View>: ViewModifier {
  var title: String  //: if isListBar
  /// Your tab bar, or EmptyView().
  @ViewBuilder var tabBar: TabBar
  @State private var hiding = NAME__Hiding()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion  //: if snapsBars

  func body(content: Content) -> some View {
    content
      .environment(hiding)
      .onScrollGeometryChange(for: CGFloat.self) { scroll in
        let insets = scroll.contentInsets.top + scroll.contentInsets.bottom
        let end = max(0, scroll.contentSize.height + insets - scroll.containerSize.height)
        return min(max(0, scroll.contentOffset.y + scroll.contentInsets.top), end)
      } action: {
        hiding.scroll(from: $0, to: $1)
      }
      //: if snapsBars
      .onScrollPhaseChange { _, phase in
        hiding.change(isResting: phase == .idle, reduceMotion: reduceMotion)
      }
      //: end
      //: if isListBar
      .safeAreaInset(edge: .top, spacing: 0) {
        Text(title)
          .font(.system(size: 17, weight: .bold))
          .lineLimit(1)
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: LIST_BAR_HEIGHT__, alignment: .leading)
          .background(.background, ignoresSafeAreaEdges: .top)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height + $0.safeAreaInsets.top }) {
            hiding.bar.height = $0
          }
          .offset(y: -hiding.bar.gone)
      }
      //: end
      //: if hidesTabBar
      .safeAreaInset(edge: .bottom, spacing: 0) {
        tabBar
          .frame(maxWidth: .infinity, minHeight: TAB_BAR_HEIGHT__)
          .background(.background, ignoresSafeAreaEdges: .bottom)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height + $0.safeAreaInsets.bottom }) {
            hiding.tabBar.height = $0
          }
          .offset(y: hiding.tabBar.gone)
      }
      //: end
  }
}

//: use hiding-bar
