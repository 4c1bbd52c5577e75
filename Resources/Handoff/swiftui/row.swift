/// A row as the scene has it: `ForEach(Item.all, id: \.self) { ItemRow(item: $0) }`.
struct ItemRow: View {
  var item: Item

  var body: some View {
    HStack(spacing: 12) {
      //: if hasPicture
      if !item.picture.isEmpty {
        Image(decorative: item.picture)
          .resizable()
          .scaledToFill()
          .frame(width: 48, height: 48)
          .clipShape(.rect(cornerRadius: 8))
      }
      //: end
      //: if hasSymbol
      if !item.symbol.isEmpty {
        Text(item.symbol)
          .font(.system(size: SIZE15__, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: SIZE30__, height: SIZE30__)
          .background(.tint, in: .rect(cornerRadius: 7))
      }
      //: end
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title).font(.system(size: SIZE17__, weight: .medium))
        //: if hasSubtitle
        if !item.subtitle.isEmpty { Text(item.subtitle).font(.system(size: SIZE14__)).foregroundStyle(.secondary) }
        //: end
      }
      Spacer()
      //: if hasValue
      Text(item.value).font(.system(size: SIZE17__)).foregroundStyle(.secondary)
      //: end
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .frame(height: DRAWN_ITEM_HEIGHT__)
    //: if hasCards
    //: if isDark
    .background(Color(white: 0.11), in: .rect(cornerRadius: 14))
    //: else
    .background(Color(white: 1), in: .rect(cornerRadius: 14))
    //: end
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    //: else if isDark
    .background(Color(white: 0.11))
    //: else
    .background(Color(white: 1))
    //: end
    //: if isDark
    .environment(\.colorScheme, .dark)
    //: end
  }
}
