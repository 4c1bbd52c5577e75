import Art
import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit

@testable import StudioKit

/// A studio with a disk in memory, passing on requests and replies.
struct Session: WindowDriver {
  var shared: SharedWindow
  var time = 0.0
  var files: [String: [UInt8]] = [:]
  /// Absolute paths of pictures that cannot be packed, with the reasons.
  var unpackable: [String: String] = [:]
  /// How often other programs have changed pictures in packed scenes.
  var paintings = 0
  /// The gestures beside the unpacked scene, and those in its file, by name.
  private var unpackedGestures: [String: String] = [:]
  private(set) var packedGestures: [String: String] = [:]
  /// The reason why writing fails, if it does.
  var fault: String?
  /// The name of the picture that is not there when it is looked at.
  var missing: String?
  var kept: [String: String] = [:]
  var title = ""
  var isOpen = true
  /// The file dialog's reply. Nil if there is no dialog.
  var dialog: ChoiceReply?
  var writes = 0
  /// The last stored session record.
  var record: SessionRecord?
  /// The exported orders.
  var exported: [Delivery] = []
  /// The orders that asked for the size of a film.
  var estimated: [Delivery] = []
  /// How often exports were stopped.
  var stops = 0
  /// Requests about phones.
  var phoneRequests: [PhoneRequest] = []
  /// Requests about the audit.
  var auditRequests: [AuditRequest] = []
  /// Requests about the film of a build.
  var matchRequests: [MatchRequest] = []
  /// The request of the last file dialog.
  var choice: FileChoice?
  /// The texts of kept tapes, by name.
  var gestures: [String: String] = [:]
  /// The new addresses of pictures by their old ones.
  var renamed: [String: String] = [:]
  /// Files with layers on the disk.
  var art: [String: ArtOutline] = [:]
  /// The text copied last.
  var copied: String?

  static let path = "/home/ada/shop.json"

  /// - Parameter isBuiltIn: Whether to show a built-in scene, or one read from `path`.
  init(isBuiltIn: Bool = false, measure: TextMeasure = .fixed()) throws {
    var scene = Scene(effect: MapCrop())
    scene.title = "Shop"
    scene.content.images = ["maps/a.jpg"]
    let name = isBuiltIn ? "map-crop" : Self.path
    let bytes = Array(SceneWriter.text(of: scene).utf8)
    let file = SceneFile(
      path: isBuiltIn ? nil : name, folder: isBuiltIn ? "/usr/share/parallax/Scenes" : "/home/ada", bytes: bytes,
      saved: scene)
    let document = SceneDocument(name: name, scene: scene, file: file)
    let samples = isBuiltIn ? "/usr/share/parallax" : nil
    guard
      let studio = Studio(
        documents: [document], samples: samples, window: Size(width: 900, height: 700), scale: 1)
    else { throw Empty() }
    shared = SharedWindow(Window(studio, measure: measure))
    if !isBuiltIn { files[name] = bytes }
    settle()
  }

  struct Empty: Error {}
}

extension Session {
  /// Exchanges requests and replies until there are none.
  mutating func settle() {
    while true {
      let requests = window.takeRequests(at: time)
      if requests.isEmpty { return }
      for request in requests { perform(request) }
    }
  }

  private mutating func perform(_ request: Request) {
    switch request {
    case .window(.quit): isOpen = false
    case .window(.title(let title)): self.title = title
    case .window(.copy(let text)): copied = text
    case .window(.renamed(let addresses)): renamed.merge(addresses) { _, new in new }
    case .window(.toggleFullScreen), .window(.pictures), .watch, .show, .edit, .browse, .copyFile: break
    case .export(.stop): stops += 1
    case .phone(let request): phoneRequests.append(request)
    case .audit(let request): auditRequests.append(request)
    case .match(let request): matchRequests.append(request)
    case .window(.frames(let build)):
      let size = Size(width: Double(build.width), height: Double(build.height))
      let frames = build.frames.indices.map {
        ScenePicture(id: PictureID(rawValue: 1000 + $0), size: size, isOpaque: true)
      }
      receive(.frames(ScenePictures(images: frames)))
    case .pictures(.find(let pictures)):
      receive(.pictures(.found(pictures, fault: missing.map { "\($0): the file does not exist" })))
    case .pictures: break
    case .files(let request): perform(request)
    case .export(.make(let delivery)) where delivery.goal == .knowledge: estimated.append(delivery)
    case .export(.make(let delivery)): exported.append(delivery)
    case .advise(let question): receive(.advised(AdviceAnswer(to: question)))
    case .dialog(let choice):
      self.choice = choice
      receive(.choice(dialog ?? .noDialog(folder: "/home/ada", home: "/home/ada")))
    }
  }

