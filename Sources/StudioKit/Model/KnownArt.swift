import Art
import Boundary
import Documents
import Effects

/// Which layers the files have that scenes show layers of, as last read.
struct KnownArt: Sendable {
  /// By absolute path.
  private var outlines: [String: ArtOutline] = [:]
  /// Counts the changes, for what shows them.
  private(set) var version = 0
}

extension KnownArt {
  /// Takes a file as it is now.
  ///
  /// - Returns: What has become of its layers. Nil if it was not known before.
  mutating func learn(_ art: SeenArt) -> ArtChanges? {
    let old = outlines.updateValue(art.outline, forKey: FilePath.plain(art.path))
    if old != art.outline { version += 1 }
    return old.map { ArtChanges(from: $0, to: art.outline) }
  }

  /// What a file has. Nil if it was never read.
  ///
  /// - Parameter path: Absolute.
  subscript(path: String) -> ArtOutline? { outlines.isEmpty ? nil : outlines[FilePath.plain(path)] }
}

/// A layer that a scene shows, in its file.
struct ShownArt: Sendable {
  /// The file, as the scene writes it.
  let file: String
  let outline: ArtOutline
  let layer: ArtLayer
}

extension SceneDocument {
  /// The layer of a file that a layer of the scene shows. Nil if it shows something else, or the file is not known.
  func art(of layer: Int, in known: KnownArt) -> ShownArt? {
    let layers = scene.composition
    guard layers.indices.contains(layer), let picture = layers[layer].picture.flatMap(scene.position),
      let path = scene.content.images[picture].layer
    else { return nil }
    let name = scene.content.images[picture].file
    guard let outline = known[FilePath.path(name, from: file.folder)], let layer = outline[path] else { return nil }
    return ShownArt(file: name, outline: outline, layer: layer)
  }

  /// Follows layers of a file that have other names now, in every step, so that none brings an old name back.
  ///
  /// - Parameters:
  ///   - moved: The new path of each layer by its old one.
  ///   - path: The file's absolute path.
  /// - Returns: The new address of each picture by its old one.
  mutating func follow(_ moved: [String: String], in path: String) -> [String: String] {
    let (folder, path) = (file.folder, FilePath.plain(path))
    func absolute(_ name: String) -> String { FilePath.path(name, from: folder) }
    func isFile(_ name: String) -> Bool { FilePath.plain(absolute(name)) == path }
    var names: [String: String] = [:]
    for name in pictureFiles {
      let picture = PictureAddress(name)
      guard let layer = picture.layer, let new = moved[layer], isFile(picture.file) else { continue }
      names[name] = PictureAddress(file: picture.file, layer: new).text
    }
    guard !names.isEmpty else { return [:] }
    replaceScenes(renaming: names) { scene in
      var scene = scene
      scene.renameLayers(moved, ofFile: isFile)
      return scene
    }
    return Dictionary(names.map { (absolute($0), absolute($1)) }) { one, _ in one }
  }
}
