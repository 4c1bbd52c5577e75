import Documents
import Effects
import FrameStats
import Geometry
import PreviewKit

@testable import Match

/// What a film would show of a build, without its pixels: places of points of its layers, read with some error.
struct SeenBuild {
  let scene: Scene
  let pictures: ScenePictures
  /// Largest error of a place, in points.
  var error = 0.12
  /// How far at most composed layers are misread as a whole, in points, by their positions.
  var misreadings: [Int: Double] = [:]
  /// Whether the right half of each layer lets something behind it show, which stays where the layer is designed.
  var isVeiled = false
}

extension SeenBuild {
  static let map = ScreenMap(across: 1.2, down: 1.2)

  /// A slow drag, a fast flick there and back, and a pull, at 60 frames a second.
  static func offsets(low: Double, high: Double) -> [Double] {
    var offsets: [Double] = Array(repeating: low, count: 16)
    let far = min(high, low + 600)
    for frame in 0..<90 { offsets.append(low + (far - low) * 0.4 * Double(frame) / 90) }
    for frame in 0..<45 {
      let share = Double(frame) / 45
      offsets.append(low + (far - low) * (0.4 + 0.6 * share * (2 - share)))
    }
    for frame in 0..<40 { offsets.append(far - (far - low) * Double(frame) / 40) }
    for frame in 0..<40 {
      let share = Double(frame) / 20 - 1
      offsets.append(low - 90 * (1 - share * share))
    }
    return offsets + Array(repeating: low, count: 16)
  }

  /// - Parameters:
  ///   - deviations: How it is built.
  ///   - start: Where its content rests first. Nil for where it is designed to. It is
  ///     pulled twice more then.
  func evidence(_ deviations: [Deviation], from start: Double? = nil, seed: UInt64 = 1) -> FilmEvidence? {
    let screen = DesignedScreen(scene, pictures)
    var names = SeenLayers()
    var random = SeededRandom(seed: seed)
    var offsets = Self.offsets(low: start ?? screen.bounds.lowerBound, high: screen.bounds.upperBound)
    if let start {
      for _ in 0..<2 {
        offsets += (0..<40).map { start - 60 * (1 - (Double($0) / 20 - 1) * (Double($0) / 20 - 1)) }
        offsets += Array(repeating: start, count: 16)
      }
    }
    var readings = offsets.indices.map { FrameReading(time: Double($0) / 60, offset: offsets[$0]) }
    for index in readings.indices.dropFirst() {
      readings[index].isRepeated = offsets[index] == offsets[index - 1]
    }
    let plain = FilmEvidence(scene, pictures, readings, names, map: Self.map)
    guard
      var built = BuiltCourse(scene, pictures, deviations, course: plain.course, content: plain.content)
    else { return nil }
    var layers: [Layer] = []
    for index in readings.indices {
      built.layers(at: index, into: &layers)
      let designed = isVeiled ? screen.layers(at: offsets[index]) : []
      for layer in layers where layer.content.isPicture || layer.content.isInk {
        let number = names.number(of: layer.id)
        let most = MovingGroup(layer.id).index.flatMap { misreadings[$0] }
        let misread = most.map { Double.random(in: -$0...$0, using: &random) } ?? 0
        for across in [0.3, 0.7] {
          for down in [0.1, 0.5, 0.9] {
            let unit = Point(x: across, y: down)
            let isClear = !isVeiled || across < 0.5
            let shown = isClear ? layer : designed.first { $0.id == layer.id } ?? layer
            var place = shown.placement.point(ofPicture: unit)
            guard screen.screen.contains(place), layer.placement.contains(place) else { continue }
            place.x += Double.random(in: -error...error, using: &random)
            place.y += Double.random(in: -error...error, using: &random) + misread
            readings[index].sightings.append(
              Sighting(layer: number, unit: unit, place: place, isClear: isClear))
          }
        }
      }
    }
    return FilmEvidence(scene, pictures, readings, names, map: Self.map)
  }
}
