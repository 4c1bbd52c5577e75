/// A font file and which of the faces in it.
public struct PanelFont: Hashable, Sendable {
  public var path: String
  public var face: Int

  public init(path: String, face: Int) {
    self.path = path
    self.face = face
  }
}
