extension FlutterSnippet: ItemSnippet {
  func itemsCode(_ items: SampleItems) -> String {
    let fields = items.fields.map { "this.\($0) = ''" }
    let entries = items.entries { fields in
      let words = fields.map { $0.name == "title" ? $0.text : "\($0.name): \($0.text)" }.joined(separator: ", ")
      return "Item(\(words.replacing("$", with: "\\$"))),"
    }
    return """
      /// \(SampleItems.note)
      class Item {
        const Item(this.title\(fields.isEmpty ? "" : ", {\(fields.joined(separator: ", "))}"));

        final String \((["title"] + items.fields).joined(separator: ", "));

        static const all = [
      \(entries.indented(by: 4))
        ];
      }

      \(view(items))
      """
  }

  private func widget(_ name: String, _ note: String, _ child: String) -> String {
    """
    /// \(note)
    class \(name) extends StatelessWidget {
      const \(name)({super.key, required this.item});

      final Item item;

      @override
      Widget build(BuildContext context) {
    \(child.indented(by: 4))
      }
    }
    """
  }

  private func text(_ words: String, _ size: String, _ color: String, _ weight: Int) -> String {
    "Text(item.\(words), style: const TextStyle(fontSize: \(size), color: \(color), fontWeight: FontWeight.w\(weight)))"
  }

  private func ink(_ items: SampleItems) -> String { items.isDark ? "Colors.white" : "Color(0xFF1C1C1E)" }
  private func quiet(_ items: SampleItems) -> String { items.isDark ? "Color(0xFFA6A6AD)" : "Color(0xFF66666B)" }

  func row(_ items: SampleItems) -> String {
    var lead: [String] = []
    if items.has("picture") {
      lead.append(
        "if (item.picture.isNotEmpty) ...[\n  ClipRRect(\n    borderRadius: BorderRadius.circular(8),\n"
          + "    child: Image.asset('assets/${item.picture}.jpg', width: 48, height: 48, fit: BoxFit.cover),\n  ),\n"
          + "  const SizedBox(width: 12),\n],")
    }
    if items.has("symbol") {
      lead.append(
        "if (item.symbol.isNotEmpty) ...[\n  Container(\n    width: \(items.size(30)), height: \(items.size(30)), alignment: Alignment.center,\n"
          + "    decoration: BoxDecoration(color: const Color(0xFF2F6FDE), borderRadius: BorderRadius.circular(7)),\n"
          + "    child: \(text("symbol", items.size(15), "Colors.white", 600)),\n  ),\n  const SizedBox(width: 12),\n],"
      )
    }
    let subtitle =
      items.has("subtitle")
      ? "\n        if (item.subtitle.isNotEmpty) \(text("subtitle", items.size(14), quiet(items), 400))," : ""
    let value = items.has("value") ? "\n    \(text("value", items.size(17), quiet(items), 400))," : ""
    let child = """
      return Container(
        height: \(items.drawnHeight.short),\(items.hasCards ? "\n  margin: const EdgeInsets.symmetric(horizontal: 12, vertical: 4)," : "")
        padding: const EdgeInsets.symmetric(horizontal: 16),
        decoration: BoxDecoration(
          color: \(items.isDark ? "const Color(0xFF1C1C1E)" : "Colors.white"),\(items.hasCards ? "\n    borderRadius: BorderRadius.circular(14)," : "")
        ),
        child: Row(children: [\(lead.isEmpty ? "" : "\n" + lead.joined(separator: "\n").indented(by: 4))
          Expanded(
            child: Column(
              mainAxisAlignment: MainAxisAlignment.center,
              crossAxisAlignment: CrossAxisAlignment.start,
              children: [
                \(text("title", items.size(17), ink(items), 500)),\(subtitle.replacing("\n        ", with: "\n          "))
              ],
            ),
          ),\(value)
        ]),
      );
      """
    return widget(
      "ItemRow",
      "A row as the scene has it: SliverList.list(children: [for (final item in Item.all) ItemRow(item: item)]).",
      child)
  }

  func words(_ items: SampleItems) -> String {
    let scrim =
      items.scrim > 0
      ? """

        decoration: BoxDecoration(
          gradient: LinearGradient(
            begin: Alignment.topCenter, end: Alignment.bottomCenter, stops: const [0, 0.5],
            colors: [Colors.transparent, Colors.black.withOpacity(\(items.scrim.short))],
          ),
        ),
      """ : ""
    let subtitle =
      items.has("subtitle")
      ? "\n        if (item.subtitle.isNotEmpty) \(text("subtitle", items.size(14), "Colors.white", 500))," : ""
    let value = items.has("value") ? "\n    \(text("value", items.size(34), "Colors.white", 500))," : ""
    let child = """
      return Container(
        height: \(items.footHeight.short),
        padding: const EdgeInsets.all(10),\(scrim)
        child: Row(crossAxisAlignment: CrossAxisAlignment.end, children: [
          Expanded(
            child: Column(
              mainAxisAlignment: MainAxisAlignment.end,
              crossAxisAlignment: CrossAxisAlignment.start,
              children: [
                \(text("title", items.size(19), "Colors.white", 600)),\(subtitle.replacing("\n        ", with: "\n          "))
              ],
            ),
          ),\(value)
        ]),
      );
      """
    return widget(
      "ItemWords", "White words at the foot of a picture\(items.scrim > 0 ? ", which is darkened under them" : "").",
      child)
  }

  func caption(_ items: SampleItems) -> String {
    let subtitle =
      items.has("subtitle")
      ? "\n  if (item.subtitle.isNotEmpty) Text(item.subtitle, textAlign: TextAlign.center, style: const TextStyle(fontSize: \(items.size(17)), color: \(quiet(items)))),"
      : ""
    let value = items.has("value") ? "\n  \(text("value", items.size(14), quiet(items), 400))," : ""
    return widget(
      "ItemCaption", "The words below a cover.",
      "return Column(mainAxisSize: MainAxisSize.min, children: [\n  \(text("title", items.size(22), ink(items), 700)),\(subtitle)\(value)\n]);"
    )
  }
}
