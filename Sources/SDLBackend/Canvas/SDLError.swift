internal import CSDL2

/// A failed SDL call with SDL's message.
nonisolated package struct SDLError: Error, Hashable {
  /// The name of the call, with the argument if useful.
  package var call: String
  package var message: String

  package init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// The last error of this thread.
  init(call: String) {
    self.init(call: call, message: String(cString: SDL_GetError()))
  }
}

nonisolated extension SDLError: CustomStringConvertible {
  package var description: String { message.isEmpty ? "\(call) failed" : "\(call): \(message)" }
}

/// Throws SDL's error if a result is negative, the convention of most SDL calls.
func check(_ result: Int32, _ call: @autoclosure () -> String) throws(SDLError) {
  guard result >= 0 else { throw SDLError(call: call()) }
}
