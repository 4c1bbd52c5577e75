import Notation

/// A step of a path: a list entry, or a record's field.
enum FieldStep: Hashable, Sendable {
  case entry(Int)
  case field(String)
}

extension Parameter {
  /// A field inside this field's value, by the rest of its path: `2.ratio` or `[2].keys[0].at`. Nil if there can be no
  /// such field.
  ///
  /// It is a parameter like any other; if the list is too short, it has no value and cannot be set.
  public func inner(_ rest: Substring) -> Parameter<Root>? {
    guard let steps = Self.steps(rest), !steps.isEmpty else { return nil }
    var field = self
    for step in steps {
      guard let next = field.inner(step) else { return nil }
      field = next
    }
    return field
  }

  /// Whether every list on the path is long enough.
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
      let (place, record, outer) = (path, find, surroundings)
      inner.surroundings = { root in
        (record(root).map(shape.combinationProblems) ?? []).map { $0.inside(place) } + outer(root)
      }
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
    field.surroundings = surroundings
    return field
  }

  /// Parses `2.ratio` or `[2].ratio` into steps. Nil if it is neither.
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
