/// A question over the window. Everything else waits until it is answered.
struct Sheet: Sendable {
  struct Button: Hashable, Sendable {
    var title: String
    var answer: Answer

    init(_ title: String, _ answer: Answer) {
      self.title = title
      self.answer = answer
    }
  }

  let question: Question
  let title: String
  let lines: [String]
  let buttons: [Button]
  /// Which button Enter presses.
  var focus: Int
  /// Where a path is typed, if one is asked for.
  var field: TextField?
}

extension Sheet {
  init(_ question: Question, in studio: Studio) {
    self.question = question
    // A person knows a scene by its title, not by its name here.
    var words = question.words
    switch question {
    case .unsaved(let name): words.title = "Save the changes to \(studio.title(of: name))?"
    case .otherSetting(let name):
      words.title = "Setting \(studio.otherSettingName(of: name)) of \(studio.title(of: name)) is in no file"
    case .changed(let name, _, _, _): words.title = "\(studio.title(of: name)) has changed on disk"
    default: break
    }
    (title, lines) = words
    buttons = question.buttons(recent: studio.paperwork.recent)
    focus = isList(question) ? 0 : max(0, buttons.count - 1)
    if case .path(let purpose) = question { field = TextField(studio.suggestion(for: purpose)) }
  }

  /// Whether the buttons lie one below the other.
  var isListed: Bool { isList(question) }

  /// The answer of somebody who does not want to be asked: nothing is lost by it. Nil: there is none, it has to be
  /// decided.
  var escape: Answer? {
    switch question {
    case .changed: nil
    default: .cancel
    }
  }

  mutating func moveFocus(by step: Int) {
    guard !buttons.isEmpty else { return }
    focus = (focus + step + buttons.count) % buttons.count
  }
}

private func isList(_ question: Question) -> Bool {
  if case .recent = question { true } else { false }
}
