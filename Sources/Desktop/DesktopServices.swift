import Boundary
import Documents
import Geometry
import Glibc
import StudioKit
import System

/// Answers what the studio asks of the disk and the desktop. A class because it owns threads and a running dialog.
public final class DesktopServices {
  private let wake: @Sendable () -> Void
  private let ending = EndingSignals()
  private var watcher: FileWatcherThread?
  private var calls: CallListener?
  private var appearance: AppearanceFollower?
  private var reader: ScreenReader?
  /// Reads and writes what must not be lost.
  private let documents: FileWorker<FileService>
  /// Looks at pictures meanwhile: a folder of many keeps nothing waiting to be saved.
  private let pictures: FileWorker<PictureService>
  private let exports: ExportCourier
  private let hasHome: Bool
  private var dialog: FileDialog?
  /// Where the session's bus listens; nil: there is none.
  private var bus: String?
  /// The window that dialogs belong to, in the portal's words: `x11:3a00007`; empty: nobody knows it.
  public var window = ""
  /// Replies that nobody has collected yet.
  private var replies: [Reply] = []
  private var watchedScenes: [String] = []
  private var watchedPictures: [String] = []

  /// - Parameters:
  ///   - state: The folder for what is kept between two sessions; nil: there is nowhere to keep it.
  ///   - gestures: The folder for the gestures that the person keeps; nil: there is nowhere to keep them.
  ///   - findsSharedList: Finds the list of recent files that the desktop's programs share.
  ///   - wake: Wakes the program, from any thread, when there is something to collect.
  public init(
    state: String? = StateFolder.path, gestures: String? = nil,
    sharing findsSharedList: @escaping @Sendable () -> DesktopRecentFiles? = { nil },
    waking wake: @escaping @Sendable () -> Void
  ) {
    exports = ExportCourier(waking: wake)
    self.wake = wake
    documents = FileWorker(
      FileService(state: state, gestures: gestures.map(GestureFolder.init), sharing: findsSharedList), waking: wake)
    pictures = FileWorker(PictureService(), waking: wake)
    hasHome = state != nil
  }

  deinit { dialog?.close() }
}

extension DesktopServices {
  /// Begins: what earlier sessions left, and from here on the signals that end a program. To be called before other
  /// threads start.
  ///
  /// - Parameter hearsSignals: False leaves the signals as they are.
  public func open(hearsSignals: Bool = true) {
    if hearsSignals { ending.listen(waking: wake) }
    watcher = FileWatcherThread(waking: wake)
    calls = RuntimeFolder.path().flatMap { folder in
      CallListener(in: folder, displays: OpeningCall.displays(Environment.value), waking: wake)
    }
    bus = SessionBus.address(Environment.value, holds: { FileIdentity($0) != nil })
    appearance = bus.flatMap { AppearanceFollower(bus: $0, waking: wake) }
    reader = bus.flatMap { ScreenReader(bus: $0, waking: wake) }
    guard hasHome else { return replies.append(.homeless) }
    replies += documents.leftovers()
  }

  /// Waits until everything that was to be written is: the program is about to end.
  public func finish() {
    // Who is started from here on is not heard any more.
    calls = nil
    documents.finish()
  }

  /// Does what is asked; the answer is collected. Returns what only the window can do.
  @discardableResult
  public func perform(_ request: Request) -> WindowRequest? {
    switch request {
    case .window(let request): return request
    case .files(let request): documents.perform(request)
    case .pictures(let request): pictures.perform(request)
    case .dialog(let choice): choose(choice)
    case .export(.make(let delivery)):
      exports.deliver(delivery, showingBy: bus.map { OpenerPortal(bus: $0, parent: window) })
    case .export(.stop): exports.stopFilms()
    case .watch(let paths):
      watchedScenes = paths
      watch()
    }
    return nil
  }

  /// Watches picture files too.
  public func watchPictures(_ paths: [String]) {
    guard paths != watchedPictures else { return }
    watchedPictures = paths
    watch()
  }

  /// What has happened, and every answer since the last call.
  public func collect() -> [Reply] {
    if ending.take() { replies.append(.ending) }
    if let outcome = dialog?.outcome {
      dialog = nil
      switch outcome {
      case .chosen(let paths) where paths.count > 1: replies.append(.chosenSeveral(paths))
      case .chosen(let paths): replies.append(.chosen(paths.first))
      case .cancelled: replies.append(.chosen(nil))
      case .failed: replies.append(Self.noDialog)
      }
    }
    replies += documents.collect()
    replies += pictures.collect()
    replies += exports.collect()
    for path in watcher?.collect() ?? [] { replies.append(.changed(path: path)) }
    if let wanted = appearance?.collect() { replies.append(.desktopLook(wanted)) }
    for action in reader?.collect() ?? [] { replies.append(.act(action)) }
    for call in calls?.collect() ?? [] { replies.append(.called(call.scenes, startup: call.startup)) }
    defer { replies.removeAll() }
    return replies
  }
}

/// For assistive programs.
extension DesktopServices {
  /// Somebody listens.
  public var isHeard: Bool { reader?.isHeard ?? false }

  /// Shows a key to whoever listens; true: it was meant for them, and does nothing here.
  public func take(_ key: AccessibleKey) -> Bool { reader?.take(key) ?? false }

  /// The window looks like this now.
  ///
  /// - Parameter corner: Where the window lies on the screen, in pixels.
  public func tell(_ window: AccessibleWindow, at corner: Point, pixelsPerPoint: Double) {
    reader?.tell(window, at: AccessibleScreenPlace(corner: corner, pixelsPerPoint: pixelsPerPoint))
  }
}

extension DesktopServices {
  private func watch() { watcher?.watch(watchedScenes + watchedPictures) }

  private func choose(_ choice: FileChoice) {
    dialog?.close()
    dialog = FileDialog(choice, parent: window, bus: bus, waking: wake)
    if dialog == nil { replies.append(Self.noDialog) }
  }

  private static var noDialog: Reply {
    .noDialog(folder: FilePath.folder(of: FilePath.absolute("file")), home: Environment.value("HOME"))
  }
}
