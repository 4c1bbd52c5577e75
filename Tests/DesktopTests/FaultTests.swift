import Foundation
import Glibc
import TestSupport
import Testing

/// File operations with rare failures of the disk: afterwards either the old or the new file is there, complete, and
/// the user was told which.
@Suite struct FaultTests {
  private static let trial = Program.path(of: "FaultTrial")
  private static let faults = Program.path(of: "libFaultyFiles.so")

  /// The failing call and its error; 0 for a partial transfer.
  struct Fault: Sendable, CustomTestStringConvertible {
    var call: String
    var code: Int32

    var testDescription: String { code == 0 ? "half a \(call)" : "\(call): \(String(cString: strerror(code)))" }
    /// Whether the call only has to be repeated.
    var isHarmless: Bool { code == EINTR || code == 0 }
  }

  /// One kind of failure per call by default, all of them in a long run.
  private static let faultsOfToday = isLong ? allFaults : everydayFaults

  private static let everydayFaults = [
    Fault(call: "open", code: EMFILE), Fault(call: "write", code: ENOSPC), Fault(call: "write", code: 0),
    Fault(call: "read", code: EINTR), Fault(call: "fsync", code: EIO), Fault(call: "rename", code: EACCES),
    Fault(call: "close", code: EINTR), Fault(call: "stat", code: EACCES), Fault(call: "fstat", code: EIO),
    Fault(call: "fchmod", code: EPERM), Fault(call: "mkdir", code: EACCES),
  ]

  private static let allFaults = [
    Fault(call: "open", code: EACCES), Fault(call: "open", code: EMFILE), Fault(call: "open", code: ENOSPC),
    Fault(call: "open", code: EINTR), Fault(call: "write", code: ENOSPC), Fault(call: "write", code: EIO),
    Fault(call: "write", code: EINTR), Fault(call: "write", code: 0), Fault(call: "read", code: EIO),
    Fault(call: "read", code: EINTR), Fault(call: "read", code: 0), Fault(call: "fsync", code: EIO),
    Fault(call: "fsync", code: ENOSPC), Fault(call: "fsync", code: EINTR), Fault(call: "rename", code: EIO),
    Fault(call: "rename", code: EACCES), Fault(call: "close", code: EIO), Fault(call: "close", code: EINTR),
    Fault(call: "stat", code: EACCES), Fault(call: "fstat", code: EIO), Fault(call: "fchmod", code: EPERM),
    Fault(call: "mkdir", code: EACCES),
  ]

  private static let old = #"{ "parallax": 1, "effect": "map-crop", "title": "old", "content": { "rows": 7 } }"#

  private static let picture = Repository.url("Tests/parallaxTests/Goldens/map-crop-at--47.png")

