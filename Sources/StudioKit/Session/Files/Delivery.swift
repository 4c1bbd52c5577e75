import Documents
import Export
import Handoff

/// An order for a process of its own, and where its result goes.
public struct Delivery: Hashable, Sendable {
  public enum Goal: Hashable, Sendable {
    /// Stays at the path of the order.
    case file
    /// Opens in the browser; the path is only a name.
    case browser
    /// Goes to the clipboard, and leaves no file.
    case clipboard
  }

  public var order: ExportOrder
  public var goal: Goal

  public init(_ order: ExportOrder, for goal: Goal = .file) {
    (self.order, self.goal) = (order, goal)
  }
}

extension Delivery {
  /// What is said once it is done.
  var success: String {
    switch goal {
    case .file: "It is in \(order.path)"
    case .browser: "\(FilePath.name(of: order.path)) is in the browser"
    case .clipboard: "The picture of this moment is in the clipboard"
    }
  }

  /// Goes to a path that was picked or typed. A picked folder receives a folder of the order's own name, unless it has
  /// that name itself. A file's name gets an ending, where it has none.
  mutating func move(to path: String, isPicked: Bool) {
    let name = FilePath.name(of: order.path)
    guard order.isFolder else {
      order.path = FilePath.name(of: path).dropFirst().contains(".") ? path : path + name.drop { $0 != "." }
      return
    }
    order.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard isPicked, FilePath.name(of: order.path) != name else { return }
    order.path = order.path == "/" ? "/\(name)" : "\(order.path)/\(name)"
  }
}

extension SceneDocument {
  /// The scene with pictures that are found from everywhere.
  var placed: PlacedScene {
    let path = file.path ?? "\(file.folder)/\(name)"
    return PlacedScene(RelativePaths.absolute(scene, from: file.folder), path: path)
  }

  /// A name for what is exported: `MapCrop.swift`, `maps.html`, `maps-hand-off`.
  func name(for content: ExportOrder.Content) -> String {
    switch content {
    case .film: "\(title.words).mp4"
    case .picture: "\(title.words).png"
    case .curve: "\(title.words)-curve.svg"
    case .text(_, let ending): title.words + ending
    case .code(_, let system) where system.isPage: "\(title.words)\(system.isWhole ? "" : "-\(system.name)").html"
    case .code(_, let system): "\(handoff?.fileName ?? title.words).\(system.ending)"
    case .folder: "\(title.words)-hand-off"
    }
  }
}
