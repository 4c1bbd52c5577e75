import Documents
import Foundation
import Handoff
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Scenes on their way to a program that hands them over: here one that writes down what it was told.
@Suite(.serialized) struct HandoffCourierTests {
  private struct Trial: Sendable {
    let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      for name in ["bin", "home"] {
        try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
      }
    }

    /// What it says of an order, until it has said so many things.
    ///
    /// - Parameter script: What the program does.
    func replies(
      _ order: HandoffOrder, to path: String, replaces: Bool = false, count: Int = 1, script: String
    ) throws -> [Reply] {
      try folder.file("parallax", "#!/bin/sh\n\(script)\n")
      chmod(folder / "parallax", 0o755)
      let (bin, home) = (folder / "bin", folder / "home")
      let courier = HandoffCourier(
        program: folder / "parallax", environment: { ["PATH": bin, "HOME": home][$0] }, isSandboxed: false,
        waking: {})
      courier.handOver(order, scene: "a scene", path: path, replaces: replaces)
      var replies: [Reply] = []
      _ = eventually {
        replies += courier.collect()
        return replies.count >= count
      }
      return replies
    }
  }

  private let code = HandoffOrder(document: DocumentID(1), part: .file(.uikit))
  private let all = HandoffOrder(document: DocumentID(1), part: .folder)
  private let page = HandoffOrder(document: DocumentID(1), part: .file(.page), isForBrowser: true)

  @Test func `the program reads the scene and is told what to write`() throws {
    let trial = try Trial()
    let path = trial.folder / "My maps.swift"
    let script = "cat /dev/stdin > '\(path)'; echo \" $*\" >> '\(path)'"
    #expect(try trial.replies(code, to: path, script: script) == [.handedOver(code, path: path)])
    #expect(trial.folder.text("My maps.swift") == "a scene handoff /dev/stdin --as uikit -o \(path)\n")
    // It is there now, and nobody has been asked.
    #expect(try trial.replies(code, to: path, script: script) == [.handoffBlocked(code, path: path, by: [])])
    #expect(try trial.replies(code, to: path, replaces: true, script: script) == [.handedOver(code, path: path)])
  }

  @Test func `the program itself writes the scene that it is given`() throws {
    let folder = try ScratchFolder()
    let courier = HandoffCourier(program: Program.path, waking: {})
    let scene = "{\"parallax\": 1, \"title\": \"Nobody\", \"effect\": \"map-crop\"}"
    courier.handOver(code, scene: scene, path: folder / "a.swift", replaces: false)
    var replies: [Reply] = []
    _ = eventually {
      replies += courier.collect()
      return !replies.isEmpty
    }
    #expect(replies == [.handedOver(code, path: folder / "a.swift")])
    #expect(folder.text("a.swift")?.contains("\"Nobody\"") == true)
  }

  @Test func `files of a folder that somebody else has changed are named`() throws {
    let trial = try Trial()
    let path = trial.folder / "out"
    let script = "echo \"parallax: $5/css/a.css: \(HandoffCourier.foreign)\" >&2; exit 73"
    #expect(
      try trial.replies(all, to: path, script: script) == [.handoffBlocked(all, path: path, by: ["out/css/a.css"])])
  }

  @Test func `what fails is one sentence`() throws {
    let trial = try Trial()
    let script = "echo 'parallax: /x: no space left on device' >&2; echo more >&2; exit 73"
    #expect(
      try trial.replies(code, to: trial.folder / "a.swift", script: script)
        == [.handoffFailed("a.swift was not written: /x: no space left on device")])
  }

  @Test func `a page is shown by the desktop's own opener, and it is said where it lies if there is none`() throws {
    let trial = try Trial()
    let shown = trial.folder / "home/.cache/parallax/pages/a b.html"
    #expect(
      try trial.replies(page, to: "a b.html", script: "exit 0")
        == [.handoffFailed("There is no xdg-open to show it with: the page is in \(shown)")])
    try trial.folder.file("bin/xdg-open", "#!/bin/sh\necho \"$1\" > '\(trial.folder / "opened")'; exit 0\n")
    chmod(trial.folder / "bin/xdg-open", 0o755)
    #expect(try trial.replies(page, to: "a b.html", script: "exit 0") == [.handedOver(page, path: shown)])
    #expect(eventually { trial.folder.text("opened") == "\(shown)\n" })
    try trial.folder.file("bin/xdg-open", "#!/bin/sh\nexit 3\n")
    #expect(
      try trial.replies(page, to: "a b.html", count: 2, script: "exit 0")
        == [.handedOver(page, path: shown), .handoffFailed("No browser could be opened: the page is in \(shown)")])
  }

  private let film = HandoffOrder(document: DocumentID(1), part: .film(FilmOrder(tape: "a tape")))

  @Test func `a film tells how far it is, and reads its tape`() throws {
    let trial = try Trial()
    let path = trial.folder / "a.mp4"
    let script = """
      echo 'parallax: a.mp4: 2 frames' >&2; echo 'film 1/2' >&2; echo 'film 2/2' >&2
      cat /dev/stdin "$4" > '\(path)'
      """
    let replies = try trial.replies(film, to: path, count: 3, script: script)
    #expect(
      replies == [.filmed(path: path, share: 0.5), .filmed(path: path, share: 1), .handedOver(film, path: path)])
    #expect(trial.folder.text("a.mp4") == "a scenea tape")
  }

  @Test func `a film that fails says why, without a number before it`() throws {
    let trial = try Trial()
    let script = "echo 'film 1/2' >&2; echo 'parallax: a.mp4: there is no ffmpeg' >&2; exit 69"
    let replies = try trial.replies(film, to: trial.folder / "a.mp4", count: 2, script: script)
    #expect(replies.last == .filmFailed("a.mp4 was not filmed: a.mp4: there is no ffmpeg"))
  }

  @Test func `a film is stopped by the program that makes it`() throws {
    let folder = try ScratchFolder()
    let script = try folder.file("parallax", "#!/bin/sh\necho 'film 1/9' >&2; exec sleep 1000\n")
    chmod(script, 0o755)
    let courier = HandoffCourier(program: script, waking: {})
    courier.handOver(film, scene: "a scene", path: folder / "a.mp4", replaces: false)
    var replies: [Reply] = []
    #expect(
      eventually {
        replies += courier.collect()
        return replies == [.filmed(path: folder / "a.mp4", share: 1.0 / 9)]
      })
    courier.stopFilms()
    #expect(
      eventually {
        replies += courier.collect()
        return replies.last == .filmStopped
      })
  }

  @Test func `a moment goes into the clipboard, and leaves no file`() throws {
    let trial = try Trial()
    let order = HandoffOrder(document: DocumentID(1), part: .moment(StageMoment(tape: "a tape", place: 0.5)))
    let drawn = trial.folder / "home/.cache/parallax/pages/a.png"
    let script = "cat /dev/stdin \"$6\" > \"$4\""
    #expect(
      try trial.replies(order, to: "a.png", replaces: true, script: script) == [
        .handoffFailed("Copying a picture needs xclip. Install the package xclip, or film the gesture into a file.")
      ])
    try trial.folder.file("bin/xclip", "#!/bin/sh\n(echo \"$*\"; /bin/cat) > '\(trial.folder / "copied")'\n")
    chmod(trial.folder / "bin/xclip", 0o755)
    #expect(
      try trial.replies(order, to: "a.png", replaces: true, script: script) == [.handedOver(order, path: drawn)])
    #expect(trial.folder.text("copied") == "-selection clipboard -t image/png -i\na scenea tape")
    #expect(trial.folder.text("home/.cache/parallax/pages/a.png") == nil)
    try trial.folder.file("bin/xclip", "#!/bin/sh\nexit 1\n")
    #expect(
      try trial.replies(order, to: "a.png", replaces: true, script: script)
        == [.handoffFailed("The clipboard did not take the picture.")])
  }

  @Test func `a tape is written as it is`() throws {
    let trial = try Trial()
    let order = HandoffOrder(document: DocumentID(1), part: .tape("{ \"tape\": 1 }"))
    let path = trial.folder / "a.parallax-tape.json"
    #expect(try trial.replies(order, to: path, script: "exit 1") == [.handedOver(order, path: path)])
    #expect(trial.folder.text("a.parallax-tape.json") == "{ \"tape\": 1 }")
  }
}
