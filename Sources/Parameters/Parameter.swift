import JSON
import Text

/// One field of `Root`, declared once: the file, `--set`, the panel, undo and the guide all come from it.
public struct Parameter<Root>: Sendable {
  public let path: String
  public let domain: Domain
  /// What the field does, in a sentence.
  public let help: String
  /// The field that this one stands in for: setting either clears the other, and a file may spell only one of them.
  public let rival: String?
  public let get: @Sendable (Root) -> JSONValue
  private let assign: @Sendable (inout Root, JSONValue) -> Bool
  /// Words of older files, and what they are called now.
  private let renamed: [String: String]

  init(
    path: String, domain: Domain, help: String, rival: String? = nil, renamed: [String: String] = [:],
    get: @escaping @Sendable (Root) -> JSONValue, assign: @escaping @Sendable (inout Root, JSONValue) -> Bool
  ) {
    self.renamed = renamed
    self.path = path
    self.domain = domain
    self.help = help
    self.rival = rival
    self.get = get
    self.assign = assign
  }
}

extension Parameter {
  public init<V: ParameterValue>(
    _ name: String, _ field: any WritableKeyPath<Root, V> & Sendable, _ domain: Domain, _ help: String
  ) {
    self.init(path: name, domain: domain, help: help, get: { $0[keyPath: field].value }) { root, value in
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
      get: { $0[keyPath: field].value }
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
      path: name, domain: .either(domain, .null), help: help, rival: rival, get: { $0[keyPath: field].value }
    ) { root, value in
      guard let new = V?(value) else { return false }
      root[keyPath: field] = new
      root[keyPath: other] = new == nil ? root[keyPath: other] ?? fallback : nil
      return true
    }
  }

  /// Sets the field, or says in a sentence why not. The reader adds line and column.
  public func set(_ value: JSONValue, on root: inout Root) -> FieldProblem? {
    if let problem = problems(with: value).first { return problem }
    return assign(&root, present(value)) ? nil : FieldProblem(path: path, message: "\(value.short) is not \(domain)")
  }

  /// Everything that is wrong with a value: several problems where several entries of a list are wrong, none where it
  /// fits.
  public func problems(with value: JSONValue) -> [FieldProblem] {
    domain.problems(with: present(value)).map {
      FieldProblem(path: path + $0.place, message: $0.message, help: suggestion(for: value))
    }
  }

  private func present(_ value: JSONValue) -> JSONValue {
    if case .text(let word) = value, let name = renamed[word] { .text(name) } else { value }
  }

  private func suggestion(for value: JSONValue) -> String {
    guard case .text(let word) = value else { return "" }
    if let meant = NearestName(to: word, among: domain.words + renamed.keys.sorted()) { return meant.question }
    if case .some(.number) = JSONValue(reading: word), domain.range != nil { return "Write the number without quotes." }
    return ""
  }

  /// The same field, seen from the value that holds `Root`.
  public func inside<Whole>(
    _ name: String, get whole: @escaping @Sendable (Whole) -> Root,
    set put: @escaping @Sendable (inout Whole, Root) -> Void
  ) -> Parameter<Whole> {
    Parameter<Whole>(
      path: "\(name).\(path)", domain: domain, help: help, rival: rival.map { "\(name).\($0)" }, renamed: renamed,
      get: { get(whole($0)) }
    ) {
      var part = whole($0)
      guard assign(&part, $1) else { return false }
      put(&$0, part)
      return true
    }
  }
}
