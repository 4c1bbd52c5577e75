import Art
import Documents
import Glibc
import StudioKit
import System

/// Reads and writes scenes, stores unsaved work and gestures, and remembers recent files.
struct FileService: RequestService {
  /// The folder for state kept between sessions. Nil if there is none.
  private let state: String?
  private let autosave: AutosaveFolder?
  private let recent: RecentFiles?
  private let session: SessionFile?
  private let gestures: GestureFolder?
  private let program: String?

  /// - Parameters:
  ///   - gestures: The folder of the user's gestures. Nil if there is none.
  ///   - program: This program, which packs scenes. Nil if its path is unknown.
  init(state: String?, gestures: GestureFolder? = nil, program: String? = RunningProgram.path) {
    self.program = program
    self.state = state
    autosave = state.map { AutosaveFolder($0 + "/autosave") }
    recent = state.map { RecentFiles(folder: $0) }
    self.gestures = gestures
    session = state.map { SessionFile(folder: $0) }
  }
}

extension FileService {
  /// Recent files, and work of sessions that did not end normally.
  func leftovers() -> [Reply] {
    if let state { for folder in [state, state + "/autosave"] { DraftName.removeLeftovers(in: folder) } }
    let left = autosave?.leftovers()
    return [.choice(.recent(recent?.paths() ?? []))] + (gestures.map { [$0.reply] } ?? [])
      + (left?.files ?? []).map { .work(.leftover($0)) }
      + (left?.errors ?? []).map { .work(.unreadable(path: $0.path, why: $0.reason)) }
      + (left.map { $0.rest > 0 ? [.work(.moreLeftovers($0.rest))] : [] } ?? [])
  }

  /// Performs a request, and passes on replies.
  func answer(_ request: FileRequest, telling tell: (Reply) -> Void) {
    switch request {
    case .read(let path): tell(.file(read(path)))
    case .complete(let typed, let path): tell(.choice(.completed(typed, names: Folder.completions(of: path))))
    case .write(let text, let path, let expectation): tell(.file(write(text, path, over: expectation)))
    case .pack(let scene, let path, let expectation): tell(.file(pack(scene, path, over: expectation)))
    case .keep(let text, let key): keep(text, key).map { tell(.work($0)) }
    case .forget(let key): autosave?.forget(key: key)
    case .saveLog(let text): tell(saveLog(text))
    case .remember(let path):
      // Failing to update the recent files is not worth a message.
      do { try recent?.remember(path) } catch {}
    case .keepGesture(let name, let tape, let folder):
      change(name, in: folder, telling: tell) { (folder) throws(FileError) in try folder.keep(tape, as: name) }
    case .renameGesture(let old, let name):
      change(old, telling: tell) { (folder) throws(FileError) in try folder.rename(old, to: name) }
    case .deleteGesture(let name, let folder):
      change(name, in: folder, telling: tell) { (folder) throws(FileError) in try folder.delete(name) }
    case .keepSession(let text):
      // Nor is failing to store the session.
      do { try session?.keep(text) } catch {}
    }
  }

  /// Changes a gesture, and reports the new list, or that the folder of a packed scene has changed.
  private func change(
    _ name: String, in folder: String? = nil, telling tell: (Reply) -> Void,
    _ change: (GestureFolder) throws(FileError) -> Void
  ) {
    guard let gestures = folder.map(GestureFolder.init) ?? gestures else {
      return tell(.said("Gestures need a home folder; none is set.", isFault: true))
    }
    do throws(FileError) {
      try change(gestures)
    } catch {
      tell(.said("\u{201C}\(name)\u{201D}: \(error.reason).", isFault: true))
    }
    tell(folder.map { .file(.repainted(path: $0)) } ?? gestures.reply)
  }

  private func saveLog(_ text: String) -> Reply {
    do {
      return .said("Frame times are in \(FilePath.shown(try write(log: text)))")
    } catch {
      return .said("\(FilePath.shown(error.path)): \(error.reason)", isFault: true)
    }
  }

  /// So many logs of frame times are kept, the newest ones.
  private static let mostLogs = 20

  /// Saves frame times in a new file.
  private func write(log text: String) throws(FileError) -> String {
    guard let state else {
      throw FileError(.unwritable, path: "frame times", reason: "there is no home folder to keep them in")
    }
    try Folder.make(state)
    let path = "\(state)/frames-\(LocalTime().text("%Y%m%d-%H%M%S")).csv"
    try AtomicFile.write(Array(text.utf8), to: path)
    let logs = (Folder.names(in: state) ?? []).filter { $0.hasPrefix("frames-") && $0.hasSuffix(".csv") }
    for name in logs.dropLast(Self.mostLogs) { unlink("\(state)/\(name)") }
    return path
  }

  private func read(_ path: String) -> FileReply {
    DraftName.removeLeftovers(in: FilePath.folder(of: path))
    do {
      if try LayeredFile.isOne(path) { return try art(path) }
      if PackedFile.isOne(path) {
        switch try UnpackedScenes.unpack(path) {
        case .success(let content): return .read(content)
        case .failure(let problem): return .unreadable(path: path, why: LayeredFile.clause(problem.sentence))
        }
      }
      return .read(FileContent(path, try FileReader.bytes(of: path, limit: SceneReader.largestFile)))
    } catch {
      if Folder.isThere(path) { return .isFolder(path: path) }
      return error.cause == .missing ? .missing(path: path) : .unreadable(path: path, why: error.reason)
    }
  }

  private func art(_ path: String) throws(FileError) -> FileReply {
    switch try LayeredFile.outline(of: path) {
    case .success(let outline): .art(SeenArt(path, outline))
    case .failure(let problem): .unreadable(path: path, why: LayeredFile.clause(problem.sentence))
    }
  }

  private func write(_ text: String, _ path: String, over expectation: FileExpectation) -> FileReply {
    let bytes = Array(text.utf8)
    do {
      guard try expectation.holds(at: path) else { return .unexpected(path: path) }
      try AtomicFile.write(bytes, to: path)
      return .written(FileContent(path, bytes))
    } catch {
      return .unwritten(path: path, why: error.reason)
    }
  }

  /// Another process decodes pictures and draws the preview, and replaces the file when all is there.
  private func pack(_ scene: PlacedScene, _ path: String, over expectation: FileExpectation) -> FileReply {
    let order = ExportOrder(.packed(scene, over: expectation), to: path, replaces: true)
    let missing: [String: String]
    switch ExportProcess(program).answer(to: order) {
    case .done: missing = [:]
    case .incomplete(let files): missing = files
    case .blocked: return .unexpected(path: path)
    case .failed(let why): return .unwritten(path: path, why: why)
    default: return .unwritten(path: path, why: "the program failed")
    }
    switch read(path) {
    case .read(let content): return .written(content, without: missing)
    case .unreadable(_, let why): return .unwritten(path: path, why: why)
    default: return .unwritten(path: path, why: "another program replaced it")
    }
  }

  private func keep(_ text: String, _ key: String) -> WorkReply? {
    guard let autosave else { return nil }
    do {
      try autosave.keep(text, key: key)
      return .kept(key: key)
    } catch {
      return .unkept(key: key, why: error.reason)
    }
  }
}
