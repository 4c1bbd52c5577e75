internal import CSDL2

/// Whether SDL hears text, and an input method the keys before us.
///
/// A `?` is text on every keyboard, so text is heard also where no field is open. It is not once an input method has
/// shown itself: it would compose of what are keys to us, where nobody sees it.
struct TextListening {
  private var isExpected = false
  private var hasInputMethod = false
  private var isOld = false
}

extension TextListening {
  /// A field is open for typing, or none is any more.
  mutating func expect(_ isExpected: Bool) {
    guard self.isExpected != isExpected else { return }
    self.isExpected = isExpected
    beginAnew()
  }

  /// An input method has begun to compose.
  mutating func noteInputMethod() {
    guard !hasInputMethod else { return }
    (hasInputMethod, isOld) = (true, isOld || !isExpected)
  }

  /// The window has the keys again. A Wayland display forgets who hears text when another one has them, and SDL asks it
  /// once.
  mutating func noteFocus() { isOld = true }

  /// Does what is due once no text waits any more: SDL forgets what does.
  mutating func settle() {
    if isOld { beginAnew() }
  }

  /// What an input method had not finished is gone.
  private mutating func beginAnew() {
    isOld = false
    SDL_StopTextInput()
    if isExpected || !hasInputMethod { SDL_StartTextInput() }
  }
}
