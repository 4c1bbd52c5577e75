internal import CSDL2
import Synchronization

/// The messages of drags over an X11 window, before SDL sees them. SDL asks the server for the name of every type that
/// a drag offers, and crashes if one of them does not exist; only files matter here.
nonisolated enum DragMessages {
  /// The type of the message that a drag enters the window, and that of a list of files.
  private static let enter = Atomic<UInt>(0)
  private static let files = Atomic<UInt>(0)

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
  }

  /// Replaces the offered types by the one of files, if it is or may be among them. Returns false for a selection of no
  /// type.
  private static func isSound(_ event: inout XEvent) -> Bool {
    if event.type == SelectionNotify { return event.xselection.target != 0 }
    guard event.xclient.message_type == enter.load(ordering: .relaxed), event.xclient.format == 32 else { return true }
    let files = Int(bitPattern: files.load(ordering: .relaxed))
    let words = event.xclient.data.l
    let hasFiles = words.1 & hasList != 0 || [words.2, words.3, words.4].contains(files)
    event.xclient.data.l = (words.0, words.1 & ~hasList, hasFiles ? files : 0, 0, 0)
    return true
  }
}
