import Geometry
import Parameters

/// An effect driven by one ratio, the field with the role `.speed`.
public protocol RatioEffect: Effect where Advice: RatioAdvice {
  /// How fast what moves against the content follows its offset, per second; nil: at once.
  var follow: Double? { get set }
}

extension RatioEffect {
  public func links(in setting: Setting) -> Links {
    var links = Links()
    if !setting.isStill, let follow { links.follows = [Links.Follow(rate: follow)] }
    return links
  }
}

/// Advice on an effect driven by one ratio. Everything follows from its coverage.
public protocol RatioAdvice: EffectAdvice where Subject: RatioEffect {
  /// The safe ratios, the drift and the size of the pictures.
  var coverage: Coverage { get }
  /// The number of the setting's pictures that can be visible, from the first on. All of them by default.
  var shownPictures: Int { get }
}

extension RatioAdvice {
  /// The ratio.
  var speed: PartialKeyPath<Subject>? {
    Subject.parameters.first { $0.role == .speed }.flatMap { Subject.field($0.path) }
  }

  public var shownPictures: Int { setting.pictures.count }

  public var coverages: [Coverage] {
    var coverage = coverage
    coverage.field = speed.map(Subject.path) ?? ""
    return [coverage]
  }

  public func effective(_ field: PartialKeyPath<Subject>) -> Double? { field == speed ? coverage.ratio : nil }

  public var findings: [Finding] {
    [unsafe(coverage, speed.map { [$0] } ?? [], "the picture leaves a gap")].compactMap(\.self)
  }

  /// Each picture by itself, as if it were the scene's only one.
  public func pictureNeeds(most: Int) -> [PictureNeed] {
    // Pictures of one size and mode need one answer, and a scene may have a hundred thousand.
    var answers: [PictureFit.Mode: [Size: PictureNeed]] = [:]
    var alone = self
    return setting.pictures.prefix(min(most, shownPictures)).enumerated().map { index, size in
      let mode = setting.fit(ofPicture: index).mode
      if let answer = answers[mode]?[size] { return answer }
      (alone.setting.pictures, alone.setting.fits) = ([size], [PictureFit(mode)])
      let coverage = alone.coverage
      let need = PictureNeed(size: coverage.sharpPicture, growth: coverage.growth)
      answers[mode, default: [:]][size] = need
      return need
    }
  }

  /// The aspect ratios of the visible pictures, or of the first one if none is visible, or of the placeholder.
  var shownAspects: [Double] {
    setting.pictures.isEmpty
      ? [setting.aspect(ofPicture: 0)] : setting.pictures.prefix(max(1, shownPictures)).map(\.aspect)
  }
}

/// The size at which a picture is drawn.
public struct PictureNeed: Hashable, Sendable {
  /// The size at which it would be sharp everywhere in the scene, in pixels.
  public var size: Size
  /// How much a pull adds: that size over the largest one without a pull. At least 1.
  public var growth: Double

  public init(size: Size, growth: Double) {
    self.size = size
    self.growth = growth
  }
}

extension Setting {
  /// The need of a picture in a box of a size in points.
  func need(ofPicture index: Int, in box: Size) -> PictureNeed {
    let size = size(ofPicture: index, in: box)
    return PictureNeed(size: Size(width: size.width * scale, height: size.height * scale), growth: 1)
  }
}
