import Glibc
import StudioKit
import System

/// `parallax export`: carries out an order from standard input. Run by the studio, and not listed among the commands.
enum ExportCommand {
  static let command = Subcommand(
    name: "export", operands: "",
    summary: "Carries out an export order given as JSON on standard input.",
    examples: ["parallax export < order.json"], options: [], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard invocation.operands.isEmpty else { throw Failure(.usage, "export takes its order on standard input.") }
    // The studio's frames come first, on this thread and on those that it starts.
    WorkerThread.giveWay()
    // The order is completed even if the answers are no longer read.
    signal(SIGPIPE, SIG_IGN)
    do throws(Failure) {
      let outcome = try Exporter(try order()).run { done, count in
        if FilmProgress.isHundredth(done, of: count) { answer(.progress(done: done, of: count)) }
      }
      answer(outcome)
      return if case .blocked = outcome { .cannotWrite } else { .done }
    } catch {
      answer(.failed(error.lines.first ?? ""))
      throw error
    }
  }

  private static func order() throws(Failure) -> ExportOrder {
    let bytes: [UInt8]
    do {
      bytes = try Descriptor.readAll(from: STDIN_FILENO, keeping: ExportOrder.largest + 1)
    } catch {
      throw Failure(.noInput, "standard input: \(error)")
    }
    do {
      return try ExportOrder(reading: bytes)
    } catch {
      throw Failure(.badData, "\(error)")
    }
  }

  private static func answer(_ answer: ExportAnswer) {
    do throws(Failure) { try Console.write(answer.line + "\n") } catch {}
  }
}
