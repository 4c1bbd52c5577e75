import Boundary
import Desktop
import Documents
import PreviewKit
import SDLBackend
import StudioKit
import System

/// Numbers picture files, the same in every scene that shows them, and reads each file's header once.
struct PictureRegistry {
  private var files: [String: ScenePicture] = [:]
  /// Every known picture; its index is the number of its picture.
  private(set) var paths: [String] = []
  /// The known pictures by their files.
  private var addresses: [String: [String]] = [:]
}

extension PictureRegistry {
  /// Added to a picture's number for its thumbnail, which is loaded only at gallery size.
  private static let miniature = 1 << 32

  private static func miniature(of id: PictureID) -> PictureID { PictureID(rawValue: id.rawValue + miniature) }

  /// Begins to read the pictures of some scenes on another thread, for `learn`. Nil if there is none.
  static func reading(of scenes: [PlacedScene]) -> ParallelWork<[String], [SeenPicture]>? {
    var seen: Set<String> = []
    let paths = scenes.flatMap { placed in
      placed.scene.content.pictureFiles.map { FilePath.path($0, from: folder(of: placed)) }
    }
    return ParallelWork([paths.filter { seen.insert($0).inserted }], threads: 1) { paths in
      paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }
    }
  }

  private static func folder(of placed: PlacedScene) -> String { FilePath.folder(of: FilePath.absolute(placed.path)) }

  /// The pictures of a scene.
  mutating func pictures(of placed: PlacedScene) -> ScenePictures {
    let (content, folder) = (placed.scene.content, Self.folder(of: placed))
    for path in unknown(content.pictureFiles, from: folder) where !knows(path) {
      learn(SeenPicture(path, PictureFiles.report(on: path)))
    }
    return table(of: content.pictureFiles, from: folder).pictures(of: content)
  }

  /// An initial preview of a scene, with its pictures known.
  mutating func preview(of placed: PlacedScene) -> Preview { Preview(placed.scene, pictures: pictures(of: placed)) }

  /// The paths of the scene's pictures that have not been read.
  func unknown(_ names: [String], from folder: String) -> [String] {
    names.map { FilePath.path($0, from: folder) }.filter { files[$0] == nil }
  }

  /// The known pictures, by file name.
  func table(of names: [String], from folder: String) -> PictureTable {
    var entries: [String: PictureTable.Entry] = [:]
    for name in names {
      guard let picture = files[FilePath.path(name, from: folder)] else { continue }
      var miniature = picture
      miniature.id = Self.miniature(of: picture.id)
      entries[name] = PictureTable.Entry(picture, miniature: miniature)
    }
    return PictureTable(entries)
  }

  /// The pictures with some paths.
  func pictures(at paths: [String]) -> ScenePictures { ScenePictures(images: paths.map { files[$0] ?? .unknown }) }

  /// Tells a loader the files of all pictures from a number on, optionally as thumbnails.
  func define(from first: Int = 0, miniatures: Bool = false, in loader: PictureLoader) {
    for number in paths.indices.dropFirst(first) {
      let id = PictureID(rawValue: number)
      loader.define(id, path: paths[number])
      if miniatures { loader.define(Self.miniature(of: id), path: paths[number]) }
    }
  }

  /// Tells a loader where a picture is now, and its thumbnail.
  func define(_ id: PictureID, in loader: PictureLoader) {
    for picture in [id, Self.miniature(of: id)] { loader.define(picture, path: paths[id.rawValue]) }
  }

  /// A picture has another address from now on, and keeps its number. Nil if it is not known, or the other one is.
  mutating func rename(_ old: String, to new: String) -> PictureID? {
    guard let picture = files[old], files[new] == nil else { return nil }
    files[old] = nil
    files[new] = picture
    paths[picture.id.rawValue] = new
    addresses[PictureAddress(old).file]?.removeAll { $0 == old }
    addresses[PictureAddress(new).file, default: []].append(new)
    return picture.id
  }

  /// Whether a picture is one of these files.
  func names(_ id: PictureID, _ names: [String], from folder: String) -> Bool {
    names.contains { files[FilePath.path($0, from: folder)]?.id == id }
  }

  /// The known pictures in a file: itself, or its layers.
  func addresses(in file: String) -> [String] { addresses[file] ?? [] }

  /// The files of all known pictures, each once.
  var watchedFiles: [String] { addresses.keys.sorted() }

  func knows(_ path: String) -> Bool { files[path] != nil }

  /// Adds a file that has been read. It keeps this number from now on.
  @discardableResult
  mutating func learn(_ seen: SeenPicture) -> PictureID {
    let id = files[seen.path]?.id ?? PictureID(rawValue: paths.count)
    if id.rawValue == paths.count {
      paths.append(seen.path)
      addresses[PictureAddress(seen.path).file, default: []].append(seen.path)
    }
    files[seen.path] = ScenePicture(
      id: id, size: seen.report.size, isOpaque: seen.report.isOpaque, remark: seen.report.remark)
    return id
  }
}
