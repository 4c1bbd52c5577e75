import Effects

/// A scene at one moment as the article's own code would show it.
struct Article {
  var effect: any Effect
  var moment: Moment
  var setting: Setting
  /// The error of its code at this moment, independent of its numbers.
  var slip: Slip?

  enum Slip: String {
    /// The device was rotated after the view was loaded.
    case turned
    /// The content crossed its top between two callbacks.
    case late
    /// No scroll event has come yet, and without one nothing is laid out.
    case firstFrame = "first frame"
  }
}

extension Article {
  /// Callbacks per second that its code receives.
  static let callbacks = 60.0
}
