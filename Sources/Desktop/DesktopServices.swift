import Boundary
import Documents
import Geometry
import Glibc
import StudioKit
import System

/// Answers the studio's requests with the disk and the desktop. A class because it owns threads and a running dialog.
public final class DesktopServices {
  private let wake: @Sendable () -> Void
  private let ending = EndingSignals()
  private var watcher: FileWatcherThread?
  private var calls: CallListener?
  private var appearance: AppearanceFollower?
  private var reader: ScreenReader?
  /// Reads and writes data that must not be lost.
  private let documents: FileWorker<FileService>
  /// Examines pictures in parallel, so that a large folder does not delay saving.
  private let pictures: FileWorker<PictureService>
  private let sharedList: FileWorker<SharedListService>
  private let advice: AdviceService
  private let exports: ExportRunner
  private let sharing: FileSharing
  private let phones: ProcessService<PhoneAnswer>
  private let audits: ProcessService<AuditAnswer>
  private let matches: ProcessService<MatchAnswer>
  /// The folder with frames of the film that a scene is compared with.
  private var frames: String?
  private let hasHome: Bool
  private var dialog: FileDialog?
  /// The address of the session bus. Nil if there is none.
  private var bus: String?
  /// The parent window of dialogs, in the portal's notation: `x11:3a00007`. Empty if unknown.
  public var window = ""
  /// Replies not yet collected.
  private var replies: [Reply] = []
  private var watchedScenes: [String] = []
  private var watchedPictures: [String] = []

  /// - Parameters:
  ///   - state: The folder for state kept between sessions. Nil if there is none.
  ///   - gestures: The folder for the user's gestures. Nil if there is none.
  ///   - findsSharedList: Finds the desktop's shared list of recent files.
  ///   - wake: Wakes the program, from any thread, when there is something to collect.
  public init(
    state: String? = StateFolder.path, gestures: String? = nil,
    sharing findsSharedList: @escaping @Sendable () -> DesktopRecentFiles? = { nil },
    waking wake: @escaping @Sendable () -> Void
  ) {
    advice = AdviceService(waking: wake)
    exports = ExportRunner(waking: wake)
    sharing = FileSharing(waking: wake)
    phones = ProcessService(waking: wake)
    audits = ProcessService(waking: wake)
    matches = ProcessService(waking: wake)
    self.wake = wake
    documents = FileWorker(
      FileService(state: state, gestures: gestures.map(GestureFolder.init)), waking: wake)
    sharedList = FileWorker(SharedListService(finding: findsSharedList), waking: wake)
    pictures = FileWorker(PictureService(), waking: wake)
    hasHome = state != nil
  }

  deinit { dialog?.close() }
}

extension DesktopServices {
  /// Whether the session bus answers.
  ///
  /// - Parameter seconds: Maximum time to wait for it.
  public static func hasBus(within seconds: Double) -> Bool {
    sessionBus.flatMap { SessionBus($0, greeting: Int32(seconds * 1000)) } != nil
  }

  /// The address of the session bus. Nil if there is none.
  private static var sessionBus: String? {
    SessionBus.address(Environment.value, holds: { FileIdentity($0) != nil })
  }

  /// Begins with the leftovers of earlier sessions, and handles termination signals from here on. Call before other
  /// threads start.
  ///
  /// - Parameter hearsSignals: False leaves the signals as they are.
  public func open(hearsSignals: Bool = true) {
    if hearsSignals { ending.listen(waking: wake) }
    watcher = FileWatcherThread(waking: wake)
    calls = RuntimeFolder.path().flatMap { folder in
      CallListener(in: folder, displays: OpeningCall.displays(Environment.value), waking: wake)
    }
    bus = Self.sessionBus
    appearance = bus.flatMap { AppearanceFollower(bus: $0, waking: wake) }
    reader = bus.flatMap { ScreenReader(bus: $0, waking: wake) }
    guard hasHome else {
      return replies.append(
        .said("There is no home folder: recent files and unsaved work are not kept."))
    }
    replies += documents.leftovers()
  }

  /// Waits until everything has been written, as the program is about to end. Returns false if the disk does not
  /// answer.
  @discardableResult
  public func finish() -> Bool {
    // Later starts are not accepted any more.
    calls = nil
    endMatch()
    return documents.finish()
  }

