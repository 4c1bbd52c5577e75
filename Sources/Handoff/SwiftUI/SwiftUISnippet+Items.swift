extension SwiftUISnippet: ItemSnippet {
  func itemsCode(_ items: SampleItems) -> String {
    let fields = (["title"] + items.fields).map { "  var \($0)\($0 == "title" ? ": String" : " = \"\"")" }
    let entries = items.entries { "Item(\($0.map { "\($0.name): \($0.text)" }.joined(separator: ", ")))," }
    return """
      /// \(SampleItems.note)
      struct Item: Hashable {
      \(fields.joined(separator: "\n"))

        static let all = [
      \(entries.indented(by: 4))
        ]
      }

      \(view(items))
      """
  }

  private func subtitle(_ items: SampleItems, _ words: String) -> String {
    items.has("subtitle") ? "\n    if !item.subtitle.isEmpty { Text(item.subtitle)\(words) }" : ""
  }

  func row(_ items: SampleItems) -> String {
    let picture =
      items.has("picture")
      ? """

            if !item.picture.isEmpty {
              Image(decorative: item.picture)
                .resizable()
                .scaledToFill()
                .frame(width: 48, height: 48)
                .clipShape(.rect(cornerRadius: 8))
            }
      """ : ""
    let symbol =
      items.has("symbol")
      ? """

            if !item.symbol.isEmpty {
              Text(item.symbol)
                .font(.system(size: \(items.size(15)), weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: \(items.size(30)), height: \(items.size(30)))
                .background(.tint, in: .rect(cornerRadius: 7))
            }
      """ : ""
    let value =
      items.has("value")
      ? "\n      Spacer()\n      Text(item.value).font(.system(size: \(items.size(17)))).foregroundStyle(.secondary)"
      : "\n      Spacer()"
    let ground = items.isDark ? "Color(white: 0.11)" : "Color(white: 1)"
    let card =
      items.hasCards
      ? ".background(\(ground), in: .rect(cornerRadius: 14))\n    .padding(.horizontal, 12)\n    .padding(.vertical, 4)"
      : ".background(\(ground))"
    let dark = items.isDark ? "\n    .environment(\\.colorScheme, .dark)" : ""
    return """
      /// A row as the scene has it: `ForEach(Item.all, id: \\.self) { ItemRow(item: $0) }`.
      struct ItemRow: View {
        var item: Item

        var body: some View {
          HStack(spacing: 12) {\(picture)\(symbol)
            VStack(alignment: .leading, spacing: 0) {
              Text(item.title).font(.system(size: \(items.size(17)), weight: .medium))\(subtitle(items, ".font(.system(size: \(items.size(14)))).foregroundStyle(.secondary)").indented(by: 4))
            }\(value)
          }
          .lineLimit(1)
          .padding(.horizontal, 16)
          .frame(height: \(items.drawnHeight.short))
          \(card)\(dark)
        }
      }
      """
  }

  /// White words at the foot of a picture.
  func words(_ items: SampleItems) -> String {
    let value =
      items.has("value")
      ? "\n      Spacer()\n      Text(item.value).font(.system(size: \(items.size(34)), weight: .medium))"
      : "\n      Spacer()"
    let scrim =
      items.scrim > 0
      ? "\n    .background(LinearGradient(\n      stops: [.init(color: .clear, location: 0), .init(color: .black.opacity(\(items.scrim.short)), location: 0.5)],\n      startPoint: .top, endPoint: .bottom))"
      : ""
    return """
      /// White words at the foot of a picture\(items.scrim > 0 ? ", which is darkened under them" : "").
      struct ItemWords: View {
        var item: Item

        var body: some View {
          HStack {
            VStack(alignment: .leading, spacing: 0) {
              Text(item.title).font(.system(size: \(items.size(19)), weight: .semibold))\(subtitle(items, ".font(.system(size: \(items.size(14)), weight: .medium))").indented(by: 4))
            }\(value)
          }
          .foregroundStyle(.white)
          .padding(10)
          .frame(height: \(items.footHeight.short), alignment: .bottom)\(scrim)
        }
      }
      """
  }

  func caption(_ items: SampleItems) -> String {
    let value =
      items.has("value")
      ? "\n      Text(item.value).font(.system(size: \(items.size(14)))).foregroundStyle(.secondary)" : ""
    return """
      /// The words below a cover.
      struct ItemCaption: View {
        var item: Item

        var body: some View {
          VStack(spacing: 0) {
            Text(item.title).font(.system(size: \(items.size(22)), weight: .bold))\(subtitle(items, ".font(.system(size: \(items.size(17)))).foregroundStyle(.secondary)").indented(by: 2))\(value)
          }
          .multilineTextAlignment(.center)\(items.isDark ? "\n    .environment(\\.colorScheme, .dark)" : "")
        }
      }
      """
  }
}
