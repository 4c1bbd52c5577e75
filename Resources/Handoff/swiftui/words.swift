/// White text at the bottom of a darkened picture.  //: if scrim
/// White text at the bottom of a picture.  //: else
struct NAME__Words: View {
  var item: NAME__Item
  var size: CGSize  //: if cards
  @Environment(\.colorSchemeContrast) private var contrast  //: if scrim

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title).font(.title3.weight(.semibold)).lineLimit(1)
        //: if samplesHaveSubtitle
        if !item.subtitle.isEmpty { Text(item.subtitle).font(.footnote.weight(.medium)) }
        //: end
      }
      Spacer()
      Text(item.value).font(.largeTitle.weight(.medium)).lineLimit(1)  //: if samplesHaveValue
    }
    .foregroundStyle(.white)
    .minimumScaleFactor(0.4)  // the picture's height is the same for every text size
    //: if cards
    .padding(WORD_MARGIN__)
    .frame(width: size.width, height: size.height, alignment: .bottom)
    //: if scrim
    .background(
      LinearGradient(
        stops: [
          .init(color: .clear, location: SCRIM_START__),
          .init(color: .black.opacity(contrast == .increased ? STRONG_SCRIM__ : SCRIM__), location: SCRIM_FULL__),
        ], startPoint: .top, endPoint: .bottom)
    )
    //: end
    //: else
    .padding(10)
    .frame(height: item.height * 0.85, alignment: .bottom)
    //: if scrim
    .background(
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0),
          .init(color: .black.opacity(contrast == .increased ? STRONG_SCRIM__ : SCRIM__), location: 0.5),
        ], startPoint: .top, endPoint: .bottom)
    )
    //: end
    //: end
    .accessibilityElement(children: .combine)
  }
}
