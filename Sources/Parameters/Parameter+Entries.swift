import Notation

/// A step of a path: a list entry, or a record's field.
public enum FieldStep: Hashable, Sendable {
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
  public func isThere(in root: Root) -> Bool { reading.value(root, []) != nil }

  private func inner(_ step: FieldStep) -> Parameter<Root>? {
    let outer = reading.value
    switch step {
    case .entry(let index):
      guard let item = domain.list?.of else { return nil }
      return inner(step, "\(path).\(index)", item, help, label: domain.entryRecord?.noun ?? label) { root, value in
        guard case .list(var items) = outer(root, []), items.indices.contains(index) else { return nil }
        items[index] = value
        return .list(items)
      }
    case .field(let name):
      guard let shape = domain.record, let field = shape.field(name) else { return nil }
      var inner = inner(step, "\(path).\(name)", field.domain, field.help, label: field.label) { root, value in
        outer(root, []).flatMap { shape.record($0.object == nil ? shape.standard : $0, with: value, in: name) }
      }
      (inner.role, inner.usual) = (field.role, field.usual)
      inner.standard = shape.value(of: name, in: shape.standard)
      let (place, around) = (path, surroundings)
      inner.surroundings = { root in
        (outer(root, []).map(shape.combinationProblems) ?? []).map { $0.inside(place) } + around(root)
      }
      return inner
    }
  }

  /// - Parameter changed: This field's own value with another one inside it.
  private func inner(
    _ step: FieldStep, _ path: String, _ domain: Domain, _ help: String, label: String,
    changed: @escaping @Sendable (Root, JSONValue) -> JSONValue?
  ) -> Parameter<Root> {
    let set = assign
    var field = Parameter(path: path, domain: domain, help: help, reading: reading.inner(step)) { root, value in
      changed(root, value).map { set(&root, $0) } ?? false
    }
    field.label = label
    field.surroundings = surroundings
    let outer = self
    field.outerProblems = { root, value in
      guard let whole = outer.reading.value(root, [])?.replacing(step, with: value) else { return [] }
      let problems = outer.problems(with: whole)
      return problems.isEmpty ? outer.outerProblems(root, whole) : problems
    }
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

extension JSONValue {
  /// The value with another one at a step. Nil if there is no such place.
  fileprivate func replacing(_ step: FieldStep, with value: JSONValue) -> JSONValue? {
    switch (self, step) {
    case (.list(var items), .entry(let index)):
      guard items.indices.contains(index) else { return nil }
      items[index] = value
      return .list(items)
    case (.object(let members), .field(let name)):
      return .object(members.filter { $0.key != name } + [JSONField(name, value)])
    default: return nil
    }
  }
}
