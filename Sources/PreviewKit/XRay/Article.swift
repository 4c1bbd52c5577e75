import Effects

/// A scene as the article's own code would show it at a moment.
struct Article {
  var effect: any Effect
  var moment: Moment
  var setting: Setting
  /// Whether the device has been turned since the scene was opened.
  var isTurned: Bool
}
