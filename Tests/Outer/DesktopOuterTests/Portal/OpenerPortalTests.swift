import Foundation
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// Opening a page in the browser through the portal, on a bus with a correct or faulty portal.
@Suite(.serialized, .enabled(if: PrivateBus.isInstalled, "needs dbus-daemon")) struct OpenerPortalTests {
  /// Timeout for portals in these tests, in milliseconds.
  private static let patience: Int32 = 1500

  private static func outcome(
    _ manner: FakePortal.Manner, of file: String? = nil, version: UInt32? = 4, patience: Int32 = SessionBus.patience
  ) throws -> (outcome: OpenerPortal.Outcome, calls: [FakePortal.Call]) {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let path = try file ?? folder.file("a b.html", "a page")
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, manner, version: version)
    defer { portal.end() }
    let opener = OpenerPortal(bus: bus.address, parent: "x11:3a", patience: patience)
    return (opener.show(path), portal.calls.filter { $0.method == "OpenFile" })
  }

  @Test func `the portal is given the file itself, and which window it is for`() throws {
    let asked = try Self.outcome(.answers(0, [:]))
    #expect(asked.outcome == .shown)
    let call = try #require(asked.calls.first)
    #expect(asked.calls.count == 1 && call.file == "a page" && call.arguments.first == .text("x11:3a"))
    let again = try #require(Self.outcome(.answers(0, [:])).calls.first)
    // The handle cannot be guessed.
    #expect(call.options["handle_token"] != nil && call.options["handle_token"] != again.options["handle_token"])
  }

  @Test func `only who says no is not asked in another way`() throws {
    #expect(try Self.outcome(.answers(1, [:])).outcome == .cancelled)
    #expect(try Self.outcome(.answers(2, [:])).outcome == .failed)
    for manner in [FakePortal.Manner.says([]), .refuses, .dies, .losesHelper, .returns([.text("/a")])] {
      #expect(try Self.outcome(manner).outcome == .failed, "\(manner)")
    }
    for manner in [FakePortal.Manner.isDeaf, .falls] {
      #expect(try Self.outcome(manner, patience: Self.patience).outcome == .failed, "\(manner)")
    }
  }

  @Test func `what cannot be asked is not`() throws {
    for version: UInt32? in [nil, 1] {
      let asked = try Self.outcome(.answers(0, [:]), version: version)
      #expect(asked.outcome == .failed && asked.calls.isEmpty)
    }
    let missing = try Self.outcome(.answers(0, [:]), of: "/nowhere/a.html")
    #expect(missing.outcome == .failed && missing.calls.isEmpty)
    #expect(OpenerPortal(bus: "unix:path=/nowhere/bus", parent: "").show("/etc/passwd") == .failed)
  }

  @Test func `no descriptor of a file that was sent stays open`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let path = try folder.file("sent.html", "a page")
    for manner in [FakePortal.Manner.answers(0, [:]), .refuses] { _ = try Self.outcome(manner, of: path) }
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
    }
    #expect(open.isEmpty)
  }

  private let page = Delivery(
    ExportOrder(.text("a page", ending: ".html"), to: "a.html", replaces: true), for: .browser)

  /// The replies about a page.
  ///
  /// - Parameters:
  ///   - opens: Whether there is an `xdg-open`, which records its arguments.
  ///   - isOpened: Whether to wait for it.
  private func replies(
    _ manner: FakePortal.Manner, isSandboxed: Bool, opens: Bool = true, isOpened: Bool = false
  ) throws -> (replies: [Reply], opened: String?, calls: Int, page: Delivery) {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let (bin, home) = (folder / "bin", folder / "home")
    var shown = page
    shown.order.path = home + "/.cache/parallax/pages/a.html"
    for path in [bin, home] { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    // In place of the program that would write the page.
    try folder.file("parallax", "#!/bin/sh\necho a page > '\(shown.order.path)'\n" + #"echo '{"done":{}}'"#)
    if opens { try folder.file("bin/xdg-open", "#!/bin/sh\necho \"$1\" > '\(folder / "opened")'\n") }
    for program in [folder / "parallax", bin + "/xdg-open"] { chmod(program, 0o755) }
    let bus = try PrivateBus()
    let portal = try FakePortal(on: bus, manner)
    defer { portal.end() }
    let runner = ExportRunner(
      program: folder / "parallax", environment: { ["PATH": bin, "HOME": home][$0] }, isSandboxed: isSandboxed,
      waking: {})
    runner.deliver(page, showingBy: OpenerPortal(bus: bus.address, parent: ""))
    var replies: [Reply] = []
    _ = eventually {
      replies += runner.collect()
      return !replies.isEmpty
    }
    let calls = portal.calls.filter { $0.method == "OpenFile" }.count
    // The reply comes before the opener has recorded anything.
    if isOpened { #expect(eventually { folder.text("opened")?.hasSuffix("\n") == true }) }
    return (replies, folder.text("opened"), calls, shown)
  }

  @Test func `in a sandbox the portal shows the page, and elsewhere the desktop's own opener`() throws {
    let apart = try replies(.answers(0, [:]), isSandboxed: true)
    #expect(apart.replies == [.export(apart.page, .done)] && apart.opened == nil && apart.calls == 1)
    let usual = try replies(.answers(0, [:]), isSandboxed: false, isOpened: true)
    #expect(usual.replies == [.export(usual.page, .done)] && usual.opened == usual.page.order.path + "\n")
    #expect(usual.calls == 0)
  }

  @Test func `without an opener the portal shows the page, and without both it is said where it lies`() throws {
    let shown = try replies(.answers(0, [:]), isSandboxed: false, opens: false)
    #expect(shown.replies == [.export(shown.page, .done)] && shown.calls == 1)
    let lost = try replies(.answers(2, [:]), isSandboxed: false, opens: false)
    #expect(
      lost.replies == [
        .export(
          lost.page, .failed("xdg-open is not installed: the page is in \(lost.page.order.path)"))
      ])
  }

  @Test func `what the portal fails to show the opener shows, but not what the person does not want shown`() throws {
    let failed = try replies(.answers(2, [:]), isSandboxed: true, isOpened: true)
    #expect(failed.replies == [.export(failed.page, .done)] && failed.opened == failed.page.order.path + "\n")
    let unwanted = try replies(.answers(1, [:]), isSandboxed: true)
    #expect(unwanted.replies == [.said("The page was not opened; it is in \(unwanted.page.order.path)")])
    #expect(unwanted.opened == nil && unwanted.calls == 1)
  }
}
