// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target of ours and the targets that it may import. `ArchitectureTests` holds the import lines to the same table.
func target(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

/// The tests of a target. `data` are folders of figures beside them, which tests read by their path.
func tests(_ name: String, _ dependencies: Target.Dependency..., data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data, swiftSettings: house)
}

let package = Package(
  name: "Parallax",
  targets: [
    target("JSON"),
    target("Geometry"),
    target("Boundary", "Geometry"),
    target("Parameters", "JSON"),
    target("Effects", "Geometry", "Parameters"),
    target("ScrollPhysics"),
    target("Documents", "JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics"),

    .target(name: "CAllocations"),
    .target(
      name: "Chance", dependencies: ["JSON", "Parameters", "Geometry", "Effects"], path: "Tests/Chance",
      swiftSettings: house),
    tests("Geometry", "Chance"),
    tests("Boundary", "Geometry", "Chance"),
    tests("Parameters", "JSON", "Chance"),
    tests("Effects", "Geometry", "Parameters", "JSON", "Chance", "CAllocations", data: ["Vectors", "Goldens"]),
    tests("Documents", "JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Chance", data: ["Goldens"]),
    .testTarget(name: "ArchitectureTests", swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
