import Documents
import Effects
import Geometry
import Measure
import PreviewKit

/// What a film shows of a scene, and how well a build would explain it.
struct FilmEvidence {
  let scene: Scene
  let pictures: ScenePictures
  /// Those whose offset is known.
  private(set) var readings: [FrameReading]
  let names: SeenLayers
  let course: FilmCourse
  /// What moves with the content.
  let content: Set<MovingGroup>
  /// Pixels of the film per point.
  let scale: Double
  /// The precision of a place, in points.
  let precision: Double
  /// How far a text may be elsewhere because it is set by another system, in points.
  let typesetting: Double
  /// Whether places from left to right are judged, and whether those are across the content's axis.
  let isSideways: Bool
  private let isAcross: Bool
  /// How far the texts of a group lie from the design's all the time: every system sets type its own way.
  private var setting: [MovingGroup: Double] = [:]
  /// A few readings that tell where the content is in a build. Stored, because every trial asks for them.
  private var asked: [Int] = []
  private var rests = Rests()

  /// - Parameters:
  ///   - isAcross: Whether places across the content's axis are judged.
  ///   - startsAtRest: Whether the first reading shows a page before it has scrolled.
  init(
    _ scene: Scene, _ pictures: ScenePictures, _ readings: [FrameReading], _ names: SeenLayers, map: ScreenMap,
    isAcross: Bool = false, startsAtRest: Bool = false
  ) {
    (self.scene, self.pictures, self.names) = (scene, pictures, names)
    self.readings = readings.filter { $0.offset != nil }.withoutVeiledBlocks(of: names.groups)
    course = FilmCourse(self.readings)
    scale = map.across
    typesetting = Self.typesetting / map.across
    precision = max(Self.finest, Self.pixel / map.across)
    let screen = DesignedScreen(scene, pictures)
    isSideways = (screen.axis == .horizontal) != isAcross
    self.isAcross = isAcross
    content = isAcross ? [] : Self.content(of: screen, self.readings)
    asked = sample(Self.fewest)
    if startsAtRest, readings.first?.offset != nil, showsContent(in: 0) {
      rests = Rests(start: 0)
    } else if !isAcross, screen.extent.refresh == nil {
      rests = Rests(course, self.readings, in: screen.bounds, isFree: scene.physics.snap == .none, where: showsContent)
    }
    guard let design = built([]) else { return }
    for (group, departure) in departures(from: design, at: sample(Self.looked)) where group.isOfText {
      if departure.middle.magnitude < typesetting { setting[group] = departure.middle }
    }
  }

  /// The precision of a place: in points at best, and in pixels of the film.
  private static let (finest, pixel) = (0.1, 0.15)
  /// Pixels by which the setting of a text may differ, and the readings that tell.
  private static let (typesetting, looked) = (1.6, 60)
  private static let fewest = 5
}

extension FilmEvidence {
  /// A speed that is that of the content, per point of offset.
  private static let likeContent = 0.02

  private static func content(of screen: DesignedScreen, _ readings: [FrameReading]) -> Set<MovingGroup> {
    var (content, others): (Set<MovingGroup>, Set<MovingGroup>) = ([], [])
    let asked = stride(from: 0, to: readings.count, by: max(1, readings.count / 24)).compactMap { readings[$0].offset }
    for offset in asked {
      let layers = screen.layers(at: offset)
      let next = screen.layers(at: offset + 0.5)
      for layer in layers {
        guard let speed = screen.speed(of: layer, at: Point(x: 0.5, y: 0.5), among: next, after: 0.5) else { continue }
        let group = MovingGroup(layer.id)
        if (speed + 1).magnitude < likeContent { content.insert(group) } else { others.insert(group) }
      }
    }
    return content.subtracting(others)
  }

