import Documents
import StudioKit
import System

/// Does what is asked about files: reads and writes scenes, keeps unsaved work, remembers recent files, looks at
/// pictures.
struct FileService {
  /// The folder for what is kept between two sessions; nil where there is nowhere to keep it.
  private let state: String?
  private let autosave: AutosaveFolder?
  private let recent: RecentFiles?
  private let session: SessionFile?
  /// Finds the list that the desktop's programs share, when it is first needed.
  private let findsSharedList: @Sendable () -> DesktopRecentFiles?

  /// - Parameter findsSharedList: Finds the list of recent files that the desktop's programs share, on the service's
  ///   own thread.
  init(state: String?, sharing findsSharedList: @escaping @Sendable () -> DesktopRecentFiles? = { nil }) {
    self.state = state
    self.findsSharedList = findsSharedList
    autosave = state.map { AutosaveFolder($0 + "/autosave") }
    recent = state.map { RecentFiles(folder: $0) }
    session = state.map { SessionFile(folder: $0) }
  }
}

extension FileService {
  /// Files that were opened last, and work of sessions that did not end well.
  func leftovers() -> [Reply] {
    let left = autosave?.leftovers()
    return [.recent(recent?.paths() ?? [])] + (left?.files ?? []).map { .leftover($0) }
      + (left?.errors ?? []).map { .unreadableWork(path: $0.path, why: $0.reason) }
  }

  /// Does what is asked, and tells what there is to say about it.
  func answer(_ request: Request, telling tell: (Reply) -> Void) {
    switch request {
    case .read(let path): tell(read(path))
    case .write(let text, let path, let expectation): tell(write(text, path, over: expectation))
    case .keep(let text, let key): keep(text, key).map(tell)
    case .forget(let key): autosave?.forget(key: key)
    case .saveLog(let text): tell(saveLog(text))
    case .look(let paths): tell(.looked(paths.map { SeenPicture($0, PictureFiles.report(on: $0)) }))
    case .lookAgain(let path):
      tell(.lookedAgain(SeenPicture(path, PictureFiles.report(on: path, isThorough: true))))
    case .open(let paths, let document):
      take(DroppedFiles(paths, on: document) { tell(.progress($0)) }, telling: tell)
    case .paste(let document):
      let pasted = PastedFiles()
      var files = DroppedFiles(pasted.paths, on: document) { tell(.progress($0)) }
      if let fault = pasted.fault { files.add(fault) }
      if let made = pasted.made { tell(.progress("Pasted; the picture is in \(made)")) }
      take(files, telling: tell)
    case .remember(let path):
      // A list of recent files that cannot be written is no reason to bother anybody.
      do { try recent?.remember(path) } catch {}
      do { try findsSharedList()?.remember(path) } catch {}
    case .keepSession(let text):
      // So it is with the session.
      do { try session?.keep(text) } catch {}
    default: break
    }
  }

  private func take(_ files: DroppedFiles, telling tell: (Reply) -> Void) {
    tell(.looked(files.seen))
    tell(.dropped(files.dropped))
  }

  private func saveLog(_ text: String) -> Reply {
    do {
      return .logged(path: try write(log: text))
    } catch {
      return .failed(.logging, path: error.path, why: error.reason)
    }
  }

  /// Writes frame times that a person wants to keep into a file of their own.
  private func write(log text: String) throws(FileError) -> String {
    guard let state else {
      throw FileError(.unwritable, path: "frame times", reason: "there is no home folder to keep them in")
    }
    try Folder.make(state)
    let path = "\(state)/frames-\(LocalTime().text("%Y%m%d-%H%M%S")).csv"
    try AtomicFile.write(Array(text.utf8), to: path)
    return path
  }

  private func read(_ path: String) -> Reply {
    do {
      return .read(path: path, bytes: try FileReader.bytes(of: path, limit: SceneReader.largestFile))
    } catch {
      return error.cause == .missing ? .missing(path: path) : .failed(.reading, path: path, why: error.reason)
    }
  }

  private func write(_ text: String, _ path: String, over expectation: FileExpectation) -> Reply {
    let bytes = Array(text.utf8)
    do {
      guard try holds(path, expectation) else { return .unexpected(path: path) }
      try AtomicFile.write(bytes, to: path)
      return .written(path: path, bytes: bytes)
    } catch {
      return .failed(.writing, path: path, why: error.reason)
    }
  }

  /// Whether a file is as it is expected. One that is not there is no surprise; one that cannot be read may be
  /// anybody's work.
  private func holds(_ path: String, _ expectation: FileExpectation) throws(FileError) -> Bool {
    if expectation == .anything { return true }
    do {
      return expectation == .bytes(try FileReader.bytes(of: path, limit: SceneReader.largestFile))
    } catch {
      guard error.cause != .missing else { return true }
      throw error
    }
  }

  private func keep(_ text: String, _ key: String) -> Reply? {
    guard let autosave else { return nil }
    do {
      try autosave.keep(text, key: key)
      return .kept(key: key)
    } catch {
      return .unkept(key: key, why: error.reason)
    }
  }
}
