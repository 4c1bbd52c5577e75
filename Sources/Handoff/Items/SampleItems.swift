import Documents
import Effects
import Geometry

/// The scene's own items as code has them: what the model of a row begins with.
struct SampleItems: Sendable {
  /// Where their words stand.
  enum Place: Hashable, Sendable {
    case row
    /// White at the foot of a picture.
    case picture
    /// Below a cover, while that is in the middle.
    case caption
  }

  var place: Place
  /// The fields that some item has besides its title, in the order of the models.
  var fields: [String]
  /// By field; what an item has not is not there.
  var items: [[String: String]]
  /// Of a row, in points; of the first one, where they differ.
  var height: Double
  var hasCards: Bool
  /// How dark the foot of a picture is.
  var scrim: Double

  /// How many there are at most.
  static let most = 12

  /// The fields that an item may have besides its title, in the order of the models.
  static let allFields = ["subtitle", "value", "symbol", "picture"]

  /// Nil where rows have titles only, and where there are none.
  init?(_ handoff: SceneHandoff) {
    let (content, setting) = (handoff.scene.content, handoff.setting)
    guard !content.items.isEmpty else { return nil }
    switch handoff.blueprint {
    case .header(let header):
      guard header.pageAspect == nil else { return nil }
      (place, height) = (.row, header.rowHeights.first ?? 0)
    case .recipe(let recipe):
      guard let header = recipe.header, header.pageAspect == nil else { return nil }
      (place, height) = (.row, header.rowHeights.first ?? 0)
    case .rows(let rows):
      let isOnPicture = rows.rows.contains { $0.window != nil && $0.title != nil }
      place = isOnPicture ? .picture : .row
      height = isOnPicture ? rows.windowHeight : rows.rows.first { $0.window == nil }?.height ?? 0
    case .stack(let stack):
      guard stack.isAcross else { return nil }
      (place, height) = (.caption, 0)
    }
    let hasOwnPicture = place != .row
    items = content.items.prefix(Self.most).enumerated().map { index, item in
      let picture = hasOwnPicture ? setting.picture(index) : item.picture.map(setting.picture)
      let words = [
        "title": item.title, "subtitle": item.subtitles.joined(separator: "\n"), "value": item.value ?? "",
        "symbol": hasOwnPicture || picture != nil ? "" : item.symbol ?? "",
        "picture": picture.map { handoff.asset($0).name } ?? "",
        "pictureFile": picture.map { handoff.asset($0).file } ?? "",
      ]
      return words.filter { !$0.value.isEmpty }
    }
    let used = items
    fields = Self.allFields.filter { name in used.contains { $0[name] != nil } }
    hasCards = content.rowStyle == .cards && place == .row
    scrim = setting.scrim
  }
}

extension SampleItems {
  func has(_ field: String) -> Bool { fields.contains(field) }

  /// How high a row is drawn: a card leaves a gap to the next one.
  var drawnHeight: Double { max(0, hasCards ? height - 8 : height) }

  /// How much of a row its scrim takes, from its foot, in points.
  var footHeight: Double { height * 0.85 }
}
