import Notation
import Parameters

/// The picture of a layer or an item: by its id, which stays the same wherever it is in the scene's list, or by its
/// position there.
public enum PictureName: Hashable, Sendable {
  case position(Int)
  case id(String)
}

extension PictureName: ParameterValue {
  public init?(_ value: JSONValue) {
    switch value {
    case .number: if let index = Int(value) { self = .position(index) } else { return nil }
    case .text(let id): self = .id(id)
    default: return nil
    }
  }

  public var value: JSONValue {
    switch self {
    case .position(let index): index.value
    case .id(let id): .text(id)
    }
  }

  public static let domain = Domain.either(.whole(0...99_999), .text)
}

extension PictureName: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .position(index) }
}

extension PictureName {
  /// Its number as people count, or its id.
  var title: String {
    switch self {
    case .position(let index): "Picture \(index + 1)"
    case .id(let id): id
    }
  }
}
