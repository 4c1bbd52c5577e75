internal import CSDL2

/// Enables SDL's text input, and with it the input method, which then gets the keys first.
///
/// Text input is enabled even without a text field, because a `?` is only recognized as text on every keyboard. Once an
/// input method has appeared it is disabled outside of text fields: it would compose text from shortcut keys, without
/// any visible field.
struct TextListening {
  private var isExpected = false
  private var hasInputMethod = false
  private var isOld = false
}

extension TextListening {
  /// Called when a text field opens or the last one closes.
  mutating func expect(_ isExpected: Bool) {
    guard self.isExpected != isExpected else { return }
    self.isExpected = isExpected
    beginAnew()
  }

  /// Called when an input method begins to compose.
  mutating func noteInputMethod() {
    guard !hasInputMethod else { return }
    (hasInputMethod, isOld) = (true, isOld || !isExpected)
  }

  /// Called when the window regains the focus. A Wayland display then forgets its text input, and SDL enables it only
  /// once.
  mutating func noteFocus() { isOld = true }

  /// Applies pending changes once no text event is queued; SDL drops queued text when text input changes.
  mutating func settle() {
    if isOld { beginAnew() }
  }

  /// Restarts text input, which discards unfinished compositions.
  private mutating func beginAnew() {
    isOld = false
    SDL_StopTextInput()
    if isExpected || !hasInputMethod { SDL_StartTextInput() }
  }
}
