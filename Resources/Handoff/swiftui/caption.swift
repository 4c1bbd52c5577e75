/// The words below a cover.
struct ItemCaption: View {
  var item: Item

  var body: some View {
    VStack(spacing: 0) {
      Text(item.title).font(.system(size: SIZE22__, weight: .bold))
      //: if hasSubtitle
      if !item.subtitle.isEmpty { Text(item.subtitle).font(.system(size: SIZE17__)).foregroundStyle(.secondary) }
      //: end
      //: if hasValue
      Text(item.value).font(.system(size: SIZE14__)).foregroundStyle(.secondary)
      //: end
    }
    .multilineTextAlignment(.center)
    //: if isDark
    .environment(\.colorScheme, .dark)
    //: end
  }
}