  private mutating func perform(_ request: FileRequest) {
    switch request {
    case .read(let path):
      if let outline = art[path] { return receive(.file(.art(SeenArt(path, outline)))) }
      receive(
        .file(files[path].map { .read(read(path, $0)) } ?? .missing(path: path)))
    case .write(let text, let path, let expectation): _ = write(FileContent(path, Array(text.utf8)), expectation)
    case .pack(let scene, let path, let expectation):
      let before = packedGestures
      packedGestures = unpackedGestures
      let content = packed(scene, path)
      packedGestures = before
      if write(content, expectation) { packedGestures = unpackedGestures }
    case .keep(let text, let key):
      if fault == nil { kept[key] = text }
      receive(.work(fault.map { .unkept(key: key, why: $0) } ?? .kept(key: key)))
    case .complete(let typed, let path):
      let found = files.keys.filter { $0.hasPrefix(path) }.map { String($0.dropFirst(path.lastSlash)) }
      receive(.choice(.completed(typed, names: Set(found.map(\.firstStep)).sorted())))
    case .forget(let key): kept[key] = nil
    case .keepSession(let text): record = SessionRecord(text)
    case .keepGesture(let name, let tape, let folder): change(name, to: tape, in: folder)
    case .renameGesture(let old, let name):
      gestures[name] = gestures.removeValue(forKey: old)
      receive(keptGestures)
    case .deleteGesture(let name, let folder): change(name, to: nil, in: folder)
    case .remember, .saveLog: break
    }
  }

  private mutating func change(_ name: String, to tape: String?, in folder: String?) {
    guard let folder else {
      gestures[name] = tape
      return receive(keptGestures)
    }
    unpackedGestures[name] = tape
    receive(.file(.repainted(path: folder)))
  }

  private var keptGestures: Reply { .gestures(Self.tapes(gestures), faults: []) }

  private static func tapes(_ texts: [String: String]) -> [KeptGesture] {
    texts.sorted { $0.key < $1.key }.compactMap { name, text in
      TapeReader.read(Array(text.utf8)).tape.map { KeptGesture(name: name, tape: $0) }
    }
  }

  /// Returns whether it was written.
  private mutating func write(_ content: FileContent, _ expectation: FileExpectation) -> Bool {
    let path = content.path
    if let there = files[path], expectation != .anything, expectation != .bytes(read(path, there).stamp) {
      receive(.file(.unexpected(path: path)))
      return false
    }
    if let fault {
      receive(.file(.unwritten(path: path, why: fault)))
      return false
    }
    files[path] = content.text
    writes += 1
    receive(.file(.written(content, without: content.isPacked ? unpackable : [:])))
    return true
  }

  /// A packed scene is its text here; its pictures have the names of their files.
  private func packed(_ scene: PlacedScene, _ path: String) -> FileContent {
    read(path, Array(SceneWriter.text(of: scene.scene.spelled { "pictures/" + FilePath.name(of: $0) }).utf8))
  }

  private func read(_ path: String, _ text: [UInt8]) -> FileContent {
    guard path.hasSuffix(PackedScene.ending) else { return FileContent(path, text) }
    let stamp = "\(paintings) \(packedGestures.keys.sorted()) \(text)"
    return FileContent(
      path, text, unpackedTo: "/tmp/unpacked", stamp: Array(stamp.utf8), gestures: Self.tapes(packedGestures))
  }

  mutating func receive(_ reply: Reply) { window.receive(reply, at: time) }

  /// Passes a notification to the studio.
  mutating func happens(_ reply: Reply) {
    receive(reply)
    settle()
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    window.press(key, modifiers, at: time)
    settle()
  }

  mutating func control(_ letter: Character, shift: Bool = false) {
    press(.letter(letter), shift ? [.control, .shift] : .control)
  }

  /// A session with a change of the ratio that was kept, but not saved.
  static func withWork() throws -> Session {
    var session = try Session()
    session.setRatio(0.3)
    session.wait(1)
    return session
  }

  /// Creates a scene with the effect on the stage and its pictures.
  mutating func newScene() {
    control("n")
    press(.enter)
    press(.letter("2"))
  }

  mutating func type(_ text: String) {
    window.handle(.text(text), at: time)
    settle()
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    settle()
  }

  /// Sets the ratio, as a control does.
  mutating func setRatio(_ ratio: Double) {
    var scene = studio.document.scene
    _ = scene.assign(.number(ratio), to: "parameters.ratio")
    studio.edit(at: time) { $0.edit(scene, as: "Ratio") }
    settle()
  }

  /// Writes the scene's file, as another program does.
  mutating func fileIsWritten(_ text: String) {
    files[Self.path] = Array(text.utf8)
    happens(.file(.changed(path: Self.path)))
  }

  /// The scene with another ratio.
  func text(ratio: Double) -> String {
    var scene = studio.document.scene
    _ = scene.assign(.number(ratio), to: "parameters.ratio")
    return SceneWriter.text(of: scene)
  }

  var ratio: Double? { (studio.document.scene.effect as? MapCrop)?.ratio }
  var isUnsaved: Bool { studio.document.isUnsaved }

  func file(_ path: String = Self.path) -> Scene? { files[path].flatMap { SceneReader.read($0).scene } }

  /// All lines of text in the window.
  func words() -> [String] {
    var window = window
    let list = window.frame(at: time)
    return list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  func says(_ part: String) -> Bool { words().contains { $0.contains(part) } }
}

extension String {
  /// How many letters there are up to the last slash.
  fileprivate var lastSlash: Int { lastIndex(of: "/").map { distance(from: startIndex, to: $0) + 1 } ?? 0 }

  /// The first name of a path, with a slash if more follow.
  fileprivate var firstStep: String { firstIndex(of: "/").map { String(self[...$0]) } ?? self }
}
