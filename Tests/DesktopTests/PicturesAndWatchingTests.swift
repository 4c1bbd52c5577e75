import Art
import Boundary
import Documents
import Effects
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Desktop
@testable import StudioKit

/// Background work of the desktop services: pictures, drops, and changed files.
@Suite struct LookingTests {
  private let desktop = DesktopServices(state: nil, waking: {})

  /// Sends a request and waits for this many replies.
  private func answers(_ request: Request, count: Int) -> [Reply] {
    desktop.perform(request)
    return collected(count)
  }

  private func collected(_ count: Int) -> [Reply] {
    var replies: [Reply] = []
    _ = eventually {
      replies += desktop.collect()
      return replies.count >= count
    }
    return replies
  }

  private func picture() throws -> Data {
    try Data(contentsOf: Repository.url("Resources/Pictures/albums/01.jpg"))
  }

  @Test func `what is dropped is told apart, and pictures are known before they are shown`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder / "many", withIntermediateDirectories: false)
    try FileManager.default.createDirectory(atPath: folder / "none", withIntermediateDirectories: false)
    for name in ["many/2.jpg", "many/1.jpg", "single.jpg"] { try picture().write(to: URL(filePath: folder / name)) }
    for name in ["many/notes.txt", "scene.json", "broken.png"] { try folder.file(name, "x") }
    let names = ["many", "single.jpg", "scene.json", "broken.png", "none", "gone.png"]
    let replies = answers(.pictures(.open(names.map { folder / $0 }, into: DropPlace(DocumentID(0)))), count: 2)
    guard case .looked(let seen)? = replies.first, case .pictures(.dropped(let dropped))? = replies.last else {
      Issue.record("\(replies)")
      return
    }
    let pictures = ["many/1.jpg", "many/2.jpg", "single.jpg"].map { folder / $0 }
    #expect(seen.map(\.path) == pictures && seen.allSatisfy { $0.report.size != nil })
    #expect(
      dropped.place.document == DocumentID(0) && dropped.pictures == pictures
        && dropped.scenes == [folder / "scene.json"])
    #expect(dropped.faults.count == 3 && dropped.faults[1] == "none: this folder contains no pictures.")
    #expect(dropped.faults[2] == "gone.png: the file does not exist")
  }

  @Test func `a typed folder counts as its pictures where a folder may be dropped, and Tab lists what is there`() throws
  {
    let folder = try ScratchFolder()
    for name in ["many", "none", ".hidden"] {
      try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: false)
    }
    for name in ["many/2.jpg", "many/1.jpg", "maps.jpg"] { try picture().write(to: URL(filePath: folder / name)) }
    let scene = SceneDocument(
      name: "a", scene: Scene(effect: MapCrop()), file: SceneFile(folder: folder.path, saved: nil))
    var window = Window(
      try #require(Studio(documents: [scene], window: Size(width: 900, height: 700), scale: 1)))
    func carry() {
      for request in window.takeRequests(at: 0) {
        if case .dialog = request {
          window.receive(.choice(.noDialog(folder: folder.path, home: folder.path)), at: 0)
        } else {
          desktop.perform(request)
        }
      }
      for reply in desktop.collect() { window.receive(reply, at: 0) }
    }
    func type(_ path: String, in command: Command) {
      window.studio.perform(command, at: 0)
      carry()
      window.handle(.keyDown(.letter("a"), .control, isRepeat: false), at: 0)
      window.handle(.text(path), at: 0)
    }
    func press(_ key: Key) { window.handle(.keyDown(key, [], isRepeat: false), at: 0) }
    for command in [Command.choosePictures, .open] {
      type(folder / "ma", in: command)
      press(.tab)
      #expect(
        eventually {
          carry(); return window.studio.sheet?.lines.last == "many/   maps.jpg"
        })
      window.handle(.text("n"), at: 0)
      press(.tab)
      #expect(
        eventually {
          carry(); return window.studio.sheet?.typed == folder / "many/"
        })
      press(.enter)
      #expect(
        eventually {
          carry()
          return window.studio.document.scene.content.imageFiles.count == 2
        })
      #expect(window.studio.document.scene.content.imageFiles.map { $0.suffix(5) } == ["1.jpg", "2.jpg"])
      window.studio.perform(.undo, at: 0)
    }
    type(folder / "none", in: .choosePictures)
    press(.enter)
    #expect(
      eventually {
        carry(); return window.studio.sheet?.problem?.contains("contains no pictures") == true
      })
    press(.escape)
    #expect(Folder.completions(of: folder / ".h") == [".hidden/"])
  }

  @Test func `a picture that moves is taken, and said to stand still`() throws {
    let folder = try ScratchFolder()
    let path = folder / "moving.png"
    let header = [UInt8](try Data(contentsOf: URL(filePath: Repository.path("Tests/Fuzz/Seeds/Pictures/photo.png"))))
    // Frames are announced between the header and the pixels; the checksum is not checked.
    let control: [UInt8] = [0, 0, 0, 8] + Array("acTL".utf8) + [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
    try Data(header[..<33] + control + header[33...]).write(to: URL(filePath: path))
    guard
      case .pictures(.dropped(let dropped))? = answers(
        .pictures(.open([path], into: DropPlace(DocumentID(0)))), count: 2
      ).last
    else {
      Issue.record("nothing was dropped")
      return
    }
    #expect(dropped.pictures == [path])
    #expect(dropped.faults == ["moving.png: it is animated; only its first frame is shown"])
  }

  @Test func `a film is told by its first bytes, whatever its name`() throws {
    let folder = try ScratchFolder()
    let (film, text) = (folder / "build", try folder.file("text.mp4", "#EXTM3U"))
    let start: [UInt8] = [0, 0, 0, 24] + Array("ftypmp42".utf8) + [UInt8](repeating: 0, count: 64)
    try Data(start).write(to: URL(filePath: film))
    guard
      case .pictures(.dropped(let dropped))? = answers(
        .pictures(.open([film, text], into: DropPlace(DocumentID(0)))), count: 2
      ).last
    else {
      Issue.record("nothing was dropped")
      return
    }
    #expect(dropped.films == [film] && dropped.faults.count == 1 && dropped.pictures.isEmpty, "\(dropped)")
  }

  @Test func `a large folder tells how far it is`() throws {
    let folder = try ScratchFolder()
    for number in 0..<2001 { try folder.file("\(number)", "") }
    let words = answers(.pictures(.open([folder.path], into: DropPlace(DocumentID(0)))), count: 4).compactMap {
      if case .said(let words, false) = $0 { words } else { nil }
    }
    #expect(words == [1000, 2000].map { "Looking at pictures: \($0) of 2001 files" })
  }

  @Test func `a picture that was cut short since is found out`() throws {
    let folder = try ScratchFolder()
    let bytes = try picture()
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: folder / "a.jpg"))
    guard
      case .lookedAgain(let seen)? = answers(
        .pictures(.lookAgain(at: folder / "a.jpg", pictures: [folder / "a.jpg"])), count: 1
      ).first,
      case .flawed = seen.report
    else {
      Issue.record("it is taken for sound")
      return
    }
  }

  @Test func `a painting is told by its outline, when it is opened, dropped and saved again`() throws {
    let folder = try ScratchFolder()
    let path = folder / "valley.ora"
    try folder.file("valley.ora", TestOpenRaster.valley())
    let outline = try ArtFile(ArtBytes(TestOpenRaster.valley())).outline
    #expect(answers(.files(.read(path: path)), count: 1) == [.file(.art(SeenArt(path, outline)))])
    #expect(
      answers(.pictures(.outlines(of: [folder / "gone.ora", path])), count: 1) == [.file(.art(SeenArt(path, outline)))])
    let replies = answers(.pictures(.open([path], into: DropPlace(DocumentID(0)))), count: 2)
    guard case .pictures(.dropped(let dropped))? = replies.last else {
      Issue.record("\(replies)")
      return
    }
    #expect(dropped.art == [SeenArt(path, outline)] && dropped.pictures.isEmpty && dropped.faults.isEmpty)

    let layers = ["Hills/Near", "Sun", "Gone", "Hills"].map { PictureAddress(file: path, layer: $0).text }
    let again = answers(.pictures(.lookAgain(at: path, pictures: layers + [path])), count: 6)
    #expect(again.first == .file(.art(SeenArt(path, outline))))
    let reports = again.compactMap { if case .lookedAgain(let seen) = $0 { seen.report } else { nil } }
    let size = Size(width: 60, height: 40)
    let mode = "its mode, multiply, is drawn as normal. Group it with the layers behind it to keep it"
    #expect(
      reports == [
        .fit(size), .simplified(size, why: mode),
        .lost(size, why: "it has no layer \"Gone\""), .fit(size), .fit(size),
      ])
    // Half a file is told once, and not for each of its layers.
    try folder.file("valley.ora", Array(TestOpenRaster.valley().prefix(500)))
    desktop.perform(.pictures(.lookAgain(at: path, pictures: layers)))
    let broken = answers(.files(.read(path: path)), count: 2)
    #expect(broken.count == 2)
    let told = broken.compactMap { if case .lookedAgain(let seen) = $0 { seen } else { nil } }
    #expect(told.map(\.path) == [path] && told[0].report.size == nil)
    let failed = broken.compactMap { if case .file(.unreadable(path, let why)) = $0 { why } else { nil } }
    #expect(failed == ["the end of the file is missing; save it again"])
  }

  @Test func `a drawing without layers of its own is a mere picture`() throws {
    let folder = try ScratchFolder()
    let shapes = "<g id='a'><path d='M0 0h1v1z'/></g><g id='b'><path d='M0 0h1v1z'/></g>"
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'"
    let layers = (1...2).map { "<g id='l\($0)' inkscape:groupmode='layer'><path d='M0 0h1v1z'/></g>" }.joined()
    let inkscape = " xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'"
    try folder.file("plain.svg", "\(head)>\(shapes)</svg>")
    try folder.file("layers.svg", "\(head)\(inkscape)>\(layers)</svg>")
    let paths = ["plain.svg", "layers.svg"].map { folder / $0 }
    guard
      case .pictures(.dropped(let dropped))? = answers(
        .pictures(.open(paths, into: DropPlace(DocumentID(0)))), count: 2
      ).last
    else {
      Issue.record("nothing was dropped")
      return
    }
    #expect(dropped.pictures == [paths[0]] && dropped.art.map(\.path) == [paths[1]])
  }

  @Test func `files are watched on another thread, in the folder that is watched last`() throws {
    let folder = try ScratchFolder()
    desktop.open(hearsSignals: false)
    _ = desktop.collect()
    for name in ["a.json", "b.json"] { try folder.file(name, "1") }
    desktop.perform(.watch([folder / "a.json"]))
    desktop.watchPictures([folder / "b.json"])
    // The thread begins to watch at an unknown time, so each is written repeatedly.
    for name in ["b.json", "a.json"] {
      var number = 0
      let isHeard = try eventually {
        // Rarely enough for a write to finish in between.
        if number.isMultiple(of: 100) { try folder.file(name, "\(number)") }
        number += 1
        return desktop.collect().contains(.file(.changed(path: folder / name)))
      }
      #expect(isHeard, "\(name)")
    }
  }

  @Test func `frame times are written where the program keeps things`() throws {
    let folder = try ScratchFolder()
    let desktop = DesktopServices(state: folder / "state", waking: {})
    desktop.perform(.files(.saveLog("1,2")))
    desktop.finish()
    guard case .said(let words, false)? = desktop.collect().first, words.hasPrefix("Frame times are in ") else {
      Issue.record("nothing was written")
      return
    }
    let path = String(words.dropFirst("Frame times are in ".count))
    #expect(path.hasPrefix(folder / "state/frames-") && FileManager.default.contents(atPath: path) == Data("1,2".utf8))
    desktop.perform(.files(.saveLog("1,2")))
    self.desktop.perform(.files(.saveLog("1,2")))
    self.desktop.finish()
    let refusal = Reply.said("frame times: there is no home folder to keep them in", isFault: true)
    #expect(self.desktop.collect().first == refusal)
  }
}