  /// Forgets what was seen of groups that are not there.
  mutating func leaveOut(_ groups: Set<MovingGroup>) {
    guard !groups.isEmpty else { return }
    let all = names.groups
    for index in readings.indices {
      readings[index].sightings.removeAll { groups.contains(all[$0.layer]) }
    }
    asked = sample(Self.fewest)
  }

  /// All groups that do not move with the content.
  var judged: Set<MovingGroup> { Set(names.groups).subtracting(content) }

  /// A build, at the offsets at which its content is where it was seen: a header that is lower than designed puts the
  /// content under it elsewhere.
  func built(_ deviations: [Deviation]) -> BuiltCourse? {
    func built(along course: FilmCourse) -> BuiltCourse? {
      BuiltCourse(scene, pictures, deviations, course: course, content: content)
    }
    guard deviations.contains(where: { if case .field = $0 { true } else { false } }), let first = built(along: course)
    else { return built(along: course) }
    let ways = contentWays(of: first)
    let way = ways.isEmpty ? 0 : RobustRatio.median(ways.map { ($0, 1) })
    return way.magnitude > precision ? built(along: course.moved(by: -way)) : first
  }

  /// How far the content is from where a build has it, in a few readings.
  private func contentWays(of built: BuiltCourse) -> [Double] {
    var ways: [Double] = []
    forEachLayer(of: built, at: asked) { _, _, group, place, sightings in
      guard let place, content.contains(group) else { return }
      ways += sightings.map { distance($0, place, group) }
    }
    return ways
  }

  /// A sample of the readings that show something new: half spread over time, the rest over the offsets at which each
  /// group is visible, since a film may pass a header in a few frames.
  func sample(_ most: Int) -> [Int] {
    let telling = telling
    guard telling.count > most else { return telling }
    let half = most / 2
    var chosen = Set((0..<half).map { telling[$0 * telling.count / half] })
    let all = names.groups
    var seen: [MovingGroup: [Int]] = [:]
    for index in telling {
      let groups = Set(readings[index].sightings.map { all[$0.layer] })
      for group in groups where !content.contains(group) { seen[group, default: []].append(index) }
    }
    for places in seen.values {
      let sorted = places.sorted { course.offsets[$0] < course.offsets[$1] }
      chosen.formUnion(spread(sorted, count: max(Self.leastOfAGroup, most / seen.count)))
    }
    return chosen.sorted()
  }

  private static let leastOfAGroup = 8

  /// Readings that show something new. While the content rests, a film's noise is nothing new, but layers that trail the
  /// content are.
  private var telling: [Int] {
    var (rest, since) = (Double.infinity, 0)
    return readings.indices.filter { index in
      guard !readings[index].isRepeated, !readings[index].sightings.isEmpty else { return false }
      if (course.offsets[index] - rest).magnitude > Self.resting {
        (rest, since) = (course.offsets[index], index)
      }
      return index - since < Self.trailing
    }
  }

  /// Points within which content rests, and readings for which something may trail it.
  private static let (resting, trailing) = (0.5, 30)

  /// Some of the readings, evenly spread over their offsets.
  ///
  /// - Parameter sorted: By their offsets, at least one.
  private func spread(_ sorted: [Int], count: Int) -> [Int] {
    let (low, high) = (course.offsets[sorted[0]], course.offsets[sorted[sorted.count - 1]])
    var spread: [Int] = []
    var next = 0
    for place in 0..<count {
      let wanted = low + (high - low) * Double(place) / Double(count)
      while next < sorted.count, course.offsets[sorted[next]] < wanted { next += 1 }
      guard next < sorted.count else { break }
      spread.append(sorted[next])
      next += 1
    }
    return spread
  }

  /// The most blocks of a layer that count in a frame.
  private static let mostInAFrame = 4.0
  /// The distance, in points, that counts for a layer which is not there.
  private static let lost = 12.0

  /// Whether sightings of a layer tell where it is. A single block of a picture may be taken for another.
  private static func tells(_ group: MovingGroup, _ sightings: ArraySlice<Sighting>) -> Bool {
    sightings.count > 1 || group.isOfText
  }

