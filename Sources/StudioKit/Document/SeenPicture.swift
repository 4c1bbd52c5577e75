import Documents

/// A picture file that somebody has looked at.
public struct SeenPicture: Hashable, Sendable {
  public var path: String
  public var report: PictureReport

  public init(_ path: String, _ report: PictureReport) {
    self.path = path
    self.report = report
  }
}
