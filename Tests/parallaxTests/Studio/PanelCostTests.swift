import Foundation
import Geometry
import Testing

@testable import SDLBackend
@testable import parallax

/// Prints the cost of the panel in the studio. Run by `Benchmarks/panel.sh`.
@Suite(.serialized) struct PanelCostTests {
  private nonisolated static let isWanted = ProcessInfo.processInfo.environment["PARALLAX_PANEL_COST"] != nil
  private static let frames = 300

  /// The median.
  private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  private func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  @Test(.enabled(if: isWanted, "a measurement"), arguments: ["map-crop", "weather-menu"], [1.0, 2])
  func `the panel beside a scene that plays`(_ name: String, _ scale: Double) throws {
    let stage = try StudioStage(name, scale: scale)
    try stage.play()
    var with: [StudioStage.Cost] = []
    var without: [StudioStage.Cost] = []
    // Alternating, so that other load on the machine affects both.
    for _ in 0..<Self.frames {
      for showsPanel in [true, false] {
        stage.time += 1.0 / 120
        let cost = try stage.frame(showsPanel: showsPanel)
        if showsPanel { with.append(cost) } else { without.append(cost) }
      }
    }
    let rows: [(name: String, of: (StudioStage.Cost) -> Double)] = [
      ("wall ms", \.milliseconds), ("processor ms", \.processorMilliseconds),
      ("allocations", { Double($0.allocations) }),
    ]
    for row in rows {
      let (full, bare) = (median(with.map(row.of)), median(without.map(row.of)))
      let share = full > 0 ? (full - bare) / full * 100 : 0
      print(
        "\(name) @\(scale): \(row.name) with the panel \(rounded(full)), without \(rounded(bare)), "
          + "its share \(rounded(share)) %")
    }
    let mean = (with.map(\.processorMilliseconds).reduce(0, +), without.map(\.processorMilliseconds).reduce(0, +))
    print("\(name) @\(scale): processor time in all, its share \(rounded((mean.0 - mean.1) / mean.0 * 100)) %")
    print("\(name) @\(scale): \(stage.frames.canvas.cost)")
  }
}
