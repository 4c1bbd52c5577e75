import Notation

/// What a file with layers has, read without decoding a pixel.
public struct ArtOutline: Hashable, Sendable {
  public internal(set) var format = ArtFormat.openRaster
  /// The canvas, in pixels.
  public internal(set) var width = 0
  public internal(set) var height = 0
  /// From the back to the front.
  public internal(set) var layers: [ArtLayer] = []
  /// Whether its layers are meant as such: the groups of a drawing may be mere parts of one picture.
  public internal(set) var isLayered = true
  /// What of the file as a whole is shown in another way than in its editor, as a sentence.
  public internal(set) var remark: String?
  /// The whole picture as the editor has drawn it.
  var merged: ArtPart?
}

extension ArtOutline {
  /// Every layer and group, from the back to the front, each group before its layers.
  public var allLayers: [ArtLayer] { layers.flatMap(\.withDescendants) }

  /// The layer of this path. Nil if there is none.
  public subscript(path: String) -> ArtLayer? { allLayers.first { $0.path == path } }
}

extension ArtOutline {
  /// The layer of this path.
  public func layer(_ path: String) throws(ArtProblem) -> ArtLayer {
    if let layer = self[path] { return layer }
    throw .missing(path, hint: nearest(to: path, among: allLayers.map(\.path)))
  }

  private func nearest(to path: String, among paths: [String]) -> String {
    // A name without its groups may be meant.
    let inner = paths.filter { $0.hasSuffix("/" + path) }
    if inner.count == 1 { return " Did you mean \(ArtFile.quoted(inner[0]))?" }
    return NearestName.hint(to: path, among: paths)
  }
}
