// Album stack: "Album stack" on iPhone 14, 390 x 844 pt.
// k = 0.8550725: speed of the deepest layer over the speed of the content.
import SwiftUI

struct AlbumStackAlbum: View {
  /// The cover first.
  var names: [String]
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    ZStack {
      ForEach(Array(names.indices.reversed()), id: \.self) { index in
        let side: CGFloat = max(0, 200 - 10 * CGFloat(index))
        Image(names[index])
          .resizable()
          .scaledToFill()
          .frame(width: side, height: side)
          .clipped()
          .opacity(max(0, 1 - 0.14 * Double(index)))
          .offset(y: (side - 200) / 2 - 10 * CGFloat(index))
          .visualEffect { [still] content, proxy in
            let x = proxy.frame(in: .global).midX - 150  // where the cell begins
            let pos: CGFloat = 2 * (x + 300) / 690 - 1  // 2(x + cw)/(W + cw) - 1
            let shift: CGFloat = -50 * pos              // -(1 - k)·(W + cw)/2·pos
            return content.offset(x: still ? 0 : shift * CGFloat(index) / 4)
          }
      }
    }
    .frame(width: 300, height: 200)
  }
}

// ScrollView(.horizontal) { HStack(spacing: -60) { ... } }
//   .contentMargins(.horizontal, 45, for: .scrollContent)
// SwiftUI cannot set zIndex in a visualEffect: of two neighbours the later one stays in front, also past the middle.
// Until it is touched it scrolls by 66.7 pt/s: move a ScrollPosition in a TimelineView.
