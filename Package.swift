// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// SDL lives on one thread, and so does what touches it.
let onTheMainThread: [SwiftSetting] = house + [.defaultIsolation(MainActor.self)]

/// Optimized wherever it is built: loops over every pixel, for which tests would wait otherwise.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A target of ours and the targets that it may import. `ArchitectureTests` holds the import lines to the same table.
func target(
  _ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = house
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a target. `data` are folders of figures beside them, which tests read by their path.
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
    // The filter of system calls is a table of C macros.
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
    // A signal handler and what it writes: nothing that Swift may do there.
    .target(name: "CCrashNote"),
    target(
      "Desktop", "Boundary", "CCrashNote", "CDBus", "Export", "StudioKit", "Documents", "Effects", "Geometry",
      "Handoff", "ImageHeaders", "System"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CFriBidi"),
    .systemLibrary(name: "CLCMS"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CZlib"),
    // Errors of the JPEG library come by longjmp, which Swift cannot catch.
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    // Libraries that are opened by name at run time: their functions are pointers.
    .target(name: "CCodecs"),
    // Its headers lie in two folders that only pkg-config knows.
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
    // A child that tries what it must not, and one that behaves as badly as it can.
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
    // The built program, run as anybody runs it: nothing of it is imported, so its runs need not wait for each other.
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
    // The studio and its files without a window, and what makes its calls about files fail: loaded before the C library.
    .executableTarget(
      name: "FaultTrial",
      dependencies: ["Boundary", "Desktop", "Documents", "FrameStats", "Geometry", "JSON", "StudioKit", "System"],
      path: "Tests/FaultTrial", swiftSettings: house),
    .target(name: "FaultyFiles", path: "Tests/FaultyFiles"),
    // The window under random events, for comparing two builds.
    .executableTarget(
      name: "WindowTrial", dependencies: ["Boundary", "Documents", "Geometry", "PreviewKit", "StudioKit"],
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
