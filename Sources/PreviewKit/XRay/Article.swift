import Effects

/// A scene as the article's own code would show it at a moment.
struct Article {
  var effect: any Effect
  var moment: Moment
  var setting: Setting
  /// What its code gets wrong at this moment, whatever its numbers.
  var slip: Slip?

  enum Slip: String {
    /// The device has been turned since the view was loaded.
    case turned
    /// The content has crossed its top between two callbacks.
    case late
    /// No scroll event has come yet, and without one nothing is laid out.
    case firstFrame = "first frame"
  }
}

extension Article {
  /// How often its code hears of the content, per second.
  static let callbacks = 60.0
}
