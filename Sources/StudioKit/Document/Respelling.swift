import Documents

/// Spells the pictures of scenes from another folder, so that the same files stay meant. Scenes in a row that share
/// their list of pictures share it afterwards, as the steps of undo do.
struct Respelling {
  private let old: String
  private let new: String
  private var last: (images: [String], spelled: [String]) = ([], [])

  init(from old: String, to new: String) {
    (self.old, self.new) = (old, new)
  }
}

extension Respelling {
  mutating func scene(_ scene: Scene) -> Scene {
    guard old != new else { return scene }
    var scene = scene
    if scene.content.images != last.images {
      last = (scene.content.images, scene.content.images.map { PicturePaths.spelled($0, from: old, to: new) })
    }
    scene.content.images = last.spelled
    scene.content.page = scene.content.page.map { PicturePaths.spelled($0, from: old, to: new) }
    return scene
  }
}

extension Studio {
  /// A scene lies in another folder now: it and all its steps spell the same pictures from there, so that what the
  /// panel shows, what is typed and what is handed over are meant from the folder of its file.
  mutating func move(_ name: String, to folder: String, at time: Double) {
    guard let index = index(of: name), let file = paperwork.files[name], file.base != folder else { return }
    var respelling = Respelling(from: file.base, to: folder)
    paperwork.files[name]?.move(to: folder) { respelling.scene($0) }
    drafts[name]?.replaceScenes { respelling.scene($0) }
    var entry = scenes[index]
    entry.scene = respelling.scene(entry.scene)
    setEntry(entry, at: index, time: time)
  }
}
