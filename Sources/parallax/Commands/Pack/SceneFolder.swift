import Desktop
import Documents

/// A scene as files of a folder.
enum SceneFolder {
  /// - Returns: The files that are there and different, so that nothing was written.
  static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String, replacing: Bool
  ) throws(Failure) -> [String] {
    let others = replacing ? [] : files.map { ($0.bytes, "\(folder)/\($0.name)") }.filter(isOther).map(\.1)
    guard others.isEmpty else { return others }
    do throws(FileError) {
      try Folder.write(files, to: folder)
    } catch {
      throw Failure(error)
    }
    return []
  }

  /// Whether a file is there and has other bytes. One that cannot be read counts as such.
  private static func isOther(_ bytes: [UInt8], at path: String) -> Bool {
    guard FilePath.isTaken(path) else { return false }
    do { return try FileReader.bytes(of: path, limit: PackedScene.largest) != bytes } catch { return true }
  }
}
