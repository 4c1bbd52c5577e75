// swift-tools-version: 6.2
import PackageDescription

// The program that draws Resources/Pictures: a separate package, so that building Parallax does not build it.

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Pictures",
  targets: [
    .target(name: "Art", swiftSettings: house),
    .systemLibrary(name: "CSDLImage"),
    .executableTarget(name: "make-pictures", dependencies: ["Art", "CSDLImage"], swiftSettings: house),
    .testTarget(name: "ArtTests", dependencies: ["Art"], exclude: ["Catalog/Digests.txt"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
