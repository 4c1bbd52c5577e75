import TestSupport
import Testing

@testable import Art

/// Which layer of a file has become which.
@Suite struct ArtChangesTests {
  private func outline(_ layers: [ArtLayer]) -> ArtOutline {
    var art = ArtOutline()
    (art.width, art.height, art.layers) = (100, 100, layers)
    var names = LayerNames(.standard)
    names.apply(to: &art.layers)
    return art
  }

  private func layer(_ name: String, as identity: String? = nil, _ group: [ArtLayer]) -> ArtLayer {
    layer(name, 100, as: identity, group: group)
  }

  private func layer(
    _ name: String, _ size: Int = 100, as identity: String? = nil, group: [ArtLayer]? = nil
  ) -> ArtLayer {
    var layer = ArtLayer(name: name, group: group)
    layer.frame = ArtFrame(x: 0, y: 0, width: size, height: size)
    layer.identity = identity
    return layer
  }

  private func check(
    _ old: [ArtLayer], _ new: [ArtLayer], moved: [String: String] = [:], lost: Set<String> = [],
    new added: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let changes = ArtChanges(from: outline(old), to: outline(new))
    #expect(changes.moved == moved, sourceLocation: sourceLocation)
    #expect(changes.lost == lost, sourceLocation: sourceLocation)
    #expect(changes.new == added, sourceLocation: sourceLocation)
  }

  @Test func `a layer between the same others and of the same size is the same one under another name`() {
    check(
      [layer("Sky"), layer("Hill", 40), layer("Tree")], [layer("Sky"), layer("Mountain", 40), layer("Tree")],
      moved: ["Hill": "Mountain"])
    check([layer("Sky"), layer("Hill", 40)], [layer("Sky"), layer("Bird", 20)], lost: ["Hill"], new: ["Bird"])
    check([layer("Sky"), layer("Hill")], [layer("Sky"), layer("A"), layer("B")], lost: ["Hill"], new: ["A", "B"])
    check([layer("Sky"), layer("Hill")], [layer("Fog"), layer("Sky")], lost: ["Hill"], new: ["Fog"])
    // A new layer elsewhere does not matter.
    check(
      [layer("Sky"), layer("Hill"), layer("Tree")], [layer("Sky"), layer("Mountain"), layer("Tree"), layer("Bird")],
      moved: ["Hill": "Mountain"], new: ["Bird"])
  }

  @Test func `with a group's name those of its layers change, too`() {
    let inner = [layer("Near", 30), layer("Far", 60)]
    check(
      [layer("Sky"), layer("Hills", inner)], [layer("Sky"), layer("Land", inner)],
      moved: ["Hills": "Land", "Hills/Near": "Land/Near", "Hills/Far": "Land/Far"])
    check(
      [layer("Hills", inner)], [layer("Land", [layer("Close", 30), layer("Far", 60)])],
      moved: ["Hills": "Land", "Hills/Near": "Land/Close", "Hills/Far": "Land/Far"])
  }

  @Test func `what the editor itself calls a layer says more than its name and place`() {
    check(
      [layer("A", as: "1"), layer("B", as: "2")], [layer("B", as: "1"), layer("A", as: "2")],
      moved: ["A": "B", "B": "A"])
    check(
      [layer("A", as: "1"), layer("G", as: "2", [])], [layer("G", as: "2", [layer("C", as: "1")])],
      moved: ["A": "G/C"])
    // One that was made in place of another is not that.
    check(
      [layer("Sky", as: "1"), layer("Mist", as: "2")], [layer("Sky", as: "1"), layer("Bird", as: "3")],
      lost: ["Mist"], new: ["Bird"])
    // A layer that was made anew under the same name is still found by that.
    check([layer("A", as: "1")], [layer("A", as: "9")])
  }

  @Test func `every layer is the same one, moved, or lost, and every other one is new`() {
    var random = SplitMix64(seed: 62)
    for _ in 0..<500 {
      func layers(_ depth: Int) -> [ArtLayer] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          let name = ["a", "b", "c"].randomElement(using: &random) ?? "a"
          let group = depth < 2 && Int.random(in: 0...3, using: &random) == 0 ? layers(depth + 1) : nil
          let identity = Bool.random(using: &random) ? "\(Int.random(in: 0...5, using: &random))" : nil
          return layer(name, Int.random(in: 1...2, using: &random), as: identity, group: group)
        }
      }
      let (old, new) = (outline(layers(0)), outline(layers(0)))
      let changes = ArtChanges(from: old, to: new)
      let (before, after) = (Set(old.allLayers.map(\.path)), Set(new.allLayers.map(\.path)))
      let kept = before.subtracting(changes.lost).map { changes.moved[$0] ?? $0 }
      #expect(Set(kept).count == kept.count && Set(kept).union(changes.new) == after)
      #expect(changes.new.isDisjoint(with: kept) && changes.lost.isSubset(of: before))
      #expect(changes.lost.isDisjoint(with: changes.moved.keys))
      #expect(ArtChanges(from: old, to: old).isEmpty)
    }
  }
}
