import Boundary
import Geometry
import OuterSupport
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// A person at the studio in its window on an X server, who is told what a screen reader is told, and has a mouse and a
/// keyboard. A key, a text typed, a click and a drag are one act each.
struct WindowHand {
  let studio: HostileStudio
  private let bus: AccessibilityBus
  private(set) var acts: [String] = []

  init(_ studio: HostileStudio, _ bus: AccessibilityBus) {
    (self.studio, self.bus) = (studio, bus)
  }
}

/// What is told.
extension WindowHand {
  /// Waits until an object that shows is as described.
  func sees(_ name: String, _ holds: (AccessibilityBus.Object) -> Bool = { _ in true }) -> Bool {
    eventually { object(name).map(holds) ?? false }
  }

  /// Waits until the number of an object is as described.
  func reads(_ name: String, _ holds: (Double) -> Bool) -> Bool {
    eventually { bus.value(of: name).map(holds) ?? false }
  }

  /// Sets a number without an act.
  func set(_ name: String, to value: Double) throws {
    try bus.set(name, to: value)
    try #require(
      reads(name) { $0 == value },
      "\(name) is \(bus.value(of: name).map { "\($0)" } ?? "nothing"), and was set to \(value)")
  }

  /// The object of a name, or else the first whose name begins so.
  private func object(_ name: String, in part: PartName? = nil) -> AccessibilityBus.Object? {
    let objects = bus.objects.filter { object in
      object.states.isSuperset(of: [.showing, .enabled]) && (part.map { object.path.contains("/\($0)/") } ?? true)
    }
    return objects.first { $0.name == name } ?? objects.first { $0.name.hasPrefix(name) }
  }

  private var focus: String? { bus.objects.first { $0.states.contains(.focused) }?.path }

  private func place(of name: String, in part: PartName? = nil) throws -> Rect {
    var frame: Rect?
    _ = eventually {
      frame = object(name, in: part).flatMap { bus.frame(of: $0.path) }
      return frame != nil
    }
    return try #require(frame, "there is no \(name) among \(bus.objects.map(\.name)) after \(acts)")
  }
}

/// Acts. Of two in a row the second needs no waiting: they arrive in order.
extension WindowHand {
  private mutating func act(_ words: String, _ line: String) throws {
    try studio.server.act(line)
    acts.append(words)
  }

  mutating func press(_ key: String) throws { try act(key, "key \(key)") }

  mutating func type(_ text: String) throws {
    let keys = text.map { [" ": "space", ".": "period"][$0] ?? String($0) }
    try act("type \(text)", "key \(keys.joined(separator: " "))")
  }

  /// Presses a key until an object has the focus.
  mutating func reach(_ name: String, by key: String) throws {
    for _ in 0..<40 {
      let before = focus
      try press(key)
      try #require(eventually { focus != nil && focus != before }, "nothing gets the focus after \(acts)")
      if object(name)?.states.contains(.focused) == true { return }
    }
    Issue.record("\(name) does not get the focus: \(acts)")
  }

  mutating func click(_ name: String, in part: PartName? = nil, button: Int = 1) throws {
    let place = try place(of: name, in: part)
    try act("click \(name)", "mousemove \(Int(place.midX)) \(Int(place.midY)) click \(button)")
  }

  /// Drops a file or a folder on the window.
  mutating func drop(_ path: String) throws {
    try XClient(studio.server.display).drop(path, on: UInt(studio.window))
    acts.append("drop \(path)")
  }

  /// Waits until a text on the stage is open for typing.
  func opensText() -> Bool { sees("Words of the layer") }

  /// Scrolls by a page, and waits until the content rests.
  mutating func scroll() throws {
    try press("Next")
    try rests()
  }

  /// Waits until all input has been handled and nothing moves, without an act.
  func rests() throws {
    _ = try studio.pressKey()
    try #require(eventually { studio.now.isAtRest }, "it does not rest after \(acts): \(studio.now)")
  }

  /// Turns the wheel over the phone by three notches.
  mutating func wheel() throws {
    let stage = try place(of: "Stage")
    try act("wheel", "mousemove \(Int(stage.midX)) \(Int(stage.midY)) click 5 click 5 click 5")
    try rests()
  }

  /// Flicks the content of the phone up.
  mutating func flick(_ name: String) throws {
    let screen = try place(of: name, in: .stage)
    let (x, y) = (Int(screen.midX), Int(screen.midY))
    try act("flick", "mousemove \(x) \(y + 120) mousedown 1")
    for step in 1...12 { try studio.server.act("mousemove \(x) \(y + 120 - 20 * step)") }
    try studio.server.act("mouseup 1")
  }

  /// Clicks on an option of a choice. Only the frame of all is told, so it looks for the option from the left; a person
  /// sees it.
  mutating func choose(_ option: Double, of name: String) throws {
    let place = try place(of: name)
    for x in stride(from: place.midX - place.width / 4, to: place.maxX, by: 12) where bus.value(of: name) != option {
      try studio.server.act("mousemove \(Int(x)) \(Int(place.midY)) click 1")
      _ = try studio.pressKey()
    }
    try #require(bus.value(of: name) == option, "no place of \(name) chooses \(option)")
    acts.append("click \(option) of \(name)")
  }

  /// Drags a slider until it has a value, and lets go there.
  mutating func drag(_ name: String, to value: Double) throws {
    let place = try place(of: name)
    // The track lies below the name.
    let y = Int(place.maxY) - 12
    try act("drag \(name)", "mousemove \(Int(place.midX)) \(y) mousedown 1")
    var (low, high) = (place.x, place.maxX)
    while high - low > 1, bus.value(of: name) != value {
      let x = ((low + high) / 2).rounded()
      try studio.server.act("mousemove \(Int(x)) \(y)")
      // A pixel may leave the value as it is.
      _ = try studio.pressKey()
      if (bus.value(of: name) ?? 0) < value { low = x } else { high = x }
    }
    try studio.server.act("mouseup 1")
  }
}
