import Documents
import Handoff
import Notation
import PreviewKit

/// Orders as JSON, for a separate process. Default values are omitted.
extension ExportOrder {
  public var text: String { JSONWriter.compact(json) }

  private var json: JSONValue {
    let (kind, fields): (String, [(String, JSONValue?)]) =
      switch content {
      case .film(let shot, let cut): ("film", shot.fields + cut.fields)
      case .estimate(let shot, let cut): ("estimate", shot.fields + cut.fields)
      case .picture(let shot, .offsets(let offsets)): ("picture", shot.fields + [("offsets", .numbers(offsets))])
      case .picture(let shot, .time(let time)): ("picture", shot.fields + [("at", .number(time))])
      case .curve(let shot, let curve): ("curve", shot.fields + [("curve", curve.json)])
      case .code(let scene, let system): ("code", [("scene", scene.json), ("system", system.json)])
      case .folder(let scene): ("folder", [("scene", scene.json)])
      case .text(let text, let ending): ("text", [("text", .text(text)), ("ending", .text(ending))])
      }
    return .present([("export", .text(kind)), ("path", .text(path)), ("replaces", .present(replaces))] + fields)
  }
}

extension Shot {
  fileprivate var fields: [(String, JSONValue?)] {
    [
      ("scene", scene.json), ("beside", companions.isEmpty ? nil : .list(companions.map(\.json))),
      ("way", way.map { .text($0.name) }), ("share", way?.share.map { .number($0) }),
      ("tape", tape.map { .text(TapeWriter.text(of: $0)) }), ("situation", situation.map { .text($0.rawValue) }),
      ("scale", scale.map { .number($0) }), ("body", .present(hasBody)),
      ("ground", ground == .dark ? nil : .text(ground.rawValue)), ("xray", .present(isXRay)),
      ("depth", .present(isDepth)),
    ]
  }
}

extension FilmCut {
  fileprivate var fields: [(String, JSONValue?)] {
    [
      ("fps", rate.map { .number($0) }), ("from", .number(from)), ("to", to.map { .number($0) }),
      ("repeats", repeats > 1 ? .whole(repeats) : nil), ("curve", curve?.json),
    ]
  }
}

extension PlacedScene {
  fileprivate var json: JSONValue { ["path": .text(path), "text": .text(SceneWriter.text(of: scene))] }
}

extension Companion {
  fileprivate var json: JSONValue {
    .present([("scene", scene.json), ("name", name.map { .text($0) }), ("still", .present(isStill))])
  }
}

extension HandoffSystem {
  fileprivate var json: JSONValue { ["name": .text(name), "title": .text(title), "ending": .text(ending)] }
}

extension CurveLayer {
  fileprivate var json: JSONValue {
    .present([
      ("layer", name.map { .text($0) }), ("whole", .present(isWhole)), ("article", .present(showsArticle)),
    ])
  }
}

extension Superposition {
  fileprivate var name: String {
    switch self {
    case .split: "split"
    case .onion: "onion"
    case .difference: "difference"
    }
  }

  fileprivate var share: Double? {
    switch self {
    case .split(let share), .onion(let share): share
    case .difference: nil
    }
  }
}

extension JSONValue {
  /// An object of the fields that have a value.
  fileprivate static func present(_ fields: [(String, JSONValue?)]) -> JSONValue {
    .object(fields.compactMap { key, value in value.map { JSONField(key, $0) } })
  }
}

extension Optional<JSONValue> {
  /// The flag, if it is set.
  fileprivate static func present(_ flag: Bool) -> JSONValue? { flag ? .flag(true) : nil }
}
