// Header parallax: "Header with refresh" on iPhone 14, 390 x 844 pt.
// k = 0.5: speed of the picture over the speed of the content.
import SwiftUI

struct HeaderParallaxView<Rows: View>: View {
  @ViewBuilder var rows: Rows
  /// How far the list is scrolled from rest; negative while it is pulled down.
  @State private var scrolled: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { rows }
        .padding(.top, 195)
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
    let d: CGFloat = min(max(s, 0), 195)               // how far it has collapsed
    let boxTop: CGFloat = max(-s, 0)                   // on the screen
    let visible: CGFloat = max(0, 195 - max(s, 0))     // height of the box: max(minimum, h0 - s)
    let drawn: CGFloat = 195                           // height of the picture
    let top: CGFloat = boxTop + (visible - drawn) / 2  // of the picture; -(k - 1/2)·d beside the middle
    let ride = still ? -min(scrolled, 195) : 0  // with the rows, and nothing else
    return Image("lake")
      .resizable()
      .scaledToFill()
      .frame(width: drawn * 2, height: drawn)
      .clipped()
      .offset(y: top - boxTop)
      .frame(width: 390, height: visible, alignment: .top)
      .clipped()
      .offset(y: boxTop + ride)
      .allowsHitTesting(false)  // a drag that begins on the picture scrolls the list
  }
}
// The pull to refresh is `.refreshable { }` on the ScrollView; it decides by itself how far to pull. Here it is
// 100 pt, held at 60 pt for 1 s.
