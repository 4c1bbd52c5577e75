import Synchronization

/// The texts of templates by path, each parsed on first use. A class so that copies share the results.
final class ParsedTemplates: Sendable {
  let texts: [String: String]
  private let parsed = Mutex<[String: Result<Template, TemplateFault>]>([:])

  init(_ texts: [String: String]) { self.texts = texts }

  /// Nil if there is none.
  func template(_ path: String) throws(TemplateFault) -> Template? {
    guard let text = texts[path] else { return nil }
    if let known = parsed.withLock({ $0[path] }) { return try known.get() }
    let result = Result { () throws(TemplateFault) in try Template(text, path: path) }
    parsed.withLock { $0[path] = result }
    return try result.get()
  }
}
