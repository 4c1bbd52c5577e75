import Documents

/// Rewrites picture paths for another folder, so that they refer to the same files: relative if they are below it,
/// otherwise absolute and normalized. Consecutive scenes that share their list of pictures still share it afterwards,
/// like the steps of a history.
public struct RelativePaths {
  private let old: String
  private let new: String
  private var last: (images: [SceneImage], moved: [SceneImage]) = ([], [])

  init(from old: String, to new: String) {
    (self.old, self.new) = (old, new)
  }
}

extension RelativePaths {
  func path(_ picture: String) -> String {
    let path = FilePath.plain(picture.hasPrefix("/") ? picture : "\(old)/\(picture)")
    let start = new == "/" ? "/" : new + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  mutating func scene(_ scene: Scene) -> Scene {
    guard old != new else { return scene }
    var scene = scene
    if scene.content.images != last.images {
      last.images = scene.content.images
      last.moved = scene.content.images
      for index in last.moved.indices { last.moved[index].file = path(last.moved[index].file) }
    }
    scene.content.images = last.moved
    scene.content.page = scene.content.page.map(path)
    for index in scene.variants.indices {
      let variant = scene.variants[index]
      scene.variants[index] = SceneVariant(name: variant.name, note: variant.note, scene: self.scene(variant.scene))
    }
    return scene
  }

  /// The scene with absolute paths instead of paths relative to a folder.
  static func absolute(_ scene: Scene, from folder: String) -> Scene {
    scene.spelled { FilePath.plain(FilePath.path($0, from: folder)) }
  }

  /// The scene with paths relative to another folder.
  public static func scene(_ scene: Scene, from old: String, to new: String) -> Scene {
    var paths = RelativePaths(from: old, to: new)
    return paths.scene(scene)
  }
}
