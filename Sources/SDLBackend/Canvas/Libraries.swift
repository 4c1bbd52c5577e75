internal import CSDL2

/// The SDL libraries while a canvas needs them. SDL counts: each start is ended once.
struct Libraries {
  /// Starts SDL's video with a driver, or with the one it finds itself.
  init(videoDriver: String?) throws(SDLError) {
    if let videoDriver { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, videoDriver, SDL_HINT_OVERRIDE) }
    try check(SDL_InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS), "SDL_InitSubSystem(video)")
    guard TTF_Init() == 0 else {
      let error = SDLError(call: "TTF_Init")
      SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
      throw error
    }
  }

  func quit() {
    TTF_Quit()
    SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
  }
}
