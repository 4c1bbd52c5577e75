import Geometry

/// An effect that is layers: its settings say which. Its frames, coverage, x-ray, audit and code for other systems are
/// those of its layers.
public protocol LayeredEffect: Effect {
  /// Its layers, kept because every frame asks for them.
  var composition: Layers { get }
}

extension LayeredEffect {
  public static var content: Set<ContentPart> { Layers.content }
  public var backdrop: Backdrop { composition.backdrop }

  public func extent(in setting: Setting) -> Extent { composition.extent(in: setting) }
  public func links(in setting: Setting) -> Links { composition.links(in: setting) }
  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    composition.layers(at: moment, in: setting, into: &layers)
  }
  public func advice(in setting: Setting) -> LayeredAdvice<Self> {
    LayeredAdvice(effect: self, layers: composition, setting: setting)
  }
  public func demo(in setting: Setting) -> Demo { composition.demo(in: setting) }
  public func affordances(in setting: Setting) -> any EffectAffordances {
    LayeredAffordances(composition: composition.affordances(in: setting))
  }
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    composition.blueprint(in: setting, rows: limit)
  }
}

/// The advice on layers, without what is about their own fields, which the effect does not have.
public struct LayeredAdvice<Subject: Effect>: EffectAdvice {
  public let effect: Subject
  fileprivate let layers: Layers
  public var setting: Setting
}

extension LayeredAdvice {
  private var composition: Layers.Advice { layers.advice(in: setting) }

  public var coverages: [Coverage] {
    composition.coverages.map { coverage in
      var coverage = coverage
      coverage.field = ""
      return coverage
    }
  }

  public var effort: Int { composition.effort }

  public func pictureNeeds(most: Int) -> [PictureNeed] { composition.pictureNeeds(most: most) }
}

/// The marks of layers. Their handles would change fields that the effect does not have.
private struct LayeredAffordances: EffectAffordances {
  let composition: any EffectAffordances

  func marks(at moment: Moment) -> [Mark] { composition.marks(at: moment) }
  func landmarks() -> [Landmark] { composition.landmarks() }
  func name(of layer: LayerID) -> String? { composition.name(of: layer) }
}
