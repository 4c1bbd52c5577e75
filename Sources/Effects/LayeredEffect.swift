import Geometry

/// An effect built from layers. Its settings determine the layers; frames, coverage, x-ray, audit and hand-off come from
/// them.
public protocol LayeredEffect: Effect {
  /// The layers. Store them, because every frame asks for them.
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

/// The advice on the layers. Findings about fields of a layer are left out, because the effect has no such fields.
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

/// The marks, landmarks and names of the layers. Handles are left out, because they change fields of a layer.
private struct LayeredAffordances: EffectAffordances {
  let composition: any EffectAffordances

  func marks(at moment: Moment) -> [Mark] { composition.marks(at: moment) }
  func landmarks() -> [Landmark] { composition.landmarks() }
  func name(of layer: LayerID) -> String? { composition.name(of: layer) }
}
