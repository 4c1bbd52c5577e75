import Boundary
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics

/// Checks for scenes that are valid but look wrong: missing pictures, gaps, pictures too small to be sharp.
public enum SceneLint {
  /// - Parameter report: Returns the report on a picture file by its name in the scene.
  public static func problems(in reading: SceneReading, report: (String) -> PictureReport) -> [Problem] {
    guard let scene = reading.scene else { return [] }
    return pictures(of: scene, in: reading, report: report) + fits(of: scene, in: reading)
      + page(of: scene, in: reading) { report($0).size }
      + coverage(of: scene, in: reading) { report($0).size }.problems
      + lagGaps(of: scene, in: reading) { report($0).size } + bars(of: scene, in: reading)
  }

  /// Only the gaps and unsharp pictures, for a scene without a file, and the edits that end them.
  ///
  /// - Parameters:
  ///   - most: Number of pictures to check, from the first.
  ///   - size: Returns the size of a picture file by its name in the scene, or nil if it is missing.
  public static func coverage(of scene: Scene, most: Int = .max, size: (String) -> Size?) -> (
    problems: [Problem], remedies: [Remedy]
  ) {
    coverage(of: scene, in: SceneReading(scene: scene, problems: [], places: [:]), most: most, size: size)
  }

  private static func pictures(
    of scene: Scene, in reading: SceneReading, report: (String) -> PictureReport
  ) -> [Problem] {
    var written = scene.content.imageFiles.enumerated().map { (path: "content.images[\($0)]", file: $1) }
    if let page = scene.content.page { written.append(("content.page", page)) }
    return written.compactMap { path, file in
      report(file).remark.map {
        Problem(.picture, .warning, at: reading.place(of: path), path: path, message: "\(PictureAddress(file)): \($0)")
      }
    }
  }

  /// Pictures to be seen whole by an effect that decides by itself how much of them is seen.
  private static func fits(of scene: Scene, in reading: SceneReading) -> [Problem] {
    guard !type(of: scene.effect).traits.contains(.containsPictures) else { return [] }
    return scene.content.images.enumerated().filter { $0.element.fit == .contain }.map { index, _ in
      let path = "content.images[\(index)].fit"
      return Problem(
        .picture, .warning, at: reading.place(of: path), path: path,
        message: "contain has no effect: \(scene.effectName) decides by itself how much of a picture is seen")
    }
  }

  /// A page of which its header leaves nothing.
  private static func page(of scene: Scene, in reading: SceneReading, size: (String) -> Size?) -> [Problem] {
    let setting = scene.setting(pictureSize: size)
    guard setting.isPageHeader, let file = scene.content.page, let page = size(file),
      let header = (scene.effect as? any HeaderOverRows)?.header(in: setting),
      header.width / page.aspect <= header.height
    else { return [] }
    return [
      Problem(
        .picture, .warning, at: reading.place(of: "content.page"), path: "content.page",
        message: "\(file) is no taller than the header, so that nothing of it is left below")
    ]
  }

  /// A gap that shows at a speed that a flick reaches, because a picture follows the content.
  private static func lagGaps(of scene: Scene, in reading: SceneReading, size: (String) -> Size?) -> [Problem] {
    let fastest = scene.scroll.fastestFlick
    guard let gap = LagGap(of: scene.effect, in: scene.setting(pictureSize: size), upTo: fastest) else { return [] }
    let field = gap.layer.composedIndex.map { "parameters.layers[\($0)].follow" } ?? "parameters.follow"
    return [
      Problem(
        .coverage, .warning, at: reading.place(of: field), path: field,
        message: "from \(gap.speed.formatted(.upTo(0, .down))) pt/s on the picture lags so far that it leaves a gap; "
          + "the fastest flick has \(fastest.formatted(.upTo(0))) pt/s",
        help: "A larger number lags less; null does not.", sight: .offset(gap.offset))
    ]
  }

