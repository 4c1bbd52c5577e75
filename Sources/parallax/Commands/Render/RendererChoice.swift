import JSON
import SDLBackend

extension Invocation {
  /// The renderer that was asked for.
  func renderer() throws(Failure) -> CanvasOptions.Renderer {
    guard let name = self["renderer"] else { return .auto }
    guard let renderer = CanvasOptions.Renderer(rawValue: name) else {
      let names = CanvasOptions.Renderer.allCases.map(\.rawValue)
      let meant = nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
      throw Failure(.usage, "There is no renderer \"\(name)\".\(meant) Known are \(names.joined(separator: ", ")).")
    }
    return renderer
  }
}
