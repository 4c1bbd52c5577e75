import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import ScrollPhysics
import TestSupport
import Testing

@testable import Match

/// Faults that are planted, one at a time, in what a film would show.
struct PlantedFaultTests {
  private static let pictures = ScenePictures(
    images: (0..<4).map {
      ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 800, height: 1000), isOpaque: true)
    })

  private static func scene(_ effect: any Effect, pictures: Int = 1) -> Scene {
    var scene = Scene(effect: effect)
    scene.content.images = (0..<pictures).map { SceneImage("\($0).png") }
    return scene
  }

  private static let hero = scene(
    Layers([
      "height": 420,
      "layers": [
        ["picture": 0, "ratio": 0, "fill": true],
        ["picture": 1, "ratio": 0.3, "y": 0.6, "width": 0.8],
        [
          "picture": 2, "ratio": 0.6, "y": 0.7, "width": 0.6,
          "keys": [["at": 0], ["at": 160, "y": 40, "ease": "ease-in"]],
        ],
        ["text": "A title", "ratio": 0.5, "y": 0.4, "width": 0.7, "size": 34],
      ],
    ]), pictures: 3)

  struct Fault: CustomTestStringConvertible {
    let scene: Scene
    let deviation: Deviation
    let kind: FaultKind
    var testDescription: String { "\(scene.effectName): \(kind.rawValue)" }
  }

  private static func field(_ path: String, _ value: JSONValue) -> Deviation { .field(path: path, value) }

  static let faults: [Fault] = [
    Fault(scene: scene(HeaderParallax()), deviation: field("parameters.ratio", 0.45), kind: .ratio),
    Fault(scene: scene(WeatherMenu()), deviation: field("parameters.imageHeight", 130), kind: .ratio),
    Fault(scene: scene(MapCrop()), deviation: field("parameters.ratio", 0.65), kind: .ratio),
    Fault(scene: hero, deviation: field("parameters.layers.1.ratio", 0.35), kind: .ratio),
    Fault(scene: scene(MapCrop()), deviation: field("parameters.anchor", "top"), kind: .anchor),
    Fault(scene: scene(WeatherMenu()), deviation: field("parameters.follow", 10), kind: .follow),
    Fault(scene: hero, deviation: field("parameters.layers.1.follow", 8), kind: .follow),
    Fault(scene: hero, deviation: .late(nil, 1 / 60.0, rides: true), kind: .lag),
    Fault(scene: hero, deviation: .late(nil, 2 / 60.0, rides: false), kind: .lag),
    Fault(scene: scene(MapCrop()), deviation: .late(nil, 2 / 60.0, rides: true), kind: .lag),
    Fault(scene: hero, deviation: field("parameters.layers.2.keys.1.y", 30), kind: .key),
    Fault(scene: hero, deviation: field("parameters.layers.2.keys.1.at", 190), kind: .key),
    Fault(scene: hero, deviation: field("parameters.layers.2.keys.1.ease", "linear"), kind: .ease),
    Fault(scene: hero, deviation: field("parameters.layers.3.y", 0.43), kind: .title),
    Fault(scene: hero, deviation: field("parameters.layers.1.width", 0.7), kind: .size),
    Fault(scene: scene(StretchBanner()), deviation: .pulled(.rides), kind: .stretch),
    Fault(scene: scene(HeaderParallax()), deviation: .pulled(.frozen), kind: .stretch),
  ]

  @Test(arguments: faults) func `a planted fault is among the first two`(_ fault: Fault) throws {
    let seen = try #require(SeenBuild(scene: fault.scene, pictures: Self.pictures).evidence([fault.deviation]))
    let found = FaultSearch(evidence: seen).found().faults
    #expect(found.prefix(2).contains { $0.kind == fault.kind }, "\(found.map(\.sentence))")
    let off = try #require(found.first)
    #expect(off.off > 0.9 && off.time != nil && off.sentence.hasSuffix("."), "\(off)")
  }

  @Test(arguments: 1...4) func `a build that is right is never called wrong`(seed: UInt64) throws {
    for scene in [
      Self.scene(HeaderParallax()), Self.scene(WeatherMenu()), Self.scene(MapCrop()), Self.scene(StretchBanner()),
      Self.hero,
    ] {
      let seen = try #require(SeenBuild(scene: scene, pictures: Self.pictures).evidence([], seed: seed))
      #expect(FaultSearch(evidence: seen).found().faults.isEmpty, "\(scene.effectName)")
      #expect(MotionFaults(evidence: seen).found().isEmpty, "\(scene.effectName)")
    }
  }

  @Test func `a banner of another height is told by where its content comes to rest after a pull`() throws {
    let build = SeenBuild(scene: Self.scene(StretchBanner()), pictures: Self.pictures)
    let low = DesignedScreen(build.scene, Self.pictures).bounds.lowerBound
    let evidence = try #require(build.evidence([], from: low + 30))
    let fault = try #require(FaultSearch(evidence: evidence).found().faults.first)
    #expect(fault.kind == .size && (fault.off - 30).magnitude < 1, "\(fault)")
    #expect(fault.edit?.path == "parameters.aspect" && fault.sentence.contains("rests 30.0 pt away"), "\(fault)")
  }

  @Test func `content may rest anywhere that a finger leaves it`() {
    func misplacement(_ parts: [(offset: Double, frames: Int)], isFree: Bool = true) -> Double {
      let offsets = parts.flatMap { Array(repeating: $0.offset, count: $0.frames) }
      let readings = offsets.indices.map { FrameReading(time: Double($0) / 60, offset: offsets[$0]) }
      let course = FilmCourse(readings)
      return Rests(course, readings, in: -47...600, isFree: isFree) { _ in true }.misplacement(
        of: course, in: -47...600)
    }
    // Pulled twice, back to the same place: 20 points before the designed end, and after the designed start.
    let pulls = [(580.0, 20), (640, 3), (580, 20), (620, 3), (580, 20)]
    #expect(misplacement(pulls) == 20)
    #expect(misplacement([(-17, 20), (-90, 3), (-17, 20), (-60, 20), (-17, 20)]) == 30)
    // Once, or back to places that are not the same, or stopped each time, or where the content snaps.
    #expect(misplacement([(580, 20), (640, 3), (580, 20)]) == 0)
    #expect(misplacement([(580, 20), (640, 3), (577, 20), (640, 3), (574, 20)]) == 0)
    #expect(misplacement([(224, 20), (448, 20), (224, 20), (448, 20), (224, 20)]) == 0)
    #expect(misplacement(pulls, isFree: false) == 0)
    // It has rested where it is designed to as well.
    #expect(misplacement(pulls + [(600, 20)]) == 0)
    // Held beyond the end, it has not come to rest.
    #expect(misplacement([(600, 20), (680, 20), (600, 20)]) == 0)
  }

  @Test func `a page shows where its content begins before it has scrolled`() {
    let course = FilmCourse([-289.0, -265, 40].map { FrameReading(time: nil, offset: $0) })
    #expect(Rests(start: 0).misplacement(of: course, in: -325...78) == 36)
    #expect(Rests(start: 0).misplacement(of: course, in: -289...78) == 0)
  }

  @Test func `a ratio comes with a range that holds the built one`() throws {
    for ratio in [0.3, 0.42, 0.48, 0.58, 0.7] {
      let seen = try #require(
        SeenBuild(scene: Self.scene(HeaderParallax()), pictures: Self.pictures).evidence(
          [.field(path: "parameters.ratio", .number(ratio))]))
      let fault = try #require(FaultSearch(evidence: seen).found().faults.first)
      #expect(fault.kind == .ratio && fault.edit?.path == "parameters.ratio", "\(fault)")
      #expect(fault.designed == .number(0.5) && (fault.range?.contains(ratio) ?? false), "\(ratio): \(fault)")
    }
  }

  @Test func `a number that leaves most of the motion unexplained comes without a range`() throws {
    let build = SeenBuild(scene: Self.hero, pictures: Self.pictures, misreadings: [1: 8])
    let seen = try #require(build.evidence([Self.field("parameters.layers.1.ratio", 0.6)]))
    let fault = try #require(FaultSearch(evidence: seen).found().faults.first { $0.kind == .ratio })
    #expect(fault.range == nil && fault.edit == nil && fault.sentence.contains("is rough"), "\(fault)")
  }

  @Test func `blocks in which another layer shows count only where no others do`() throws {
    let build = SeenBuild(scene: Self.hero, pictures: Self.pictures, isVeiled: true)
    let seen = try #require(build.evidence([Self.field("parameters.layers.1.ratio", 0.35)]))
    let fault = try #require(FaultSearch(evidence: seen).found().faults.first)
    #expect(fault.kind == .ratio && fault.range?.contains(0.35) == true, "\(fault)")
    #expect(seen.readings.allSatisfy { $0.sightings.allSatisfy(\.isClear) })

    var names = SeenLayers()
    let layer = try #require(DesignedScreen(Self.hero, Self.pictures).layers(at: 0).first { $0.content.isPicture })
    var reading = FrameReading(time: nil, offset: 0)
    let half = Point(x: 0.5, y: 0.5)
    reading.sightings = [Sighting(layer: names.number(of: layer.id), unit: half, place: half, isClear: false)]
    let veiled = FilmEvidence(Self.hero, Self.pictures, [reading], names, map: SeenBuild.map)
    #expect(veiled.readings.map(\.sightings) == [reading.sightings])
  }

  @Test func `layers on whole points are told by their places, and those between are not`() throws {
    for scene in [Self.scene(MapCrop()), Self.scene(WeatherMenu()), Self.hero] {
      let build = SeenBuild(scene: scene, pictures: Self.pictures)
      let evidence = try #require(build.evidence([.wholePixels(1)]))
      let rounded = try #require(WholePoints(evidence: evidence).found())
      #expect(rounded.kind == .wholePixels && rounded.layer != nil, "\(scene.effectName)")
      let others: [[Deviation]] = [[], [.wholePixels(3)], [.late(nil, 1 / 60, rides: true)]]
      for deviations in others {
        let seen = try #require(build.evidence(deviations))
        #expect(WholePoints(evidence: seen).found() == nil, "\(scene.effectName)")
      }
    }
  }

  @Test(arguments: [(1300.0, 1.0), (3500, -1)]) func `a bounce that is too small is told, and a right one is not`(
    speed: Double, way: Double
  ) {
    let scene = Self.scene(MapCrop())
    let bounds = DesignedScreen(scene, Self.pictures).bounds
    func found(_ share: Double, isHeld: Bool = false) -> FaultKind? {
      let end = way > 0 ? bounds.upperBound : bounds.lowerBound
      let plan = Plan(
        from: end, velocity: PointsPerSecond(way * speed),
        bounds: ScrollBounds(low: bounds.lowerBound, high: bounds.upperBound, viewport: 844), parameters: scene.scroll)
      // On its way to the end, and beyond it.
      var offsets = (0..<8).map { end - way * speed * (7.4 - Double($0)) / 60 }
      offsets += (0..<60).map { end + share * (plan.position(at: (Double(isHeld ? min($0, 2) : $0) + 0.6) / 60) - end) }
      let readings = offsets.indices.map { FrameReading(time: Double($0) / 60, offset: offsets[$0]) }
      let evidence = FilmEvidence(scene, Self.pictures, readings, SeenLayers(), map: SeenBuild.map)
      return MotionFaults(evidence: evidence).found().first?.kind
    }
    #expect(found(1) == nil && found(0.7) == nil)
    #expect(found(0) == .physics && found(0.25) == .physics)
    // A finger stops it soon after the end.
    #expect(found(0.25, isHeld: true) == nil)
  }

  @Test func `frames that come in pairs are half the rate`() throws {
    var seen = try #require(SeenBuild(scene: Self.scene(MapCrop()), pictures: Self.pictures).evidence([]))
    let readings = seen.readings
    seen = FilmEvidence(
      seen.scene, seen.pictures,
      readings.indices.map { index in
        var reading = readings[index / 2 * 2]
        reading = FrameReading(
          time: readings[index].time, offset: reading.offset, sightings: reading.sightings, isRepeated: index % 2 == 1)
        return reading
      }, seen.names, map: SeenBuild.map)
    #expect(MotionFaults(evidence: seen).found().map(\.kind) == [.halfRate])
  }
}
