import TestSupport
import Testing

/// Rules of the code base that the compiler does not check: imports between targets, and the form of files.
@Suite struct ArchitectureTests {
  /// External modules that each target may import. A target that is not listed imports none, so it has no clock, files
  /// or random numbers. Foundation is not allowed anywhere.
  private static let outside: [String: Set<String>] = [
    // Only for mathematics.
    "FrameStats": ["Glibc"], "Geometry": ["Glibc"], "ScrollPhysics": ["Glibc"], "PreviewKit": ["Glibc"],
    "StudioKit": ["Glibc"],
    "System": ["Glibc", "Synchronization"],
    "Decoding": ["Glibc", "Synchronization"],
    "Desktop": ["Glibc", "Synchronization"],
    "SDLBackend": ["Glibc", "Synchronization"],
    "Bench": ["Glibc", "Synchronization"],
    "parallax": ["Glibc", "Synchronization"],
  ]

  /// Constructs that end the program, hide an error or bypass a check.
  private static let forbidden = [
    " try!", " try?", "as!", "fatalError", "preconditionFailure", "TODO", "FIXME", "@unchecked Sendable",
    "nonisolated(unsafe)",
  ]

  @Test func `there are sources to look at`() {
    #expect(SourceFile.all.count > 100)
    #expect(Set(SourceFile.all.map(\.target)).isSubset(of: Manifest.own.dependencies.keys))
    #expect(Set(SourceFile.all.map(\.target)).isSuperset(of: ["Notation", "Geometry", "Effects", "Documents"]))
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

  @Test func `a target imports only what Package.swift says it depends on`() {
    let ours = Set(Manifest.own.dependencies.keys)
    for file in SourceFile.all {
      let allowed = (Manifest.own.dependencies[file.target] ?? []).union(Self.outside[file.target] ?? [])
      for module in file.imports {
        #expect(
          allowed.contains(module), "\(file) imports \(module)\(ours.contains(module) ? "" : ", which is not ours")")
      }
    }
  }

  @Test func `Package.swift says what was built`() throws {
    let built = try Manifest.built
    // Target names of system libraries, which are not built.
    let libraries = ["CSDL2", "CFriBidi", "CLCMS", "CPNG", "CZlib"]
    for target in Manifest.own.dependencies.keys where !libraries.contains(target) {
      #expect(built[target] == Manifest.own.closure(of: target), "\(target)")
    }
  }

  @Test func `ARCHITECTURE.md names every target`() throws {
    let text = try #require(Repository.text(of: "ARCHITECTURE.md"))
    let rows = text.matches(of: /\n\| \[(\w+)\]\(Sources\/(\w+)\) \|/).map { String($0.1) }
    #expect(Set(rows) == Set(Manifest.own.dependencies.keys.filter { Repository.holds("Sources/\($0)") }))
  }

  @Test func `the backend keeps its libraries to itself, and only the canvas destroys what SDL made`() {
    for file in SourceFile.all where file.target == "SDLBackend" {
      for line in file.lines where line.contains(/import (CSDL2|CCodecs|CFriBidi|CJPEG|CLCMS|CPNG|CZlib)/) {
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
      // A column is a character, so lines short in bytes need not be counted.
      let long = file.codeLines.filter { $0.line.utf8.count > 120 && $0.line.count > 120 }
      #expect(long.map(\.number) == [], "\(file)")
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
