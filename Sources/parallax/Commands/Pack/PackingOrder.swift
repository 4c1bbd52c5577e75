import Art
import Decoding
import Desktop
import Documents
import Geometry
import Images
import SDLBackend
import StudioKit

/// A scene with all that goes into its archive.
struct PackingOrder {
  private let placed: PlacedScene
  private let tapes: [String]
  /// Files that are missing, no pictures or no gestures, with the reasons.
  private(set) var leftOut: [(path: String, why: String)]
  private let old: PackedFile?
  private let pictures: PackedPictures
  /// The names of its files in the archive. Those without bytes are in the archive that is replaced.
  let files: [(name: String, bytes: [UInt8]?)]

  /// The longer side of the preview, in pixels.
  private static let previewSide = 512.0

  /// - Parameters:
  ///   - tapes: The files of gestures, besides those in the folder `tapes` beside the scene.
  ///   - path: The file that is replaced. Nil for none.
  init(_ placed: PlacedScene, tapes: [String] = [], replacing path: String? = nil) throws(Failure) {
    let kept = Self.kept(beside: placed, except: tapes)
    (self.placed, self.tapes) = (placed, kept + tapes)
    old = path.flatMap(Self.old)
    pictures = PackedPictures(of: placed, replacing: old?.scene)
    var files = pictures.files
    leftOut = pictures.leftOut
    for path in kept {
      do throws(Failure) { files.append(try Self.tape(path)) } catch { leftOut.append((path, "it is no gesture.")) }
    }
    for path in tapes { files.append(try Self.tape(path)) }
    self.files = files
  }
}

extension PackingOrder {
  /// All files that are read.
  var inputs: InputFiles { InputFiles([placed], others: tapes.map { ($0, "the tape") }) }

  func archive() throws(ArtProblem) -> [ArchivePart] {
    try PackedScene.archive(pictures.moved(placed.scene), files, preview: try preview(), replacing: old?.scene)
  }

  /// Replaces a file by the archive. Returns false if something else was there than expected.
  func write(to path: String, over expectation: FileExpectation) throws(Failure) -> Bool {
    do {
      return try PackedFile.write(try archive(), keeping: old, to: path, over: expectation)
    } catch {
      throw Failure(error, of: path)
    }
  }

  /// Writes the scene and its files into a folder.
  ///
  /// - Returns: The files that are there and different, so that nothing was written.
  func write(toFolder folder: String, replacing: Bool) throws(Failure) -> [String] {
    let scene = [UInt8](SceneWriter.text(of: pictures.moved(placed.scene)).utf8)
    let files = [(name: PackedScene.sceneName, bytes: scene)] + self.files.map { ($0.name, $0.bytes ?? []) }
    return try SceneFolder.write(files, to: folder, replacing: replacing)
  }

  private static func old(_ path: String) -> PackedFile? {
    do { return PackedFile.isOne(path) ? try PackedFile.open(path).get() : nil } catch { return nil }
  }

  /// The gestures that were unpacked beside a scene.
  private static func kept(beside placed: PlacedScene, except named: [String]) -> [String] {
    let folder = FilePath.path(PackedScene.tapes, from: FilePath.folder(of: placed.path))
    let names = named.map { name(ofTape: $0).lowercased() }
    return (Folder.names(in: folder) ?? [])
      .filter { $0.hasSuffix(".json") && !names.contains(name(ofTape: $0).lowercased()) }
      .map { "\(folder)/\($0)" }
  }

  /// The name of a gesture's file in the archive, with the ending by which studios know it.
  static func name(ofTape path: String) -> String {
    let name = FilePath.name(of: path)
    return name.hasSuffix(Tape.ending) ? name : FilePath.stem(of: name) + Tape.ending
  }

  private static func tape(_ path: String) throws(Failure) -> (name: String, bytes: [UInt8]?) {
    let tape = try TapeLoading.tape(at: path)
    return ("\(PackedScene.tapes)/\(name(ofTape: path))", [UInt8](TapeWriter.text(of: tape).utf8))
  }

  /// The moment that shows the scene best. The painter makes the same bytes on every machine.
  private func preview() throws(ArtProblem) -> [UInt8] {
    var shot = Shot(placed)
    let size = placed.scene.device.size
    shot.scale = min(1, Self.previewSide / max(size.width, size.height))
    do {
      return try RenderedScene(shot: shot, moment: .offsets([]), renderer: .software)
        .pixels(decodedBy: .ofThisProgram()).png()
    } catch {
      throw ArtProblem("Its preview cannot be drawn: \(error)")
    }
  }
}
