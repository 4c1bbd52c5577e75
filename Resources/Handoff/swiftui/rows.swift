/// Rows that are windows into lagging pictures.
struct NAME__View<Picture: View, Row: View>: View {
  var items: [NAME__Item]
  var style = NAME__Style()
  /// Fills the given size.
  @ViewBuilder var picture: (NAME__Item, CGSize) -> Picture
  /// The text on a picture, and the rows in between.
  @ViewBuilder var row: (NAME__Item) -> Row
  @State private var follower = NAME__Follower()  //: if lags

  var body: some View {
    GeometryReader { proxy in
      let screen = proxy.size.height + proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) { item in
            //: if samplesHaveText
            if item.isWindow {
              NAME__Window(
                //: if lags
                item: item, style: style, width: proxy.size.width, screen: screen,
                lag: follower.lag, picture: picture
                //: else
                item: item, style: style, width: proxy.size.width, screen: screen, picture: picture
                //: end
              )
              .overlay(alignment: .bottom) { row(item) }
            } else {
              row(item)
            }
            //: else
            NAME__Window(
              //: if lags
              item: item, style: style, width: proxy.size.width, screen: screen,
              lag: follower.lag, picture: picture
              //: else
              item: item, style: style, width: proxy.size.width, screen: screen, picture: picture
              //: end
            )
            .overlay(alignment: .bottom) { row(item) }
            //: end
          }
        }.scrollTargetLayout()  //: if snapsToItems
        }  //: else
        //: if lags
        .onGeometryChange(for: CGFloat.self) {
          -$0.frame(in: .scrollView(axis: .vertical)).minY
        } action: {
          follower.scroll(to: $0)
        }
        .background { NAME__Frames(follower: follower, style: style) }
        //: end
      }
      //: use resting
    }
    //: use dark
  }
}

//: if hasGaps
/// A picture behind its row, with a gap at some offsets: a view cannot extend a picture's edge.
//: else
/// A picture behind its row.
//: end
private struct NAME__Window<Picture: View>: View {
  var item: NAME__Item
  var style: NAME__Style
  var width: CGFloat
  var screen: CGFloat  // height of the list
  var lag: CGFloat  //: if lags
  @ViewBuilder var picture: (NAME__Item, CGSize) -> Picture
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let h = item.height
    //: if needsAspect
    let drawn = style.pictureHeight(h: h, aspect: item.aspect, width: width, screen: screen)
    //: else
    let drawn = style.pictureHeight(h: h, width: width, screen: screen)
    //: end
    picture(item, CGSize(width: width, height: drawn))
      .frame(width: width, height: drawn)
      .clipped()
      .accessibilityHidden(true)
      .visualEffect { [style, reduceMotion, lag] content, proxy in  //: if lags
      .visualEffect { [style, reduceMotion] content, proxy in  //: else
        // The list's frame in the picture's coordinates. Picture and row have the same middle.
        let list = proxy.bounds(of: .scrollView(axis: .vertical)) ?? .zero
        let y = (proxy.size.height - h) / 2 - list.minY
        let offset = style.pictureOffset(y: y + lag, h: h, screen: list.height)  //: if lags
        let offset = style.pictureOffset(y: y, h: h, screen: list.height)  //: else
        return content.offset(y: reduceMotion ? 0 : offset)
      }
      .frame(width: width, height: h)
      .clipped()
      .allowsHitTesting(false)  // clipped parts would still take taps
  }
}
//: if lags

//: use frames
//: end
