import Notation
import SDLBackend

extension Invocation {
  /// The requested renderer.
  func renderer() throws(Failure) -> CanvasOptions.Renderer {
    guard let name = self["renderer"] else { return .auto }
    guard let renderer = CanvasOptions.Renderer(rawValue: name) else {
      let names = CanvasOptions.Renderer.allCases.map(\.rawValue)
      let meant = NearestName.hint(to: name, among: names)
      throw Failure(.usage, "There is no renderer \"\(name)\".\(meant) \(NearestName.choices(names))")
    }
    return renderer
  }

  /// The requested pixels per point, if any.
  func scale() throws(Failure) -> Double? {
    guard let scale = try number("scale") else { return nil }
    guard scale > 0, scale <= 8 else {
      throw Failure(.usage, "--scale must be above 0 and at most 8.")
    }
    return scale
  }
}
