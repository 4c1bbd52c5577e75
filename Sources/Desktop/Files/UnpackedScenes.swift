import Art
import Documents
import Glibc
import StudioKit
import Synchronization

/// The folders into which this process has unpacked scenes. Every part of the program finds their pictures there, and
/// editors can open them.
public enum UnpackedScenes {
  private struct Known {
    /// The folders, by the paths of the archives.
    var folders: [String: String] = [:]
    /// The files as they were unpacked, and their folders, by their paths.
    var files: [String: (entry: ArchiveEntry, folder: String)] = [:]
  }

  private static let known = Mutex(Known())

  /// Unpacks a scene. Files that another program has changed since they were unpacked stay as they are: they are to be
  /// taken into the scene, and may just be being saved.
  public static func unpack(_ path: String) throws(FileError) -> Result<FileContent, ArtProblem> {
    let path = FilePath.absolute(path)
    let packed: PackedScene
    let file = try PackedFile.open(path)
    switch file {
    case .success(let file): packed = file.scene
    case .failure(let problem): return .failure(problem)
    }
    let folder = try folder(of: path)
    for name in packed.names {
      guard let entry = packed.entry(of: name), !isUnpacked(entry, in: folder) else { continue }
      let (path, bytes): (String, [UInt8])
      do throws(ArtProblem) { (path, bytes) = ("\(folder)/\(name)", try packed.bytes(of: name)) } catch {
        return .failure(error)
      }
      if isChanged(path) {
        guard try FileReader.bytes(of: path, limit: PackedScene.largest) == bytes else { continue }
      } else {
        try Folder.make(FilePath.folder(of: path))
        try AtomicFile.write(bytes, to: path, isDurable: false)
      }
      mark(entry, in: folder)
    }
    removeGestures(missingIn: packed, from: folder)
    let gestures = GestureFolder("\(folder)/\(PackedScene.tapes)").gestures.kept
    return .success(FileContent(path, packed.text, unpackedTo: folder, stamp: packed.stamp, gestures: gestures))
  }

  /// Removes gestures that are no longer in the file, so that they do not return to it.
  private static func removeGestures(missingIn packed: PackedScene, from folder: String) {
    let place = "\(folder)/\(PackedScene.tapes)"
    for name in Folder.names(in: place) ?? [] where packed.entry(of: "\(PackedScene.tapes)/\(name)") == nil {
      if !isChanged("\(place)/\(name)") { unlink("\(place)/\(name)") }
    }
  }

  private static func folder(of path: String) throws(FileError) -> String {
    if let folder = known.withLock({ $0.folders[path] }) { return folder }
    let folder = try Folder.temporary()
    known.withLock { $0.folders[path] = folder }
    return folder
  }

  /// Removes the folders, as the program ends.
  public static func remove() {
    let folders = known.withLock { known in
      defer { known = Known() }
      return known.folders.values
    }
    for folder in folders { Folder.remove(folder) }
  }
}

/// Whether a file is still as it was unpacked, known by its size and a time made of its checksum, which no editor sets.
extension UnpackedScenes {
  private static func time(of entry: ArchiveEntry) -> timespec { timespec(tv_sec: entry.checksum / 2, tv_nsec: 0) }

  public static func isUnpacked(_ entry: ArchiveEntry, in folder: String) -> Bool {
    var status = stat()
    return lstat("\(folder)/\(entry.name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && Int(status.st_size) == entry.size && status.st_mtim.tv_sec == time(of: entry).tv_sec
      && status.st_mtim.tv_nsec == 0
  }

  /// Whether there is a file that is not as it was unpacked here.
  public static func isChanged(_ path: String) -> Bool {
    guard FilePath.isTaken(path) else { return false }
    guard let (entry, folder) = known.withLock({ $0.files[path] }) else { return true }
    return !isUnpacked(entry, in: folder)
  }

  private static func mark(_ entry: ArchiveEntry, in folder: String) {
    let path = "\(folder)/\(entry.name)"
    utimensat(AT_FDCWD, path, [time(of: entry), time(of: entry)], 0)
    known.withLock { $0.files[path] = (entry, folder) }
  }
}
