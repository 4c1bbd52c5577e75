// Map crop: "Map rows" on iPhone 14, 390 x 844 pt.
// k = 0.7: speed of the picture over the speed of the content.
import SwiftUI

struct MapCropRow: View {
  var name: String
  /// Width over height of the picture.
  var aspect: CGFloat = 1.5
  var h: CGFloat = 160
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    let drawn: CGFloat = max(390 / aspect, h + 0.3 * (844 + h))  // max(W/a, h + |1 - k|·(H + h))
    Image(name)
      .resizable()
      .scaledToFill()
      .frame(width: 390, height: drawn)
      // H is the whole screen, so y is counted from its top, under the status bar.
      .visualEffect { [h, still] content, proxy in
        let y = proxy.frame(in: .global).midY - h / 2  // where the row begins on the screen
        let drift: CGFloat = -0.3 * (y + h / 2 - 422)  // -(1 - k)·(y + h/2 - H/2)
        return content.offset(y: still ? 0 : drift)
      }
      .frame(width: 390, height: h)
      .clipped()
  }
}

// ScrollView { LazyVStack(spacing: 0) { ... } }
//   .contentMargins(.top, 47, for: .scrollContent)
//   .contentMargins(.bottom, 34, for: .scrollContent)
//   .ignoresSafeArea()
