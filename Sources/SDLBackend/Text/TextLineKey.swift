import Boundary

/// What tells one line from another.
struct TextLineKey: Hashable {
  var text: String
  var face: TextFace
  /// The width that it is cut to with an ellipsis, in pixels; nil: whole.
  var limit: Int?
}

/// The look of letters, before a font is found for it.
struct TextFace: Hashable {
  var weight: TextStyle.Weight
  var size: FontSize
}