  /// How badly a build explains readings. 0 for one that explains all exactly.
  ///
  /// - Parameter groups: Those that count.
  func cost(of built: BuiltCourse, at sample: [Int], judging groups: Set<MovingGroup>) -> Double {
    var sum = 0.0
    forEachLayer(of: built, at: sample) { _, _, group, place, sightings in
      guard groups.contains(group), Self.tells(group, sightings) else { return }
      var cost = 0.0
      for sighting in sightings {
        let off = place.map { distance(sighting, $0, group) } ?? Self.lost
        let share = off / (2 * precision)
        cost += .logarithm(1 + share * share)
      }
      sum += cost * min(Self.mostInAFrame, Double(sightings.count)) / Double(max(1, sightings.count))
    }
    let share = built.misplacement(of: rests) / (2 * precision)
    return sum + Double(sample.count) * .logarithm(1 + share * share)
  }

  /// How far the content rests from where a build lets it rest, in points; 0 where that cannot be seen.
  func misplacement(beside deviations: [Deviation]) -> Double {
    let far = built(deviations)?.misplacement(of: rests) ?? 0
    return far > Rests.misplaced ? far : 0
  }

  /// Whether something is seen that moves with the content. Without it, its place is known by slower layers only.
  private func showsContent(in index: Int) -> Bool {
    readings[index].sightings.contains { content.contains(names.groups[$0.layer]) }
  }

  /// How far a sighting is from where a layer is said to be, in points along the axis, down and right positive.
  private func distance(_ sighting: Sighting, _ placement: Placement, _ group: MovingGroup) -> Double {
    let place = placement.point(ofPicture: sighting.unit)
    let off = isSideways ? sighting.place.x - place.x : sighting.place.y - place.y
    return off - (setting[group] ?? 0)
  }

  /// How far each group is from where a build has it.
  func departures(from built: BuiltCourse, at sample: [Int]) -> [MovingGroup: Departure] {
    var found: [MovingGroup: Departure] = [:]
    forEachLayer(of: built, at: sample) { index, id, group, place, sightings in
      guard let place, Self.tells(group, sightings) else { return }
      let offs = sightings.map { (distance($0, place, group), 1.0) }
      found[group, default: Departure()].add(RobustRatio.median(offs), of: id, at: index)
    }
    return found
  }

  /// Calls a closure with the start along the axis of each layer that is not turned, as seen and as a build has it, in
  /// points.
  func forEachStart(
    of built: BuiltCourse, at sample: [Int],
    _ body: (_ index: Int, LayerID, MovingGroup, _ seen: Double, _ built: Double) -> Void
  ) {
    forEachLayer(of: built, at: sample) { index, id, group, place, sightings in
      guard let place, place.turn == nil else { return }
      let start = place.whole.start(along: isSideways ? .horizontal : .vertical)
      let off = RobustRatio.median(sightings.map { (distance($0, place, group), 1) })
      body(index, id, group, start + off, start)
    }
  }

  /// Calls a closure with each layer seen in some readings: its sightings, and where a build has it. Nil if the build
  /// does not show it.
  private func forEachLayer(
    of built: BuiltCourse, at sample: [Int],
    _ body: (_ index: Int, LayerID, MovingGroup, Placement?, ArraySlice<Sighting>) -> Void
  ) {
    var built = built
    var layers: [Layer] = []
    for index in sample {
      built.layers(at: index, into: &layers)
      let sightings = readings[index].sightings
      var start = sightings.startIndex
      while start < sightings.endIndex {
        let number = sightings[start].layer
        var end = start
        while end < sightings.endIndex, sightings[end].layer == number { end += 1 }
        let id = names.ids[number]
        let place = layers.firstIndex { $0.id == id }.map { layers[$0].placement }
        body(index, id, names.groups[number], place, sightings[start..<end])
        start = end
      }
    }
  }
}
