import System

/// The desktop's input method, for languages with more letters than keys.
enum InputMethod {
  /// Whether one is named that SDL talks to over the session bus.
  static var isNamed: Bool {
    let names = ["SDL_IM_MODULE", "XMODIFIERS", "GTK_IM_MODULE", "QT_IM_MODULE"]
    return names.contains { name in
      Environment.value(name).map { value in ["ibus", "fcitx"].contains { value.contains($0) } } ?? false
    }
  }
}