  /// Bars that leave nothing of the screen between them.
  private static func bars(of scene: Scene, in reading: SceneReading) -> [Problem] {
    let setting = scene.setting { _ in nil }
    let (bars, screen) = (setting.insets.top + setting.insets.bottom, setting.viewport.height)
    guard setting.tabBar != nil || setting.hasListBar, bars >= screen else { return [] }
    let field = setting.tabBar != nil ? "content.tabBar" : "content.bar"
    return [
      Problem(
        .coverage, .warning, at: reading.place(of: field), path: field,
        message: "the bars are \(bars.formatted(.upTo(0))) pt high with the safe area, and the screen "
          + "\(screen.formatted(.upTo(0))) pt: nothing shows between them",
        help: "Make the tab bar lower, or leave a bar out.",
        sight: .offset(scene.effect.extent(in: setting).bounds.lowerBound))
    ]
  }

  private static func coverage(
    of scene: Scene, in reading: SceneReading, most: Int = .max, size: (String) -> Size?
  ) -> (problems: [Problem], remedies: [Remedy]) {
    let setting = scene.setting { size($0) }
    let findings = scene.effect.advice(in: setting).findings
    let unsharp = unsharp(of: scene, in: setting, reading, most: most, size: size)
    guard !findings.isEmpty else { return unsharp }
    let remedies = Remedy.all(for: scene, in: setting)
    let help = remedies.isEmpty ? "" : "Set \(remedies.map(\.words).joined(separator: ", or "))."
    let gaps = kinds(of: findings).map { findings in
      let path = path(of: findings[0], reading.places)
      return Problem(
        .coverage, .warning, at: reading.place(of: path), path: path, message: message(findings), help: help,
        sight: findings[0].sight)
    }
    return (gaps + unsharp.problems, remedies)
  }
}

extension SceneLint {
  /// Fields that a sentence names.
  private static let mostNamed = 4

  /// The findings of equal words, together.
  private static func kinds(of findings: [Finding]) -> [[Finding]] {
    var kinds: [[Finding]] = []
    var places: [String: Int] = [:]
    for finding in findings {
      if let place = places[finding.message] {
        kinds[place].append(finding)
      } else {
        places[finding.message] = kinds.count
        kinds.append([finding])
      }
    }
    return kinds
  }

  /// The words of findings of one kind: where else it is so.
  private static func message(_ findings: [Finding]) -> String {
    let others = findings.dropFirst().compactMap(\.fields.first)
    guard !others.isEmpty else { return findings[0].message }
    let rest = others.count - mostNamed
    return findings[0].message + " (also \(others.prefix(mostNamed).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more)" : ")")
  }

  /// The field at fault: of the candidates, the first that is written in the file, or the likeliest.
  private static func path(of finding: Finding, _ places: [String: Place]) -> String {
    let candidates = finding.fields.map { "parameters.\($0)" }
    return candidates.first { places[$0] != nil } ?? candidates.first ?? "effect"
  }
}

extension SceneLint {
  /// Problems about pictures enlarged beyond the tolerance, with remedies.
  static func unsharp(
    of scene: Scene, in setting: Setting, _ reading: SceneReading, most: Int, size: (String) -> Size?
  ) -> (problems: [Problem], remedies: [Remedy]) {
    let blurred = Sharpness.blurred(in: scene, in: setting, most: most, size: size)
    guard !blurred.isEmpty else { return ([], []) }
    let remedies = Remedy.sharpening(scene, in: setting, most: most, size: size)
    let problems = blurred.map { picture in
      let path = setting.isPageHeader ? "content.page" : "content.images[\(picture.index)]"
      return Problem(
        .coverage, .warning, at: reading.place(of: path), path: path,
        message: "\(PictureAddress(picture.file)) is \(pixels(picture.size)) pixels and not sharp at the largest zoom",
        help: "Give it at least \(pixels(picture.needed))\(remedies.map { ", or set \($0.words)" }.joined()).",
        sight: .largestPicture(picture.index))
    }
    return (problems, remedies)
  }

  private static func pixels(_ size: Size) -> String {
    "\(size.width.formatted(.upTo(0, .up))) x \(size.height.formatted(.upTo(0, .up)))"
  }
}
