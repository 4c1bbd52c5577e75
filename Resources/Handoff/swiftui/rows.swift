/// A row that is a window into its picture, which lags behind it.
struct NAME__Row: View {
  //: align
  //: each rowConstants
  var CONSTANT__: CGFloat = VALUE__  // NOTE__
  //: end
  //: end
  var h: CGFloat = WINDOW_HEIGHT__  // height of the row
  var name: String
  //: if needsAspect
  var aspect: CGFloat = ASPECT__  // width over height of the picture
  //: end
  var width: CGFloat
  var screen: CGFloat  // height of the whole screen
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    //: lines sizeSteps
    //: if focusPoints
    FocusedPicture(name: name, width: width, height: drawn)
    //: else
    Image(decorative: name)
      .resizable()
      .scaledToFill()
      .frame(width: width, height: drawn)
    //: end
      .clipped()
      //: if isFixed
      .visualEffect { [h, imageHeight, screen, still] content, proxy in
      //: else
      .visualEffect { [h, ratio, screen, still] content, proxy in
      //: end
        let y = proxy.frame(in: .global).midY - h / 2  // where the row begins on the screen
        //: lines driftSteps
        return content.offset(y: still ? 0 : drift)
      }
      .frame(width: width, height: h)
      .clipped()
      .allowsHitTesting(false)  // what is clipped would still take taps
  }
}

struct NAME__View: View {
  //: if hasPictureItems
  var items = Item.all
  //: else
  var names: [String]
  //: end

  var body: some View {
    GeometryReader { proxy in
      let screen = proxy.size.height + proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom
      ScrollView {
        LazyVStack(spacing: 0) {
          //: if hasPictureItems
          ForEach(items, id: \.self) { item in
            NAME__Row(name: item.picture, width: proxy.size.width, screen: screen)
              .overlay(alignment: .bottom) { ItemWords(item: item) }
          }
          //: else
          ForEach(names, id: \.self) { NAME__Row(name: $0, width: proxy.size.width, screen: screen) }
          //: end
        //: if snapsToItems
        }.scrollTargetLayout()
        //: else
        }
        //: end
      }
      //: use resting
    }
  }
}
//: if hasGaps
// It leaves a gap at some offsets; Image cannot extend a picture's edge.
//: end
//: use physics
