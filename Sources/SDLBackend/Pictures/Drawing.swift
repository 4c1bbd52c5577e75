import Art
internal import CCodecs
import Decoding
import Images

/// A vector picture without a fixed size in pixels.
nonisolated struct Drawing {
  private let bytes: [UInt8]
  /// Its declared size, in CSS pixels.
  private let header: ImageHeader
  /// The element to draw, as a reference. Nil for all of it.
  private var element: String?

  init(_ bytes: [UInt8]) throws(DecodingError) {
    do throws(ImageHeaderProblem) {
      header = try ImageHeader.read(whole: bytes)
      self.bytes = bytes
    } catch {
      throw .refused(error.message)
    }
    if let refusal = ImageLimits.standard.refusal(ofDrawing: bytes) { throw .refused(refusal) }
  }

  /// An element of a drawing.
  init(_ part: DrawingPart) throws(DecodingError) {
    try self.init(part.drawing)
    element = "#" + part.id
  }

  /// Opens the library. False if it is not installed.
  static func prepare(library: String) -> Bool { drawings_open(library) != 0 }

  /// The font files used for text in drawings. HarfBuzz opens them again for each drawing.
  static var fontFiles: [String] {
    let paths = (0..<drawings_font_count()).compactMap { index in drawings_font(index).map { String(cString: $0) } }
    return Set(paths).sorted()
  }
}

nonisolated extension Drawing {
  /// The maximum size in pixels with the drawing's proportions.
  func largest(side: Int) -> PixelSize {
    var limits = ImageLimits.standard
    limits.side = max(1, min(limits.side, side))
    let largest = limits.largestDrawing(of: header)
    return PixelSize(width: largest.width, height: largest.height)
  }

  private var own: PixelSize { PixelSize(width: header.width, height: header.height) }

  /// The size that covers a number of pixels; by default its own size.
  func size(covering needed: PixelSize, side: Int) -> PixelSize {
    let isAsked = needed.width < .max || needed.height < .max
    return (isAsked ? largest(side: side).covering(needed) : own).fitting(side: side)
  }

  func bitmap(size: PixelSize) throws(DecodingError) -> Bitmap {
    var bitmap = Bitmap(size: size, texels: [UInt32](repeating: 0, count: size.count))
    var why = [CChar](repeating: 0, count: 200)
    let isDrawn = drawing_draw(
      bytes, bytes.count, element, Double(own.width), Double(own.height), Int32(size.width), Int32(size.height),
      &bitmap.texels, &why, why.count)
    guard isDrawn != 0 else {
      throw .refused(String(codecWords: why))
    }
    if bitmap.isTransparent {
      bitmap.divide()
      bitmap.bleed()
    }
    return bitmap
  }
}
