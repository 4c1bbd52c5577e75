import Documents
import Glibc
import StudioKit
import Synchronization
import System

/// Hands scenes over with the program's own command, `handoff`, each in a process of its own: pictures are made smaller
/// and drawn there, and no frame waits. A class because its threads outlive the call.
public final class HandoffCourier: Sendable {
  private let replies = Mutex<[Reply]>([])
  /// Films that are being made.
  private let films = Mutex<[ChildProcess]>([])
  private let wake: @Sendable () -> Void
  private let program: String?
  private let environment: @Sendable (String) -> String?
  private let isSandboxed: Bool

  /// What the command says of a file that it does not replace.
  public static let foreign = "this was written, or changed, by somebody else."

  /// What begins a line of the command that says how many frames of a film are there.
  public static let filming = "film"

  private static let mostBytes = 65_536

  /// - Parameters:
  ///   - program: The program whose command hands over; nil: nobody can tell where it lies.
  ///   - isSandboxed: Whether this program is kept apart from the machine's others; nil: it looks.
  ///   - wake: Called on a thread of its own once there is something to collect.
  public init(
    program: String? = RunningProgram.path,
    environment: @escaping @Sendable (String) -> String? = { Environment.value($0) },
    isSandboxed: Bool? = nil, waking wake: @escaping @Sendable () -> Void
  ) {
    self.program = program
    self.environment = environment
    self.isSandboxed =
      isSandboxed ?? Sandbox.holdsUs(environment: environment, holds: { FileIdentity($0) != nil })
    self.wake = wake
  }
}

extension HandoffCourier {
  /// - Parameters:
  ///   - scene: The text of a scene file.
  ///   - path: The file or folder to write; of a page for the browser its name.
  ///   - replaces: Also what is there already.
  ///   - portal: Shows a page in the browser where `xdg-open` cannot; nil: there is none.
  func handOver(
    _ order: HandoffOrder, scene: String, path: String, replaces: Bool, showingBy portal: OpenerPortal? = nil
  ) {
    let isStarted = WorkerThread.start { [self] in
      tell(written(order, scene, path, replaces: replaces, portal))
    }
    if !isStarted { tell(.handoffFailed("Not handed over: there is no thread to be had.")) }
  }

