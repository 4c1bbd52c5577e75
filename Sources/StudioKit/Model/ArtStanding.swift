import Art
import Boundary
import Documents
import Effects

/// What of files with layers a scene lacks, and which of its layers they lack.
struct ArtStanding: Hashable, Sendable {
  /// A layer of a file.
  struct Place: Hashable, Sendable {
    /// The file's absolute path.
    let file: String
    /// The layer's path in the file.
    let layer: String
  }

  /// Layers that the scene shows and the file does not have.
  private(set) var lost: [Place] = []
  /// Outermost layers of the file that the scene does not have.
  private(set) var offered: [Place] = []
}

extension ArtStanding {
  init(_ document: SceneDocument, _ known: KnownArt) {
    var shown: [String: [String]] = [:]
    for image in document.scene.content.images {
      guard let layer = image.layer else { continue }
      shown[FilePath.plain(FilePath.path(image.file, from: document.file.folder)), default: []].append(layer)
    }
    guard !shown.isEmpty, !document.scene.composition.isEmpty else { return }
    for (file, layers) in shown.sorted(by: { $0.key < $1.key }) {
      guard let art = known[file] else { continue }
      let paths = Set(art.allLayers.map(\.path))
      lost += layers.filter { !paths.contains($0) }.map { Place(file: file, layer: $0) }
      let free = art.layers.filter { layer in
        layer.isShown && !layers.contains { $0 == layer.path || $0.hasPrefix(layer.path + "/") }
      }
      offered += free.map { Place(file: file, layer: $0.path) }
    }
  }

  /// The offered layers of a file.
  func offered(in file: String) -> [String] { offered.filter { $0.file == file }.map(\.layer) }
}

extension ArtStanding.Place {
  /// The layer's own name, in quotation marks.
  var quoted: String { "\u{201C}\(FilePath.shown(FilePath.name(of: layer)))\u{201D}" }

  var fileName: String { FilePath.shown(FilePath.name(of: file)) }
}
