import TestSupport
import Testing

/// Rules of the code base that neither the compiler nor the formatter checks: system modules, and the form of files.
@Suite struct ArchitectureTests {
  /// External modules that each target may import. A target that is not listed imports none, so it has no clock, files
  /// or random numbers. Foundation is not allowed anywhere.
  private static let outside: [String: Set<String>] = [
    // Only for mathematics.
    "FrameStats": ["Glibc"], "Geometry": ["Glibc"], "ScrollPhysics": ["Glibc"], "PreviewKit": ["Glibc"],
    "Images": ["Glibc"], "Judge": ["Glibc"],
    "System": ["Glibc", "Synchronization"],
    // Only for what is kept once it was worked out.
    "Documents": ["Synchronization"], "Handoff": ["Synchronization"], "StudioKit": ["Glibc", "Synchronization"],
    // Threads that draw.
    "Raster": ["Glibc", "Synchronization"],
    "Decoding": ["Glibc", "Synchronization"],
    "Desktop": ["Glibc", "Synchronization"],
    "SDLBackend": ["Glibc", "Synchronization"],
    "Bench": ["Glibc", "Synchronization"],
    "Serve": ["Glibc"],
    "parallax": ["Glibc", "Synchronization"],
  ]

  /// Constructs that end the program, hide an error or bypass a check.
  private static let forbidden = [
    " try!", " try?", "as!", "fatalError", "preconditionFailure", "TODO", "FIXME", "@unchecked Sendable",
    "nonisolated(unsafe)",
  ]

  /// Our own targets, by their folders.
  private static let targets = Set(Repository.files(in: "Sources", ending: "").map { String($0.prefix { $0 != "/" }) })

  @Test func `a target imports the system only where it may`() {
    #expect(SourceFile.all.count > 100)
    for file in SourceFile.all {
      let allowed = Self.outside[file.target] ?? []
      // The build checks imports of our own targets against Package.swift.
      for module in file.imports where !Self.targets.contains(module) {
        #expect(allowed.contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test func `ARCHITECTURE.md names every target`() throws {
    let text = try #require(Repository.text(of: "ARCHITECTURE.md"))
    let rows = text.matches(of: /\n\| \[(\w+)\]\(Sources\/(\w+)\) \|/).map { String($0.1) }
    #expect(Set(rows) == Self.targets)
  }

  @Test func `only the canvas destroys what SDL made`() {
    for file in SourceFile.all where file.target == "SDLBackend" && !file.path.contains("/Canvas") {
      for word in ["SDL_DestroyTexture", "SDL_DestroyRenderer", "SDL_DestroyWindow"] {
        #expect(file.places(of: word) == [])
      }
    }
  }

  @Test func `nothing ends the program, hides an error or is left for later`() {
    for file in SourceFile.all {
      for word in Self.forbidden { #expect(file.places(of: word) == []) }
    }
  }

  @Test func `a file is named after the type in it`() {
    for file in SourceFile.all where file.target != "parallax" {
      let subject = String(file.name.prefix { $0 != "+" })
      if file.name.contains("+") {
        #expect((file.types + file.extended).contains(subject), "\(file) extends no \(subject)")
      } else if !file.types.isEmpty {
        #expect(file.types.contains(subject), "\(file) declares \(file.types) and no \(subject)")
      }
    }
  }

  @Test func `the parts of the window are one list, and the window names only those that have the keys`() {
    let files = SourceFile.all.filter { $0.target == "StudioKit" }
    let parts = files.flatMap(\.types).filter { $0.hasSuffix("Part") && $0.count > 4 }
    #expect(parts.count > 10)
    for file in files where file.name != "WindowParts" {
      #expect(parts.count { file.text.contains("\($0)()") } <= 1, "\(file) lists parts")
    }
    let names = files.flatMap { $0.text.matches(of: /(\w+): PartName = "/).map { String($0.1) } }
    #expect(names.count > 10)
    for file in files where ["Window", "EventRoute", "PartStack", "Painting", "Part", "Room"].contains(file.name) {
      for name in names where !["stage", "panel", "sheet"].contains(name) {
        #expect(!file.text.contains(".\(name)\n") && !file.text.contains("[.\(name)]"), "\(file) names \(name)")
      }
    }
  }

  @Test func `parts of the window answer with intents, and do not write to the studio`() {
    let parts = SourceFile.all.filter { file in
      file.target == "StudioKit" && (file.name == "Part" || file.types.contains { $0.hasSuffix("Part") })
    }
    #expect(parts.count > 10)
    for file in parts { #expect(file.places(of: "inout Studio") == [] && file.places(of: "inout SessionState") == []) }
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
