import Documents
import JSON

extension Studio {
  /// Asks for pictures to add to the scene on the stage.
  public mutating func choosePictures(at time: Double) {
    choose(.pictures(folder: pictureFolder(of: scene.name)), for: .pictures(name: scene.name), at: time)
  }

  /// Asks for the picture of a page that the scene on the stage shows in place of rows.
  public mutating func choosePage(at time: Double) {
    choose(.page(folder: pictureFolder(of: scene.name)), for: .page(name: scene.name), at: time)
  }

  /// Takes a picture out of the scene on the stage.
  public mutating func removePicture(_ index: Int, at time: Double) {
    var edited = scene.scene
    guard edited.content.images.indices.contains(index) else { return }
    edited.content.images.remove(at: index)
    edit(edited, as: "Remove picture \(index + 1)", at: time)
  }

  /// Puts a picture of the scene on the stage into another place; those between move up.
  public mutating func movePicture(_ index: Int, to place: Int, at time: Double) {
    var edited = scene.scene
    let places = edited.content.images.indices
    guard index != place, places.contains(index), places.contains(place) else { return }
    edited.content.images.insert(edited.content.images.remove(at: index), at: place)
    edit(edited, as: "Move picture \(index + 1) to \(place + 1)", at: time)
  }

  /// The scene on the stage shows rows again.
  public mutating func removePage(at time: Double) {
    var edited = scene.scene
    edited.content.page = nil
    edit(edited, as: "Remove page", at: time)
  }
}

extension Studio {
  /// Pictures that were picked join a scene, spelled as it spells its own: from its folder where they lie under it.
  mutating func addPictures(_ paths: [String], to name: String, at time: Double) {
    guard let index = index(of: name), let first = paths.first else { return }
    let images = scenes[index].scene.content.images + paths.map { spelled($0, in: name) }
    let step = paths.count == 1 ? "Add \(FilePath.name(of: first))" : "Add \(paths.count) pictures"
    set("content.images", .list(images.map { .text($0) }), of: name, as: step, at: time)
  }

  mutating func setPage(_ path: String, of name: String, at time: Double) {
    let step = "Page \(FilePath.name(of: path))"
    set("content.page", .text(spelled(path, in: name)), of: name, as: step, at: time)
  }

  /// What was dropped: scenes join the gallery, pictures take the place of those of the scene that they fell on.
  mutating func take(_ dropped: Dropped, at time: Double) {
    for path in dropped.scenes { open(path, at: time) }
    let (count, name) = (dropped.pictures.count, dropped.scene)
    if count > 0 {
      let images = dropped.pictures.map { JSONValue.text(spelled($0, in: name)) }
      let step = count == 1 ? "Picture" : "\(count) pictures"
      if count > 1 { say("\(count) pictures", at: time) }
      set("content.images", .list(images), of: name, as: step, at: time)
    }
    guard let fault = dropped.faults.first else { return }
    let others = dropped.faults.count - 1
    say(others > 0 ? "\(fault) (and \(others) more)" : fault, isFault: true, at: time)
  }

  /// Sets a field of any scene of the gallery, or says why not.
  private mutating func set(
    _ field: String, _ value: JSONValue, of name: String, as step: String, at time: Double
  ) {
    guard let index = index(of: name) else { return }
    var edited = scenes[index].scene
    if let problem = edited.assign(value, to: field).first { return say("\(problem)", isFault: true, at: time) }
    edit(edited, of: name, as: step, at: time)
  }

  private func spelled(_ path: String, in name: String) -> String {
    paperwork.files[name].map { PicturePaths.spelled(path, from: "/", to: $0.base) } ?? path
  }

  /// Where a dialog for pictures begins: beside the scene's first picture, else beside the scene.
  func pictureFolder(of name: String) -> String? {
    guard let index = index(of: name), let base = paperwork.files[name]?.base else { return startFolder }
    guard let picture = scenes[index].scene.content.images.first else { return base }
    return FilePath.folder(of: picture.hasPrefix("/") ? picture : "\(base)/\(picture)")
  }
}
