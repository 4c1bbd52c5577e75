import Documents
import Effects
import Geometry
import PreviewKit

/// The layers of a build that differs from its design in some ways, at each reading of a film.
struct BuiltCourse {
  private let screen: DesignedScreen
  private let course: FilmCourse
  private let others: [Deviation]
  /// What moves with the content.
  private let content: Set<MovingGroup>
  private var run: TapeRun?
  private var memory: [Layer] = []
  private var earlier: [Layer] = []

  /// Nil if the scene does not take a field's value.
  init?(
    _ scene: Scene, _ pictures: ScenePictures, _ deviations: [Deviation], course: FilmCourse, content: Set<MovingGroup>
  ) {
    var scene = scene
    var others: [Deviation] = []
    for deviation in deviations {
      switch deviation {
      case .field(let path, let value): guard scene.assign(value, to: path).isEmpty else { return nil }
      case .focus(let picture, let focus): scene.content.images[picture].focus = focus
      default: others.append(deviation)
      }
    }
    screen = DesignedScreen(scene, pictures)
    (self.course, self.others, self.content) = (course, others, content)
    if screen.hasPast, course.hasTimes { run = TapeRun(course.tape, into: screen.preview) }
  }
}

extension BuiltCourse {
  /// How far content rests from where it can, in points.
  func misplacement(of rests: Rests) -> Double { rests.misplacement(of: course, in: screen.bounds) }

  /// Writes the layers at a reading. Readings in order cost least.
  mutating func layers(at index: Int, into layers: inout [Layer]) {
    let offset = course.offsets[index]
    if run == nil {
      screen.layers(at: offset, into: &layers)
    } else {
      let clock = course.clock(index)
      run?.seek(to: clock)
      run?.layers(into: &layers, using: &memory)
    }
    for deviation in others { apply(deviation, at: index, offset, to: &layers) }
  }

  private mutating func apply(_ deviation: Deviation, at index: Int, _ offset: Double, to layers: inout [Layer]) {
    switch deviation {
    case .field, .focus: break
    case .halved(let group, let rate):
      let clock = course.clock(index)
      place(
        layers: &layers, of: group,
        at: course.offset(index, earlierBy: clock - (clock * rate + 1e-6).rounded(.down) / rate))
    case .late(let group, let lag, let rides):
      let earlier = course.offset(index, earlierBy: lag)
      place(layers: &layers, of: group, at: earlier, by: rides ? earlier - offset : 0)
    case .wholePixels(let scale): layers.snapToPixels(along: screen.axis, scale: scale)
    case .held(let group, let from, let to):
      guard offset < from || offset > to else { return }
      place(layers: &layers, of: group, at: min(max(offset, from), to))
    case .unheld(let group, let from):
      guard offset > from else { return }
      goOn(&layers, group, from: from, to: offset)
    case .pulled(let rule):
      guard offset < screen.bounds.lowerBound else { return }
      pull(&layers, rule, to: offset)
    case .moved(let group, let way):
      for place in layers.indices where MovingGroup(layers[place].id) == group {
        layers[place].frame = layers[place].frame.moved(by: way, along: screen.axis)
        layers[place].clip = nil
      }
    case .neverReturns:
      let gone = course.highest(upTo: index) - offset
      guard gone > 0 else { return }
      for place in layers.indices where layers[place].id.owner == "bar" || layers[place].id.owner == "tab-bar" {
        layers[place].frame = layers[place].frame.moved(
          by: layers[place].id.owner == "bar" ? -Self.away : Self.away, along: .vertical)
      }
    }
  }

  /// Farther than any bar is high, in points.
  private static let away = 400.0

  /// Puts the layers of a group, or all that are not content, where they are at another offset.
  private mutating func place(layers: inout [Layer], of group: MovingGroup?, at offset: Double, by way: Double = 0) {
    screen.layers(at: offset, into: &earlier)
    for place in layers.indices {
      let own = MovingGroup(layers[place].id)
      guard group.map({ own == $0 }) ?? !content.contains(own) else { continue }
      guard let other = earlier.first(where: { $0.id == layers[place].id }) else { continue }
      layers[place].frame = other.frame.moved(by: way, along: screen.axis)
      layers[place].crop = other.crop
      layers[place].rotation = other.rotation
    }
  }

  private static let step = 1.0

  private mutating func goOn(_ layers: inout [Layer], _ group: MovingGroup, from: Double, to offset: Double) {
    screen.layers(at: from - Self.step, into: &earlier)
    let before = screen.layers(at: from)
    for place in layers.indices where MovingGroup(layers[place].id) == group {
      guard let one = earlier.first(where: { $0.id == layers[place].id }),
        let two = before.first(where: { $0.id == layers[place].id })
      else { continue }
      let speed = (two.wholePicture.start(along: screen.axis) - one.wholePicture.start(along: screen.axis)) / Self.step
      layers[place].frame = two.frame.moved(by: speed * (offset - from), along: screen.axis)
      layers[place].crop = two.crop
    }
  }

  private mutating func pull(_ layers: inout [Layer], _ rule: PullRule, to offset: Double) {
    let low = screen.bounds.lowerBound
    switch rule {
    case .rides: place(layers: &layers, of: nil, at: low, by: low - offset)
    case .frozen: place(layers: &layers, of: nil, at: low)
    case .late(let free):
      let ridden = min(free, low - offset)
      place(layers: &layers, of: nil, at: offset + ridden, by: ridden)
    case .fromTop, .fromBottom:
      for place in layers.indices where layers[place].content.isPicture {
        guard !content.contains(MovingGroup(layers[place].id)) else { continue }
        let (box, whole) = (layers[place].clip ?? layers[place].frame, layers[place].wholePicture)
        let way =
          rule == .fromTop
          ? box.start(along: screen.axis) - whole.start(along: screen.axis)
          : box.end(along: screen.axis) - whole.end(along: screen.axis)
        layers[place].frame = layers[place].frame.moved(by: way, along: screen.axis)
      }
    }
  }
}

extension Rect {
  fileprivate func end(along axis: Axis) -> Double { axis == .vertical ? maxY : maxX }
}
