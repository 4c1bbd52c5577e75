import Documents
import Geometry
import Match
import StudioKit

/// `parallax match-film`: compares the scenes of orders from standard input with films. Run by the studio, and not
/// listed among the commands.
enum MatchFilmCommand {
  static let command = Subcommand(
    name: "match-film", operands: "",
    summary: "Compares scenes with films, both given as JSON on standard input, a line each.",
    examples: ["parallax match-film < orders.json"], options: [], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard invocation.operands.isEmpty else {
      throw Failure(.usage, "match-film takes its orders on standard input.")
    }
    var last: FilmPictures?
    try OrderInput.answerEach { (order) throws(Failure) in
      if let film = order.film { try compare(order, with: film, &last) }
    }
    return .done
  }

  private static func say(_ answer: MatchAnswer) throws(Failure) { try Console.write(answer.line + "\n") }

  /// Shows the film, and then says how it differs. Given up as soon as another order comes.
  ///
  /// - Parameter last: The pictures of the last film.
  private static func compare(
    _ order: SceneOrder, with film: FilmToMatch, _ last: inout FilmPictures?
  ) throws(Failure) {
    let scene = order.scene.scene
    let notes: MatchNotes
    var unheard: Failure?
    do throws(Failure) {
      var told = 0
      let read = try ReadFilm(film.path, MatchOrder(film: film.path), order.scene) { time, whole in
        let share = min(1, max(0, time / whole))
        if Int(share * 100) > told {
          told = Int(share * 100)
          do throws(Failure) { try say(.progress(share, order: order.number)) } catch { unheard = error }
        }
        return unheard == nil && !OrderInput.isWaiting
      }
      if let unheard { throw unheard }
      guard let read, !OrderInput.isWaiting else { return }
      guard
        let pictures = try FilmPictures(
          of: film, read, of: scene.device.size, orAsLast: last, named: "\(order.number)",
          isGivenUp: { OrderInput.isWaiting })
      else { return }
      last = pictures
      try say(.shown(pictures.build, order: order.number))
      let report = try read.match.reported()
      notes = MatchNotes(report, of: scene, from: read.match.found.first?.time ?? 0)
    } catch {
      if let unheard { throw unheard }
      return try say(.refused(error.lines.joined(separator: " "), order: order.number))
    }
    try say(.found(notes, order: order.number))
  }
}

extension MatchNotes {
  /// - Parameter start: The time of the first frame in which the content was found.
  fileprivate init(_ report: MatchReport, of scene: Scene, from start: Double) {
    self.init(
      verdict: report.verdict(on: scene.displayTitle),
      faults: report.faults.map { fault in
        Fault(
          fault.sentence, time: fault.time.map { max(0, $0 - start) },
          built: fault.edit.map { FieldSetting($0.path, $0.value) })
      })
  }
}