  /// A folder with the scene.
  private static func scene() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("scene.json", old)
    return folder
  }

  /// The output of a run, and whether the fault occurred.
  private struct Run {
    var outcome: Program.Outcome
    var isStruck: Bool

    func says(_ words: String...) -> Bool { words.contains { outcome.out.contains($0) } }
    /// The title of the scene on the stage.
    var title: Substring? { outcome.out.split(separator: "\n").last }
  }

  /// - Parameters:
  ///   - number: The failing call, from 1; `2+` for the second and all later ones.
  ///   - place: The folder in which calls fail, and a folder in it in which they do not.
  private static func run(
    _ words: [String], of program: String = trial, _ fault: Fault? = nil, number: String = "1", in place: String = "",
    but: String? = nil
  ) throws -> Run {
    let marks = try ScratchFolder()
    var environment: [String: String?] = [:]
    if let fault {
      environment = [
        "LD_PRELOAD": faults, "FAULT_CALL": fault.call, "FAULT_ERRNO": "\(fault.code)", "FAULT_NUMBER": number,
        "FAULT_FOLDER": place, "FAULT_BUT": but, "FAULT_MARK": marks / "mark",
      ]
    }
    let started = try Program(words, of: program, environment: environment)
    let outcome = try #require(started.wait(), "\(words) hangs after \(String(describing: fault)) \(number)")
    try #require(outcome.code < 128, "\(words) was killed after \(String(describing: fault)) \(number)")
    return Run(outcome: outcome, isStruck: access(marks / "mark", F_OK) == 0)
  }

  /// Lets each call fail in turn, once, and in a long run also from then on, until there are no more.
  private static func strike(_ fault: Fault, _ work: String, _ body: (_ number: String) throws -> Bool) rethrows {
    var strikes = 0
    for suffix in fault.isHarmless || !isLong ? [""] : ["", "+"] {
      var number = 1
      while try body("\(number)\(suffix)") {
        strikes += 1
        number += 1
      }
    }
    if isLong {
      print("\(work), \(fault.testDescription): \(strikes) failed")
    }
  }

  @Test(arguments: faultsOfToday) func `saving leaves the old scene or the new one, and says which`(_ fault: Fault)
    throws
  {
    let whole = try Self.scene()
    #expect(try Self.run(["save", whole.path]).says("Saved scene.json"))
    let new = try String(contentsOfFile: whole / "scene.json", encoding: .utf8)
    try #require(new != Self.old)
    try Self.strike(fault, "save") { number in
      let folder = try Self.scene()
      let run = try Self.run(["save", folder.path], fault, number: number, in: folder.path, but: folder / "state")
      let place = "\(fault.testDescription), call \(number): \(run.outcome.out)"
      let found = try String(contentsOfFile: folder / "scene.json", encoding: .utf8)
      #expect(found == Self.old || found == new, "\(place)")
      #expect(found != new || run.says("Saved scene.json"), "\(place)")
      #expect(found != Self.old || run.outcome.code == 66 || run.says("Not saved", "cannot be read"), "\(place)")
      if fault.isHarmless { #expect(found == new, "\(place)") }
      #expect(folder.names.filter { $0 != "state" } == ["scene.json"], "\(place)")
      return run.isStruck
    }
  }

  @Test(arguments: faultsOfToday) func `autosave has the work, or the person knows that it has not`(_ fault: Fault)
    throws
  {
    try Self.strike(fault, "autosave") { number in
      let folder = try Self.scene()
      let run = try Self.run(["autosave", folder.path], fault, number: number, in: folder / "state")
      let later = try Self.run(["recover", folder.path])
      let place = "\(fault.testDescription), call \(number): \(run.outcome.out) \(later.outcome.out)"
      #expect(later.title == "new" || run.says("Autosave failed"), "\(place)")
      if fault.isHarmless { #expect(later.title == "new", "\(place)") }
      #expect(try String(contentsOfFile: folder / "scene.json", encoding: .utf8) == Self.old, "\(place)")
      return run.isStruck
    }
  }

  @Test(arguments: faultsOfToday) func `work that cannot be recovered now can be later`(_ fault: Fault) throws {
    try Self.strike(fault, "recovery") { number in
      let folder = try Self.scene()
      _ = try Self.run(["autosave", folder.path])
      let run = try Self.run(["recover", folder.path], fault, number: number, in: folder / "state")
      let later = try Self.run(["recover", folder.path])
      let place = "\(fault.testDescription), call \(number): \(run.outcome.out) \(later.outcome.out)"
      #expect(run.title == "new" || run.says("cannot be read", "Autosave failed"), "\(place)")
      #expect(later.title == "new", "\(place)")
      return run.isStruck
    }
  }

  @Test(arguments: faultsOfToday) func `an output is the old file or the new one, and the exit code says which`(
    _ fault: Fault
  ) throws {
    let commands = [
      // A file of another kind is not replaced.
      (["render", "SCENE", "--scale", "0.1", "-o", "OUT.png"], try Data(contentsOf: Self.picture)),
      (["bench", "SCENE", "--layout-only", "--frames", "3", "--csv", "OUT.csv"], Data("old".utf8)),
    ]
    for (command, old) in commands {
      try Self.strike(fault, command[0]) { number in
        let folder = try Self.scene()
        let path = folder / (command.last ?? "")
        try folder.file(command.last ?? "", old)
        let words = command.dropLast().map { $0 == "SCENE" ? folder / "scene.json" : $0 } + [path]
        let run = try Self.run(words, of: Program.path, fault, number: number, in: path)
        let place = "\(fault.testDescription), call \(number): \(words[0]) \(run.outcome.errors)"
        let found = FileManager.default.contents(atPath: path)
        #expect((found == old) == (run.outcome.code != 0), "\(place)")
        #expect(run.outcome.code == 0 || run.outcome.code == 73 && run.outcome.errors.contains(path), "\(place)")
        #expect(found?.isEmpty == false && folder.names.count == 2, "\(place)")
        if fault.isHarmless { #expect(run.outcome.code == 0, "\(place)") }
        return run.isStruck
      }
    }
  }
}
