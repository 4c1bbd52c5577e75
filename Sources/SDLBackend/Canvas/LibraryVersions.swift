internal import CSDL2

/// Which of SDL's libraries the program runs with.
package enum LibraryVersions {
  package static var sdl: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return text(version)
  }

  package static var image: String { IMG_Linked_Version().map { text($0.pointee) } ?? "" }

  package static var fonts: String { TTF_Linked_Version().map { text($0.pointee) } ?? "" }

  private static func text(_ version: SDL_version) -> String { "\(version.major).\(version.minor).\(version.patch)" }
}

extension Canvas {
  /// Whether SDL collects draw calls before it hands them to the driver.
  package var collectsDrawCalls: Bool { SDL_GetHintBoolean(SDL_HINT_RENDER_BATCHING, SDL_FALSE) == SDL_TRUE }
}
