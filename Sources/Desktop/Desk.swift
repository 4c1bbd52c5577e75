import Documents
import Glibc
import StudioKit

/// Answers what the studio asks of the disk and the desktop. A class because it owns descriptors and a running dialog.
public final class Desk {
  private let ring: @Sendable () -> Void
  private var lookout: Lookout?
  private let ending = EndingSignal()
  /// Reads and writes what must not be lost.
  private let clerk: Clerk
  /// Looks at pictures meanwhile: a folder of many keeps nothing waiting to be saved.
  private let scout: Clerk
  private let hasHome: Bool
  private var dialog: FileDialog?
  /// Replies that nobody has collected yet.
  private var replies: [Reply] = []

  /// Pictures that are watched beside the scenes.
  private var scenes: [String] = []
  private var pictures: [String] = []

  /// - Parameter ring: Wakes the program from any thread when there is something to collect.
  public init(state: String? = UserFolder.state.path, ringing ring: @escaping @Sendable () -> Void) {
    self.ring = ring
    clerk = Clerk(state: state, ringing: ring)
    scout = Clerk(state: nil, ringing: ring)
    hasHome = state != nil
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
    lookout = Lookout(ringing: ring)
    guard hasHome else { return replies.append(.homeless) }
    replies += clerk.leftovers()
  }

  /// Waits until everything that was to be written is: the program is about to end.
  public func finish() { clerk.finish() }

  /// What has happened, and every answer since the last call.
  public func collect() -> [Reply] {
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
    replies += clerk.collect()
    replies += scout.collect()
    for path in lookout?.collect() ?? [] { replies.append(.changed(path: path)) }
    defer { replies.removeAll() }
    return replies
  }

  /// Watches picture files too.
  public func watchPictures(_ paths: [String]) {
    guard paths != pictures else { return }
    pictures = paths
    lookout?.watch(scenes + pictures)
  }

  /// Does what is asked, if it is this desk's business. The answer is collected.
  public func perform(_ request: Request) {
    switch request {
    case .choose(let choice): choose(choice)
    case .read, .write, .keep, .forget, .remember, .saveLog: clerk.take(request)
    case .open, .look, .lookAgain: scout.take(request)
    case .watch(let paths):
      scenes = paths
      lookout?.watch(scenes + pictures)
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
}
