/// A row as the scene has it.
struct NAME__Row: View {
  var item: NAME__Item
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var symbolSide = SIZE30__  //: if samplesHaveSymbol

  var body: some View {
    HStack(spacing: 12) {
      //: if samplesHaveThumbnail
      if let picture = item.picture {
        //: if focusPoints
        NAME__FocusedPicture(name: picture, width: 48, height: 48)
          .clipShape(.rect(cornerRadius: 8))
        //: else
        Image(decorative: picture)
          .resizable()
          .scaledToFill()
          .frame(width: 48, height: 48)
          .clipShape(.rect(cornerRadius: 8))
        //: end
      }
      //: end
      //: if samplesHaveSymbol
      if !item.symbol.isEmpty {
        Text(item.symbol)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.white)
          .frame(width: symbolSide, height: symbolSide)
          .background(.tint, in: .rect(cornerRadius: 7))
          .accessibilityHidden(true)
      }
      //: end
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title).font(.body.weight(.medium))
          .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        //: if samplesHaveSubtitle
        if !item.subtitle.isEmpty {
          Text(item.subtitle).font(.footnote).foregroundStyle(.secondary)
        }
        //: end
      }
      Spacer(minLength: 0)
      Text(item.value).font(.body).foregroundStyle(.secondary).lineLimit(1)  //: if samplesHaveValue
    }
    .padding(.horizontal, 16)
    //: if areCards
    .frame(minHeight: max(0, item.height - 8))
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 14))
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    //: else
    .frame(minHeight: item.height)
    .background(.background)
    //: end
    .accessibilityElement(children: .combine)
  }
}
