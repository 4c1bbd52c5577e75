import Effects
import Geometry
import Notation
import TestSupport
import Testing

/// The published and corrected figures of all five effects, compared with the effects' own layers.
@Suite struct VectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var id: String
    var group: String
    var inputs: [String: Double]
    var outputs: [String: [Double]]
    var tolerance: (abs: Double, rel: Double)

    var testDescription: String { id }
  }

  static let vectors = read()

  @Test func `every figure is there`() {
    #expect(Self.vectors.count == 72)
    #expect(Set(Self.vectors.map(\.group)).count == 8)
  }

  @Test(arguments: vectors)
  func `the layers lie where the figures say`(_ vector: Vector) throws {
    let found = try answer(vector)
    #expect(Set(found.keys) == Set(vector.outputs.keys))
    for (name, expected) in vector.outputs {
      let numbers = found[name] ?? []
      let isNear = zip(numbers, expected).allSatisfy {
        abs($0 - $1) <= max(vector.tolerance.abs, vector.tolerance.rel * abs($1))
      }
      #expect(numbers.count == expected.count && isNear, "\(vector.id) \(name): \(numbers) is not \(expected)")
    }
  }

  private static func read() -> [Vector] {
    guard let bytes = Repository.bytes(of: "Tests/EffectsTests/Vectors/effects.json") else { return [] }
    func flat(_ node: Node) -> [Double] { node.number.map { [$0] } ?? (node.list ?? []).flatMap(flat) }
    return (JSONReader.read(bytes).root?.list ?? []).map { record in
      Vector(
        id: record["id"]?.text ?? "", group: record["group"]?.text ?? "",
        inputs: Dictionary(
          uniqueKeysWithValues: (record["inputs"]?.object ?? []).map { ($0.key, $0.value.number ?? .nan) }),
        outputs: Dictionary(
          uniqueKeysWithValues: (record["outputs"]?.object ?? []).map { ($0.key, flat($0.value)) }),
        tolerance: (record["tolerance"]?["abs"]?.number ?? 0, record["tolerance"]?["rel"]?.number ?? 0))
    }
  }
}
