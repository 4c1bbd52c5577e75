/// A number for each layer of a scene, without memory of its own.
public struct Lanes: Hashable, Sendable {
  private var numbers = InlineArray<64, Double>(repeating: 0)

  public init() {}

  public subscript(index: Int) -> Double {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }

  func contains(where isWanted: (Double) -> Bool) -> Bool {
    for index in numbers.indices where isWanted(numbers[index]) { return true }
    return false
  }

  public static func == (left: Self, right: Self) -> Bool {
    for index in left.numbers.indices where left.numbers[index] != right.numbers[index] { return false }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    for index in numbers.indices { hasher.combine(numbers[index]) }
  }
}
