/// The first thing in the list: the picture lags in a box that shows what the rows leave of it.
struct NAME__Header: View {
  //: align
  //: each constants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    Color.clear
      .aspectRatio(aspect, contentMode: .fit)
      .overlay(alignment: .top) {
        GeometryReader { proxy in
          box(scrolled: -proxy.frame(in: .scrollView).minY, width: proxy.size.width)
        }
      }
      .zIndex(1)  // over the rows
  }

  /// - Parameter scrolled: Points from rest, negative while the list is pulled down.
  private func box(scrolled: CGFloat, width: CGFloat) -> some View {
    let s = still ? 0 : scrolled
    //: lines steps
    //: lines barSteps
    //: if focusPoints
    return FocusedPicture(name: "ASSET__", width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
    //: else
    return Image(decorative: "ASSET__")
      .resizable()
      .scaledToFill()
      .frame(width: DRAWN_WIDTH__, height: DRAWN_HEIGHT__)
    //: end
      .clipped()
      .offset(y: top)
      .frame(width: width, height: visible, alignment: .top)
      .clipped()
      //: if bar
      //: use bar
      //: end
      .allowsHitTesting(false)  // what is clipped would still take taps
      .background(Color.clear.contentShape(Rectangle()))  // and this takes them: .onTapGesture goes here
      //: if sticks
      //: if rides
      .offset(y: still ? max(0, scrolled - (WAY__)) : max(s, 0))
      //: else
      .offset(y: still ? max(0, scrolled - (WAY__)) : s)
      //: end
      //: else if rides
      .offset(y: still ? 0 : max(s, 0))
      //: else
      .offset(y: still ? 0 : s)
      //: end
  }
}

struct NAME__View<Rows: View>: View {
  @ViewBuilder var rows: Rows

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {  // the header is never taken away
        NAME__Header()
        //: if snapsToItems
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        //: else
        LazyVStack(spacing: 0) { rows }
        //: end
      }
    }
    //: use resting
    .ignoresSafeArea(.container, edges: .top)
  }
}
//: if refresh
// The pull to refresh is `.refreshable { }` on the ScrollView; it decides by itself how far to pull. Here it is
// REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
//: end
//: use physics
