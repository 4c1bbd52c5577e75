internal import CSDL2

/// A failed SDL call: what was asked for, and what SDL said.
nonisolated package struct SDLError: Error, Hashable {
  /// The call's name, with its argument where that tells more.
  package var call: String
  package var message: String

  package init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// The last failed call of this thread, in SDL's words.
  init(call: String) {
    self.init(call: call, message: String(cString: SDL_GetError()))
  }
}

nonisolated extension SDLError: CustomStringConvertible {
  package var description: String { message.isEmpty ? "\(call) failed" : "\(call): \(message)" }
}

/// Throws in SDL's words unless a call returned 0 (or more), as most of SDL's calls do that can fail.
func check(_ result: Int32, _ call: @autoclosure () -> String) throws(SDLError) {
  guard result >= 0 else { throw SDLError(call: call()) }
}
