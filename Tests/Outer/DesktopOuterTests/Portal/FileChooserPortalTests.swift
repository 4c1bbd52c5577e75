import Foundation
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// The portal's file dialog, on a bus with a correct or faulty portal.
@Suite(.enabled(if: PrivateBus.isInstalled, "needs dbus-daemon")) struct FileChooserPortalTests {
  /// Timeout for portals in these tests, in milliseconds; working ones respond sooner.
  private static let patience: Int32 = 1500

  private static func uris(_ addresses: String...) -> [String: BusValue] {
    ["uris": .list(addresses.map { .text($0) }, of: "s")]
  }

  /// The outcome of a request.
  private static func outcome(
    _ manner: FakePortal.Manner, _ choice: FileChoice = .open(folder: nil), version: UInt32? = 4,
    patience: Int32 = SessionBus.patience
  ) throws -> (outcome: FileDialog.Outcome?, calls: [FakePortal.Call]) {
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, manner, version: version)
    defer { portal.end() }
    let orders = try WakePipe()
    let chooser = FileChooserPortal(bus: bus.address, patience: patience)
    let outcome = chooser?.ask(DialogQuestion(choice, usual: "/p q"), parent: "x11:3a", orders: orders) { false }
    return (outcome, portal.calls.filter { $0.method.hasSuffix("File") })
  }

  @Test func `what was chosen there is the choice`() throws {
    let one = Self.uris("file:///a%20b/%C3%A4.json")
    #expect(try Self.outcome(.answers(0, one)).outcome == .chosen(["/a b/ä.json"]))
    let two = Self.uris("file:///1.png", "file://localhost/2.png")
    #expect(try Self.outcome(.answers(0, two), .pictures(folder: nil)).outcome == .chosen(["/1.png", "/2.png"]))
    #expect(try Self.outcome(.answers(0, two)).outcome == .chosen(["/1.png"]))
    let foreign = Self.uris("file:///1.png", "file://other.host/2.png")
    let sentence = "file://other.host/2.png: this file is on another machine. Copy it to this one first."
    #expect(try Self.outcome(.answers(0, foreign), .pictures(folder: nil)).outcome == .refused(sentence))
  }

  @Test func `only the portal answers for the portal, by a name that no other program can guess`() throws {
    let (lie, truth) = (Self.uris("file:///lie.json"), Self.uris("file:///truth.json"))
    let one = try Self.outcome(.isForestalled(lie, then: truth))
    #expect(one.outcome == .chosen(["/truth.json"]))
    let other = try Self.outcome(.answers(0, truth))
    let tokens = (one.calls + other.calls).compactMap { call -> String? in
      if case .text(let token)? = call.options["handle_token"] { token } else { nil }
    }
    #expect(tokens.count == 2 && tokens[0] != tokens[1] && tokens.allSatisfy { $0.utf8.count > 24 }, "\(tokens)")
  }

  @Test func `it is asked in its words for what is to be chosen, and over which window`() throws {
    func asked(_ choice: FileChoice) throws -> FakePortal.Call {
      try #require(try Self.outcome(.answers(1, [:]), choice).calls.first)
    }
    let open = try asked(.open(folder: nil))
    #expect(open.method == "OpenFile" && open.arguments.prefix(2) == [.text("x11:3a"), .text("Open a scene")])
    #expect(open.options["current_folder"] == .path("/p q") && open.options["modal"] == .flag(true))
    #expect(open.options["multiple"] == nil && open.options["directory"] == nil)
    let patterns = ["*.json", "*.parallax", "*.svg", "*.SVG", "*.ora", "*.ORA", "*.kra", "*.KRA", "*.psd", "*.PSD"]
    let scenes = BusValue.record([
      .text("Scenes and paintings"), .list(patterns.map { .record([.number(0), .text($0)]) }, of: "(us)"),
    ])
    #expect(open.options["current_filter"] == scenes)
    guard case .list(let filters, of: "(sa(us))")? = open.options["filters"] else {
      Issue.record("no filters")
      return
    }
    #expect(filters.count == 2 && filters[0] == scenes)
    #expect(try asked(.pictures(folder: "/x")).options["multiple"] == .flag(true))
    #expect(try asked(.handOffFolder(folder: "/x")).options["directory"] == .flag(true))
    let save = try asked(.save(suggestion: "/a b/ü.json"))
    #expect(save.method == "SaveFile" && save.options["current_name"] == .text("ü.json"))
    #expect(save.options["current_folder"] == .path("/a b"))
    #expect(try asked(.handOff(suggestion: "/top.css")).options["current_folder"] == .path("/"))
  }

  @Test func `cancelled is cancelled, and so is a dialog whose window was closed`() throws {
    #expect(try Self.outcome(.answers(1, [:])).outcome == .cancelled)
    #expect(try Self.outcome(.answers(2, [:])).outcome == .cancelled)
    #expect(try Self.outcome(.losesHelper).outcome == .failed)
  }

  @Test func `what cannot be an answer is none`() throws {
    let wrong: [[BusValue]] = [
      [], [.text("yes")], [.number(0)], [.table([:]), .number(0)], [.number(0), .table([:])],
      [.number(0), .table(["uris": .number(3)])], [.number(0), .table(["uris": .list([], of: "s")])],
      [.number(0), .table(Self.uris("https://example.org/a.json"))], [.number(0), .table(Self.uris("file:///%zz"))],
      [.number(0), .table(Self.uris("file:///a.json", "sftp:///b.json"))],
      [.number(0), .table(Self.uris("file:///%00"))],
    ]
    for values in wrong { #expect(try Self.outcome(.says(values)).outcome == .failed, "\(values)") }
    for values in [[], [BusValue.text("/a/b")], [.number(7)]] {
      #expect(try Self.outcome(.returns(values)).outcome == .failed, "\(values)")
    }
  }

  @Test func `a portal that refuses, says nothing, falls silent or ends is no hang`() throws {
    #expect(try Self.outcome(.refuses).outcome == .failed)
    // A busy machine may exceed this timeout, which counts as no portal.
    for manner in [FakePortal.Manner.isDeaf, .falls] {
      #expect([nil, .failed].contains(try Self.outcome(manner, patience: Self.patience).outcome), "\(manner)")
    }
    #expect(try Self.outcome(.dies).outcome == .failed)
  }

  @Test func `an old portal, which knows no folders, is not asked for one`() throws {
    let old = try Self.outcome(.answers(1, [:]), .handOffFolder(folder: nil), version: 2)
    #expect(old.outcome == .failed && old.calls.isEmpty)
    #expect(try Self.outcome(.answers(1, [:]), version: nil).outcome == nil)
  }

  @Test func `without a portal or a bus there is no chooser`() throws {
    let bus = try PrivateBus()
    #expect(FileChooserPortal(bus: bus.address) == nil)
    let broken = try PrivateBus(starting: "/bin/false")
    #expect(FileChooserPortal(bus: broken.address) == nil)
    #expect(FileChooserPortal(bus: "unix:path=/nowhere/bus") == nil)
  }

  /// A dialog with a program that answers, in a folder used as PATH.
  private static func dialog(_ bus: PrivateBus, _ programs: ScratchFolder) throws -> FileDialog {
    try programs.file("zenity", "#!/bin/sh\necho /from/zenity.json\n")
    chmod(programs / "zenity", 0o755)
    // Another test's child may have it open for writing for a moment, and then it cannot be executed.
    #expect(eventually { (try? Program([], of: programs / "zenity"))?.wait()?.out == "/from/zenity.json\n" })
    let folders = programs.path
    let dialog = FileDialog(
      .open(folder: nil), bus: bus.address, environment: { $0 == "PATH" ? folders : nil }, waking: {})
    return try #require(dialog)
  }

  @Test func `where the portal fails, or the bus goes away, the next dialog asks the same`() throws {
    let programs = try ScratchFolder()
    defer { programs.remove() }
    for manner in [FakePortal.Manner.dies, .refuses, .says([]), .losesHelper] {
      let bus = try PrivateBus()
      let portal = try FakePortal(on: bus, manner)
      defer { portal.end() }
      let dialog = try Self.dialog(bus, programs)
      #expect(eventually { dialog.outcome != nil } && dialog.outcome == .chosen(["/from/zenity.json"]), "\(manner)")
    }
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, .waits)
    let dialog = try Self.dialog(bus, programs)
    #expect(eventually { portal.calls.contains { $0.method == "OpenFile" } } && dialog.outcome == nil)
    bus.end()
    #expect(eventually { dialog.outcome != nil } && dialog.outcome == .chosen(["/from/zenity.json"]))
    portal.end()
  }

  @Test func `a dialog without a waiting caller is closed`() throws {
    let programs = try ScratchFolder()
    defer { programs.remove() }
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, .waits)
    defer { portal.end() }
    let dialog = try Self.dialog(bus, programs)
    #expect(eventually { portal.calls.contains { $0.method == "OpenFile" } })
    dialog.close()
    #expect(eventually { portal.calls.contains { $0.method == "Close" && $0.object.contains("/parallax") } })
    #expect(eventually { dialog.outcome != nil } && dialog.outcome == .cancelled)
  }
}
