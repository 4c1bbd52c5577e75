import Effects
import Notation
import Parameters

/// The layers of a scene composed of them.
extension Scene {
  /// Empty for an effect without layers of its own.
  public var composition: [LayerSettings] {
    get { (effect as? Layers)?.layers ?? [] }
    set {
      guard var layers = effect as? Layers, !newValue.isEmpty else { return }
      layers.layers = newValue
      effect = layers
    }
  }

  /// The identities of the layers.
  public var layerIdentities: [LayerIdentity] { (effect as? Layers)?.identities ?? [] }

  /// The index of a layer. Nil if there is none.
  public func layerIndex(of identity: LayerIdentity) -> Int? { layerIdentities.firstIndex(of: identity) }

  /// Names by which nothing, or more than one thing, is found.
  var nameProblems: [FieldProblem] { pictureProblems + layerProblems }

  /// Ids that two layers share.
  private var layerProblems: [FieldProblem] {
    var known: Set<String> = []
    return composition.enumerated().compactMap { index, layer in
      guard !layer.id.isEmpty, !known.insert(layer.id).inserted else { return nil }
      return FieldProblem(
        path: "parameters.layers[\(index)].id", message: "\(JSONValue.text(layer.id).short) is the id of another layer",
        help: "Each layer needs a unique id, or none.")
    }
  }
}
