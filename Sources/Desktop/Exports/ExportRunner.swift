import Documents
import Glibc
import StudioKit
import Synchronization
import System

/// Carries out export orders by running this program again, so that scaling and drawing pictures delay no frame. A
/// class because its threads outlive the call.
public final class ExportRunner: Sendable {
  private let replies = Mutex<[Reply]>([])
  /// The goals that keep no file and have an export under way, and the last order that waits for it.
  private let waiting = Mutex<[Delivery.Goal: Delivery?]>([:])
  /// Films in progress, and estimates of films.
  private let films = Mutex<[ChildProcess]>([])
  private let wake: @Sendable () -> Void
  private let program: String?
  private let environment: @Sendable (String) -> String?
  private let isSandboxed: Bool

  /// - Parameters:
  ///   - program: The program to run. Nil if its path is unknown.
  ///   - isSandboxed: Whether this program runs in a sandbox. Nil to detect it.
  ///   - wake: Called on a separate thread when there is something to collect.
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

extension ExportRunner {
  /// Of orders for the clipboard or the browser, which come as fast as keys repeat, one is carried out at a time, and of
  /// those that wait only the last.
  ///
  /// - Parameter portal: Shows a page in the browser if `xdg-open` cannot. Nil if there is none.
  func deliver(_ delivery: Delivery, showingBy portal: OpenerPortal? = nil) {
    guard delivery.goal == .file || isFirst(delivery) else { return }
    let isStarted = WorkerThread.start { [self] in
      var next: Delivery? = delivery
      while let delivery = next {
        carryOut(delivery, showingBy: portal)
        next = delivery.goal == .file ? nil : takeWaiting(for: delivery.goal)
      }
    }
    guard !isStarted else { return }
    _ = takeWaiting(for: delivery.goal)
    tell(.export(delivery, .failed("Not exported: no thread could be started.")))
  }

  /// Returns false if another order for the same goal is under way; this one then waits in place of any that does.
  private func isFirst(_ delivery: Delivery) -> Bool {
    waiting.withLock { waiting in
      let isFirst = waiting[delivery.goal] == nil
      waiting.updateValue(isFirst ? nil : delivery, forKey: delivery.goal)
      return isFirst
    }
  }

  /// The order that waits for a goal whose export has ended. Nil if none does; the next one is then the first again.
  private func takeWaiting(for goal: Delivery.Goal) -> Delivery? {
    waiting.withLock { waiting in
      let next = waiting.removeValue(forKey: goal) ?? nil
      if next != nil { waiting.updateValue(nil, forKey: goal) }
      return next
    }
  }

  private func carryOut(_ delivery: Delivery, showingBy portal: OpenerPortal?) {
    var delivery = delivery
    let outcome = place(&delivery) ?? answer(to: delivery)
    switch (outcome, delivery.goal) {
    case (.done, .browser): show(delivery, by: portal)
    case (.done, .clipboard): tell(.export(delivery, copy(delivery.order.path)))
    case (let outcome, _): tell(.export(delivery, outcome))
    }
  }

  /// The replies since the last call.
  func collect() -> [Reply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  /// Cancels the films and estimates in progress, which leave no files.
  func stopFilms() { films.withLock { films in for film in films { film.send(SIGTERM) } } }

  private func tell(_ reply: Reply) {
    replies.withLock { $0.append(reply) }
    wake()
  }

  /// Assigns a folder of its own to a result that is a file only until the browser or the clipboard has it. Returns an
  /// error.
  private func place(_ delivery: inout Delivery) -> ExportAnswer? {
    guard delivery.goal != .file, delivery.goal != .knowledge else { return nil }
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

  /// Carries out the order. Returns the answer, or nil if it was cancelled.
  private func answer(to delivery: Delivery) -> ExportAnswer? {
    let order = delivery.order
    let process = ExportProcess(program)
    let answer = process.answer(to: order) { child in
      if order.isFilm || delivery.goal == .knowledge { films.withLock { $0.append(child) } }
    } telling: { answer in
      tell(.export(delivery, answer))
    } ended: { child in
      films.withLock { films in films.removeAll { $0.id == child.id } }
    }
    guard case .failed(let why)? = answer else { return answer }
    return .failed("\(FilePath.name(of: order.path)) was not \(order.isFilm ? "filmed" : "written"): \(why)")
  }

  /// Copies a picture to the clipboard. The program that provides it there has read it on return.
  private func copy(_ path: String) -> ExportAnswer {
    defer { unlink(path) }
    guard let clipboard = ClipboardProgram(.writes, environment: environment) else {
      return .failed(ClipboardProgram.missing(.writes, environment: environment))
    }
    return clipboard.write(path, as: "image/png") ? .done : .failed("The picture could not be copied to the clipboard.")
  }

  /// Shows a page in the browser: in a sandbox through the portal, as no other program is available; otherwise by
  /// `xdg-open`, which uses the user's default browser, while the portal asks which program to use as soon as there are
  /// two.
  private func show(_ delivery: Delivery, by portal: OpenerPortal?) {
    let path = delivery.order.path
    let opener = ChildProcess.program("xdg-open", in: environment("PATH"))
    if isSandboxed || opener == nil, let portal {
      switch portal.show(path) {
      case .shown: return tell(.export(delivery, .done))
      case .cancelled: return tell(.said("The page was not opened; it is in \(path)"))
      case .failed: break
      }
    }
    guard let opener else {
      return tell(.export(delivery, .failed("xdg-open is not installed: the page is in \(path)")))
    }
    do {
      // The browser that it may become outlives this program.
      let child = try ChildProcess(opener, [opener, path], output: .dropped, errors: .dropped, endingBy: nil)
      // Reported at once, since some desktops wait until the browser is closed.
      tell(.export(delivery, .done))
      guard child.finish().ending != .exited(0) else { return }
      tell(.export(delivery, .failed("No browser could be opened: the page is in \(path)")))
    } catch {
      tell(.export(delivery, .failed("No browser could be opened, \(error): the page is in \(path)")))
    }
  }
}
