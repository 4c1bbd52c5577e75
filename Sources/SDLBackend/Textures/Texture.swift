internal import CSDL2

/// A texture and what is known about its pixels.
struct Texture {
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// No pixel lets anything shine through.
  var isOpaque: Bool
}

extension Texture {
  var bytes: Int { width * height * 4 }
}
