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

  /// What a file has.
  public static func outline(of path: String) throws(FileError) -> Result<ArtOutline, ArtProblem> {
    try read(path) { art in art.outline }
  }

  /// Whether a file has a format with layers, by its first bytes.
  public static func isOne(_ path: String) throws(FileError) -> Bool {
    let start = try FileReader.prefix(of: path, count: ArtFile.startSize).bytes
    return ArtFile.format(of: start) != nil && !PackedScene.isOne(start)
  }

  /// The report on a layer, or on the whole picture.
  static func report(on address: PictureAddress) throws(FileError) -> PictureReport {
    switch try outline(of: address.file) {
    case .success(let art): report(on: address.layer, of: art)
    case .failure(let problem): .unfit(why: clause(problem.sentence))
    }
  }

  static func report(on name: String?, of art: ArtOutline) -> PictureReport {
    let size = size(of: art)
    guard let name else { return .fit(size) }
    do throws(ArtProblem) {
      let layer = try art.layer(name)
      let remark = layer.remarkAlone
      guard layer.isShown else { return .unfit(why: clause("It has nothing to show. \(remark ?? "")")) }
      return remark.map { .simplified(size, why: clause($0)) } ?? .fit(size)
    } catch {
      return .lost(size, why: clause(error.sentence))
    }
  }

  /// The size of the canvas in pixels; of a drawing, the largest one.
  private static func size(of art: ArtOutline) -> Size {
    guard art.format == .drawing else { return Size(width: Double(art.width), height: Double(art.height)) }
    let header = ImageHeader(format: .svg, storedWidth: art.width, storedHeight: art.height)
    let pixels = ImageLimits.standard.largestDrawing(of: header)
    return Size(width: Double(pixels.width), height: Double(pixels.height))
  }

  static func clause(_ sentence: String) -> String {
    PictureFiles.clause(sentence.last == " " ? String(sentence.dropLast()) : sentence)
  }
}
