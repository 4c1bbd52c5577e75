/// The text below a cover.
struct NAME__Caption: View {
  var item: NAME__Item

  var body: some View {
    VStack(spacing: 0) {
      Text(item.title).font(.title2.weight(.bold))
      //: if samplesHaveSubtitle
      if !item.subtitle.isEmpty { Text(item.subtitle).font(.body).foregroundStyle(.secondary) }
      //: end
      //: if samplesHaveValue
      if !item.value.isEmpty { Text(item.value).font(.footnote).foregroundStyle(.secondary) }
      //: end
    }
    .multilineTextAlignment(.center)
    .accessibilityElement(children: .combine)
  }
}
