import Documents

/// The text of an item, split into lines once instead of in every frame.
struct ItemWords: Hashable, Sendable {
  let title: String
  let subtitles: [String]
  let value: String
  /// At most two letters.
  let symbol: String

  init(_ item: SceneItem) {
    title = item.title
    subtitles = item.subtitles
    value = item.value ?? ""
    symbol = String((item.symbol ?? "").prefix(2))
  }
}
