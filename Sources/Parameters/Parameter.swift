import JSON
import Text

/// One field of `Root`, declared once: the file, `--set`, the panel, undo and the guide all come from it.
public struct Parameter<Root>: Sendable {
  public let path: String
  public let domain: Domain
  /// What the field does, in a sentence.
  public let help: String
  /// What the panel calls it.
  public internal(set) var label: String
  /// What it is to its effect, where that matters to who does not know the effect.
  public internal(set) var role: ParameterRole?
  /// The part of its range that is mostly of use: what a slider shows.
  public internal(set) var usual: ClosedRange<Double>?
  /// The default of a field inside a record, whatever holds the record; nil for every other.
  public internal(set) var standard: JSONValue?
  /// The field that this one stands in for: setting either clears the other, and a file may spell only one of them.
  public let rival: String?
  /// The value; nil where a list on the way to it is shorter.
  let find: @Sendable (Root) -> JSONValue?
  let assign: @Sendable (inout Root, JSONValue) -> Bool
  /// Words of older files, and what they are called now.
  private let renamed: [String: String]

  init(
    path: String, domain: Domain, help: String, rival: String? = nil, renamed: [String: String] = [:],
    find: @escaping @Sendable (Root) -> JSONValue?, assign: @escaping @Sendable (inout Root, JSONValue) -> Bool
  ) {
    self.renamed = renamed
    self.path = path
    label = fieldLabel(path)
    self.domain = domain
    self.help = help
    self.rival = rival
    self.find = find
    self.assign = assign
  }
}

/// What a field is to its effect.
public enum ParameterRole: Hashable, Sendable {
  /// The ratio: speed of what moves over the content's.
  case speed
  /// What says the ratio by another number, or follows from it.
  case derived
  /// Height of a row where the scene gives rows none of their own.
  case rowHeight
  /// An offset from rest, in points.
  case offset
  /// It acts while the content is pulled past its edge.
  case pull
}

extension Parameter {
  /// The same field under another name than the one that files have, in words.
  public func labeled(_ label: String) -> Self {
    var parameter = self
    parameter.label = label
    return parameter
  }

  public func role(_ role: ParameterRole) -> Self {
    var parameter = self
    parameter.role = role
    return parameter
  }

  public func usually(_ range: ClosedRange<Double>) -> Self {
    var parameter = self
    parameter.usual = range
    return parameter
  }
}

/// `insets.rowHeight` as a person says it: `Row height`.
func fieldLabel(_ path: String) -> String {
  var label = ""
  for letter in path.split(separator: ".").last ?? "" {
    if letter.isUppercase { label += " " }
    label += label.isEmpty ? letter.uppercased() : letter.lowercased()
  }
  return label
}

extension Parameter {
  public init<V: ParameterValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V> & Sendable, _ domain: Domain, _ help: String
  ) {
    self.init(path: name, domain: domain, help: help, find: { $0[keyPath: field].value }) { root, value in
      guard let new = V(value) else { return false }
      root[keyPath: field] = new
      return true
    }
  }

  public init<V: SelfDescribingValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V> & Sendable, _ help: String
  ) {
    self.init(name, field, V.domain, help)
  }

  public init<V: Choice>(_ name: String, _ field: any WritableKeyPath<Root, V> & Sendable, _ help: String) {
    self.init(
      path: name, domain: V.domain, help: help, renamed: V.formerNames.mapValues(\.rawValue),
      find: { $0[keyPath: field].value }
    ) { root, value in
      guard let new = V(value) else { return false }
      root[keyPath: field] = new
      return true
    }
  }

  /// One of two fields that say the same thing in different units. Setting it clears its rival; clearing it (null)
  /// brings the rival back at `fallback`, so that there is always one of them.
  public init<V: ParameterValue, R: ParameterValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V?> & Sendable, or rival: String,
    _ other: any WritableKeyPath<Root, R?> & Sendable, fallback: R, _ domain: Domain, _ help: String
  ) {
    self.init(
      path: name, domain: .either(domain, .null), help: help, rival: rival, find: { $0[keyPath: field].value }
    ) { root, value in
      guard let new = V?(value) else { return false }
      root[keyPath: field] = new
      root[keyPath: other] = new == nil ? root[keyPath: other] ?? fallback : nil
      return true
    }
  }

  public func get(_ root: Root) -> JSONValue { find(root) ?? .null }

  /// Sets the field, or says in a sentence why not. The reader adds line and column.
  public func set(_ value: JSONValue, on root: inout Root) -> FieldProblem? {
    if let problem = problems(with: value).first { return problem }
    return assign(&root, present(value)) ? nil : FieldProblem(path: path, message: "\(value.short) is not \(domain)")
  }

  /// Everything that is wrong with a value: several problems where several entries of a list are wrong, none where it
  /// fits.
  public func problems(with value: JSONValue) -> [FieldProblem] {
    domain.problems(with: present(value)).map { problem in
      var problem = problem.inside(path)
      // A word of older files may have been mistyped, too.
      let meant = problem.path == path ? domain.suggestion(for: value, or: renamed.keys.sorted()) : ""
      if !meant.isEmpty { problem.help = meant }
      return problem
    }
  }

  private func present(_ value: JSONValue) -> JSONValue {
    if case .text(let word) = value, let name = renamed[word] { .text(name) } else { value }
  }

  /// The same field, seen from the value that holds `Root`.
  public func inside<Whole>(
    _ name: String, get whole: @escaping @Sendable (Whole) -> Root,
    set put: @escaping @Sendable (inout Whole, Root) -> Void
  ) -> Parameter<Whole> {
    var field = Parameter<Whole>(
      path: "\(name).\(path)", domain: domain, help: help, rival: rival.map { "\(name).\($0)" }, renamed: renamed,
      find: { find(whole($0)) }
    ) {
      var part = whole($0)
      guard assign(&part, $1) else { return false }
      put(&$0, part)
      return true
    }
    (field.label, field.role, field.usual) = (label, role, usual)
    return field
  }
}
