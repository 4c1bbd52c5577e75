/// A layer of a version of a file.
public struct FileLayer: Hashable, Sendable {
  fileprivate let file: String
  /// A number that changes with the file.
  fileprivate let version: Int
  fileprivate let name: String

  /// - Parameter name: Empty for the whole file.
  public init(file: String, version: Int, name: String) {
    (self.file, self.version, self.name) = (file, version, name)
  }
}

/// The processor time that the layers of files took when they were last decoded, in seconds.
struct LayerCosts: Sendable {
  private struct Costs: Sendable {
    let version: Int
    var seconds: [String: Double] = [:]
  }

  private var files: [String: Costs] = [:]
  private static let mostFiles = 64

  /// The time of the other layers of the same version of the file.
  func others(than layer: FileLayer) -> Double {
    guard let costs = files[layer.file], costs.version == layer.version else { return 0 }
    return costs.seconds.reduce(0) { $0 + ($1.key == layer.name ? 0 : $1.value) }
  }

  mutating func set(_ seconds: Double, for layer: FileLayer) {
    if files[layer.file]?.version != layer.version {
      if files.count >= Self.mostFiles { files.removeAll() }
      files[layer.file] = Costs(version: layer.version)
    }
    files[layer.file]?.seconds[layer.name] = max(0, seconds)
  }
}
