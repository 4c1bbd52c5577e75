/// Cards that stop near the top of the screen, each on top of the earlier cards.
struct NAME__View<Card: View>: View {
  var items: [NAME__Item]
  var style = NAME__Style()
  /// A card's picture and text, in the size of the card.
  @ViewBuilder var card: (_ item: NAME__Item, _ size: CGSize) -> Card
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var first: Int?  // the card at the top of the list; changes once per card

  var body: some View {
    GeometryReader { proxy in
      let width = max(0, proxy.size.width - 2 * style.margin)
      let size = CGSize(width: width, height: style.cardHeight)
      let length = style.length(of: items.count, screen: proxy.size.height)
      let top = items.firstIndex { $0.id == first } ?? 0
      let near = style.near(top, of: items.count, screen: proxy.size.height)
      ScrollView {
        VStack(spacing: style.gap) {
          ForEach(Array(items.enumerated()), id: \.element.id) { number, item in
            ZStack {
              if near.contains(number) {
                ForEach([false, true], id: \.self) { isShade in  // a shade darkens the card
                  Group { if isShade { Rectangle().fill(.black) } else { card(item, size) } }
                    .frame(width: size.width, height: size.height)
                    .clipShape(.rect(cornerRadius: style.radius))
                    .visualEffect { [style, reduceMotion] content, proxy in
                      let place = style.place(of: number, as: proxy, reduceMotion: reduceMotion)
                      return content.scaleEffect(place.size, anchor: .top)
                        .offset(y: place.y)
                        .opacity(isShade ? place.shade * place.opacity : place.opacity)
                    }
                    .allowsHitTesting(!isShade)
                    .accessibilityHidden(isShade)
                }
              }
            }
            .frame(width: size.width, height: size.height)  // its space, even without the card
          }
        }
        .scrollTargetLayout()
        .padding(.top, style.top)
        .frame(width: proxy.size.width, height: length, alignment: .top)
      }
      .scrollPosition(id: $first, anchor: .top)
      .scrollTargetBehavior(NAME__Stops(pitch: style.cardHeight + style.gap))  //: if snapsToItems
      .scrollTargetBehavior(.paging)  //: else if snapsToPages
    }
    .ignoresSafeArea()
    //: if isDark
    .background(.background)
    .preferredColorScheme(.dark)
    //: end
  }
}

nonisolated extension NAME__Style {
  /// The place of a card, its y from where it would be if no card stopped. Measured on the card's view.
  fileprivate func place(of card: Int, as proxy: GeometryProxy, reduceMotion: Bool) -> Place {
    let start = -(proxy.bounds(of: .scrollView(axis: .vertical)) ?? .zero).minY
    let s = top + CGFloat(card) * (cardHeight + gap) - start
    var place = place(of: card, scrolled: s, reduceMotion: reduceMotion)
    place.y -= start
    return place
  }
}
//: if snapsToItems

/// Ends a scroll with a card in its place.
struct NAME__Stops: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    target.rect.origin.y = (target.rect.minY / pitch).rounded() * pitch
  }
}
//: end
