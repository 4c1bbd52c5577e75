/// Gives each of several files a name of its own, also on file systems that ignore case.
struct UnusedNames {
  private var taken: Set<String> = []

  func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }

  /// The name, or one that ends like it.
  mutating func take(_ name: String) -> String {
    var name = name
    while !taken.insert(name.lowercased()).inserted { name = "_" + name }
    return name
  }
}
