import Foundation
import Testing

/// The reference file with which `parallax simulate --against` compares the presets: the guide's table.
///
/// `PARALLAX_GOLDEN=update` rewrites it.
@Suite struct ReferenceFileTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../Vectors/references.json")

  @Test func `the file says what the references do`() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["PARALLAX_GOLDEN"] == "update" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  /// One flight per line, on a screen of three pixels per point.
  private static var text: String {
    let entries = Reference.all.map { reference in
      let flights = [("coast", Flight.coasts), ("edge", Flight.edgeHits), ("release", Flight.releases)]
        .flatMap { kind, flights in flights.map { line(kind, $0, reference) } }
      return """
        { "preset": "\(reference.preset)", "source": "\(reference.source)",
          "unpublished": \(reference.open.map { "\"\($0)\"" } ?? "null"), "flights": [
        \(flights.joined(separator: ",\n"))
        ] }
        """
    }
    return "[\n\(entries.joined(separator: ",\n"))\n]\n"
  }

  private static func line(_ kind: String, _ flight: Flight, _ reference: Reference) -> String {
    var flight = flight
    flight.scale = 3
    let trip = reference.trip(flight)
    // Not a round share, so that no time falls on a transition.
    let length = trip.duration + 0.05
    let times = (0..<10).map { (step: Int) -> Double in short(length * (Double(step) + 0.4321) / 10) }
    let offsets = times.map { short(trip.place(at: $0)) }
    return """
        { "kind": "\(kind)", "from": \(flight.from), "velocity": \(flight.velocity), \
      "low": \(flight.low), "high": \(flight.high), "viewport": \(flight.viewport), "scale": 3, \
      "times": \(times), "offsets": \(offsets) }
      """
  }

  private static func short(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
