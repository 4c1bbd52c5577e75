import Art
import Boundary
import Documents
import Geometry
import Images

/// Examines picture files without decoding them.
public enum PictureFiles {
  /// The report on a file, or on a layer in it: its displayed size, or an error.
  ///
  /// - Parameter isThorough: Whether to read the whole file to detect truncation.
  public static func report(on path: String, isThorough: Bool = false) -> PictureReport {
    do {
      let address = PictureAddress(path)
      if address.layer != nil { return try LayeredFile.report(on: address) }
      let count = isThorough ? ImageLimits.standard.fileSize : ImageHeader.usualPrefix
      return try report(on: path, reading: count)
    } catch {
      return .unfit(why: error.reason)
    }
  }

  /// Reads as much of the file as its header needs: a photo may have a preview before its size.
  private static func report(on path: String, reading count: Int) throws(FileError) -> PictureReport {
    let start = try FileReader.prefix(of: path, count: count)
    if !ArtFile.isPlainPicture(start.bytes) { return try LayeredFile.report(on: PictureAddress(file: path)) }
    if let refusal = ImageLimits.standard.refusal(ofFileSize: start.size) { return .unfit(why: clause(refusal)) }
    let header: ImageHeader
    do {
      header = try ImageHeader.read(prefix: start.bytes, ofFileSize: start.size)
    } catch .needsMoreBytes(let needed) where needed > count {
      return try report(on: path, reading: needed)
    } catch {
      return .unfit(why: clause(error.message))
    }
    // A GIF shows whether it is animated only after its first frame.
    if header.isAnimated == nil, count < start.size { return try report(on: path, reading: start.size) }
    return fitness(of: header)
  }

  private static func fitness(of header: ImageHeader) -> PictureReport {
    if let refusal = ImageLimits.standard.refusal(of: header) { return .unfit(why: clause(refusal)) }
    let size = size(of: header)
    if header.isComplete == false {
      return .flawed(size, isOpaque: header.isOpaque, why: "the \(header.format.name) file is cut short")
    }
    let isOpaque = header.isOpaque
    return header.isAnimated == true ? .animated(size, isOpaque: isOpaque) : .fit(size, isOpaque: isOpaque)
  }

  /// The size in pixels; for a vector drawing, the largest one.
  private static func size(of header: ImageHeader) -> Size {
    let pixels =
      header.format.isDrawn
      ? ImageLimits.standard.largestDrawing(of: header) : (width: header.width, height: header.height)
    return Size(width: Double(pixels.width), height: Double(pixels.height))
  }

  /// A sentence as a clause: without capital and full stop.
  public static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
