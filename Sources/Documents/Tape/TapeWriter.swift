import Boundary
import Geometry
import Notation

/// Writes a tape as a file, one event per line.
public enum TapeWriter {
  public static func text(of tape: Tape) -> String {
    var fields = [JSONField("tape", .number(Double(TapeReader.version)))]
    if let from = tape.from { fields.append(JSONField("from", .number(from))) }
    fields.append(JSONField("events", .list(tape.events.compactMap(value))))
    return JSONWriter.pretty(.object(fields))
  }

  /// Nil for events that tapes do not hold: keys, and pointers that only hover.
  private static func value(of event: TapeEvent) -> JSONValue? {
    guard let (kind, fields) = words(for: event.action) else { return nil }
    return .object([JSONField("time", .number(event.time)), JSONField("kind", .text(kind))] + fields)
  }

  private static func words(for action: TapeEvent.Action) -> (kind: String, fields: [JSONField])? {
    switch action {
    case .input(.down(let point)): ("down", numbers("x", point.x, "y", point.y))
    case .input(.move(let point)): ("move", numbers("x", point.x, "y", point.y))
    case .input(.up(let point)): ("up", point.map { numbers("x", $0.x, "y", $0.y) } ?? [])
    case .input(.cancel): ("up", [])
    case .input(.wheel(let dx, let dy, _)): ("wheel", numbers("dx", dx, "dy", dy))
    case .input(.touchpad(let dx, let dy, _)): ("touchpad", numbers("dx", dx, "dy", dy))
    case .offset(let offset): ("offset", [JSONField("offset", .number(offset))])
    case .resize(let size): ("resize", numbers("width", size.width, "height", size.height))
    case .set(let path, let value): ("set", [JSONField("path", .text(path)), JSONField("value", value)])
    case .input: nil
    }
  }

  private static func numbers(_ first: String, _ one: Double, _ second: String, _ two: Double) -> [JSONField] {
    [JSONField(first, .number(one)), JSONField(second, .number(two))]
  }
}
