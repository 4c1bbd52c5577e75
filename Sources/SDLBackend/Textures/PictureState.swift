/// What a canvas has of a picture.
package enum PictureState: Hashable, Sendable {
  /// Nothing: a placeholder is drawn.
  case absent
  /// Some strips: a placeholder is drawn.
  case loading
  case ready
  /// A tile with the reason is drawn.
  case failed(reason: String)
}
