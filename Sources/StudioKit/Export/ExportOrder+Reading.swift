import Documents
import Handoff
import Notation
import PreviewKit

/// The reason why an order is invalid, as a sentence.
public struct ExportProblem: Error, Hashable, CustomStringConvertible {
  public let description: String
}

extension ExportOrder {
  /// Maximum size of an order in bytes: a long tape and several scenes.
  public static let largest = 256 << 20

  /// Reads an order from JSON.
  public init(reading bytes: [UInt8]) throws(ExportProblem) {
    let reading = JSONReader.read(bytes, limits: ReadLimits(depth: 8, size: Self.largest, problems: 1))
    if let problem = reading.problems.first {
      throw ExportProblem(description: "The order is not JSON: \(problem.place): \(problem.message)")
    }
    guard let root = reading.root, root.object != nil else {
      throw ExportProblem(description: "The order is not an object.")
    }
    try self.init(OrderFields(node: root))
  }

  private init(_ fields: OrderFields) throws(ExportProblem) {
    content =
      switch try fields.text("export") {
      case "film": .film(try fields.shot(), try fields.cut())
      case "estimate": .estimate(try fields.shot(), try fields.cut())
      case "picture": .picture(try fields.shot(), try fields.moment())
      case "curve": .curve(try fields.shot(), try fields.object("curve").curve())
      case "code": .code(try fields.object("scene").scene(), try fields.object("system").system())
      case "folder": .folder(try fields.object("scene").scene())
      case "text": .text(try fields.text("text"), ending: try fields.text("ending"))
      default: throw fields.isWrong("export")
      }
    path = try fields.path("path")
    replaces = try fields.flag("replaces")
  }
}

/// The fields of one object of an order.
private struct OrderFields {
  let node: Node
  /// Its place, for messages.
  var place = ""

  func isWrong(_ key: String) -> ExportProblem {
    let field = place + key
    return ExportProblem(
      description: node[key] == nil ? "The order has no \(field)." : "The order\u{2019}s \(field) is invalid.")
  }

  func value<Value>(_ key: String, _ read: (Node) -> Value?) throws(ExportProblem) -> Value? {
    guard let field = node[key], !field.isNull else { return nil }
    guard let value = read(field) else { throw isWrong(key) }
    return value
  }

  func optionalText(_ key: String) throws(ExportProblem) -> String? { try value(key) { $0.text } }

  func text(_ key: String) throws(ExportProblem) -> String {
    guard let text = try optionalText(key) else { throw isWrong(key) }
    return text
  }

  /// A path, which is not empty and ends where the system sees it end.
  func path(_ key: String) throws(ExportProblem) -> String {
    let path = try text(key)
    guard !path.isEmpty, !path.utf8.contains(0) else { throw isWrong(key) }
    return path
  }

  func flag(_ key: String) throws(ExportProblem) -> Bool { try value(key) { $0.flag } ?? false }

  func optionalNumber(
    _ key: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ExportProblem) -> Double? {
    guard let number = try value(key, { $0.number }) else { return nil }
    guard range.contains(number) else { throw isWrong(key) }
    return number
  }

  func choice<Choice: RawRepresentable<String>>(_ key: String) throws(ExportProblem) -> Choice {
    guard let choice = Choice(rawValue: try text(key)) else { throw isWrong(key) }
    return choice
  }

  func optionalObject(_ key: String) throws(ExportProblem) -> OrderFields? {
    try value(key) { $0.object == nil ? nil : OrderFields(node: $0, place: "\(place)\(key).") }
  }

  func object(_ key: String) throws(ExportProblem) -> OrderFields {
    guard let fields = try optionalObject(key) else { throw isWrong(key) }
    return fields
  }
}

extension OrderFields {
  func scene() throws(ExportProblem) -> PlacedScene {
    let path = try path("path")
    let reading = SceneReader.read(Array(try text("text").utf8))
    guard let scene = reading.scene else {
      throw ExportProblem(
        description: reading.problems.first.map { $0.line(file: path) } ?? "\(path): this is not a scene.")
    }
    return PlacedScene(scene, path: path)
  }

  func system() throws(ExportProblem) -> HandoffSystem {
    HandoffSystem(name: try text("name"), title: try text("title"), ending: try text("ending"))
  }

  func shot() throws(ExportProblem) -> Shot {
    var companions: [Companion] = []
    for node in try value("beside", { $0.list }) ?? [] {
      let fields = OrderFields(node: node, place: "beside.")
      companions.append(
        Companion(
          try fields.object("scene").scene(), named: try fields.optionalText("name"), isStill: try fields.flag("still"))
      )
    }
    var shot = Shot(try object("scene").scene(), beside: companions, try way())
    guard companions.count <= Shot.mostCompanions, shot.way == nil || companions.count == 1 else {
      throw isWrong("beside")
    }
    shot.tape = try tape()
    if node["situation"] != nil { shot.situation = try choice("situation") as Situation }
    shot.scale = try optionalNumber("scale", in: 0.001...8)
    if node["ground"] != nil { shot.ground = try choice("ground") as ShotGround }
    (shot.hasBody, shot.isXRay, shot.isDepth) = (try flag("body"), try flag("xray"), try flag("depth"))
    return shot
  }

  func cut() throws(ExportProblem) -> FilmCut {
    var cut = FilmCut(
      rate: try optionalNumber("fps"), from: try optionalNumber("from") ?? 0, to: try optionalNumber("to"),
      curve: try optionalObject("curve")?.curve())
    if let repeats = try optionalNumber("repeats", in: 1...100) { cut.repeats = Int(repeats) }
    return cut
  }

  private func way() throws(ExportProblem) -> Superposition? {
    let share = try optionalNumber("share", in: 0...1) ?? 0.5
    return switch try optionalText("way") {
    case nil: nil
    case "split": .split(share)
    case "onion": .onion(share)
    case "difference": .difference
    default: throw isWrong("way")
    }
  }

  private func tape() throws(ExportProblem) -> Tape? {
    guard let text = try optionalText("tape") else { return nil }
    let reading = TapeReader.read(Array(text.utf8))
    guard let tape = reading.tape else {
      throw ExportProblem(
        description: reading.problems.first.map { $0.line(file: "the tape") } ?? "This is not a tape.")
    }
    return tape
  }

  func moment() throws(ExportProblem) -> PictureMoment {
    if let time = try optionalNumber("at", in: 0...1e9) {
      guard node["tape"] != nil else { throw isWrong("tape") }
      return .time(time)
    }
    let offsets = try value("offsets") { $0.list } ?? []
    let numbers = offsets.compactMap(\.number)
    guard numbers.count == offsets.count else { throw isWrong("offsets") }
    return .offsets(numbers)
  }

  func curve() throws(ExportProblem) -> CurveLayer {
    CurveLayer(name: try optionalText("layer"), isWhole: try flag("whole"), showsArticle: try flag("article"))
  }
}
