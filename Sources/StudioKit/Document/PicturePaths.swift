import Documents

/// How pictures are spelled when a scene moves to another folder: the same files stay meant.
enum PicturePaths {
  /// A scene that spells its pictures from one folder, as it spells the same ones from another.
  static func scene(_ scene: Scene, from old: String, to new: String) -> Scene {
    var respelling = Respelling(from: old, to: new)
    return respelling.scene(scene)
  }

  /// Relative where the picture lies under the new folder, else absolute.
  static func spelled(_ picture: String, from old: String, to new: String) -> String {
    let path = picture.hasPrefix("/") ? picture : "\(old)/\(picture)"
    let start = new == "/" ? "/" : new + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
