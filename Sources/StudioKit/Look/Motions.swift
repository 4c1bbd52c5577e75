import Boundary
import Geometry

/// What of the window is on its way to its place. Everything acts there at once: only the drawing takes its time.
struct Motions: Hashable, Sendable {
  /// Something that moves.
  enum Thing: Hashable, Sendable {
    /// A part over the others: from hidden, 0, to shown, 1.
    case part(PartName)
    /// The shade below sheets, and the words below phones, in the same way.
    case shade, captions
    /// The content of a section of the panel: from closed, 0, to open, 1.
    case section(SectionName)
    /// A phone on the stage by its number: its center and its width.
    case phone(Int)
  }

  /// Whether anything moves. If not, all of it is in its place at once.
  var isOn = false
  private var places: [Thing: SIMD4<Double>] = [:]
  private var ways: [Thing: Settling] = [:]
  /// The latest moment that was asked for: what was seen then is not taken back.
  private var latest = -Double.infinity
}

extension Motions {
  /// Gives a thing its place. One that was somewhere else is on its way there from now on.
  ///
  /// - Parameter glides: False: what is on its way already keeps its distance, and all else is there at once.
  mutating func put(_ thing: Thing, at place: SIMD4<Double>, glides: Bool = true, time: Double) {
    guard let last = places[thing], last != place else {
      if places[thing] == nil { places[thing] = place }
      return
    }
    places[thing] = place
    guard isOn, glides else { return }
    let now = max(time, latest)
    let way = ways[thing]
    ways[thing] = Settling(
      from: last - place + (way?.distance(at: now) ?? .zero), speed: way?.speed(at: now) ?? .zero, at: now)
  }

  /// The same for what is either there or not.
  mutating func put(_ thing: Thing, isThere: Bool, time: Double) {
    put(thing, at: SIMD4(isThere ? 1 : 0, 0, 0, 0), time: time)
  }

  mutating func forget(_ thing: Thing) { (places[thing], ways[thing]) = (nil, nil) }

  /// Ends what has arrived.
  mutating func advance(to time: Double) {
    latest = max(latest, time)
    if !isOn, !ways.isEmpty { ways.removeAll() }
    while let over = ways.first(where: { $0.value.isOver(at: time) }) { ways[over.key] = nil }
  }

  var isMoving: Bool { !ways.isEmpty }

  func isMoving(_ thing: Thing) -> Bool { ways[thing] != nil }

  func isKnown(_ thing: Thing) -> Bool { places[thing] != nil }

  /// Where a thing is seen. Nil if it has no place.
  func place(of thing: Thing, at time: Double) -> SIMD4<Double>? {
    places[thing].map { $0 + (ways[thing]?.distance(at: time) ?? .zero) }
  }

  /// How much of a thing is there, from 0 to 1.
  func share(of thing: Thing, at time: Double) -> Double {
    min(max(0, place(of: thing, at: time)?.x ?? 0), 1)
  }
}
