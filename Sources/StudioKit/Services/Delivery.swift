import Documents
import Handoff

/// An export order and the destination of its result.
public struct Delivery: Hashable, Sendable {
  public enum Goal: Hashable, Sendable {
    /// The file at the order's path.
    case file
    /// Opens in the browser; the path only provides a name.
    case browser
    /// Copied to the clipboard without a file.
    case clipboard
    /// Only known: nothing is kept.
    case knowledge
  }

  public var order: ExportOrder
  public var goal: Goal

  public init(_ order: ExportOrder, for goal: Goal = .file) {
    (self.order, self.goal) = (order, goal)
  }
}

extension Delivery {
  /// The message on success.
  var success: String {
    switch goal {
    case .file: "\(FilePath.name(of: order.path)) is in \(FilePath.folder(of: order.path))"
    case .browser: "\(FilePath.name(of: order.path)) is in the browser"
    case .clipboard: "The picture was copied to the clipboard"
    case .knowledge: ""
    }
  }

  /// The buttons of the notice about the result.
  var actions: [NoticeAction] {
    guard goal == .file else { return [] }
    let path = order.path
    return [.showInFolder(path), .copyPath(path)] + (order.isFolder ? [] : [.copyFile(path)])
  }

  /// Sets a picked or typed path. In a picked folder, a folder with the order's own name is created, unless it already
  /// has that name. A file name without an extension gets one.
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
  /// The scene with absolute picture paths.
  var placed: PlacedScene {
    let path = file.path ?? "\(file.folder)/\(name)"
    return PlacedScene(RelativePaths.absolute(scene, from: file.folder), path: path)
  }

  /// The default name of an export: `MapCrop.swift`, `maps.html`, `maps-hand-off`.
  func name(for content: ExportOrder.Content) -> String {
    switch content {
    case .film, .estimate: "\(title.words).mp4"
    case .picture: "\(title.words).png"
    case .curve: "\(title.words)-curve.svg"
    case .text(_, let ending): title.words + ending
    case .code(_, let system) where system.isPage: "\(title.words)\(system.isWhole ? "" : "-\(system.name)").html"
    case .code(_, let system): "\(handoff?.fileName ?? title.words).\(system.ending)"
    case .folder: "\(title.words)-hand-off"
    case .packed: title.words + PackedScene.ending
    case .unpacked: title.words
    }
  }
}
