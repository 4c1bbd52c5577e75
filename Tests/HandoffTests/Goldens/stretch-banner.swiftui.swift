// Stretchy banner: "Stretchy banner" on iPhone 14, 390 x 844 pt.
// k = 0.5: speed of the picture over the speed of the content.
import SwiftUI

struct StretchBannerView<Rows: View>: View {
  @ViewBuilder var rows: Rows
  /// How far the list is scrolled from rest; negative while it is pulled down.
  @State private var scrolled: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { rows }
        .padding(.top, 260)
        .padding(.bottom, 34)
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
    let d: CGFloat = min(max(s, 0), 260)              // how far it has collapsed
    let boxTop: CGFloat = 0                           // on the screen
    let visible: CGFloat = max(0, 260 - s)            // height of the box: max(minimum, h0 - s)
    let drawn: CGFloat = min(max(260, visible), 390)  // height of the picture
    let gap: CGFloat = visible - drawn                // positive where the picture is as large as it gets
    let top: CGFloat = max(gap, gap / 2)              // of the picture; -(k - 1/2)·d beside the middle
    let ride = still ? -min(scrolled, 260) : 0  // with the rows, and nothing else
    return Image("tall")
      .resizable()
      .scaledToFill()
      .frame(width: drawn * 1.5, height: drawn)
      .clipped()
      .offset(y: top - boxTop)
      .frame(width: 390, height: visible, alignment: .top)
      .clipped()
      .offset(y: boxTop + ride)
      .allowsHitTesting(false)  // a drag that begins on the picture scrolls the list
  }
}
