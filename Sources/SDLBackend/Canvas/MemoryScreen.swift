import Boundary
internal import CSDL2
import Raster

/// A surface whose pixels lie in memory: a window's, which the display server reads, or one that nobody shows. A class
/// because it owns the pixels.
@MainActor final class MemoryScreen {
  let painter: PixelPainter
  /// Nil: nobody shows it.
  private let window: OpaquePointer?
  /// Shows the pixels where the window has none of its own; nil: it has.
  private let presenter: TexturePresenter?
  /// In pixels, where there is no window.
  private let fixedSize: (width: Int, height: Int)
  /// Pixels of our own, where the window has none that can be drawn on.
  private var own: UnsafeMutablePointer<UInt32>?
  /// What of the window's surface is to be shown.
  private var changed: [SDL_Rect] = []

  private init(_ window: OpaquePointer?, _ presenter: TexturePresenter?, _ width: Int, _ height: Int) {
    (self.window, self.presenter, fixedSize) = (window, presenter, (width, height))
    painter = PixelPainter(PixelPlane(UnsafeMutablePointer<UInt32>.allocate(capacity: 1), width: 0, height: 0))
    own = painter.plane.pixels
    changed.reserveCapacity(64)
  }

  convenience init(window: OpaquePointer, presenter: TexturePresenter? = nil) { self.init(window, presenter, 0, 0) }

  convenience init(width: Int, height: Int) { self.init(nil, nil, width, height) }

  isolated deinit { own?.deallocate() }
}

extension MemoryScreen {
  /// Makes ready for a frame. True: nothing of the last one is there any more.
  func begin() throws(SDLError) -> Bool {
    changed.removeAll(keepingCapacity: true)
    guard let window else { return useOwn(fixedSize.width, fixedSize.height) }
    guard presenter == nil else { return useOwn(size.width, size.height) }
    // The window's own pixels. SDL makes new ones when its size has changed.
    guard let surface = SDL_GetWindowSurface(window) else { throw SDLError(call: "SDL_GetWindowSurface") }
    guard Self.isOurs(surface.pointee.format.pointee.format), let pixels = surface.pointee.pixels,
      surface.pointee.pitch % 4 == 0
    else { return useOwn(Int(surface.pointee.w), Int(surface.pointee.h)) }
    let plane = PixelPlane(
      pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch) / 4)
    guard plane != painter.plane else { return false }
    painter.plane = plane
    own?.deallocate()
    own = nil
    return true
  }

  private func useOwn(_ width: Int, _ height: Int) -> Bool {
    if own != nil, (painter.plane.width, painter.plane.height) == (width, height) { return false }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, width * height))
    pixels.initialize(repeating: 0xFF00_0000, count: width * height)
    painter.plane = PixelPlane(pixels, width: width, height: height)
    own?.deallocate()
    own = pixels
    return true
  }

  /// In pixels.
  var size: (width: Int, height: Int) {
    guard let window else { return fixedSize }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether pixels are numbers with red, green and blue below their highest byte, which nobody reads or is alpha.
  private static func isOurs(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_XRGB8888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  /// To be called before the window goes.
  func close() { presenter?.close() }

  /// What was drawn is to be shown.
  func change(_ parts: [PixelBounds]) {
    for part in parts {
      changed.append(
        SDL_Rect(
          x: Int32(part.columns.lowerBound), y: Int32(part.rows.lowerBound), w: Int32(part.columns.count),
          h: Int32(part.rows.count)))
    }
  }

  /// Shows what has changed.
  func present() {
    guard let window, !changed.isEmpty else { return }
    if let presenter {
      presenter.show(painter.plane, changed: changed)
      return changed.removeAll(keepingCapacity: true)
    }
    if own != nil { convert(for: window) }
    SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count))
    changed.removeAll(keepingCapacity: true)
  }

  /// Brings pixels of our own into the window's.
  private func convert(for window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window), let target = surface.pointee.pixels else { return }
    let (plane, format) = (painter.plane, surface.pointee.format.pointee)
    for part in changed {
      SDL_ConvertPixels(
        part.w, part.h, SDL_PIXELFORMAT_ARGB8888.rawValue, plane.row(Int(part.y)) + Int(part.x),
        Int32(plane.stride * 4), format.format,
        target + Int(part.y) * Int(surface.pointee.pitch) + Int(part.x) * Int(format.BytesPerPixel),
        surface.pointee.pitch)
    }
  }
}