  /// What has come of it since the last call.
  func collect() -> [Reply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  private func tell(_ reply: Reply?) {
    guard let reply else { return }
    replies.withLock { $0.append(reply) }
    wake()
  }

  private func written(
    _ order: HandoffOrder, _ scene: String, _ path: String, replaces: Bool, _ portal: OpenerPortal?
  ) -> Reply? {
    var path = path
    if order.isPassing {
      guard let folder = pages else { return .handoffFailed("There is no home folder to keep it in.") }
      path = "\(folder)/\(path)"
      do throws(FileError) {
        try Folder.make(folder)
      } catch {
        return .handoffFailed("Not shown: \(error)")
      }
    }
    let name = FilePath.name(of: path)
    if order.part != .folder, !replaces, access(path, F_OK) == 0 {
      return .handoffBlocked(order, path: path, by: [])
    }
    switch order.part {
    case .film: return filmed(order, scene, path, replaces: replaces)
    case .tape(let text), .curve(let text):
      do throws(FileError) {
        try AtomicFile.write([UInt8](text.utf8), to: path)
      } catch {
        return .handoffFailed("\(name) was not written: \(error)")
      }
      return .handedOver(order, path: path)
    case .file, .folder, .moment: break
    }
    guard let program, let inputs = HandoffInputs(order, scene) else {
      return .handoffFailed("\(name) was not written: the program cannot be run again.")
    }
    defer { inputs.close() }
    guard let command = inputs.command(for: order, to: path, replaces: replaces) else { return nil }
    let answer: (output: [UInt8], ending: ChildProcess.Ending)
    do {
      answer = try ChildProcess(
        program, ["parallax"] + command, input: inputs.scene.descriptor, output: .dropped, errors: .collected
      ).finish(keeping: Self.mostBytes)
    } catch {
      return .handoffFailed("\(name) was not written: \(error).")
    }
    if answer.ending == .exited(0) {
      if case .moment = order.part { return copied(order, path) }
      return order.isForBrowser ? shown(order, path, portal) : .handedOver(order, path: path)
    }
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(Self.words)
    let files = lines.filter { $0.hasSuffix(": \(Self.foreign)") }.map { line in
      FilePath.name(of: path) + line.dropLast(Self.foreign.count + 2).dropFirst(path.count)
    }
    if !files.isEmpty { return .handoffBlocked(order, path: path, by: files) }
    return .handoffFailed("\(name) was not written: \(lines.first ?? "the program ended badly.")")
  }

  /// A line of the program without its name before it.
  private static func words(of line: some StringProtocol) -> String {
    String(line.hasPrefix("parallax: ") ? line.dropFirst("parallax: ".count) : line[...])
  }

  /// Films in a process of its own, which tells how far it is.
  private func filmed(
    _ order: HandoffOrder, _ scene: String, _ path: String, replaces: Bool
  ) -> Reply {
    let name = FilePath.name(of: path)
    guard let program, let inputs = HandoffInputs(order, scene) else {
      return .filmFailed("\(name) was not filmed: the program cannot be run again.")
    }
    defer { inputs.close() }
    guard let command = inputs.command(for: order, to: path, replaces: replaces) else {
      return .filmFailed("\(name) was not filmed.")
    }
    let child: ChildProcess
    do {
      child = try ChildProcess(
        program, ["parallax"] + command, input: inputs.scene.descriptor, output: .dropped, errors: .collected)
    } catch {
      return .filmFailed("\(name) was not filmed: \(error).")
    }
    films.withLock { $0.append(child) }
    var last = ""
    child.hearLines { line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == Self.filming else {
        last = line
        return
      }
      let numbers = words[1].split(separator: "/").compactMap { Double($0) }
      if numbers.count == 2, numbers[1] > 0 { tell(.filmed(path: path, share: numbers[0] / numbers[1])) }
    }
    films.withLock { films in films.removeAll { $0.id == child.id } }
    switch child.finish().ending {
    case .exited(0): return .handedOver(order, path: path)
    case .killed(SIGTERM): return .filmStopped
    default:
      let why = Self.words(of: last)
      return .filmFailed("\(name) was not filmed: \(why.isEmpty ? "the program ended badly." : why)")
    }
  }

  /// Ends the films that are being made; they leave nothing behind.
  func stopFilms() { films.withLock { films in for film in films { film.send(SIGTERM) } } }

  /// The folder of pages and pictures that nobody keeps.
  private var pages: String? {
    BaseFolder.cache.path(environment: environment).map { $0 + "/parallax/pages" }
  }

  /// Puts a picture into the clipboard. The program that holds it there has read it when this returns.
  private func copied(_ order: HandoffOrder, _ path: String) -> Reply {
    defer { unlink(path) }
    guard let clipboard = ClipboardProgram(.writes, environment: environment) else {
      return .handoffFailed(ClipboardProgram.missing(.writes, environment: environment))
    }
    return clipboard.write(path, as: "image/png")
      ? .handedOver(order, path: path) : .handoffFailed("The clipboard did not take the picture.")
  }

  /// Shows a page in the browser. In a sandbox the portal is asked, since no other program is there. Elsewhere
  /// `xdg-open` is: it opens the browser that the person has set, where the portal asks which program is to show a file
  /// as soon as there are two.
  private func shown(_ order: HandoffOrder, _ path: String, _ portal: OpenerPortal?) -> Reply? {
    let opener = ChildProcess.program("xdg-open", in: environment("PATH"))
    if isSandboxed || opener == nil, let portal {
      switch portal.show(path) {
      case .shown: return .handedOver(order, path: path)
      case .cancelled: return .progress("The page was not opened; it is in \(path)")
      case .failed: break
      }
    }
    guard let opener else { return .handoffFailed("There is no xdg-open to show it with: the page is in \(path)") }
    return shown(order, path, by: opener)
  }

  /// It is told at once, since some desktops wait until the browser is closed.
  private func shown(_ order: HandoffOrder, _ path: String, by opener: String) -> Reply? {
    do {
      let child = try ChildProcess(opener, [opener, path], output: .dropped, errors: .dropped)
      tell(.handedOver(order, path: path))
      return child.finish().ending == .exited(0)
        ? nil : .handoffFailed("No browser could be opened: the page is in \(path)")
    } catch {
      return .handoffFailed("No browser could be opened, \(error): the page is in \(path)")
    }
  }
}

/// What the program reads that is run again to hand a scene over. None of it has a name in a folder.
private struct HandoffInputs {
  let scene: UnnamedFile
  private let tape: UnnamedFile
  /// The scene that is seen beside.
  private let other: UnnamedFile

  init?(_ order: HandoffOrder, _ scene: String) {
    guard let file = UnnamedFile(scene), let tape = UnnamedFile(order.tape ?? ""),
      let other = UnnamedFile(order.otherScene ?? "")
    else { return nil }
    (self.scene, self.tape, self.other) = (file, tape, other)
  }

  func command(for order: HandoffOrder, to path: String, replaces: Bool) -> [String]? {
    order.command(for: "/dev/stdin", tape: tape.place, other: other.place, to: path, replaces: replaces)
  }

  func close() {
    scene.close()
    tape.close()
    other.close()
  }
}
