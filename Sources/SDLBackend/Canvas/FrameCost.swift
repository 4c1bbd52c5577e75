/// What the last drawn frame asked of the renderer.
package struct FrameCost: Hashable, Sendable {
  package var drawCalls = 0
  package var vertices = 0
  /// Bytes sent to textures since the last frame began: pictures, and lines of text seen for the first time.
  package var uploadedBytes = 0
  /// Bytes of all live textures.
  package var textureBytes = 0

  package init() {}
}
