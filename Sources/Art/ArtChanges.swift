/// Which layer of a file has become which, between two of its versions.
public struct ArtChanges: Hashable, Sendable {
  /// The new path of every layer that has another one now, by its old path.
  public private(set) var moved: [String: String] = [:]
  /// The old paths of layers that are gone, or of which it is not plain what they have become.
  public private(set) var lost: Set<String> = []
  /// The paths of layers that were not there before.
  public private(set) var new: Set<String> = []

  public init(from old: ArtOutline, to new: ArtOutline) {
    var search = ArtMatching(old, new)
    search.match(old.layers, new.layers, under: "", "")
    for layer in old.allLayers {
      guard let path = search.matches[layer.path] else {
        lost.insert(layer.path)
        continue
      }
      if path != layer.path { moved[layer.path] = path }
    }
    self.new = Set(new.allLayers.map(\.path)).subtracting(search.matches.values)
  }
}

extension ArtChanges {
  public var isEmpty: Bool { moved.isEmpty && lost.isEmpty && new.isEmpty }
}

/// Finds the layers of one version of a file in another one: by the editor's own name of a layer, by its path, and by
/// its place and size.
private struct ArtMatching {
  /// The new path by the old one.
  private(set) var matches: [String: String] = [:]
  private var taken: Set<String> = []

  init(_ old: ArtOutline, _ new: ArtOutline) {
    var paths: [String: String] = [:]
    for layer in new.allLayers {
      if let identity = layer.identity, paths[identity] == nil { paths[identity] = layer.path }
    }
    for layer in old.allLayers {
      if let path = layer.identity.flatMap({ paths[$0] }) { match(layer.path, path) }
    }
  }

  private mutating func match(_ old: String, _ new: String) {
    guard matches[old] == nil, taken.insert(new).inserted else { return }
    matches[old] = new
  }

  /// Matches the layers of a group, and those that are clipped to them.
  mutating func match(_ old: [ArtLayer], _ new: [ArtLayer], under oldGroup: String, _ newGroup: String) {
    let (old, new) = (old.flatMap(\.withClipped), new.flatMap(\.withClipped))
    let names = Dictionary(new.map { ($0.path.dropFirst(newGroup.count), $0.path) }) { one, _ in one }
    for layer in old { names[layer.path.dropFirst(oldGroup.count)].map { match(layer.path, $0) } }
    matchByPlace(old, new)
    for layer in old where layer.isGroup {
      guard let path = matches[layer.path], let group = new.first(where: { $0.path == path }) else { continue }
      match(layer.layers, group.layers, under: layer.path, path)
    }
  }

  /// Layers that lie between the same others as before are the same ones under other names, if they are as many and as
  /// large, and the editor does not know better.
  private mutating func matchByPlace(_ old: [ArtLayer], _ new: [ArtLayer]) {
    var (before, after): ([String: [ArtLayer]], [String: [ArtLayer]]) = ([:], [:])
    var behind = ""
    for layer in old {
      if let path = matches[layer.path] { behind = path } else { before[behind, default: []].append(layer) }
    }
    behind = ""
    for layer in new {
      if taken.contains(layer.path) { behind = layer.path } else { after[behind, default: []].append(layer) }
    }
    for (place, layers) in before {
      guard let others = after[place], others.count == layers.count,
        zip(layers, others).allSatisfy({ $0.mayBe($1) })
      else { continue }
      for (layer, other) in zip(layers, others) { match(layer.path, other.path) }
    }
  }
}

extension ArtLayer {
  /// Whether it may be the other one under another name. An editor that has its own names of layers would say so.
  fileprivate func mayBe(_ other: ArtLayer) -> Bool {
    (identity == nil || other.identity == nil) && isGroup == other.isGroup
      && frame.width == other.frame.width && frame.height == other.frame.height
  }
}
