// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// SDL and the code that uses it run on the main thread.
let onTheMainThread: [SwiftSetting] = house + [.defaultIsolation(MainActor.self)]

/// Always optimized: loops over every pixel that would slow down tests.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A target and its allowed imports. `ArchitectureTests` checks the import lines against the same table.
func target(
  _ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = house
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a target. `data` are folders of test data, which tests read by path.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., data: [String] = [], settings: [SwiftSetting] = house
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data, swiftSettings: settings)
}

let package = Package(
  name: "Parallax",
  products: [.library(name: "FaultyFiles", type: .dynamic, targets: ["FaultyFiles"])],
  targets: [
    target("Text"),
    target("JSON", "Text"),
    target("System"),
    target("FrameStats"),
    target("Geometry"),
    target("Boundary", "Geometry", "Text"),
    target("Controls", "Boundary", "Geometry"),
    target("Parameters", "JSON", "Text"),
    target("Effects", "JSON", "Geometry", "Parameters", "Text"),
    target(
      "Bench", "FrameStats", "PreviewKit", "Documents", "Effects", "Geometry", "Boundary", "JSON", "Text"),
    target("ScrollPhysics"),
    target("ImageHeaders"),
    target("Bitmaps", "ImageHeaders", settings: house + optimized),
    target("Raster", "Boundary", "Geometry", settings: house + optimized),
    // The system call filter is a table of C macros.
    .target(name: "CConfinement"),
    target("Decoding", "CConfinement", "ImageHeaders", "System"),
    target("Documents", "JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Boundary", "Text"),
    target("Films", "System"),
    target("Measure", "ScrollPhysics", settings: house + optimized),
    target("Handoff", "Documents", "Effects", "Geometry", "ScrollPhysics", "Text"),
    target(
      "PreviewKit", "Documents", "Parameters", "Effects", "FrameStats", "Geometry", "ScrollPhysics", "Boundary", "JSON",
      "Text"),
    target("Export", "Documents", "Effects", "Handoff", "PreviewKit", "JSON"),
    target(
      "StudioKit", "Controls", "Export", "PreviewKit", "Documents", "Effects", "Parameters", "FrameStats",
      "ScrollPhysics", "Boundary", "Geometry", "JSON", "Text", "Handoff"),
    // A signal handler and its output, which are not possible in Swift.
    .target(name: "CCrashNote"),
    target(
      "Desktop", "Boundary", "CCrashNote", "CDBus", "Export", "StudioKit", "Documents", "Effects", "Geometry",
      "Handoff", "ImageHeaders", "System"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CFriBidi"),
    .systemLibrary(name: "CLCMS"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CZlib"),
    // The JPEG library reports errors by longjmp, which Swift cannot catch.
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    // Libraries opened by name at run time: their functions are pointers.
    .target(name: "CCodecs"),
    // Its headers are in two folders that only pkg-config knows.
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1"),
    .target(name: "CAllocations"),
    target(
      "SDLBackend", "CCodecs", "CFriBidi", "CJPEG", "CLCMS", "CPNG", "CSDL2", "CZlib",
      "Bitmaps", "Boundary", "Decoding", "Geometry",
      "ImageHeaders", "Raster",
      "System",
      settings: onTheMainThread + optimized),
    .executableTarget(
      name: "parallax",
      dependencies: [
        "Bench", "Bitmaps", "Boundary", "CAllocations", "Decoding", "Desktop", "Documents", "Effects", "Export",
        "Films",
        "FrameStats", "Geometry", "Handoff", "JSON", "Measure", "Parameters", "PreviewKit", "SDLBackend",
        "ScrollPhysics",
        "StudioKit",
        "System", "Text",
      ], swiftSettings: onTheMainThread),
    tests("Text"),
    tests("JSON", "TestSupport"),
    tests("System"),
    tests("Bench", "FrameStats", "JSON"),
    tests("ImageHeaders", "TestSupport"),
    tests("Decoding", "ImageHeaders", "System", "ConfinedTrial"),
    // A child that tries forbidden actions, and one that fails in every way.
    .executableTarget(
      name: "ConfinedTrial", dependencies: ["Decoding", "ImageHeaders"], path: "Tests/ConfinedTrial",
      swiftSettings: house),
    tests("Films", "System", "TestSupport"),
    tests("Measure", "ScrollPhysics", "TestSupport", settings: house + optimized),
    tests("FrameStats", "TestSupport"),
    tests("ScrollPhysics", "TestSupport", data: ["Vectors"]),
    tests(
      "StudioKit", "Boundary", "TestSupport", "Documents", "Effects", "FrameStats", "Geometry", "JSON", "Parameters",
      "Export", "PreviewKit", "ScrollPhysics", "Handoff", "Controls"),
    tests("Export", "Documents", "Effects", "Handoff", "JSON", "PreviewKit", "TestSupport"),
    tests(
      "parallax", "Bench", "Boundary", "CAllocations", "CSDL2", "Decoding", "Desktop", "Documents", "Effects", "Export",
      "FrameStats", "Geometry", "JSON", "PreviewKit", "SDLBackend", "ScrollPhysics", "StudioKit", "System",
      "TestSupport", "WindowTrial",
      data: ["Goldens"],
      settings: onTheMainThread + optimized),
    // Runs the built program and imports nothing of it, so its tests run in parallel.
    .testTarget(name: "ProgramTests", dependencies: ["parallax", "JSON", "TestSupport"], swiftSettings: house),
    tests("Handoff", "Documents", "Effects", "Geometry", "JSON", "TestSupport", data: ["Goldens", "Stubs"]),
    tests(
      "SDLBackend", "CLCMS", "CSDL2", "Bitmaps", "Boundary", "Decoding", "TestSupport", "Geometry", "ImageHeaders",
      "Raster",
      "System", settings: onTheMainThread + optimized),
    .target(
      name: "TestSupport",
      dependencies: [
        "Decoding", "Documents", "Effects", "FrameStats", "Geometry", "Handoff", "JSON", "Parameters", "System",
      ],
      path: "Tests/TestSupport",
      swiftSettings: house),
    tests("Geometry", "TestSupport"),
    tests("Raster", "Boundary", "Geometry", "TestSupport"),
    tests("Boundary", "Geometry", "TestSupport"),
    tests("Controls", "Boundary", "Geometry"),
    tests(
      "Desktop", "Boundary", "CDBus", "CrashingTrial", "FaultTrial", "StudioKit", "Documents", "Effects", "Export",
      "System",
      "TestSupport"),
    .executableTarget(
      name: "CrashingTrial", dependencies: ["Desktop", "StudioKit"], path: "Tests/CrashingTrial", swiftSettings: house),
    // The studio with files but without a window, and a library that makes file calls fail, loaded before the C
    // library.
    .executableTarget(
      name: "FaultTrial",
      dependencies: ["Boundary", "Desktop", "Documents", "FrameStats", "Geometry", "JSON", "StudioKit", "System"],
      path: "Tests/FaultTrial", swiftSettings: house),
    .target(name: "FaultyFiles", path: "Tests/FaultyFiles"),
    // The window under random events, for comparing two builds.
    .executableTarget(
      name: "WindowTrial",
      dependencies: ["Boundary", "Desktop", "Documents", "Geometry", "Handoff", "PreviewKit", "StudioKit"],
      path: "Tests/WindowTrial", swiftSettings: house),
    tests("PreviewKit", "Boundary", "Documents", "Effects", "Geometry", "JSON", "Parameters", "TestSupport"),
    tests(
      "Documents", "Boundary", "JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics", "TestSupport",
      data: ["Goldens"]
    ),
    tests("Parameters", "JSON", "TestSupport"),
    tests(
      "Effects", "Geometry", "Parameters", "JSON", "TestSupport", "CAllocations", "Text", data: ["Vectors", "Goldens"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
