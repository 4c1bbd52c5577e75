import Documents
import Effects

/// The offsets of a film's content, at the times of its frames.
struct FilmCourse: Sendable {
  /// Both by reading; pictures have no times.
  let times: [Double?]
  let offsets: [Double]

  private init(times: [Double?], offsets: [Double]) { (self.times, self.offsets) = (times, offsets) }

  init(_ readings: [FrameReading]) { self.init(times: readings.map(\.time), offsets: readings.map { $0.offset ?? 0 }) }
}

extension FilmCourse {
  var hasTimes: Bool { times.count > 1 && times.allSatisfy { $0 != nil } }

  /// The same with content that lies elsewhere all the time.
  func moved(by way: Double) -> FilmCourse { FilmCourse(times: times, offsets: offsets.map { $0 + way }) }

  /// The course as a tape that plays it.
  var tape: Tape {
    var tape = Tape(from: offsets.first)
    for (time, offset) in zip(times, offsets) {
      guard let time, let first = times[0] else { continue }
      tape.events.append(TapeEvent(time: max(time - first, tape.duration), action: .offset(offset)))
    }
    return tape
  }

  /// Seconds from the first reading to one.
  func clock(_ index: Int) -> Double { (times[index] ?? 0) - ((times.first ?? 0) ?? 0) }

  /// The offset some seconds before a reading.
  func offset(_ index: Int, earlierBy lag: Double) -> Double {
    let wanted = clock(index) - lag
    var place = index
    while place > 0, clock(place) > wanted { place -= 1 }
    guard place < index else { return offsets[index] }
    let (from, to) = (clock(place), clock(place + 1))
    let share = to > from ? min(1, max(0, (wanted - from) / (to - from))) : 0
    return offsets[place] + share * (offsets[place + 1] - offsets[place])
  }

  /// The largest offset up to a reading, and the way back since.
  func highest(upTo index: Int) -> Double { offsets[...index].max() ?? offsets[index] }
}
