import Documents

/// The words of an item, cut into its lines once and not in every frame.
struct ItemWords: Hashable, Sendable {
  let title: String
  let subtitles: [String]
  let value: String
  /// Two letters at most.
  let symbol: String

  init(_ item: SceneItem) {
    title = item.title
    subtitles = item.subtitles
    value = item.value ?? ""
    symbol = String((item.symbol ?? "").prefix(2))
  }
}
