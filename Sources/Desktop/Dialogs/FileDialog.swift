import StudioKit
import Synchronization
import System

/// The desktop's file dialog: the portal's, otherwise zenity's, otherwise kdialog's. The window stays responsive.
public final class FileDialog: Sendable {
  public enum Outcome: Hashable, Sendable {
    /// One path, or several if several were requested.
    case chosen([String])
    case cancelled
    /// The choice cannot be taken, for the reason in the sentence.
    case refused(String)
    /// The dialog could not be shown, so another way is needed.
    case failed
  }

  private struct State {
    var outcome: Outcome?
    /// The running program, if the portal does not show the dialog.
    var program: DialogProgram?
    var isClosing = false
  }

  private let state: Mutex<State>
  private let orders: WakePipe
  private let question: DialogQuestion
  private let folders: String?

  /// Opens the dialog. Nil if there is none.
  ///
  /// - Parameters:
  ///   - parent: The parent window, in the portal's notation.
  ///   - bus: The address of the session bus for the portal. Nil if there is none.
  ///   - wake: Called on a separate thread once it is closed.
  public init?(
    _ choice: FileChoice, parent: String = "", bus: String? = nil,
    environment: (String) -> String? = Environment.value, waking wake: @escaping @Sendable () -> Void
  ) {
    question = DialogQuestion(choice, usual: PicturesFolder.path(environment: environment))
    folders = environment("PATH")
    do {
      orders = try WakePipe()
    } catch {
      return nil
    }
    let program = bus == nil ? DialogProgram(question, in: folders) : nil
    guard bus != nil || program != nil else { return nil }
    state = Mutex(State(program: program))
    let hasThread = WorkerThread.start { [self] in
      let outcome = bus.map { ask($0, parent) } ?? .failed
      let last = outcome == .failed ? finishProgram() : outcome
      state.withLock { $0.outcome = last }
      wake()
    }
    guard hasThread else {
      program?.close()
      return nil
    }
  }
}

extension FileDialog {
  /// The outcome. Nil while it is open.
  public var outcome: Outcome? { state.withLock { $0.outcome } }

  /// Closes it.
  public func close() {
    state.withLock { state in
      state.isClosing = true
      if state.outcome == nil { state.program?.close() }
    }
    orders.wake()
  }

  private func ask(_ bus: String, _ parent: String) -> Outcome {
    guard let portal = FileChooserPortal(bus: bus, givingUp: { [self] in state.withLock { $0.isClosing } }) else {
      return .failed
    }
    return portal.ask(question, parent: parent, orders: orders) { state.withLock { $0.isClosing } }
  }

  /// Runs the program if the portal cannot show the dialog or has failed.
  private func finishProgram() -> Outcome {
    let program = state.withLock { state in
      if state.program == nil, !state.isClosing { state.program = DialogProgram(question, in: folders) }
      return state.program
    }
    return program?.finish(takesSeveral: question.kind == .openSeveral) ?? .failed
  }
}
