import Synchronization

/// Templates by their paths, parsed when they are first needed. A class because copies share what was parsed.
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
