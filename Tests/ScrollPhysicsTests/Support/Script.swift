import ScrollPhysics
import TestSupport

/// One event for an axis, as data.
enum Act: Hashable, Sendable {
  case begin(Double), move(Double), end(Double?), cancel, wheel(Double), touchpad(Double)
  case bounds(ScrollBounds), parameters(ScrollParameters), jump(Double), glide(Double), glideTo(Double), autoplay(
    Double)
}

/// Events with their times, for one axis.
struct Script: Hashable, Sendable {
  var start: ScrollAxis
  var steps: [Step]

  struct Step: Hashable, Sendable {
    var time: Double
    var act: Act
  }
}

extension Script {
  /// The axis after all events up to and including `time`.
  func axis(at time: Double) -> ScrollAxis {
    var axis = start
    for step in steps where step.time <= time { axis.apply(step) }
    return axis
  }

  var mirrored: Script {
    func flip(_ bounds: ScrollBounds) -> ScrollBounds {
      ScrollBounds(low: -bounds.high, high: -bounds.low, viewport: bounds.viewport)
    }
    let turned = steps.map { step in
      let act: Act =
        switch step.act {
        case .begin(let place): .begin(-place)
        case .move(let place): .move(-place)
        case .end(let place): .end(place.map { -$0 })
        case .cancel: .cancel
        case .wheel(let ticks): .wheel(-ticks)
        case .touchpad(let ticks): .touchpad(-ticks)
        case .bounds(let bounds): .bounds(flip(bounds))
        case .parameters(let parameters): .parameters(parameters)
        case .jump(let place): .jump(-place)
        case .glide(let speed): .glide(-speed)
        case .glideTo(let place): .glideTo(-place)
        case .autoplay(let speed): .autoplay(-speed)
        }
      return Step(time: step.time, act: act)
    }
    let axis = ScrollAxis(
      bounds: flip(start.bounds), parameters: start.parameters, offset: -start.offset(at: 0))
    return Script(start: axis, steps: turned)
  }

  /// Random gestures, wheels, resizes and other events over some seconds.
  static func random(_ random: inout SplitMix64) -> Script {
    let situation = Situation.random(&random)
    let bounds = situation.bounds
    var (time, steps) = (0.0, [Step]())
    func add(_ act: Act) { steps.append(Step(time: time, act: act)) }
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      time += random.number(0...1.2)
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3:
        var (place, speed) = (random.number(100...700), random.number(-3000...3000))
        add(.begin(place))
        for _ in 0..<Int.random(in: 0...20, using: &random) {
          time += random.number(0.004...0.02)
          speed += random.number(-300...300)
          place += speed * 0.01
          add(.move(place))
        }
        time += random.number(0...0.06)
        add(Bool.random(using: &random) ? .end(nil) : .cancel)
      case 4:
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          time += random.number(0...0.1)
          add(.wheel(Double(Int.random(in: -2...2, using: &random))))
        }
      case 5:
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          time += random.number(0.005...0.02)
          add(.touchpad(random.number(-4...1)))
        }
      case 6:
        add(
          .bounds(
            ScrollBounds(
              low: bounds.low - random.number(0...80), high: bounds.high - random.number(-400...400),
              viewport: random.number(100...1000))))
      case 7: add(.parameters(Situation.random(&random).parameters))
      default:
        add(
          [.jump(random.number(-100...900)), .glide(random.number(-4000...4000)), .glideTo(400), .autoplay(70)]
            .randomElement(using: &random) ?? .cancel)
      }
    }
    return Script(
      start: ScrollAxis(bounds: bounds, parameters: situation.parameters, offset: situation.offset), steps: steps)
  }

  static func many(_ count: Int, seed: UInt64) -> [Script] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in random(&generator) }
  }
}

extension ScrollAxis {
  mutating func apply(_ step: Script.Step) {
    let time = step.time
    switch step.act {
    case .begin(let place): begin(at: place, time: time)
    case .move(let place): move(to: place, time: time)
    case .end(let place): end(at: place, time: time)
    case .cancel: cancel(time: time)
    case .wheel(let ticks): wheel(ticks, time: time)
    case .touchpad(let ticks): touchpad(ticks, time: time)
    case .bounds(let bounds): setBounds(bounds, time: time)
    case .parameters(let parameters): setParameters(parameters, time: time)
    case .jump(let place): jump(to: place, time: time)
    case .glide(let speed): glide(at: PointsPerSecond(speed), time: time)
    case .glideTo(let place): glide(to: place, time: time)
    case .autoplay(let speed): autoplay(PointsPerSecond(speed), time: time)
    }
  }
}
