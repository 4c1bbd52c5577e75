/// A header of layers that move at speeds of their own, over the rows.
struct NAME__View<Rows: View>: View {
  var style = NAME__Style()
  //: if bar
  var title: String
  //: end
  @ViewBuilder var rows: Rows
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if bar
  @Environment(\.colorScheme) private var colorScheme
  //: end

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {  // the header is never taken away
        GeometryReader { proxy in
          header(s: -proxy.frame(in: .scrollView(axis: .vertical)).minY, width: proxy.size.width)
        }
        .frame(height: style.height)
        .zIndex(1)  // over the rows
        //: if snapsToItems
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        //: else
        LazyVStack(spacing: 0) { rows }
        //: end
      }
    }
    //: use resting
    .ignoresSafeArea(.container, edges: .top)
    //: if isDark
    .background(.background)
    .environment(\.colorScheme, .dark)
    //: end
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  private func header(s: CGFloat, width: CGFloat) -> some View {
    let ride = reduceMotion ? max(0, -s) : 0  // with the rows, and nothing else
    let visible = max(style.minHeight, style.height - s - ride)
    //: if bar
    let bar = style.bar(scrolled: s)
    //: end
    return NAME__Layers(style: style, s: s, screen: CGSize(width: width, height: visible), reduceMotion: reduceMotion)
      .offset(y: -ride)
      .frame(width: width, height: visible, alignment: .topLeading)
      .clipped()
      //: if bar
      .overlay { Rectangle().fill(.background).opacity(bar.opacity) }
      .overlay(alignment: .bottomLeading) {
        Text(title)
          .font(.system(size: TITLE_SIZE__, weight: .bold))
          .lineLimit(1)
          //: if barIsSmall
          .foregroundStyle(.primary)
          .opacity(bar.opacity)
          .frame(height: 0)
          .scaleEffect(TITLE_ZOOM__, anchor: .leading)
          .offset(x: TITLE_START__, y: -BAR_TITLE_DROP__)
          //: else
          .foregroundStyle(Color(white: colorScheme == .dark ? 1 : 1 - bar.opacity))
          .frame(width: width - TITLE_MARGINS__, height: 0, alignment: .leading)
          .scaleEffect(bar.titleScale, anchor: .leading)
          //: if titleShift
          .offset(x: TITLE_START__ + TITLE_SHIFT__ * (1 - bar.titleScale), y: -bar.titleRise)
          //: else
          .offset(x: TITLE_START__, y: -bar.titleRise)
          //: end
          //: end
          .accessibilityAddTraits(.isHeader)
      }
      //: end
      .allowsHitTesting(false)  // what is clipped would still take taps
      .offset(y: s + ride)
  }
}
