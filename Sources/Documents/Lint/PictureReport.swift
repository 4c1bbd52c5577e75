import Geometry

/// What is known of a picture file without decoding it.
public enum PictureReport: Hashable, Sendable {
  /// Its size in pixels, as it is shown, and whether nothing shows through it.
  case fit(Size, isOpaque: Bool = false)
  /// It can be shown as well, and of what moves in it only the beginning is.
  case animated(Size, isOpaque: Bool = false)
  /// It can be shown, and something is amiss: it is cut short.
  case flawed(Size, isOpaque: Bool = false, why: String)
  /// It cannot be shown.
  case unfit(why: String)
}

extension PictureReport {
  public var size: Size? {
    switch self {
    case .fit(let size, _), .animated(let size, _), .flawed(let size, _, _): size
    case .unfit: nil
    }
  }

  /// Whether nothing shows through it. A picture that cannot be shown has a stand-in, which nothing shows through.
  public var isOpaque: Bool {
    switch self {
    case .fit(_, let isOpaque), .animated(_, let isOpaque), .flawed(_, let isOpaque, _): isOpaque
    case .unfit: true
    }
  }

  /// What a person should know of it, as a clause; nil: nothing.
  public var remark: String? {
    switch self {
    case .fit: nil
    case .animated: "it is animated, and its first frame is shown"
    case .flawed(_, _, let why), .unfit(let why): why
    }
  }
}
