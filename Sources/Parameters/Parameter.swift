import Notation

/// A field of `Root`, declared once: the file, `--set`, the panel, undo and the guide all use this.
public struct Parameter<Root>: Sendable {
  public let path: String
  /// The stored property; nil for a field inside another field's value.
  let field: (any PartialKeyPath<Root> & Sendable)?
  public let domain: Domain
  /// The purpose of the field, in a sentence.
  public let help: String
  /// The label in the panel.
  public internal(set) var label: String
  /// The role of the field, for code that does not know the effect.
  public internal(set) var role: ParameterRole?
  /// The commonly useful part of its range, which a slider shows.
  public internal(set) var usual: ClosedRange<Double>?
  /// The words for null, where it does not mean that something is off.
  public internal(set) var unset: String?
  /// The default of a field inside a record, independent of what holds the record. Nil for other fields.
  public internal(set) var standard: JSONValue?
  /// The fields that this one replaces: setting one of them clears the others, and a file may contain only one.
  public let rivals: [String]
  let reading: Reading
  let assign: @Sendable (inout Root, JSONValue) -> Bool
  /// The problems of the records around a field inside another field's value: their fields may not go together.
  var surroundings: @Sendable (Root) -> [FieldProblem] = { _ in [] }
  /// The problems of the values around a field inside another field's value, if it had a value.
  var outerProblems: @Sendable (Root, JSONValue) -> [FieldProblem] = { _, _ in [] }
  /// Names from older files, and their current names.
  private let renamed: [String: String]

  init(
    path: String, field: (any PartialKeyPath<Root> & Sendable)? = nil, domain: Domain, help: String,
    rivals: [String] = [], renamed: [String: String] = [:],
    reading: Reading, assign: @escaping @Sendable (inout Root, JSONValue) -> Bool
  ) {
    self.renamed = renamed
    self.path = path
    self.field = field
    label = fieldLabel(path)
    self.domain = domain
    self.help = help
    self.rivals = rivals
    self.reading = reading
    self.assign = assign
  }
}

extension Parameter {
  /// How a field's value is read, and no more of it than is asked for.
  struct Reading: Sendable {
    /// The value, or the one inside it after some steps. Nil if there is none: a list on the path is too short.
    let value: @Sendable (Root, ArraySlice<FieldStep>) -> JSONValue?
    /// Whether two have different values.
    let differs: @Sendable (Root, Root) -> Bool
  }
}

extension Parameter.Reading {
  init<V: ParameterValue>(_ field: any KeyPath<Root, V> & Sendable) {
    self.init(value: { $0[keyPath: field].value(at: $1) }, differs: { $0[keyPath: field] != $1[keyPath: field] })
  }

  /// The same of a value that contains `Root`.
  func inside<Whole>(_ part: @escaping @Sendable (Whole) -> Root) -> Parameter<Whole>.Reading {
    Parameter<Whole>.Reading(value: { value(part($0), $1) }, differs: { differs(part($0), part($1)) })
  }

  /// The value inside this one after a step.
  func inner(_ step: FieldStep) -> Self {
    let value = value
    return Self(value: { value($0, [step] + $1) }, differs: { value($0, [step]) != value($1, [step]) })
  }
}

/// The role of a field in its effect.
public enum ParameterRole: Hashable, Sendable {
  /// The ratio: speed of the moving layer divided by the content's.
  case speed
  /// Determines the ratio by another number, or follows from it.
  case derived
  /// Height of a row, if the scene does not set its rows itself.
  case rowHeight
  /// One of the scene's pictures.
  case picture
  /// An offset from rest, in points.
  case offset
  /// Takes effect while the content is pulled past its edge.
  case pull
  /// A text of one line or more.
  case lines
  /// For editing alone, as a name by which the entry is found again: has no control of its own.
  case editing
}

extension Parameter {
  /// The same field with a label other than its name in files.
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

  /// The same field with words for null: `As the preset`.
  public func unset(_ words: String) -> Self {
    var parameter = self
    parameter.unset = words
    return parameter
  }

  public func usually(_ range: ClosedRange<Double>) -> Self {
    var parameter = self
    parameter.usual = range
    return parameter
  }
}

