import Boundary
import Desktop
import Documents
import Effects
import Foundation
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// The software renderer on the whole studio, compared with GL; `CoveringTests` compares them on real scenes.
@Suite(.serialized) struct PainterTests {
  private nonisolated static let isMeasuring = ProcessInfo.processInfo.environment["PARALLAX_PANEL_COST"] != nil

  @Test func `the studio drawn in parts has the pixels of the studio drawn whole`() throws {
    let stage = try StudioStage("map-crop", size: Size(width: 1100, height: 700), renderer: .software)
    try stage.play()
    for step in 0..<40 {
      stage.time += 1.0 / 60
      _ = try stage.frame(showsPanel: step % 9 != 8)
      let inParts = try stage.frames.canvas.readPixels()
      stage.frames.canvas.forgetFrame()
      _ = try stage.frame(showsPanel: step % 9 != 8)
      #expect(try inParts == stage.frames.canvas.readPixels(), "step \(step)")
    }
  }

  /// In release builds neither allocates, which the bench counts.
  @Test func `frames of the studio ask for no more memory than with GL`() throws {
    let medians = try CoveringTests.renderers.map { renderer in
      let stage = try StudioStage("weather-menu", size: Size(width: 1100, height: 700), renderer: renderer)
      try stage.play()
      var allocations: [Int] = []
      for _ in 0..<40 {
        stage.time += 1.0 / 60
        allocations.append(try stage.frame().allocations)
      }
      return allocations.sorted()[20]
    }
    #expect(medians[1] <= medians[0], "\(medians)")
  }

  /// Prints the cost of a studio frame with either.
  @Test(.enabled(if: isMeasuring, "a measurement"), arguments: ["map-crop", "weather-menu"])
  func `the studio that plays, with GL and with the painter`(_ name: String) throws {
    let stages = try CoveringTests.renderers.map { try StudioStage(name, renderer: $0) }
    for stage in stages { try stage.play() }
    var costs: [[Double]] = [[], []]
    // Alternating, so that other load on the machine affects both.
    for _ in 0..<600 {
      for (index, stage) in stages.enumerated() {
        stage.time += 1.0 / 60
        costs[index].append(try stage.frame().processorMilliseconds)
      }
    }
    let means = costs.map { $0.reduce(0, +) / Double($0.count) }
    print("\(name): processor ms a frame with GL \(means[0]), with the painter \(means[1]): \(means[1] / means[0])")
  }
}
