import Foundation
import TestSupport

/// The dependencies between targets according to Package.swift.
struct Manifest: Sendable {
  /// Every target with its direct dependencies.
  var dependencies: [String: Set<String>] = [:]

  /// - Parameter text: A Package.swift that lists for each target its name, then dependencies, then settings.
  init(text: String) {
    let code = text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.joined(separator: "\n")
    guard let list = code.firstRange(of: "targets: [") else { return }
    let opening = /(?:\.target|\btarget|\btests|\.executableTarget|\.systemLibrary|\.testTarget)\(/
    let entries = code[list.upperBound...].matches(of: opening)
    for (opening, next) in zip(entries, entries.dropFirst().map(\.range.lowerBound) + [code.endIndex]) {
      let kind = code[opening.range].dropLast()
      let entry = code[opening.range.upperBound..<next]
      let end = entry.firstRange(of: /settings:|swiftSettings:|data:|exclude:|path:|linkerSettings:/)?.lowerBound
      let words = entry[..<(end ?? entry.endIndex)].matches(of: /"(\w+)"/).map { String($0.1) }
      guard let name = words.first else { continue }
      let isTests = kind == "tests"
      dependencies[isTests ? "\(name)Tests" : name] = Set(isTests ? words : Array(words.dropFirst()))
    }
  }

  /// The manifest of this package.
  static let own = Manifest(text: Repository.text(of: "Package.swift") ?? "")
}

extension Manifest {
  /// The direct and indirect dependencies of a target. Tolerates cycles.
  func closure(of target: String) -> Set<String> {
    var found: Set<String> = []
    var open = dependencies[target] ?? []
    while let next = open.popFirst() {
      if found.insert(next).inserted { open.formUnion(dependencies[next] ?? []) }
    }
    return found
  }

  /// The dependencies of every target as resolved by the package manager in this build.
  static var built: [String: Set<String>] {
    get throws {
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      let file = tests.deletingLastPathComponent().appending(path: "description.json")
      struct Description: Decodable { var targetDependencyMap: [String: Set<String>] }
      return try JSONDecoder().decode(Description.self, from: Data(contentsOf: file)).targetDependencyMap
    }
  }
}