/// The label derived from a path: `insets.rowHeight` becomes `Row height`.
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
    self.init(path: name, field: field, domain: domain, help: help, reading: Reading(field)) { root, value in
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
      path: name, field: field, domain: V.domain, help: help, renamed: V.formerNames.mapValues(\.rawValue),
      reading: Reading(field)
    ) { root, value in
      guard let new = V(value) else { return false }
      root[keyPath: field] = new
      return true
    }
  }

  /// One of two fields for the same property in different units. Setting it clears its rival; clearing it (null)
  /// restores the rival to `fallback`, so that one of them is always set.
  public init<V: ParameterValue, R: ParameterValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V?> & Sendable, or rival: String,
    _ other: any WritableKeyPath<Root, R?> & Sendable, fallback: R, _ domain: Domain, _ help: String
  ) {
    self.init(name, field, or: [rival], domain, help) { root, isSet in
      root[keyPath: other] = isSet ? nil : root[keyPath: other] ?? fallback
    }
  }

  /// One of several fields for the same property.
  ///
  /// - Parameter settle: Clears the others when this one is set; sets one of them when it is cleared.
  public init<V: ParameterValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V?> & Sendable, or rivals: [String], _ domain: Domain,
    _ help: String, settle: @escaping @Sendable (inout Root, _ isSet: Bool) -> Void
  ) {
    self.init(
      path: name, field: field, domain: .either(domain, .null), help: help, rivals: rivals, reading: Reading(field)
    ) { root, value in
      guard let new = V?(value) else { return false }
      root[keyPath: field] = new
      settle(&root, new != nil)
      return true
    }
  }

  public func get(_ root: Root) -> JSONValue { reading.value(root, []) ?? .null }

  /// The change of the field from one value to another. Nil if there is none.
  public func change(from old: Root, to new: Root) -> Change? {
    guard reading.differs(old, new) else { return nil }
    let change = Change(path: path, old: get(old), new: get(new))
    return change.old == change.new ? nil : change
  }

  /// Sets the field, or returns the reasons why not, as a file with this value has them.
  public func change(_ value: JSONValue, on root: inout Root) -> [FieldProblem] {
    var changed = root
    if let problem = set(value, on: &changed) {
      let problems = [problems(with: value), outerProblems(root, value)].first { !$0.isEmpty }
      return problems ?? [problem]
    }
    let problems = surroundings(changed)
    if problems.isEmpty { root = changed }
    return problems
  }

  /// Sets the field, or returns the reason why not. The reader adds line and column.
  public func set(_ value: JSONValue, on root: inout Root) -> FieldProblem? {
    if let problem = problems(with: value).first { return problem }
    return assign(&root, present(value)) ? nil : FieldProblem(path: path, message: "\(value.short) is not \(domain)")
  }

  /// The problems of a value: several if several list entries are wrong, none if it is allowed.
  public func problems(with value: JSONValue) -> [FieldProblem] {
    domain.problems(with: present(value)).map { problem in
      var problem = problem.inside(path)
      // A former name may be mistyped as well.
      let meant = problem.path == path ? domain.suggestion(for: value, or: renamed.keys.sorted()) : ""
      if !meant.isEmpty { problem.help = meant }
      return problem
    }
  }

  private func present(_ value: JSONValue) -> JSONValue {
    if case .text(let word) = value, let name = renamed[word] { .text(name) } else { value }
  }

  /// The same field, as a field of the value that contains `Root`.
  public func inside<Whole>(
    _ name: String, get whole: @escaping @Sendable (Whole) -> Root,
    set put: @escaping @Sendable (inout Whole, Root) -> Void
  ) -> Parameter<Whole> {
    var field = Parameter<Whole>(
      path: "\(name).\(path)", domain: domain, help: help, rivals: rivals.map { "\(name).\($0)" }, renamed: renamed,
      reading: reading.inside(whole)
    ) {
      var part = whole($0)
      guard assign(&part, $1) else { return false }
      put(&$0, part)
      return true
    }
    (field.label, field.role, field.usual, field.unset) = (label, role, usual, unset)
    field.surroundings = { root in surroundings(whole(root)).map { $0.inside("\(name).") } }
    field.outerProblems = { root, value in outerProblems(whole(root), value).map { $0.inside("\(name).") } }
    return field
  }
}
