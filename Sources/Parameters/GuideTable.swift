import JSON

/// The table of a type's parameters as the guides print it, a row a field.
public func guideTable<Root: Declared>(_: Root.Type) -> String {
  let head = "| parameter | default | values | what it does |\n|---|---|---|---|\n"
  let rows = Root.parameters.map { parameter in
    let standard = JSONWriter.compact(parameter.get(Root()))
    let values = parameter.domain.description.replacing("|", with: "\\|")
    return "| `\(parameter.path)` | \(standard) | \(values) | \(parameter.help) |"
  }
  return head + rows.joined(separator: "\n") + "\n"
}
