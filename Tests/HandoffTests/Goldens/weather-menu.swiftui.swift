// Weather menu: "Weather menu" on iPhone 14, 390 x 844 pt.
// k = 0.8940678: speed of the picture over the speed of the content.
import SwiftUI

struct WeatherMenuRow: View {
  var name: String
  /// Width over height of the picture.
  var aspect: CGFloat = 1.5
  var h: CGFloat = 100
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    let drawn: CGFloat = 200                  // imageHeight
    let lag: CGFloat = (200 - h) / (844 + h)  // 1 - k = (imageHeight - h)/(H + h)
    Image(name)
      .resizable()
      .scaledToFill()
      .frame(width: 390, height: drawn)
      // H is the whole screen, so y is counted from its top, under the status bar.
      .visualEffect { [h, still, lag] content, proxy in
        let y = proxy.frame(in: .global).midY - h / 2  // where the row begins on the screen
        let drift: CGFloat = -lag * (y + h / 2 - 422)  // -(1 - k)·(y + h/2 - H/2)
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
