/// The reason why a layered file, or a layer of one, cannot be read, as a sentence.
public struct ArtProblem: Error, Hashable, Sendable {
  public var sentence: String
  /// Whether the file is sound and only has no layer of that name.
  public private(set) var isMissingLayer = false

  public init(_ sentence: String) { self.sentence = sentence }
}

extension ArtProblem {
  static let cutOff = ArtProblem("The end of the file is missing; save it again.")
  static let foreign = ArtProblem(
    "This is no file with layers; import takes OpenRaster (.ora), Krita (.kra), Photoshop (.psd) and SVG files.")

  static let ofGIMP = ArtProblem(
    "This is GIMP's own format (XCF), which cannot be read. Export it as OpenRaster: choose File > Export As in GIMP, "
      + "with a name that ends in .ora.")

  static func missing(_ path: String, hint: String) -> ArtProblem {
    var problem = ArtProblem("It has no layer \(ArtFile.quoted(path)).\(hint)")
    problem.isMissingLayer = true
    return problem
  }

  public static func damaged(_ why: String) -> ArtProblem { ArtProblem("The file is damaged: \(why).") }

  public static func unsafe(_ why: String) -> ArtProblem { ArtProblem("The file is refused: \(why).") }
}
