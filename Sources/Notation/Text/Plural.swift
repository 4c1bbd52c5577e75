/// A number of things: `1 change`, `2 changes`.
///
/// - Parameter plural: The plural, if it is not the noun with an s.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
