import Art
import Documents
import StudioKit

/// Sorts dropped files: scenes, pictures, and folders of pictures.
struct DroppedFiles {
  private(set) var dropped: Dropped
  /// The pictures examined so far.
  private(set) var seen: [SeenPicture] = []

  /// Number of files in a folder between progress reports.
  private static let stride = 1000

  /// - Parameters:
  ///   - place: What receives the pictures.
  ///   - tell: Receives the progress in a large folder.
  init(_ paths: [String], on place: DropPlace, telling tell: (String) -> Void) {
    dropped = Dropped(on: place)
    if let refusal = FilePath.refusal(of: paths) {
      dropped.faults.append(refusal)
      return
    }
    for path in paths {
      if let names = Folder.names(in: path) {
        look(at: names, in: path, telling: tell)
      } else if path.lowercased().hasSuffix(".json") || PackedFile.isOne(path) {
        dropped.scenes.append(FilePath.absolute(path))
      } else {
        look(at: path)
      }
    }
  }
}

extension DroppedFiles {
  /// Adds another error.
  mutating func add(_ fault: String) { dropped.faults.append(fault) }

  private mutating func look(at names: [String], in folder: String, telling tell: (String) -> Void) {
    let before = dropped.pictures.count
    for (index, name) in names.enumerated() {
      if index > 0, index % Self.stride == 0 { tell("Looking at pictures: \(index) of \(names.count) files") }
      let picture = SeenPicture("\(folder)/\(name)", PictureFiles.report(on: "\(folder)/\(name)"))
      if picture.report.size != nil { add(picture) }
    }
    if dropped.pictures.count == before {
      dropped.faults.append("\(FilePath.shown(FilePath.name(of: folder))): this folder contains no pictures.")
    }
  }

  private mutating func look(at path: String) {
    switch PictureFiles.report(on: path) {
    case .unfit where FilmSignature.isOne(fileAt: path): dropped.films.append(FilePath.absolute(path))
    case .unfit(let why): dropped.faults.append("\(FilePath.shown(FilePath.name(of: path))): \(why)")
    case let report:
      let picture = SeenPicture(path, report)
      guard let art = Self.art(at: path) else { return add(picture) }
      dropped.art.append(art)
      seen.append(picture)
    }
  }

  /// A file whose layers are meant as such, and can be shown. Nil for a mere picture.
  private static func art(at path: String) -> SeenArt? {
    do {
      guard try LayeredFile.isOne(path), case .success(let outline) = try LayeredFile.outline(of: path),
        outline.isLayered, outline.layers.contains(where: \.isShown)
      else { return nil }
      return SeenArt(FilePath.absolute(path), outline)
    } catch {
      return nil
    }
  }

  private mutating func add(_ picture: SeenPicture) {
    if let remark = picture.report.remark { dropped.faults.append("\(FilePath.name(of: picture.path)): \(remark)") }
    if dropped.pictures.isEmpty { dropped.size = picture.report.size }
    dropped.pictures.append(picture.path)
    seen.append(picture)
  }
}
