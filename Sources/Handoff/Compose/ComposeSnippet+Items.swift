extension ComposeSnippet: ItemSnippet {
  func itemsCode(_ items: SampleItems) -> String {
    let fields = (["title"] + items.fields).map { "val \($0): String\($0 == "title" ? "" : " = \"\"")" }
    let entries = items.entries { fields in
      let words = fields.map { $0.name == "title" ? $0.text : "\($0.name) = \($0.text)" }.joined(separator: ", ")
      return "Item(\(words.replacing("$", with: "\\$"))),"
    }
    return """
      /** \(SampleItems.note) */
      data class Item(\(fields.joined(separator: ", ")))

      val sampleItems = listOf(
      \(entries.indented(by: 2))
      )

      \(view(items))
      """
  }

  private func text(_ words: String, _ size: String, _ color: String, _ weight: String) -> String {
    "BasicText(item.\(words), style = TextStyle(\(color), \(size).sp, FontWeight.\(weight)))"
  }

  private func ink(_ items: SampleItems) -> String { items.isDark ? "Color.White" : "Color(0xFF1C1C1E)" }
  private func quiet(_ items: SampleItems) -> String { items.isDark ? "Color(0xFFA6A6AD)" : "Color(0xFF66666B)" }

  func row(_ items: SampleItems) -> String {
    let ground = items.isDark ? "Color(0xFF1C1C1E)" : "Color.White"
    let card =
      items.hasCards
      ? "\n      .padding(horizontal = 12.dp, vertical = 4.dp)\n      .background(\(ground), RoundedCornerShape(14.dp))"
      : "\n      .background(\(ground))"
    let picture =
      items.has("picture")
      ? """

            if (picture != null) {
              Image(
                picture, contentDescription = null, contentScale = ContentScale.Crop,
                modifier = Modifier.size(48.dp, 48.dp).clip(RoundedCornerShape(8.dp))
              )
            }
      """ : ""
    let symbol =
      items.has("symbol")
      ? """

            if (item.symbol.isNotEmpty()) {
              Box(
                Modifier.size(\(items.size(30)).dp, \(items.size(30)).dp).background(Color(0xFF2F6FDE), RoundedCornerShape(7.dp)),
                contentAlignment = Alignment.Center
              ) {
                \(text("symbol", items.size(15), "Color.White", "SemiBold"))
              }
            }
      """ : ""
    let subtitle =
      items.has("subtitle")
      ? "\n      if (item.subtitle.isNotEmpty()) \(text("subtitle", items.size(14), quiet(items), "Normal"))" : ""
    return """
      // A row as the scene has it, in the list's content: items(sampleItems.size) { ItemRow(sampleItems[it]) }
      @Composable
      fun ItemRow(item: Item, modifier: Modifier = Modifier\(items.has("picture") ? ", picture: Painter? = null" : "")) {
        Row(
          modifier
            .fillMaxWidth()
            .height(\(items.height.short).dp)\(card)
            .padding(horizontal = 16.dp),
          horizontalArrangement = Arrangement.spacedBy(12.dp),
          verticalAlignment = Alignment.CenterVertically
        ) {\(picture.replacing("\n      ", with: "\n    "))\(symbol.replacing("\n      ", with: "\n    "))
          Column(Modifier.weight(1f)) {
            \(text("title", items.size(17), ink(items), "Medium"))\(subtitle)
          }\(items.has("value") ? "\n    " + text("value", items.size(17), quiet(items), "Normal") : "")
        }
      }
      """
  }

  func words(_ items: SampleItems) -> String {
    let subtitle =
      items.has("subtitle")
      ? "\n      if (item.subtitle.isNotEmpty()) \(text("subtitle", items.size(14), "Color.White", "Medium"))" : ""
    let scrim =
      items.scrim > 0
      ? "\n      .background(Brush.verticalGradient(0f to Color.Transparent, 0.5f to Color.Black.copy(alpha = \(items.scrim.short)f)))"
      : ""
    return """
      /** White words at the foot of a picture\(items.scrim > 0 ? ", which is darkened under them" : ""). */
      @Composable
      fun ItemWords(item: Item, modifier: Modifier = Modifier) {
        Row(
          modifier
            .fillMaxWidth()
            .height(\(items.footHeight.short).dp)\(scrim)
            .padding(horizontal = 10.dp, vertical = 10.dp),
          verticalAlignment = Alignment.Bottom
        ) {
          Column(Modifier.weight(1f)) {
            \(text("title", items.size(19), "Color.White", "SemiBold"))\(subtitle)
          }\(items.has("value") ? "\n    " + text("value", items.size(34), "Color.White", "Medium") : "")
        }
      }
      """
  }

  func caption(_ items: SampleItems) -> String {
    let subtitle =
      items.has("subtitle")
      ? "\n    if (item.subtitle.isNotEmpty()) \(text("subtitle", items.size(17), quiet(items), "Normal"))" : ""
    return """
      /** The words below a cover. */
      @Composable
      fun ItemCaption(item: Item, modifier: Modifier = Modifier) {
        Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
          \(text("title", items.size(22), ink(items), "Bold"))\(subtitle)\(items.has("value") ? "\n    " + text("value", items.size(14), quiet(items), "Normal") : "")
        }
      }
      """
  }
}
