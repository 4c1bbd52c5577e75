import Geometry

/// An effect that one ratio drives: its coverage, and what follows from that for the field, the pictures and the
/// findings.
public protocol RatioEffect: Effect {
  /// What a designer must know about gaps and sharpness.
  func coverage(in setting: Setting) -> Coverage
  /// How many of the setting's pictures can be seen, from the first on. All, unless an effect says otherwise.
  func shownPictures(in setting: Setting) -> Int
}

extension RatioEffect {
  public func shownPictures(in setting: Setting) -> Int { setting.pictures.count }

  public func coverages(in setting: Setting) -> [Coverage] { [coverage(in: setting)] }

  public func effective(_ field: String, in setting: Setting) -> Double? {
    field == "ratio" ? coverage(in: setting).ratio : nil
  }

  public func findings(in setting: Setting) -> [Finding] {
    [Finding.unsafe(coverage(in: setting), ["ratio"], "the picture leaves a gap")].compactMap(\.self)
  }

  /// Each picture by itself, as if it were the scene's only one.
  public func pictureNeeds(in setting: Setting, most: Int) -> [PictureNeed] {
    // Pictures of one size need one answer, and a scene may have a hundred thousand.
    var answers: [Size: PictureNeed] = [:]
    var alone = setting
    return setting.pictures.prefix(min(most, shownPictures(in: setting))).map { size in
      if let answer = answers[size] { return answer }
      alone.pictures = [size]
      let coverage = coverage(in: alone)
      let need = PictureNeed(size: coverage.sharpPicture, growth: coverage.growth)
      answers[size] = need
      return need
    }
  }

  /// The shapes of the pictures that can be seen, or of the first one where none can; a stand-in's where there is none.
  func shownAspects(in setting: Setting) -> [Double] {
    setting.pictures.isEmpty
      ? [setting.aspect(ofPicture: 0)] : setting.pictures.prefix(max(1, shownPictures(in: setting))).map(\.aspect)
  }
}

/// How large a picture is drawn.
public struct PictureNeed: Hashable, Sendable {
  /// The size at which it would be sharp everywhere in the scene, in pixels.
  public var size: Size
  /// How much of that is a pull's: the size over the largest one that is seen while nothing is pulled. 1 or more.
  public var growth: Double

  public init(size: Size, growth: Double) {
    self.size = size
    self.growth = growth
  }
}
