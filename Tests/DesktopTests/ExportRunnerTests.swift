import Documents
import Effects
import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Exports by a program that records its input.
@Suite(.serialized) struct ExportRunnerTests {
  private struct Trial: Sendable {
    let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      for name in ["bin", "home"] {
        try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
      }
    }

    /// The replies to an order, up to a number.
    ///
    /// - Parameter script: The program.
    func replies(_ delivery: Delivery, count: Int = 1, script: String) throws -> [Reply] {
      let runner = try runner(script)
      runner.deliver(delivery)
      return runner.replies(count)
    }

    /// A runner of a script as the program.
    func runner(_ script: String) throws -> ExportRunner {
      try folder.file("parallax", "#!/bin/sh\n\(script)\n")
      chmod(folder / "parallax", 0o755)
      let (bin, home) = (folder / "bin", folder / "home")
      return ExportRunner(
        program: folder / "parallax", environment: { ["PATH": bin, "HOME": home][$0] }, isSandboxed: false,
        waking: {})
    }
  }

  private static let done = #"echo '{"done":{}}'"#
  private static let scene = PlacedScene(Scene(effect: MapCrop()), path: "/home/ada/a.json")

  private func text(to path: String) -> Delivery { Delivery(ExportOrder(.text("a text", ending: ".txt"), to: path)) }

  private func film(to path: String) -> Delivery {
    Delivery(ExportOrder(.film(Shot(Self.scene), FilmCut()), to: path))
  }

  @Test func `the program reads the order and answers`() throws {
    let trial = try Trial()
    let delivery = text(to: trial.folder / "My maps.swift")
    let script = "cat > '\(trial.folder / "order")'; echo $* > '\(trial.folder / "words")'; \(Self.done)"
    #expect(try trial.replies(delivery, script: script) == [.export(delivery, .done)])
    let order = try #require(trial.folder.text("order"))
    #expect(try ExportOrder(reading: Array(order.utf8)) == delivery.order && trial.folder.text("words") == "export\n")
    let blocked = #"echo '{"blocked":{"by":["/a"]}}'; exit 73"#
    #expect(try trial.replies(delivery, script: blocked) == [.export(delivery, .blocked(by: ["/a"]))])
  }

  @Test func `the program itself does what it is told, and replaces nothing that it may not`() throws {
    let folder = try ScratchFolder()
    let runner = ExportRunner(program: Program.path, waking: {})
    var delivery = text(to: folder / "a.txt")
    for (replaces, answer) in [
      (false, ExportAnswer.done), (false, .blocked(by: [folder / "a.txt"])), (true, .done),
    ] {
      delivery.order.replaces = replaces
      runner.deliver(delivery)
      #expect(runner.replies() == [.export(delivery, answer)])
    }
    #expect(folder.text("a.txt") == "a text")
  }

  @Test(arguments: [
    (#"echo '{"failed":{"_0":"/x: no space left on device"}}'; exit 73"#, "/x: no space left on device"),
    ("echo nonsense; exit 0", "the program failed."), ("kill -9 $$", "the program failed."),
    (#"echo '{"done":{}}'; exit 70"#, "the program failed."),
  ]) func `what fails is one sentence`(script: String, why: String) throws {
    let trial = try Trial()
    let delivery = text(to: trial.folder / "a.swift")
    #expect(
      try trial.replies(delivery, script: script) == [.export(delivery, .failed("a.swift was not written: \(why)"))])
  }

  @Test func `a page is shown by the desktop's own opener, and it is said where it lies if there is none`() throws {
    let trial = try Trial()
    let page = Delivery(ExportOrder(.text("a page", ending: ".html"), to: "a b.html", replaces: true), for: .browser)
    var shown = page
    shown.order.path = trial.folder / "home/.cache/parallax/pages/a b.html"
    #expect(
      try trial.replies(page, script: Self.done)
        == [.export(shown, .failed("xdg-open is not installed: the page is in \(shown.order.path)"))])
    try trial.folder.file("bin/xdg-open", "#!/bin/sh\necho \"$1\" > '\(trial.folder / "opened")'; exit 0\n")
    chmod(trial.folder / "bin/xdg-open", 0o755)
    #expect(try trial.replies(page, script: Self.done) == [.export(shown, .done)])
    #expect(eventually { trial.folder.text("opened") == "\(shown.order.path)\n" })
    try trial.folder.file("bin/xdg-open", "#!/bin/sh\nexit 3\n")
    #expect(
      try trial.replies(page, count: 2, script: Self.done)
        == [
          .export(shown, .done),
          .export(shown, .failed("No browser could be opened: the page is in \(shown.order.path)")),
        ])
  }

  @Test func `a film tells how far it is, and is stopped by the program that makes it`() throws {
    let folder = try ScratchFolder()
    let script = try folder.file(
      "parallax", "#!/bin/sh\n" + #"echo '{"progress":{"done":1,"of":9}}'"# + "\nexec sleep 1000\n")
    chmod(script, 0o755)
    let runner = ExportRunner(program: script, waking: {})
    let film = film(to: folder / "a.mp4")
    runner.deliver(film)
    #expect(runner.replies() == [.export(film, .progress(done: 1, of: 9))])
    runner.stopFilms()
    #expect(runner.replies() == [.export(film, nil)])
  }

  @Test func `a moment goes into the clipboard, and leaves no file`() throws {
    let trial = try Trial()
    let order = ExportOrder(.picture(Shot(Self.scene), .offsets([0.5])), to: "a.png", replaces: true)
    let moment = Delivery(order, for: .clipboard)
    var drawn = moment
    drawn.order.path = trial.folder / "home/.cache/parallax/pages/a.png"
    let script = "echo a picture > '\(drawn.order.path)'; \(Self.done)"
    let missing = "Copying a picture needs xclip. Install the package xclip, or film the gesture into a file."
    #expect(try trial.replies(moment, script: script) == [.export(drawn, .failed(missing))])
    try trial.folder.file("bin/xclip", "#!/bin/sh\n(echo \"$*\"; /bin/cat) > '\(trial.folder / "copied")'\n")
    chmod(trial.folder / "bin/xclip", 0o755)
    #expect(try trial.replies(moment, script: script) == [.export(drawn, .done)])
    #expect(trial.folder.text("copied") == "-selection clipboard -t image/png -i\na picture\n")
    #expect(trial.folder.text("home/.cache/parallax/pages/a.png") == nil)
    try trial.folder.file("bin/xclip", "#!/bin/sh\nexit 1\n")
    #expect(
      try trial.replies(moment, script: script)
        == [.export(drawn, .failed("The picture could not be copied to the clipboard."))])
  }

  @Test func `of many copies at once the first and the last are made, one after the other`() throws {
    let trial = try Trial()
    let (begun, go) = (trial.folder / "begun", trial.folder / "go")
    // Each waits until the test lets it go on.
    let runner = try trial.runner(
      "echo begun >> '\(begun)'; until [ -e '\(go)' ]; do /bin/sleep 0.02; done; \(Self.done)")
    func copy(_ name: String) -> Delivery {
      Delivery(ExportOrder(.picture(Shot(Self.scene), .offsets([0])), to: name, replaces: true), for: .clipboard)
    }
    for number in 0..<20 { runner.deliver(copy("\(number).png")) }
    #expect(eventually { trial.folder.text("begun") == "begun\n" })
    try trial.folder.file("go", "")
    #expect(runner.replies(2).compactMap(\.name) == ["0.png", "19.png"])
    #expect(trial.folder.text("begun") == "begun\nbegun\n")
    runner.deliver(copy("later.png"))
    #expect(runner.replies(1).compactMap(\.name) == ["later.png"])
  }
}

extension Reply {
  /// The name of the exported file.
  fileprivate var name: String? {
    if case .export(let delivery, _) = self { FilePath.name(of: delivery.order.path) } else { nil }
  }
}

extension ExportRunner {
  /// Collects this many replies.
  fileprivate func replies(_ count: Int = 1) -> [Reply] {
    var replies: [Reply] = []
    _ = eventually {
      replies += collect()
      return replies.count >= count
    }
    return replies
  }
}
