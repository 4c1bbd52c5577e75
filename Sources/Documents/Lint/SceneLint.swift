import Effects
import Geometry
import JSON
import Parameters
import Text

/// What is allowed in a scene and will still look wrong: pictures that cannot be shown, gaps, pictures too small to
/// be sharp.
public enum SceneLint {
  /// - Parameter report: What is known of the picture file that a scene spells this way.
  public static func problems(in reading: SceneReading, report: (String) -> PictureReport) -> [Problem] {
    guard let scene = reading.scene else { return [] }
    return pictures(of: scene, in: reading, report: report)
      + coverage(of: scene, in: reading) { report($0).size }
  }

  /// The gaps and the pictures too small to be sharp alone, of a scene that is in no file yet.
  ///
  /// - Parameters:
  ///   - most: How many pictures to look at, from the first.
  ///   - size: The size of the picture file that the scene spells this way; nil where it has none.
  public static func coverage(of scene: Scene, most: Int = .max, size: (String) -> Size?) -> [Problem] {
    coverage(of: scene, in: SceneReading(scene: scene, problems: [], places: [:]), most: most, size: size)
  }

  private static func pictures(
    of scene: Scene, in reading: SceneReading, report: (String) -> PictureReport
  ) -> [Problem] {
    var written = scene.content.images.enumerated().map { (path: "content.images[\($0)]", file: $1) }
    if let page = scene.content.page { written.append(("content.page", page)) }
    return written.compactMap { path, file in
      switch report(file) {
      case .fit: nil
      case .flawed(_, _, let why), .unfit(let why):
        Problem(.picture, .warning, at: reading.place(of: path), path: path, message: "\(file): \(why)")
      }
    }
  }

  private static func coverage(
    of scene: Scene, in reading: SceneReading, most: Int = .max, size: (String) -> Size?
  ) -> [Problem] {
    let setting = scene.setting { size($0) }
    return [gap(of: scene, in: setting, reading), pulledGap(of: scene, in: setting, reading)].compactMap(\.self)
      + [hiddenRows(of: scene, in: setting, reading)].compactMap(\.self)
      + unsharp(of: scene, in: setting, reading, most: most, size: size)
  }
}

extension SceneLint {
  private static func gap(of scene: Scene, in setting: Setting, _ reading: SceneReading) -> Problem? {
    let coverage = scene.effect.coverage(in: setting)
    guard !coverage.isCovered else { return nil }
    let path = culprit(coverage.problem, in: scene, reading.places)
    let ratio = coverage.ratio.formatted(.upTo(3))
    let message =
      switch coverage.problem {
      case .gap: "at ratio \(ratio) the picture leaves a gap"
      case .leavingCell: "at ratio \(ratio) layers leave their cell"
      case .tooLarge: "the cover is larger than its cell"
      }
    return Problem(
      .coverage, .warning, at: reading.place(of: path), path: path,
      message: "\(message); \(coverage.safe.map(Self.text) ?? "no ratio") is safe here",
      help: help(for: scene, in: setting))
  }

  private static func help(for scene: Scene, in setting: Setting) -> String {
    let remedies = Remedy.all(for: scene, in: setting).map(\.words)
    return remedies.isEmpty ? "" : "Set \(remedies.joined(separator: ", or "))."
  }

  /// A header that does not grow as far as this physics pulls it on this screen.
  private static func pulledGap(of scene: Scene, in setting: Setting, _ reading: SceneReading) -> Problem? {
    guard let pull = scene.effect.coverage(in: setting).barePull else { return nil }
    let path = "parameters.maxStretch"
    return Problem(
      .coverage, .warning, at: reading.place(of: path), path: path,
      message: "pulled by more than \(pull.formatted(.upTo(1, .down))) pt the picture leaves a gap above it; "
        + "\(setting.farthestPull.formatted(.upTo(0, .up))) pt can be pulled here",
      help: help(for: scene, in: setting))
  }

  /// Rows under a header that stays taller than it is at rest.
  private static func hiddenRows(of scene: Scene, in setting: Setting, _ reading: SceneReading) -> Problem? {
    let hidden = scene.effect.coverage(in: setting).hiddenRows
    guard hidden > 0 else { return nil }
    let path = "parameters.minHeight"
    return Problem(
      .coverage, .warning, at: reading.place(of: path), path: path,
      message: "\(hidden.formatted(.upTo(1, .up))) pt of the rows lie under the header at rest",
      help: help(for: scene, in: setting))
  }

  /// Rounded inwards, so that what is printed is safe.
  private static func text(of range: ClosedRange<Double>) -> String {
    let low = range.lowerBound.formatted(.upTo(3, .up))
    let high = range.upperBound.formatted(.upTo(3, .down))
    let isOne = low == high || range.lowerBound == range.upperBound
    return isOne ? "only \(((range.lowerBound + range.upperBound) / 2).formatted(.upTo(3)))" : "\(low)...\(high)"
  }

  /// The field to look at: the one in use that is at fault, or the anchor where only that is written.
  private static func culprit(_ problem: CoverageProblem, in scene: Scene, _ places: [String: Place]) -> String {
    let candidates =
      problem == .tooLarge
      ? ["parameters.coverSize", "parameters.cellWidth"]
      : [
        ["parameters.ratio", "parameters.imageHeight"].first {
          scene.parameter($0).map { $0.get(scene) != .null } ?? false
        }, "parameters.anchor",
      ].compactMap(\.self)
    return candidates.first { places[$0] != nil } ?? candidates.first ?? "effect"
  }
}

extension SceneLint {
  /// Pictures that the screen shows enlarged by more than can pass, with what makes each of them sharp.
  static func unsharp(
    of scene: Scene, in setting: Setting, _ reading: SceneReading, most: Int, size: (String) -> Size?
  ) -> [Problem] {
    let blurred = Sharpness.blurred(in: scene, in: setting, most: most, size: size)
    guard !blurred.isEmpty else { return [] }
    let edits = Remedy.sharpening(scene, in: setting, most: most, size: size).map(\.words)
    return blurred.map { picture in
      let path = "content.images[\(picture.index)]"
      return Problem(
        .coverage, .warning, at: reading.place(of: path), path: path,
        message: "\(picture.file) is \(pixels(picture.size)) pixels and not sharp at the largest zoom",
        help: "Give it at least \(pixels(picture.needed))\(edits.map { ", or set \($0)" }.joined()).")
    }
  }

  private static func pixels(_ size: Size) -> String {
    "\(size.width.formatted(.upTo(0, .up))) x \(size.height.formatted(.upTo(0, .up)))"
  }
}
