import Documents
import Export
import Glibc
import StudioKit
import Synchronization
import System

/// Has orders done by this program, run again: pictures are made smaller and drawn there, and no frame waits. A class
/// because its threads outlive the call.
public final class ExportCourier: Sendable {
  private let replies = Mutex<[Reply]>([])
  /// Films that are being made.
  private let films = Mutex<[ChildProcess]>([])
  private let wake: @Sendable () -> Void
  private let program: String?
  private let environment: @Sendable (String) -> String?
  private let isSandboxed: Bool

  /// - Parameters:
  ///   - program: The program that is run; nil: it is not known where it lies.
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

extension ExportCourier {
  /// - Parameter portal: Shows a page in the browser where `xdg-open` cannot; nil: there is none.
  func deliver(_ delivery: Delivery, showingBy portal: OpenerPortal? = nil) {
    let isStarted = WorkerThread.start { [self] in
      var delivery = delivery
      let outcome = place(&delivery) ?? answer(to: delivery)
      switch (outcome, delivery.goal) {
      case (nil, _): tell(.exportStopped)
      case (.done, .browser): show(delivery, by: portal)
      case (.done, .clipboard): tell(.export(delivery, copy(delivery.order.path)))
      case (let outcome?, _): tell(.export(delivery, outcome))
      }
    }
    if !isStarted { tell(.export(delivery, .failed("Not exported: there is no thread to be had."))) }
  }

  /// What has come of it since the last call.
  func collect() -> [Reply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  /// Ends the films that are being made; they leave nothing behind.
  func stopFilms() { films.withLock { films in for film in films { film.send(SIGTERM) } } }

  private func tell(_ reply: Reply) {
    replies.withLock { $0.append(reply) }
    wake()
  }

  /// Puts what is in a file only until the browser or the clipboard has it into a folder of its own. Returns why not.
  private func place(_ delivery: inout Delivery) -> ExportAnswer? {
    guard delivery.goal != .file else { return nil }
    guard let folder = BaseFolder.cache.path(environment: environment).map({ $0 + "/parallax/pages" }) else {
      return .failed("There is no home folder to keep it in.")
    }
    delivery.order.path = "\(folder)/\(delivery.order.path)"
    do throws(FileError) {
      try Folder.make(folder)
      return nil
    } catch {
      return .failed("Not shown: \(error)")
    }
  }

  /// Has the order done. Returns what it comes to; nil: it was stopped.
  private func answer(to delivery: Delivery) -> ExportAnswer? {
    let order = delivery.order
    func failed(_ why: String) -> ExportAnswer {
      .failed("\(FilePath.name(of: order.path)) was not \(order.isFilm ? "filmed" : "written"): \(why)")
    }
    guard let program, let input = UnnamedFile(order.text) else { return failed("the program cannot be run again.") }
    defer { input.close() }
    let child: ChildProcess
    do {
      child = try ChildProcess(program, ["parallax", "export"], input: input.descriptor, errors: .dropped)
    } catch {
      return failed("\(error).")
    }
    if order.isFilm { films.withLock { $0.append(child) } }
    var last: ExportAnswer?
    child.hearLines { line in
      let answer = ExportAnswer(line: line)
      if case .progress? = answer { tell(.export(delivery, answer ?? .done)) } else { last = answer ?? last }
    }
    films.withLock { films in films.removeAll { $0.id == child.id } }
    switch (child.finish().ending, last) {
    case (.killed(SIGTERM), _) where order.isFilm: return nil
    case (.exited(0), .done), (_, .blocked): return last
    case (_, .failed(let why)): return failed(why)
    default: return failed("the program ended badly.")
    }
  }

  /// Puts a picture into the clipboard. The program that holds it there has read it when this returns.
  private func copy(_ path: String) -> ExportAnswer {
    defer { unlink(path) }
    guard let clipboard = ClipboardProgram(.writes, environment: environment) else {
      return .failed(ClipboardProgram.missing(.writes, environment: environment))
    }
    return clipboard.write(path, as: "image/png") ? .done : .failed("The clipboard did not take the picture.")
  }

  /// Shows a page in the browser. In a sandbox the portal is asked, since no other program is there. Elsewhere
  /// `xdg-open` is: it opens the browser that the person has set, where the portal asks which program is to show a file
  /// as soon as there are two.
  private func show(_ delivery: Delivery, by portal: OpenerPortal?) {
    let path = delivery.order.path
    let opener = ChildProcess.program("xdg-open", in: environment("PATH"))
    if isSandboxed || opener == nil, let portal {
      switch portal.show(path) {
      case .shown: return tell(.export(delivery, .done))
      case .cancelled: return tell(.progress("The page was not opened; it is in \(path)"))
      case .failed: break
      }
    }
    guard let opener else {
      return tell(.export(delivery, .failed("There is no xdg-open to show it with: the page is in \(path)")))
    }
    do {
      let child = try ChildProcess(opener, [opener, path], output: .dropped, errors: .dropped)
      // It is told at once, since some desktops wait until the browser is closed.
      tell(.export(delivery, .done))
      guard child.finish().ending != .exited(0) else { return }
      tell(.export(delivery, .failed("No browser could be opened: the page is in \(path)")))
    } catch {
      tell(.export(delivery, .failed("No browser could be opened, \(error): the page is in \(path)")))
    }
  }
}
