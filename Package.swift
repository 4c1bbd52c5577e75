// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // A module is compiled in one piece: types are checked once, which halves a debug build.
  .unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"],
    .when(configuration: .debug)),
]

/// SDL and the code that uses it run on the main thread.
let onTheMainThread: [SwiftSetting] = house + [.defaultIsolation(MainActor.self)]

/// Always optimized: what tests spend their time in, if that is more than optimizing takes.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A target and its allowed imports, which the build checks; `ArchitectureTests` checks those of system modules.
func target(
  _ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = house
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Nothing waits for the interface of tests, which is written with the rest of them.
let inOnePass: [SwiftSetting] = [.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .debug))]

/// The tests of a target. `data` are folders of test data, which tests read by path.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., data: [String] = [], settings: [SwiftSetting] = house
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data,
    swiftSettings: settings + inOnePass)
}

/// The tests of a target with other programs, which may use what its tests beside it have: `make test-all`.
func outerTests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(
    name: "\(name)OuterTests",
    dependencies: [.byName(name: "\(name)Tests"), "OuterSupport", "TestSupport"] + dependencies,
    path: "Tests/Outer/\(name)OuterTests", swiftSettings: house + inOnePass)
}

let outerRing: [Target] = [
  .target(name: "OuterSupport", dependencies: ["TestSupport"], path: "Tests/Outer/OuterSupport", swiftSettings: house),
  outerTests("Desktop", "Boundary", "CSDL2", "Desktop", "Geometry", "StudioKit", "System"),
  outerTests("Handoff", "Documents", "Effects", "Geometry", "Handoff", "ScrollPhysics"),
  outerTests("Program", "Notation", "System"),
  outerTests(
    "Serve", "Boundary", "Documents", "Effects", "Geometry", "Handoff", "Notation", "PreviewKit", "Serve", "System"),
]

