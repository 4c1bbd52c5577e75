//: if scrim
/// White words at the foot of a picture, which is darkened under them.
//: else
/// White words at the foot of a picture.
//: end
struct ItemWords: View {
  var item: Item

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title).font(.system(size: SIZE19__, weight: .semibold))
        //: if hasSubtitle
        if !item.subtitle.isEmpty { Text(item.subtitle).font(.system(size: SIZE14__, weight: .medium)) }
        //: end
      }
      Spacer()
      //: if hasValue
      Text(item.value).font(.system(size: SIZE34__, weight: .medium))
      //: end
    }
    .foregroundStyle(.white)
    .padding(10)
    .frame(height: FOOT_HEIGHT__, alignment: .bottom)
    //: if scrim
    .background(LinearGradient(
      stops: [.init(color: .clear, location: 0), .init(color: .black.opacity(SCRIM__), location: 0.5)],
      startPoint: .top, endPoint: .bottom))
    //: end
  }
}
