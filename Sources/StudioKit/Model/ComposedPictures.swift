import Documents
import Effects
import Geometry
import Notation

/// Pictures that become layers.
extension SceneDocument {
  /// Makes a layer of each picture, the first one furthest, as one step.
  ///
  /// - Parameters:
  ///   - paths: Absolute. If all of their names have numbers, they are put in the order of these.
  ///   - replacing: Whether they take the place of all pictures and their layers; texts stay.
  ///   - place: Where they were dropped: in front of the layer there.
  ///   - size: The size of a single one in pixels. It comes in this size, up to the width of the screen.
  /// - Returns: The places of the new layers.
  mutating func compose(
    _ paths: [String], replacing: Bool, at place: DropPlace? = nil, size: Size? = nil
  ) throws(EditRefusal) -> Range<Int> {
    var edited = scene
    let files = relative(Self.ordered(paths))
    let first = replacing ? 0 : scene.content.images.count
    let kept = replacing ? scene.composition.filter { $0.picture == nil } : scene.composition
    guard kept.count + paths.count <= Layers.mostLayers else {
      throw EditRefusal(
        words: "A scene has at most \(Layers.mostLayers) layers; these would make \(kept.count + paths.count).")
    }
    let isScreen = (scene.effect as? Layers)?.place == .screen
    let isAlone = paths.count == 1 && !replacing
    let new = files.enumerated().map { index, file in
      var layer = LayerSettings()
      layer.name = FilePath.stem(of: file)
      layer.picture = .position(first + index)
      let isGround = replacing && index == 0
      // A header's layers cover it however it is pulled; a screen has one ground.
      layer.fill = isGround || !isScreen && !isAlone
      layer.ratio = replacing ? Self.ratio(of: index, among: files.count, isScreen: isScreen) : 1
      guard isAlone else { return layer }
      if let middle = place?.middle { (layer.x, layer.y) = (middle.x, middle.y) }
      if let size {
        let width = size.width / scene.device.scale / scene.device.size.width
        layer.width = min(max(0.01, width), 1).rounded(digits: 4)
      }
      return layer
    }
    let start = replacing ? 0 : scene.place(inFrontOf: place?.picture)
    edited.content.images = (replacing ? [] : scene.content.images) + files.map { SceneImage($0) }
    edited.composition.edit { layers in
      if replacing { layers.removeAll { $0.picture != nil } }
      layers.insert(contentsOf: new, at: start)
    }
    edit(edited, as: paths.count == 1 ? "Add \(FilePath.name(of: paths[0]))" : "Add \(paths.count) pictures")
    return start..<start + new.count
  }

  /// From the furthest to the nearest, which moves with the content.
  private static func ratio(of index: Int, among count: Int, isScreen: Bool) -> Double {
    guard count > 1 else { return isScreen ? 0 : 0.5 }
    let furthest = isScreen ? 0 : 0.2
    let ratio = furthest + (1 - furthest) * Double(index) / Double(count - 1)
    return (ratio * 100).rounded() / 100
  }

  /// Paths in the order of the numbers in their names, if all have one; otherwise as they are.
  static func ordered(_ paths: [String]) -> [String] {
    let numbers = paths.map { number(in: FilePath.stem(of: $0)) }
    guard numbers.allSatisfy({ $0 != nil }) else { return paths }
    return zip(paths, numbers).enumerated()
      .sorted { ($0.element.1 ?? 0, $0.offset) < ($1.element.1 ?? 0, $1.offset) }.map(\.element.0)
  }

  /// The last number in a name. Nil if there is none, or a huge one.
  private static func number(in name: String) -> Int? {
    let digits = name.split { !($0.isASCII && $0.isNumber) }.last
    return digits.flatMap { Int($0) }
  }
}

extension FilePath {
  /// The name of a file without its ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