let package = Package(
  name: "Parallax",
  products: [.library(name: "FaultyFiles", type: .dynamic, targets: ["FaultyFiles"])],
  targets: [
    target("Notation", settings: house + optimized),
    // The steps between fork and exec.
    .target(name: "CChildProcess"),
    // A call that Swift's Glibc module leaves out.
    .target(name: "CFileRange"),
    target("System", "CChildProcess", "CFileRange"),
    target("FrameStats"),
    target("Geometry", settings: house + optimized),
    target("Boundary", "Geometry", "Notation", settings: house + optimized),
    target("Parameters", "Notation", settings: house + optimized),
    target("Effects", "Notation", "Geometry", "Parameters", settings: house + optimized),
    target(
      "Bench", "FrameStats", "PreviewKit", "Documents", "Effects", "Geometry", "Boundary", "Notation"),
    target("ScrollPhysics", settings: house + optimized),
    // Rows of pixels with the widest registers of the processor, for which Swift cannot choose while it runs.
    .target(name: "CPixelRows", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    target("Images", "CPixelRows", "Geometry", "Notation", settings: house + optimized),
    target("Art", "CZlib", "Images", "Notation", settings: house + optimized),
    target("Raster", "CPixelRows", "Boundary", "Geometry", "System", settings: house + optimized),
    // The system call filter is a table of C macros.
    .target(name: "CConfinement"),
    target("Decoding", "CConfinement", "Images", "System"),
    target(
      "Documents", "Art", "Notation", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Boundary",
      settings: house + optimized),
    target("Measure", "ScrollPhysics", settings: house + optimized),
    target(
      "Match", "Boundary", "Documents", "Effects", "Geometry", "Measure", "Notation", "Parameters", "PreviewKit",
      "ScrollPhysics", settings: house + optimized),
    target(
      "Handoff", "Documents", "Effects", "Geometry", "Parameters", "ScrollPhysics", "Notation",
      settings: house + optimized),
    .systemLibrary(name: "CQREncode"),
    target("Serve", "CQREncode", "Documents", "Notation", "System"),
    target(
      "PreviewKit", "Documents", "Parameters", "Effects", "FrameStats", "Geometry", "ScrollPhysics", "Boundary",
      "Notation", settings: house + optimized),
    target(
      "Judge", "Boundary", "Documents", "Effects", "Geometry", "Notation", "Parameters", "PreviewKit", "ScrollPhysics",
      settings: house + optimized),
    target(
      "StudioKit", "Art", "PreviewKit", "Documents", "Effects", "Parameters", "FrameStats",
      "ScrollPhysics", "Boundary", "Geometry", "Notation", "Handoff", settings: house + optimized),
    target(
      "Desktop", "Art", "Boundary", "StudioKit", "Documents", "Effects", "Geometry",
      "Handoff", "Images", "System"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CFriBidi"),
    .systemLibrary(name: "CLCMS"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CZlib"),
    // The JPEG library reports errors by longjmp, which Swift cannot catch.
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    // Libraries opened by name at run time: their functions are pointers.
    .target(name: "CCodecs"),
    .target(name: "CAllocations"),
    target(
      "SDLBackend", "CCodecs", "CFriBidi", "CJPEG", "CLCMS", "CPNG", "CSDL2", "CZlib",
      "Art", "Images", "Boundary", "Decoding", "Geometry",
      "Raster",
      "System",
      settings: onTheMainThread + optimized),
    .executableTarget(
      name: "parallax",
      dependencies: [
        "Art", "Bench", "Images", "Boundary", "CAllocations", "Decoding", "Desktop", "Documents", "Effects",
        "StudioKit",
        "System",
        "FrameStats", "Geometry", "Handoff", "Judge", "Match", "Notation", "Measure", "Parameters", "PreviewKit",
        "SDLBackend", "ScrollPhysics", "Serve",
      ], swiftSettings: onTheMainThread),
    tests("Notation", "TestSupport"),
    tests("System", "TestSupport"),
    tests("Bench", "FrameStats", "Notation", "TestSupport"),
    tests("Images", "Notation", "TestSupport"),
    tests("Art", "CZlib", "TestSupport", settings: house + optimized),
    tests("Decoding", "Images", "System", "ConfinedTrial", "TestSupport"),
    // A child that tries forbidden actions, and one that fails in every way.
    .executableTarget(
      name: "ConfinedTrial", dependencies: ["Decoding", "Images"], path: "Tests/ConfinedTrial",
      swiftSettings: house),
    tests("Measure", "ScrollPhysics", "TestSupport", settings: house + optimized),
    tests(
      "Match", "Boundary", "Documents", "Effects", "FrameStats", "Geometry", "Notation", "PreviewKit", "TestSupport",
      settings: house + optimized),
    tests("FrameStats", "TestSupport"),
    tests("ScrollPhysics", "TestSupport", data: ["Vectors"]),
    tests(
      "StudioKit", "Art", "Boundary", "TestSupport", "Documents", "Effects", "FrameStats", "Geometry", "Notation",
      "Parameters",
      "PreviewKit", "ScrollPhysics", "Handoff"),
    tests(
      "parallax", "Art", "Bench", "Boundary", "CAllocations", "CSDL2", "Decoding", "Desktop", "Documents", "Effects",
      "StudioKit",
      "FrameStats", "Geometry", "Images", "Judge", "Notation", "PreviewKit", "SDLBackend", "ScrollPhysics", "System",
      "TestSupport", "WindowTrial",
      data: ["Goldens"],
      settings: onTheMainThread + optimized),
    // Runs the built program and imports nothing of it, so its tests run in parallel.
    .testTarget(
      name: "ProgramTests", dependencies: ["parallax", "Notation", "TestSupport"], swiftSettings: house + inOnePass),
    tests(
      "Handoff", "Documents", "Effects", "Geometry", "Notation", "Parameters", "TestSupport",
      data: ["Goldens", "Stubs"]),
    tests(
      "SDLBackend", "CLCMS", "CSDL2", "Images", "Boundary", "Decoding", "TestSupport", "Geometry", "Raster",
      "System", settings: onTheMainThread),
    .target(
      name: "TestSupport",
      dependencies: [
        "Decoding", "Documents", "Effects", "FrameStats", "Geometry", "Handoff", "Notation", "Parameters", "System",
      ],
      path: "Tests/TestSupport",
      swiftSettings: house + optimized),
    tests("Geometry", "TestSupport"),
    tests("Raster", "Boundary", "CPixelRows", "Geometry", "TestSupport", settings: house + optimized),
    tests("Boundary", "Geometry", "TestSupport"),
    tests(
      "Desktop", "Art", "Boundary", "DeafTrial", "FaultTrial", "StudioKit", "Documents", "Effects", "System",
      "TestSupport"),
    .executableTarget(
      name: "DeafTrial", dependencies: ["Desktop"], path: "Tests/DeafTrial", swiftSettings: house),
    // The studio with files but without a window, and a library that makes file calls fail, loaded before the C
    // library.
    .executableTarget(
      name: "FaultTrial",
      dependencies: ["Boundary", "Desktop", "Documents", "FrameStats", "Geometry", "Notation", "StudioKit", "System"],
      path: "Tests/FaultTrial", swiftSettings: house),
    .target(name: "FaultyFiles", path: "Tests/FaultyFiles"),
    // The window under random events, for comparing two builds.
    .executableTarget(
      name: "WindowTrial",
      dependencies: ["Boundary", "Desktop", "Documents", "Geometry", "Handoff", "PreviewKit", "StudioKit"],
      path: "Tests/WindowTrial", swiftSettings: house),
    tests(
      "Judge", "Boundary", "Documents", "Effects", "Geometry", "Notation", "PreviewKit", "TestSupport",
      settings: house + optimized),
    tests(
      "PreviewKit", "Boundary", "CAllocations", "Documents", "Effects", "Geometry", "Notation", "Parameters",
      "ScrollPhysics", "TestSupport"),
    tests(
      "Documents", "Art", "Boundary", "Notation", "Parameters", "Effects", "Geometry", "ScrollPhysics", "TestSupport",
      data: ["Goldens"]
    ),
    tests("Parameters", "Notation", "TestSupport"),
    tests(
      "Serve", "Boundary", "Documents", "Effects", "Geometry", "Handoff", "Notation", "PreviewKit", "System",
      "TestSupport"),
    tests(
      "Effects", "Geometry", "Parameters", "Notation", "TestSupport", "CAllocations", data: ["Vectors", "Goldens"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: house + inOnePass),
  ] + (Context.environment["PARALLAX_RING"] == "outer" ? outerRing : []),
  swiftLanguageModes: [.v6]
)
