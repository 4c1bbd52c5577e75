import Glibc
import StudioKit

/// Answers what the studio asks of the disk and the desktop. A class because it owns descriptors, locks and a running
/// dialog.
public final class Desk {
  private let watcher = FileWatcher()
  private let ring: @Sendable () -> Void
  private var lookout: Lookout?
  private let ending = EndingSignal()
  private let autosave: AutosaveFolder?
  private let recent: RecentFiles?
  private var dialog: FileDialog?
  /// Replies that nobody has collected yet.
  private var replies: [Reply] = []

  /// Pictures that are watched beside the scenes.
  private var scenes: [String] = []
  private var pictures: [String] = []

  /// - Parameter ring: Wakes the program from any thread when there is something to collect.
  public init(state: String? = UserFolder.state.path, ringing ring: @escaping @Sendable () -> Void) {
    self.ring = ring
    autosave = state.map { AutosaveFolder($0 + "/autosave") }
    recent = state.map { RecentFiles(folder: $0) }
  }

  deinit { dialog?.close() }
}

extension Desk {
  /// Begins: what earlier sessions left, and from here on the signals that end a program. To be called before other
  /// threads start.
  ///
  /// - Parameter hearsSignals: False leaves the signals as they are.
  public func open(hearsSignals: Bool = true) {
    if hearsSignals { ending.listen(ringing: ring) }
    lookout = watcher.descriptor.flatMap { Lookout(for: $0, ringing: ring) }
    guard let autosave, let recent else { return replies.append(.homeless) }
    replies.append(.recent(recent.paths()))
    replies += autosave.leftovers().map { .kept($0) }
  }

  /// What has happened, and every answer since the last call.
  public func collect(at time: Double) -> [Reply] {
    if ending.take() { replies.append(.ending) }
    if let outcome = dialog?.take() {
      dialog = nil
      switch outcome {
      case .chosen(let paths) where paths.count > 1: replies.append(.chosenSeveral(paths))
      case .chosen(let paths): replies.append(.chosen(paths.first))
      case .cancelled: replies.append(.chosen(nil))
      case .failed: replies.append(Self.noDialog)
      }
    }
    for path in watcher.changes(at: time) { replies.append(.changed(path: path)) }
    defer { replies.removeAll() }
    return replies
  }

  /// When `collect` has something to do although nothing rings; nil: never.
  public var due: Double? { watcher.due }

  /// Watches picture files too.
  public func watchPictures(_ paths: [String], at time: Double) {
    guard paths != pictures else { return }
    pictures = paths
    watcher.watch(scenes + pictures, at: time)
  }

  /// Does what is asked, if it is this desk's business. The answer is collected.
  public func perform(_ request: Request, at time: Double) {
    switch request {
    case .choose(let choice): choose(choice)
    case .read(let path): read(path)
    case .write(let text, let path, let expectation): write(text, path, over: expectation)
    case .watch(let paths):
      scenes = paths
      watcher.watch(scenes + pictures, at: time)
    case .keep(let text, let key): keep(text, key)
    case .forget(let key): autosave?.forget(key: key)
    case .remember(let path): remember(path)
    default: break
    }
  }
}

extension Desk {
  private func choose(_ choice: FileChoice) {
    dialog = FileDialog(choice, ringing: ring)
    if dialog == nil { replies.append(Self.noDialog) }
  }

  private static var noDialog: Reply {
    .noDialog(folder: FilePath.folder(of: FilePath.absolute("file")), home: Environment.value("HOME"))
  }

  private func read(_ path: String) {
    do {
      let bytes = try FileReader.bytes(of: path, limit: SceneLibrary.largestFile)
      replies.append(.read(path: path, bytes: bytes))
    } catch {
      replies.append(error.kind == .missing ? .missing(path: path) : .failed(.reading, path: path, why: error.reason))
    }
  }

  private func write(_ text: String, _ path: String, over expectation: Expectation) {
    let bytes = Array(text.utf8)
    do {
      guard try holds(path, expectation) else { return replies.append(.unexpected(path: path)) }
      try AtomicFile.write(bytes, to: path)
      replies.append(.written(path: path, bytes: bytes))
    } catch {
      replies.append(.failed(.writing, path: path, why: error.reason))
    }
  }

  /// Whether a file is as it is expected. One that is not there is no surprise; one that cannot be read may be
  /// anybody's work.
  private func holds(_ path: String, _ expectation: Expectation) throws(FileFault) -> Bool {
    if expectation == .anything { return true }
    do {
      return expectation == .bytes(try FileReader.bytes(of: path, limit: SceneLibrary.largestFile))
    } catch {
      guard error.kind != .missing else { return true }
      throw error
    }
  }

  private func keep(_ text: String, _ key: String) {
    do {
      try autosave?.keep(text, key: key)
    } catch {
      replies.append(.failed(.keeping, path: error.path, why: error.reason))
    }
  }

  /// A list of recent files that cannot be written is no reason to bother anybody.
  private func remember(_ path: String) {
    do { try recent?.remember(path) } catch {}
  }
}
