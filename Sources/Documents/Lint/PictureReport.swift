import Geometry

/// The properties of a picture file, known without decoding it.
public enum PictureReport: Hashable, Sendable {
  /// Size in pixels as displayed, and whether it is opaque.
  case fit(Size, isOpaque: Bool = false)
  /// Animated; only the first frame is shown.
  case animated(Size, isOpaque: Bool = false)
  /// Shown in another way than in its editor.
  case simplified(Size, isOpaque: Bool = false, why: String)
  /// Displayable but incomplete.
  case flawed(Size, isOpaque: Bool = false, why: String)
  /// A layer that its file does not have, and the size of the file's canvas: an empty place.
  case lost(Size, why: String)
  /// Not displayable.
  case unfit(why: String)
}

extension PictureReport {
  public var size: Size? {
    switch self {
    case .fit(let size, _), .animated(let size, _), .simplified(let size, _, _), .flawed(let size, _, _),
      .lost(let size, _):
      size
    case .unfit: nil
    }
  }

  /// Whether the picture is opaque. The placeholder for one that cannot be shown is.
  public var isOpaque: Bool {
    switch self {
    case .fit(_, let isOpaque), .animated(_, let isOpaque), .simplified(_, let isOpaque, _),
      .flawed(_, let isOpaque, _):
      isOpaque
    case .lost: false
    case .unfit: true
    }
  }

  /// A note for the user, as a clause. Nil if there is none.
  public var remark: String? {
    switch self {
    case .fit: nil
    case .animated: "it is animated; only its first frame is shown"
    case .simplified(_, _, let why), .flawed(_, _, let why), .lost(_, let why), .unfit(let why): why
    }
  }
}
