import Effects

extension ReactNativeSnippet: ItemSnippet {
  func itemsCode(_ items: SampleItems) -> String {
    let fields = (["title"] + items.fields).map { "\($0)\($0 == "title" ? "" : "?"): string" }
    let entries = items.entries { "{ \($0.map { "\($0.name): \($0.text)" }.joined(separator: ", ")) }," }
    return """
      /** \(SampleItems.note) */
      export type Item = { \(fields.joined(separator: "; ")) }

      export const items: Item[] = [
      \(entries.indented(by: 2))
      ]

      \(view(items))
      """
  }

  private func text(_ words: String, _ size: String, _ color: String, _ weight: Int) -> String {
    "<Text style={{ fontSize: \(size), fontWeight: '\(weight)', color: '\(color)' }}>{item.\(words)}</Text>"
  }

  private func ink(_ items: SampleItems) -> String { items.isDark ? "#fff" : "#1c1c1e" }
  private func quiet(_ items: SampleItems) -> String { items.isDark ? "#a6a6ad" : "#66666b" }

  func row(_ items: SampleItems) -> String {
    let ground = items.isDark ? "#1c1c1e" : "#fff"
    let card = items.hasCards ? ", marginHorizontal: 12, marginVertical: 4, borderRadius: 14" : ""
    let picture =
      items.has("picture")
      ? "\n      {source !== undefined && <Image source={source} resizeMode=\"cover\" style={{ width: 48, height: 48, borderRadius: 8 }} />}"
      : ""
    let symbol =
      items.has("symbol")
      ? """

            {item.symbol !== undefined && (
              <View style={{ width: \(items.size(30)), height: \(items.size(30)), borderRadius: 7, backgroundColor: '#2f6fde', alignItems: 'center', justifyContent: 'center' }}>
                \(text("symbol", items.size(15), "#fff", 600))
              </View>
            )}
      """ : ""
    let subtitle =
      items.has("subtitle")
      ? "\n        {item.subtitle !== undefined && \(text("subtitle", items.size(14), quiet(items), 400))}" : ""
    return """
      /** A row as the scene has it: items.map((item) => <ItemRow key={item.title} item={item} />). */
      export function ItemRow({ item\(items.has("picture") ? ", source" : "") }: { item: Item\(items.has("picture") ? "; source?: ImageSourcePropType" : "") }) {
        return (
          <View style={{ height: \(items.drawnHeight.short), paddingHorizontal: 16, flexDirection: 'row', alignItems: 'center', gap: 12, backgroundColor: '\(ground)'\(card) }}>\(picture)\(symbol)
            <View style={{ flex: 1 }}>
              \(text("title", items.size(17), ink(items), 500))\(subtitle)
            </View>\(items.has("value") ? "\n      " + text("value", items.size(17), quiet(items), 400) : "")
          </View>
        )
      }
      """
  }

  func words(_ items: SampleItems) -> String {
    let subtitle =
      items.has("subtitle")
      ? "\n        {item.subtitle !== undefined && \(text("subtitle", items.size(14), "#fff", 500))}" : ""
    let scrim =
      items.scrim > 0
      ? ", experimental_backgroundImage: 'linear-gradient(transparent, rgba(0, 0, 0, \(items.scrim.short)) 50%)'" : ""
    return """
      /** White words at the foot of a picture\(items.scrim > 0 ? ", which is darkened under them" : ""). */
      export function ItemWords({ item }: { item: Item }) {
        return (
          <View style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: '85%', padding: 10, flexDirection: 'row', alignItems: 'flex-end'\(scrim) }}>
            <View style={{ flex: 1 }}>
              \(text("title", items.size(19), "#fff", 600))\(subtitle)
            </View>\(items.has("value") ? "\n      " + text("value", items.size(34), "#fff", 500) : "")
          </View>
        )
      }
      """
  }

  func caption(_ items: SampleItems) -> String {
    guard case .stack(let blueprint) = handoff.blueprint else { return "" }
    let steps = CodeLanguage.typescript.lines(blueprint.captionSteps)
    let subtitle =
      items.has("subtitle")
      ? "\n      {item.subtitle !== undefined && (\n        <Text style={{ fontSize: \(items.size(17)), color: '\(quiet(items))', textAlign: 'center' }}>{item.subtitle}</Text>\n      )}"
      : ""
    return """
      /** How much of the words below a cover is seen. x: where the album's cell begins on the screen. */
      export function caption(x: number, screen: number) {
        'worklet'
      \(steps.indented(by: 2))
        return said
      }

      /** The words below a cover. */
      function ItemCaption({ item, album, scrolled }: { item: Item; album: number; scrolled: SharedValue<number> }) {
        const { width: screen } = useWindowDimensions()
        const style = useAnimatedStyle(() => {
          const x = (screen - cellWidth) / 2 + album * pitch - scrolled.value
          return { opacity: caption(x, screen) }
        })
        return (
          <Animated.View style={[{ position: 'absolute', top: cover + \(StackBlueprint.captionGap.short), width: cellWidth, alignItems: 'center' }, style]}>
            \(text("title", items.size(22), ink(items), 700))\(subtitle)\(items.has("value") ? "\n      " + text("value", items.size(14), quiet(items), 400) : "")
          </Animated.View>
        )
      }
      """
  }
}
