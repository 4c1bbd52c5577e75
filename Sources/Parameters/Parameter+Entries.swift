import JSON

/// A step into a value: an entry of a list, or a field of a record.
enum FieldStep: Hashable, Sendable {
  case entry(Int)
  case field(String)
}

extension Parameter {
  /// A field inside the value of this one, by the rest of its path: `2.ratio` or `[2].keys[0].at`. Nil where the value
  /// can have no such field.
  ///
  /// It is a parameter like any other; where a list is shorter than that it has no value, and takes none.
  public func inner(_ rest: Substring) -> Parameter<Root>? {
    guard let steps = Self.steps(rest), !steps.isEmpty else { return nil }
    var field = self
    for step in steps {
      guard let next = field.inner(step) else { return nil }
      field = next
    }
    return field
  }

  /// Whether the value has a place for it: no list on the way is shorter.
  public func isThere(in root: Root) -> Bool { find(root) != nil }

  private func inner(_ step: FieldStep) -> Parameter<Root>? {
    switch step {
    case .entry(let index):
      guard let item = domain.list?.of else { return nil }
      return inner("\(path).\(index)", item, help, label: domain.entryRecord?.noun ?? label) { list in
        guard case .list(let items) = list, items.indices.contains(index) else { return nil }
        return items[index]
      } put: { list, value in
        guard case .list(var items) = list, items.indices.contains(index) else { return nil }
        items[index] = value
        return .list(items)
      }
    case .field(let name):
      guard let shape = domain.record, let field = shape.field(name) else { return nil }
      var inner = inner("\(path).\(name)", field.domain, field.help, label: field.label) {
        shape.value(of: name, in: $0)
      } put: { record, value in
        shape.record(record, with: value, in: name)
      }
      (inner.role, inner.usual) = (field.role, field.usual)
      inner.standard = shape.value(of: name, in: shape.standard)
      return inner
    }
  }

  private func inner(
    _ path: String, _ domain: Domain, _ help: String, label: String,
    take: @escaping @Sendable (JSONValue) -> JSONValue?,
    put: @escaping @Sendable (JSONValue, JSONValue) -> JSONValue?
  ) -> Parameter<Root> {
    let (outer, set) = (find, assign)
    var field = Parameter(path: path, domain: domain, help: help, find: { outer($0).flatMap(take) }) { root, value in
      guard let whole = outer(root), let changed = put(whole, value) else { return false }
      return set(&root, changed)
    }
    field.label = label
    return field
  }

  /// `2.ratio` and `[2].ratio` as steps; nil where it is neither.
  private static func steps(_ path: Substring) -> [FieldStep]? {
    var steps: [FieldStep] = []
    for word in path.split(whereSeparator: { ".[]".contains($0) }) {
      if word.allSatisfy(\.isNumber) {
        guard let index = Int(word) else { return nil }
        steps.append(.entry(index))
      } else {
        steps.append(.field(String(word)))
      }
    }
    return steps
  }
}
