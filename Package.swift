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

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: house)
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
    target("ImageHeaders"),
    target("Documents", "JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Boundary"),
    target("Preview", "Documents", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Boundary"),
    target("Desktop", "Documents", "Geometry", "ImageHeaders"),
    .executableTarget(
      name: "parallax",
      dependencies: ["Desktop", "Documents", "Effects", "Geometry", "JSON", "Parameters", "Preview", "ScrollPhysics"],
      swiftSettings: house + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
