import Geometry

/// What is known of a picture file without decoding it.
public enum PictureReport: Hashable, Sendable {
  /// Its size in pixels, as it is shown.
  case fit(Size)
  /// It can be shown, and something is amiss: it is cut short.
  case flawed(Size, why: String)
  /// It cannot be shown.
  case unfit(why: String)
}

extension PictureReport {
  public var size: Size? {
    switch self {
    case .fit(let size), .flawed(let size, _): size
    case .unfit: nil
    }
  }
}
