import Documents

/// Spells the pictures of scenes from another folder, so that the same files stay meant: relative where they lie under
/// it, else absolute and without detours. Scenes in a row that share their list of pictures share it afterwards, as the
/// steps of a history do.
struct RelativePaths {
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

  /// A scene that spells its pictures from a folder, as it spells the same ones from anywhere.
  static func absolute(_ scene: Scene, from folder: String) -> Scene {
    func path(_ picture: String) -> String {
      FilePath.plain(picture.hasPrefix("/") ? picture : "\(folder)/\(picture)")
    }
    var scene = scene
    scene.content.spellImages(path)
    scene.content.page = scene.content.page.map(path)
    scene.variants = scene.variants.map {
      SceneVariant(name: $0.name, note: $0.note, scene: absolute($0.scene, from: folder))
    }
    return scene
  }

  /// A scene that spells its pictures from one folder, as it spells the same ones from another.
  static func scene(_ scene: Scene, from old: String, to new: String) -> Scene {
    var paths = RelativePaths(from: old, to: new)
    return paths.scene(scene)
  }
}
