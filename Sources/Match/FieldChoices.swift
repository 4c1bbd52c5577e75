import Documents
import Effects
import Geometry
import Notation
import Parameters

/// The fields of a scene that may have been built with other values.
struct FieldChoices {
  struct Field {
    let path: String
    let domain: Domain
    let value: JSONValue
    let kind: FaultKind
    /// The number that it has in the design; nil if it has none.
    let number: Double?
  }

  let fields: [Field]

  /// - Parameter groups: The groups that are off. Composed layers beside them keep their fields.
  init(_ scene: Scene, groups: Set<MovingGroup>) {
    var fields: [Field] = []
    func add(_ parameter: Parameter<Scene>, isOfText: Bool) {
      let value = parameter.get(scene)
      guard parameter.role != .editing else { return }
      if parameter.domain.range == nil, parameter.domain.words.isEmpty { return }
      fields.append(
        Field(
          path: parameter.path, domain: parameter.domain, value: value,
          kind: FaultKind(field: parameter.path, isOfText: isOfText),
          number: Double(value) ?? Self.points(value, in: scene)))
    }
    for parameter in scene.parameters {
      if parameter.path == "parameters.layers" {
        for group in groups { Self.addLayer(group, of: scene, add) }
      } else if parameter.path.hasPrefix("parameters."), parameter.domain.list == nil {
        add(parameter, isOfText: false)
      }
    }
    for path in ["content.bar.hides", "content.bar.style", "content.bar.snaps", "content.tabBar.hides"] {
      if let parameter = scene.parameter(path), scene.content.tabBar != nil || !path.contains("tabBar") {
        add(parameter, isOfText: false)
      }
    }
    self.fields = fields
  }

  /// A length from the top inset on, in points.
  private static func points(_ value: JSONValue, in scene: Scene) -> Double? {
    guard case .safe(let more)? = SafeLength(value) else { return nil }
    return scene.device.insets.top + more
  }

  private static func addLayer(
    _ group: MovingGroup, of scene: Scene, _ add: (Parameter<Scene>, Bool) -> Void
  ) {
    guard let index = group.index, let layers = scene.effect as? Layers, layers.layers.indices.contains(index) else {
      return
    }
    let layer = layers.layers[index]
    func look(_ path: String) { if let parameter = scene.parameter(path) { add(parameter, layer.text != nil) } }
    let start = "parameters.layers.\(index)"
    for field in LayerSettings.parameters where field.domain.list == nil { look("\(start).\(field.path)") }
    for key in layer.keys.indices {
      for field in LayerKey.parameters { look("\(start).keys.\(key).\(field.path)") }
    }
    if layer.pin != nil { for side in 0..<2 { look("\(start).pin.\(side)") } }
  }
}

extension FieldChoices.Field {
  /// The field's change to a value.
  func deviation(_ value: JSONValue) -> Deviation { .field(path: path, value) }

  /// The other words, flags and null.
  var others: [JSONValue] {
    var others: [JSONValue] = []
    for word in domain.words {
      let other: JSONValue =
        switch value {
        case .flag: .flag(word == "true")
        default: .text(word)
        }
      if other != value { others.append(other) }
    }
    if value != .null, domain.contains(.null) { others.append(.null) }
    return others
  }

  /// Numbers around the designed one, near ones closest to each other.
  var numbers: [Double] {
    guard let range = domain.range else { return [] }
    let isWhole = { if case .whole = domain { true } else { false } }()
    let span = min(range.upperBound - range.lowerBound, Self.widest)
    var numbers: [Double] = []
    if let number {
      for share in Self.shares { numbers += [number - share * span, number + share * span] }
      if number != 0 { for factor in Self.factors { numbers.append(number * factor) } }
    } else {
      let low = max(range.lowerBound, 1e-3 * span)
      for share in stride(from: 0.0, through: 1, by: 0.08) {
        numbers.append(low * .power(range.upperBound / low, share))
      }
    }
    if isWhole { numbers = numbers.map { $0.rounded() } }
    return Array(Set(numbers.filter { range.contains($0) && $0 != number })).sorted()
  }

  private static let widest = 800.0
  private static let shares = [0.003, 0.006, 0.01, 0.015, 0.022, 0.032, 0.045, 0.065, 0.1, 0.15, 0.25, 0.4]
  private static let factors = [0.25, 0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2, 4]
}
