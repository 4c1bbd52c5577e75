import Effects
import Geometry
import JSON
import Parameters

/// What is allowed in a scene and will still look wrong: pictures that cannot be shown, gaps, pictures too small to
/// be sharp.
public enum SceneLint {
  /// - Parameter report: What is known of the picture file that a scene spells this way.
  public static func findings(in reading: SceneReading, report: (String) -> PictureReport) -> [Finding] {
    guard let scene = reading.scene else { return [] }
    return pictures(of: scene, in: reading, report: report)
      + coverage(of: scene, in: reading) { report($0).size }
  }

  /// The gaps and the pictures too small to be sharp alone, of a scene that is in no file yet.
  ///
  /// - Parameters:
  ///   - most: How many pictures to look at, from the first.
  ///   - size: The size of the picture file that the scene spells this way; nil where it has none.
  public static func coverage(of scene: Scene, most: Int = .max, size: (String) -> Size?) -> [Finding] {
    coverage(of: scene, in: SceneReading(scene: scene, findings: [], places: [:]), most: most, size: size)
  }

  private static func pictures(
    of scene: Scene, in reading: SceneReading, report: (String) -> PictureReport
  ) -> [Finding] {
    var spelled = scene.content.images.enumerated().map { (path: "content.images[\($0)]", file: $1) }
    if let page = scene.content.page { spelled.append(("content.page", page)) }
    return spelled.compactMap { path, file in
      switch report(file) {
      case .fit: nil
      case .flawed(_, _, let why), .unfit(let why):
        Finding(.picture, .warning, at: reading.place(of: path), path: path, message: "\(file): \(why)")
      }
    }
  }

  private static func coverage(
    of scene: Scene, in reading: SceneReading, most: Int = .max, size: (String) -> Size?
  ) -> [Finding] {
    let coverage = scene.effect.coverage(in: scene.setting { size($0) })
    return [gap(coverage, of: scene, in: reading)].compactMap(\.self)
      + unsharp(of: scene, in: reading, most: most, size: size)
  }

  private static func gap(_ coverage: Coverage, of scene: Scene, in reading: SceneReading) -> Finding? {
    guard !coverage.isCovered else { return nil }
    let path = culprit(in: scene, reading.places)
    // Rounded inwards, so that what is printed is safe.
    let range = coverage.safe.map { "\(spelled($0.lowerBound, .up))...\(spelled($0.upperBound, .down))" }
    let fault = scene.effect is AlbumStack ? "layers leave their cell" : "the picture leaves a gap"
    return Finding(
      .coverage, .warning, at: reading.place(of: path), path: path,
      message: "at ratio \(spelled(coverage.ratio)) \(fault)"
        + (range.map { "; \($0) is safe here" } ?? "; no ratio is safe here"),
      help: remedy(for: coverage, of: scene, at: path))
  }

  /// The field to look at: the one in use that sets the ratio, or the anchor where only that is spelled.
  private static func culprit(in scene: Scene, _ places: [String: Place]) -> String {
    let inUse = ["parameters.ratio", "parameters.imageHeight"].first {
      scene.parameter($0).map { $0.get(scene) != .null } ?? false
    }
    return [inUse, "parameters.anchor"].compactMap(\.self).first { places[$0] != nil } ?? inUse ?? "effect"
  }

  private static func remedy(for coverage: Coverage, of scene: Scene, at path: String) -> String {
    if let overscan = coverage.neededOverscan {
      let largest = scene.parameter("parameters.overscan")?.domain.range?.upperBound ?? .infinity
      let number = overscan <= largest ? ", or to \(spelled(overscan, .up)) or more" : ""
      return "Set overscan to \"auto\"\(number)."
    }
    if scene.parameter("parameters.anchor")?.get(scene) == .text("top") { return "Set anchor to \"center\"." }
    if let row = scene.parameter("parameters.rowHeight")?.get(scene), path == "parameters.imageHeight" {
      return "Make it at least as tall as the row: \(JSONWriter.compact(row))."
    }
    guard let safe = coverage.safe else { return "Make the picture larger." }
    let nearest =
      coverage.ratio < safe.lowerBound ? spelled(safe.lowerBound, .up) : spelled(safe.upperBound, .down)
    return "The nearest safe ratio is \(nearest)."
  }

  /// Pictures with fewer pixels than the screen shows of them at the largest zoom.
  private static func unsharp(
    of scene: Scene, in reading: SceneReading, most: Int, size: (String) -> Size?
  ) -> [Finding] {
    // Pictures of one size need one answer, and a scene may have a hundred thousand.
    var answers: [Size: Size] = [:]
    return scene.content.images.prefix(most).enumerated().compactMap { index, file in
      guard let size = size(file) else { return nil }
      let needed = answers[size] ?? sharpPicture(for: size, named: file, in: scene)
      answers[size] = needed
      guard size.width.rounded() < needed.width.rounded(.down), size.height.rounded() < needed.height.rounded(.down)
      else { return nil }
      let path = "content.images[\(index)]"
      return Finding(
        .coverage, .warning, at: reading.place(of: path), path: path,
        message: "\(file) is \(pixels(size)) pixels and not sharp at the largest zoom",
        help: "Give it at least \(pixels(needed)).")
    }
  }

  /// The size at which a picture of this shape would be sharp everywhere in the scene.
  private static func sharpPicture(for size: Size, named file: String, in scene: Scene) -> Size {
    var alone = scene
    alone.content.images = [file]
    return alone.effect.coverage(in: alone.setting { _ in size }).sharpPicture
  }

  private static func pixels(_ size: Size) -> String {
    "\(JSONWriter.spelling(of: size.width.rounded(.up))) x \(JSONWriter.spelling(of: size.height.rounded(.up)))"
  }

  /// A ratio to three digits; nothing is `-0`.
  private static func spelled(_ number: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String
  {
    JSONWriter.spelling(of: (number * 1000).rounded(rule) / 1000 + 0)
  }
}
