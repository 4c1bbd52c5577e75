internal import CSDL2
import Synchronization

/// The messages of drags over an X11 window, before SDL sees them. SDL asks the server for the name of every type that
/// a drag offers, and crashes if one of them does not exist; only files matter here. Nor does SDL say where a drag is.
nonisolated enum DragMessages {
  /// The type of the message that a drag enters the window, and that of a list of files.
  private static let enter = Atomic<UInt>(0)
  private static let files = Atomic<UInt>(0)

  /// The types of the messages that say where a drag is, and that it is over.
  private static let position = Atomic<UInt>(0)
  private static let leave = Atomic<UInt>(0)
  private static let drop = Atomic<UInt>(0)
  /// Where files are dragged, as two whole numbers of 16 bits on the display.
  private static let spot = Atomic<Int>(nowhere)
  /// Where they were dropped last.
  private static let dropSpot = Atomic<Int>(nowhere)
  private static let nowhere = -1

  /// Bit of the message that says that the types are in a list of the source.
  private static let hasList = 1

  /// From here on messages are looked at. Does nothing unless it is an X11 window.
  static func watch(_ window: OpaquePointer) {
    var atoms = parallax_x11_drag_atoms()
    let isDone = parallax_x11_read_drags(
      window,
      { display, event, bytes in
        guard parallax_x11_read_event(display, event, bytes) != 0, let event else { return 0 }
        return DragMessages.isSound(&event.pointee) ? 1 : 0
      }, &atoms)
    guard isDone else { return }
    enter.store(atoms.enter, ordering: .relaxed)
    files.store(atoms.files, ordering: .relaxed)
    position.store(atoms.position, ordering: .relaxed)
    leave.store(atoms.leave, ordering: .relaxed)
    drop.store(atoms.drop, ordering: .relaxed)
  }

  /// Where something is dragged over the window, in units of the display. Nil if nothing is.
  static var place: (x: Int32, y: Int32)? { place(of: spot.load(ordering: .relaxed)) }

  /// Where something was dropped last, which is where it was dragged last. Nil if no message said so.
  static var dropPlace: (x: Int32, y: Int32)? { place(of: dropSpot.load(ordering: .relaxed)) }

  private static func place(of spot: Int) -> (x: Int32, y: Int32)? {
    guard spot != nowhere else { return nil }
    return (Int32(Int16(truncatingIfNeeded: spot >> 16)), Int32(Int16(truncatingIfNeeded: spot)))
  }

  /// Ends a wait with each message of a drag, while there is one. SDL has no event for them.
  static func wakes(_ isWanted: Bool) { SDL_EventState(SDL_SYSWMEVENT.rawValue, isWanted ? SDL_ENABLE : SDL_IGNORE) }

  private static func follow(_ message: XClientMessageEvent) {
    switch message.message_type {
    case position.load(ordering: .relaxed):
      spot.store(message.data.l.2 & 0xFFFF_FFFF, ordering: .relaxed)
      wakes(true)
    case leave.load(ordering: .relaxed): spot.store(nowhere, ordering: .relaxed)
    case drop.load(ordering: .relaxed):
      dropSpot.store(spot.load(ordering: .relaxed), ordering: .relaxed)
      spot.store(nowhere, ordering: .relaxed)
    default: break
    }
  }

  /// Replaces the offered types by the one of files, if it is or may be among them. Returns false for a selection of no
  /// type.
  private static func isSound(_ event: inout XEvent) -> Bool {
    if event.type == SelectionNotify { return event.xselection.target != 0 }
    if event.xclient.format == 32 { follow(event.xclient) }
    guard event.xclient.message_type == enter.load(ordering: .relaxed), event.xclient.format == 32 else { return true }
    let files = Int(bitPattern: files.load(ordering: .relaxed))
    let words = event.xclient.data.l
    let hasFiles = words.1 & hasList != 0 || [words.2, words.3, words.4].contains(files)
    event.xclient.data.l = (words.0, words.1 & ~hasList, hasFiles ? files : 0, 0, 0)
    return true
  }
}