  /// Performs a request; replies are collected later. Returns the part that only the window can do.
  @discardableResult
  public func perform(_ request: Request) -> WindowRequest? {
    switch request {
    case .window(let request): return request
    case .files(let request):
      documents.perform(request)
      if case .remember(let path) = request { sharedList.perform(path) }
    case .pictures(let request): pictures.perform(request)
    case .dialog(let choice): choose(choice)
    case .export(.make(let delivery)):
      exports.deliver(delivery, showingBy: bus.map { OpenerPortal(bus: $0, parent: window) })
    case .export(.stop): exports.stopFilms()
    case .advise(let question): advice.ask(question)
    case .phone(.show(let scene)): phones.take(SceneOrder(scene))
    case .phone(.follow(let offset)): phones.follow(FollowOrder(offset))
    case .phone(.stop): phones.stop()
    case .audit(.judge(let order)): audits.take(order)
    case .audit(.stop): audits.stop()
    case .match(.compare(let order)): compare(order)
    case .match(.stop): endMatch()
    case .show(let path): sharing.show(path, bus: bus)
    case .edit(let path): sharing.edit(path)
    case .browse(let address): sharing.browse(address)
    case .copyFile(let path): sharing.copy(path)
    case .watch(let paths):
      watchedScenes = paths
      watch()
    }
    return nil
  }

  /// Watches picture files as well.
  public func watchPictures(_ paths: [String]) {
    guard paths != watchedPictures else { return }
    watchedPictures = paths
    watch()
  }

  /// Notifications and replies since the last call.
  public func collect() -> [Reply] {
    if ending.take() { replies.append(.ending) }
    if let outcome = dialog?.outcome {
      dialog = nil
      switch outcome {
      case .chosen(let paths): replies.append(.choice(.chosen(paths)))
      case .cancelled: replies.append(.choice(.chosen([])))
      case .refused(let why): replies += [.choice(.chosen([])), .said(why, isFault: true)]
      case .failed: replies.append(Self.noDialog)
      }
    }
    replies += documents.collect()
    replies += pictures.collect()
    replies += exports.collect()
    if let answer = advice.collect() { replies.append(.advised(answer)) }
    replies += sharing.collect()
    replies += phones.collect().map(Reply.phone)
    replies += audits.collect().map(Reply.audit)
    replies += matches.collect().map(Reply.match)
    for path in watcher?.collect() ?? [] { replies.append(.file(.changed(path: path))) }
    if let wanted = appearance?.collect() { replies.append(.desktopLook(wanted)) }
    if appearance?.takeMissingBus() == true {
      let words = "The session bus does not answer: the desktop's settings, dialogs and screen readers are not used."
      replies.append(.said(words))
    }
    for action in reader?.collect() ?? [] { replies.append(.act(action)) }
    for call in calls?.collect() ?? [] { replies.append(.called(call.scenes, startup: call.startup)) }
    defer { replies.removeAll() }
    return replies
  }
}

/// Support for screen readers.
extension DesktopServices {
  /// Whether a screen reader is running.
  public var isHeard: Bool { reader?.isHeard ?? false }

  /// Offers a key to the screen reader. Returns false if none takes keys now; otherwise a `keyAnswer` follows.
  public func ask(_ key: AccessibleKey) -> Bool { reader?.ask(key) ?? false }

  /// Whether the screen reader took the last key offered, which then has no effect here. Nil as long as it may still
  /// say so, which is a tenth of a second at most.
  public func keyAnswer() -> Bool? { reader.map { $0.keyAnswer() } ?? false }

  /// Updates the window's description.
  ///
  /// - Parameter corner: The window's position on the screen, in pixels.
  public func tell(_ window: AccessibleWindow, at corner: Point, pixelsPerPoint: Double) {
    reader?.tell(window, at: AccessibleScreenPlace(corner: corner, pixelsPerPoint: pixelsPerPoint))
  }
}

extension DesktopServices {
  private func watch() { watcher?.watch(watchedScenes + watchedPictures) }

  private func compare(_ order: SceneOrder) {
    var order = order
    do throws(FileError) {
      if frames == nil { frames = try Folder.temporary() }
      order.film?.folder = frames ?? ""
      matches.take(order)
    } catch {
      replies.append(.match(.failed("\(error).")))
    }
  }

  private func endMatch() {
    matches.stop()
    if let frames { Folder.remove(frames) }
    frames = nil
  }

  private func choose(_ choice: FileChoice) {
    dialog?.close()
    dialog = FileDialog(choice, parent: window, bus: bus, waking: wake)
    if dialog == nil { replies.append(Self.noDialog) }
  }

  private static var noDialog: Reply {
    .choice(.noDialog(folder: FilePath.folder(of: FilePath.absolute("file")), home: Environment.value("HOME")))
  }
}
