import Testing

/// The rules of the house that no compiler holds: who may import whom, and how a file looks.
@Suite struct ArchitectureTests {
  /// What each target may import. `*` is everything of ours.
  private static let allowed: [String: Set<String>] = [
    "Text": [],
    "JSON": [],
    "System": ["Glibc"],
    "Geometry": [],
    "FrameStats": [],
    "ImageHeaders": [],
    "ScrollPhysics": ["Glibc"],
    "Boundary": ["Geometry"],
    "Parameters": ["JSON"],
    "Effects": ["Geometry", "Parameters"],
    "Documents": ["JSON", "Parameters", "Effects", "Geometry", "ScrollPhysics", "ImageHeaders", "Boundary"],
    "PreviewKit": ["Documents", "Parameters", "Effects", "Geometry", "ScrollPhysics", "Boundary", "Glibc"],
    "StudioKit": [
      "PreviewKit", "Documents", "Effects", "Boundary", "FrameStats", "Geometry", "Parameters", "JSON", "Glibc",
    ],
    "Inspector": [
      "CImGui", "StudioKit", "PreviewKit", "Documents", "Effects", "Parameters", "ScrollPhysics", "Boundary",
      "Geometry",
      "JSON",
      "Glibc",
    ],
    "Decoding": ["CConfinement", "ImageHeaders", "System", "Glibc", "Synchronization"],
    "Bench": ["FrameStats", "PreviewKit", "Documents", "Effects", "Geometry", "Boundary", "JSON", "Text"],
    "Desktop": ["StudioKit", "Documents", "Geometry", "ImageHeaders", "System", "Glibc", "Synchronization"],
    "SDLBackend": ["CSDL2", "Boundary", "Geometry", "ImageHeaders", "System", "Glibc", "Synchronization"],
  ]

  /// They may import everything of ours, the counter of the bench and Glibc.
  private static let executables: Set = ["parallax"]

  /// What would end the program, hide an error or promise what nobody checks.
  private static let forbidden = [
    " try!", " try?", "as!", "fatalError", "preconditionFailure", "TODO", "FIXME", "@unchecked Sendable",
    "nonisolated(unsafe)",
  ]

  @Test func `there are sources to look at`() {
    #expect(SourceFile.all.count > 100)
    #expect(Set(SourceFile.all.map(\.target)).isSuperset(of: ["JSON", "Geometry", "Effects", "Documents"]))
  }

  @Test func `imports and types are found however they are spelled`() {
    let text = """
      internal import CSDL2
      @preconcurrency import Foundation  // for dates
      import struct Glibc.timespec
      // import Nothing
      public struct One {}
      @MainActor package final class Two {
        struct Inside {}
      }
      private enum Own {}
      public indirect enum Three {}
      extension [Layer] {}
      public extension Rect {}
      """
    let file = SourceFile(target: "T", path: "T/One+Two.swift", text: text, lines: text.split(separator: "\n"))
    #expect(file.imports == ["CSDL2", "Foundation", "Glibc"])
    #expect(file.types == ["One", "Two", "Three"])
    #expect(file.extended == ["Layer", "Rect"])
    #expect(file.name == "One+Two")
    #expect(file.places(of: "Nothing") == ["T/One+Two.swift:4 // import Nothing"])
  }

  @Test func `a target imports only what lies below it`() {
    for file in SourceFile.all where !Self.executables.contains(file.target) {
      guard let allowed = Self.allowed[file.target] else {
        Issue.record("\(file.target) is not in the table of who may import whom")
        continue
      }
      for module in file.imports { #expect(allowed.contains(module), "\(file) imports \(module)") }
    }
    let known = Self.allowed.keys + ["CAllocations", "CSDL2", "Glibc"]
    for file in SourceFile.all where Self.executables.contains(file.target) {
      for module in file.imports { #expect(known.contains(module), "\(file) imports \(module)") }
    }
  }

  @Test func `the table has no circle`() {
    var settled: Set<String> = []
    while let next = Self.allowed.first(where: { name, below in
      !settled.contains(name) && below.allSatisfy { Self.allowed[$0] == nil || settled.contains($0) }
    }) {
      settled.insert(next.key)
    }
    #expect(settled == Set(Self.allowed.keys))
  }

  @Test func `the backend keeps SDL to itself, and only the canvas destroys what SDL made`() {
    for file in SourceFile.all where file.target == "SDLBackend" {
      for line in file.lines where line.contains("import CSDL2") {
        #expect(line.hasPrefix("internal import") || line.hasPrefix("private import"), "\(file): \(line)")
      }
      guard !file.path.contains("/Canvas") else { continue }
      for word in ["SDL_DestroyTexture", "SDL_DestroyRenderer", "SDL_DestroyWindow"] {
        #expect(file.places(of: word) == [])
      }
    }
  }

  @Test func `no line is longer than 120 columns`() {
    for file in SourceFile.all {
      // A column is a character; lines short in bytes need not be counted.
      let long = file.codeLines.filter { $0.line.utf8.count > 120 && $0.line.count > 120 }
      // What is handed over is written as it will be read elsewhere.
      if !file.path.contains("/Handoff/") { #expect(long.map(\.number) == [], "\(file)") }
    }
  }

  @Test func `nothing ends the program, hides an error or is left for later`() {
    for file in SourceFile.all {
      for word in Self.forbidden { #expect(file.places(of: word) == []) }
    }
  }

  @Test func `a file is named after the type in it`() {
    for file in SourceFile.all where !Self.executables.contains(file.target) {
      let subject = String(file.name.prefix { $0 != "+" })
      if file.name.contains("+") {
        #expect((file.types + file.extended).contains(subject), "\(file) extends no \(subject)")
      } else if !file.types.isEmpty {
        #expect(file.types.contains(subject), "\(file) declares \(file.types) and no \(subject)")
        #expect(file.types.count <= 2, "\(file) declares \(file.types)")
      }
    }
  }

  @Test func `no target bears the name of a type in it`() {
    for file in SourceFile.all { #expect(!file.types.contains(file.target), "\(file)") }
  }

  @Test func `every type says what it is`() {
    for file in SourceFile.all {
      for (line, before) in zip(file.lines.dropFirst(), file.lines) where line.hasPrefix("public ") {
        guard line.contains(/\b(struct|enum|class|protocol)\b/) else { continue }
        #expect(before.hasPrefix("///") || before.hasPrefix("@"), "\(file): \(line)")
      }
    }
  }
}
