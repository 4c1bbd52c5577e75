import Boundary
internal import CSDL2
import Raster
import System

/// A surface with pixels in memory, shown in a window or not at all. A class because it owns the pixels.
@MainActor final class MemoryScreen {
  let painter: PixelPainter
  /// Nil for a surface that is not shown.
  private let window: OpaquePointer?
  /// Shows the pixels in windows without a readable pixel buffer; nil if the window has one.
  private let presenter: TexturePresenter?
  /// Size in pixels, for a surface without a window.
  private let fixedSize: (width: Int, height: Int)
  /// Separately allocated pixels, for windows whose own have an unsuitable format.
  private var own: UnsafeMutablePointer<UInt32>?
  /// The parts of the window's surface to show.
  private var changed: [SDL_Rect] = []
  /// The size of a window that is too large for its pixels to be kept, and shows nothing. Nil if they are.
  private(set) var hopeless: (width: Int, height: Int)?

  /// More than two displays of 7680 x 4320 have.
  private static let mostPixels = 1 << 27

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
  /// Prepares a frame. True if the pixels of the last one are lost.
  func begin() -> Bool {
    changed.removeAll(keepingCapacity: true)
    guard let window else { return useOwn(fixedSize.width, fixedSize.height) }
    let size = size
    hopeless = nil
    guard size.width <= Self.mostPixels / max(1, size.height) else { return giveUp(size) }
    guard presenter == nil else { return useOwn(size.width, size.height) }
    // The window's own pixels. SDL reallocates them when the size changes.
    guard let surface = SDL_GetWindowSurface(window) else { return giveUp(size) }
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

  /// Draws on a pixel that is not shown, until the window has a possible size again.
  private func giveUp(_ size: (width: Int, height: Int)) -> Bool {
    hopeless = size
    return useOwn(1, 1)
  }

  private func useOwn(_ width: Int, _ height: Int) -> Bool {
    if own != nil, (painter.plane.width, painter.plane.height) == (width, height) { return false }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, width * height))
    LargePages.use(for: pixels, count: width * height * 4)
    pixels.initialize(repeating: 0xFF00_0000, count: width * height)
    painter.plane = PixelPlane(pixels, width: width, height: height)
    own?.deallocate()
    own = pixels
    return true
  }

  /// Size in pixels.
  var size: (width: Int, height: Int) {
    guard let window else { return fixedSize }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether the format is 32 bits with red, green and blue below the highest byte, which is unused or alpha.
  private static func isOurs(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_XRGB8888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  /// To be called before the window is destroyed.
  func close() { presenter?.close() }

  /// Marks the drawn parts for showing.
  func change(_ parts: [PixelBounds]) {
    for part in parts {
      changed.append(
        SDL_Rect(
          x: Int32(part.columns.lowerBound), y: Int32(part.rows.lowerBound), w: Int32(part.columns.count),
          h: Int32(part.rows.count)))
    }
  }

  /// Shows the changed parts.
  func present() {
    guard let window, hopeless == nil, !changed.isEmpty else { return }
    if let presenter {
      presenter.show(painter.plane, changed: changed)
      return changed.removeAll(keepingCapacity: true)
    }
    if own != nil { convert(for: window) }
    SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count))
    changed.removeAll(keepingCapacity: true)
  }

  /// Converts separately allocated pixels to the window's format.
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
