import ScrollPhysics
import Testing

/// Every preset compared with the source of its system.
@Suite struct ReferenceTests {
  @Test func `every preset has a reference`() {
    #expect(Reference.all.map(\.preset).sorted() == ScrollPreset.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: ScrollPreset.allCases, [1.0, 2, 3])
  func `a preset is nowhere more than a hundredth of a point off its namesake`(_ preset: ScrollPreset, _ scale: Double)
    throws
  {
    let reference = try #require(Reference.all.first { $0.preset == preset.rawValue })
    for (kind, flights) in [
      ("coast", Flight.coasts), ("edge", Flight.edgeHits), ("release", Flight.releases),
    ] {
      for flight in flights {
        var flight = flight
        flight.scale = scale
        let (trip, axis) = (reference.trip(flight), flight.axis(preset.parameters))
        let end = max(trip.duration, axis.restTime ?? 0) + 0.1
        for step in 0...80 {
          // Not a round share, so that no time falls on a transition.
          let time = end * (Double(step) + 0.1234) / 81
          let sample = axis.sample(at: time)
          let error = (sample.offset + sample.pull - trip.place(at: time)).magnitude
          #expect(error <= 0.01, "\(preset) \(kind) at \(flight.velocity) from \(flight.from) after \(time) of \(end)")
          if error > 0.01 { break }
        }
      }
    }
  }
}

extension Flight {
  /// Content released by a hold, as by `simulate` and the window.
  func axis(_ parameters: ScrollParameters) -> ScrollAxis {
    var axis = ScrollAxis(
      bounds: ScrollBounds(low: low, high: high, viewport: viewport), parameters: parameters.on(scale: scale))
    axis.hold(at: from, time: 0)
    axis.glide(at: PointsPerSecond(velocity), time: 0)
    return axis
  }
}
