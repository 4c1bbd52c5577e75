import Art
import Boundary
import Documents
import Geometry
import Images

/// Files with layers, as the disk has them.
public enum LayeredFile {
  /// Passes a file, which is open for no longer than that.
  public static func read<Value>(
    _ path: String, _ body: (ArtFile) throws(ArtProblem) -> Value
  ) throws(FileError) -> Result<Value, ArtProblem> {
    try FileReader.reading(path) { size, read in
      Result { () throws(ArtProblem) in try body(ArtFile(ArtBytes(count: size, read: read))) }
    }
  }

  /// The report on a layer, or on the whole picture.
  static func report(on address: PictureAddress) throws(FileError) -> PictureReport {
    let reading = try read(address.file) { (art) throws(ArtProblem) -> PictureReport in
      let size = size(of: art)
      guard let name = address.layer else { return .fit(size) }
      let layer = try art.layer(name)
      guard layer.isShown else { return .unfit(why: clause("It has nothing to show. \(layer.remark ?? "")")) }
      return layer.remark.map { .simplified(size, why: clause($0)) } ?? .fit(size)
    }
    switch reading {
    case .success(let report): return report
    case .failure(let problem): return .unfit(why: clause(problem.sentence))
    }
  }

  /// The size of the canvas in pixels; of a drawing, the largest one.
  private static func size(of art: ArtFile) -> Size {
    guard art.format == .drawing else { return Size(width: Double(art.width), height: Double(art.height)) }
    let header = ImageHeader(format: .svg, storedWidth: art.width, storedHeight: art.height)
    let pixels = ImageLimits.standard.largestDrawing(of: header)
    return Size(width: Double(pixels.width), height: Double(pixels.height))
  }

  private static func clause(_ sentence: String) -> String {
    PictureFiles.clause(sentence.last == " " ? String(sentence.dropLast()) : sentence)
  }
}
