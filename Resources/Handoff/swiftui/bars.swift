/// The bars of a list that hide. The view modifier below moves them.
@MainActor @Observable
final class NAME__Hiding {
  //: if hidesBar
  //: if barGoesAway
  var bar = NAME__HidingBar(isAway: true)
  //: else
  var bar = NAME__HidingBar()
  //: end
  //: end
  //: if hidesTabBar
  var tabBar = NAME__HidingBar()
  //: end

  fileprivate func scroll(from: CGFloat, to: CGFloat) {
    //: if snapsBars
    let now = Date.now.timeIntervalSinceReferenceDate
    //: if hidesBar
    bar.scroll(from: from, to: to, at: now)
    //: end
    //: if hidesTabBar
    tabBar.scroll(from: from, to: to, at: now)
    //: end
    //: else
    //: if hidesBar
    bar.scroll(from: from, to: to)
    //: end
    //: if hidesTabBar
    tabBar.scroll(from: from, to: to)
    //: end
    //: end
  }
  //: if snapsBars

  fileprivate func change(isResting: Bool, reduceMotion: Bool) {
    let now = Date.now.timeIntervalSinceReferenceDate
    //: if barSnaps
    change(\.bar, isResting: isResting, reduceMotion: reduceMotion, at: now)
    //: end
    //: if tabBarSnaps
    change(\.tabBar, isResting: isResting, reduceMotion: reduceMotion, at: now)
    //: end
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
  //: if isListBar
  var title: String
  //: end
  /// Your tab bar, or EmptyView().
  @ViewBuilder var tabBar: TabBar
  @State private var hiding = NAME__Hiding()
  //: if snapsBars
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: end

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
