import Boundary

/// A drawing that is kept until its subject changes.
struct KeptDrawing<Subject: Equatable & Sendable>: Sendable {
  private var kept = DrawList()
  private var subject: Subject?
}

extension KeptDrawing {
  /// Appends the drawing, which is made anew if the subject is another one.
  mutating func draw(_ subject: Subject, into list: inout DrawList, _ make: (inout DrawList) -> Void) {
    if subject != self.subject {
      self.subject = subject
      kept.removeAll()
      make(&kept)
    }
    list.append(kept)
  }
}
