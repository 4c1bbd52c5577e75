import Effects
import Notation
import Parameters

/// The pictures of a scene, and the layers and items that show them.
extension Scene {
  /// The content of the scene and of each variant.
  public var contents: [SceneContent] { [content] + variants.map(\.scene.content) }

  /// The scene with other paths of picture files, in its variants, too.
  public func spelled(_ path: (String) -> String) -> Scene {
    var scene = self
    scene.content.spellImages(path)
    scene.content.page = scene.content.page.map(path)
    scene.variants = scene.variants.map { SceneVariant(name: $0.name, note: $0.note, scene: $0.scene.spelled(path)) }
    return scene
  }

  /// Removes a picture, and with it the layers that show it. Other layers and items keep their own.
  public mutating func removePicture(_ index: Int) {
    guard content.images.indices.contains(index) else { return }
    callPicturesByID()
    let name = PictureName.id(content.images.remove(at: index).id ?? "")
    for item in content.items.indices where content.items[item].picture == name { content.items[item].picture = nil }
    composition.edit { layers in
      let others = layers.filter { $0.picture != name }
      layers = others.isEmpty ? Array(layers.prefix(1)) : others
      // A scene has a layer, even if its picture is gone.
      for index in layers.indices where layers[index].picture == name { layers[index].picture = 0 }
    }
  }

  /// Moves a picture to another position. Layers and items keep theirs; rows and cards take them in the new order.
  public mutating func movePicture(_ index: Int, to place: Int) {
    guard index != place, content.images.indices.contains(index), content.images.indices.contains(place) else { return }
    callPicturesByID()
    content.images.insert(content.images.remove(at: index), at: place)
  }

  /// Gives all pictures others' files. Layers and items show the one at the position of theirs.
  ///
  /// Nothing changes if there are too many.
  public mutating func replacePictures(by images: [SceneImage]) -> [FieldProblem] {
    let positions = content.pictureIDs
    var edited = self
    edited.changePictureNames { name in
      if case .id(let id) = name { name = .position(positions[id] ?? 0) }
    }
    let problems = edited.assign(.list(images.map(\.value)), to: "content.images")
    if problems.isEmpty { self = edited }
    return problems
  }

  /// Gives each picture an id, if a layer or an item names one.
  private mutating func callPicturesByID() {
    guard pictureNames.contains(where: { $0.names.contains { $0 != nil } }) else { return }
    var taken = Set(content.images.compactMap(\.id))
    for index in content.images.indices where content.images[index].id == nil {
      let id = FilePath.identifier(of: content.images[index].address, among: taken)
      taken.insert(id)
      content.images[index].id = id
    }
    let ids = content.images.compactMap(\.id)
    guard !ids.isEmpty else { return }
    changePictureNames { name in
      if case .position(let index) = name { name = .id(ids[index % ids.count]) }
    }
  }

  private mutating func changePictureNames(_ change: (inout PictureName) -> Void) {
    for index in content.items.indices {
      if var name = content.items[index].picture {
        change(&name)
        content.items[index].picture = name
      }
    }
    for index in composition.indices {
      if var name = composition[index].picture {
        change(&name)
        composition[index].picture = name
      }
    }
  }

}

extension Scene {
  /// The lists whose entries name pictures, with the name in each entry.
  private var pictureNames: [(list: String, names: [PictureName?])] {
    [
      ("parameters.layers", composition.map(\.picture)),
      ("content.items", content.items.map(\.picture)),
    ]
  }

  /// Ids that two pictures share or none has.
  var pictureProblems: [FieldProblem] {
    var known: Set<String> = []
    var problems: [FieldProblem] = []
    for (index, image) in content.images.enumerated() {
      guard let id = image.id else { continue }
      let path = "content.images[\(index)].id"
      if id.isEmpty {
        problems.append(FieldProblem(path: path, message: "the id is empty", help: "Give it a name, or remove it."))
      } else if !known.insert(id).inserted {
        problems.append(
          FieldProblem(
            path: path, message: "\(JSONValue.text(id).short) is the id of another picture",
            help: "Each picture needs a unique id."))
      }
    }
    for (list, names) in pictureNames {
      for (index, name) in names.enumerated() {
        guard case .id(let id)? = name, !known.contains(id) else { continue }
        problems.append(unknownPicture(id, at: "\(list)[\(index)].picture", known: known))
      }
    }
    return problems
  }

  private func unknownPicture(_ id: String, at path: String, known: Set<String>) -> FieldProblem {
    FieldProblem(
      path: path, message: "\(JSONValue.text(id).short) is not the id of a picture of the scene",
      help: known.isEmpty
        ? "Write its position, from 0, or give a picture this id." : NearestName.help(for: id, among: known.sorted()))
  }
}

extension SceneContent {
  /// The position of each picture that has an id.
  var pictureIDs: [String: Int] {
    var positions: [String: Int] = [:]
    for (index, image) in images.enumerated() {
      if let id = image.id { positions[id] = index }
    }
    return positions
  }
}
