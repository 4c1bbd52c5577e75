import Boundary

/// A drawing that is kept until its subject changes.
struct KeptDrawing<Subject: Equatable & Sendable>: Sendable {
  private(set) var list = DrawList()
  private var subject: Subject?
}

extension KeptDrawing {
  /// Draws anew if the subject is another one.
  mutating func show(_ subject: Subject, _ draw: (inout DrawList) -> Void) {
    guard subject != self.subject else { return }
    self.subject = subject
    list.removeAll()
    draw(&list)
  }
}
