import Documents
import Effects
import Geometry
import Notation
import Parameters

/// A difference in words: what was designed, what was built, by how much, and what to change.
struct FaultWords {
  private let evidence: FilmEvidence
  private let departure: Departure
  /// How far the content rests from where it can rest, in points, if that alone shows it.
  private let misplaced: Double

  /// - Parameter departure: The group of layers that shows it best.
  init(_ evidence: FilmEvidence, _ departure: Departure = Departure(), misplaced: Double = 0) {
    (self.evidence, self.departure, self.misplaced) = (evidence, departure, misplaced)
  }
}

extension FaultWords {
  private func short(_ number: Double) -> String { number.formatted(.upTo(3)) }

  private func words(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): short(number)
    case .text(let text): text
    case .null: "off"
    case .flag(let flag): flag ? "on" : "off"
    default: value.short
    }
  }

  private var worst: (off: Double, layer: LayerID, reading: Int)? { departure.worst }
  private var time: Double? { worst.flatMap { evidence.readings[$0.reading].time } }
  private var name: String { worst.map { "\($0.layer)" } ?? "The scene" }

  /// " It is 4.1 pt too low at 1.20 s."
  private var place: String {
    guard let worst else {
      return misplaced > 0
        ? " Its content rests \(misplaced.formatted(.fixed(1))) pt away from its designed place." : ""
    }
    let isSideways = evidence.isSideways
    let side = worst.off > 0 ? (isSideways ? "too far right" : "too low") : (isSideways ? "too far left" : "too high")
    let moment =
      time.map { "at \($0.formatted(.fixed(2))) s" } ?? "at offset \(short(evidence.course.offsets[worst.reading]))"
    return " It is \(worst.off.magnitude.formatted(.fixed(1))) pt \(side) \(moment)."
  }

  func unexplained() -> Fault {
    fault(
      .other, designed: .null, built: .null, range: nil,
      sentence: "\(name) is in another place than designed, and no single change explains its motion." + place,
      edit: nil)
  }

  func restingElsewhere() -> Fault {
    fault(
      .size, designed: .number(0), built: .number((misplaced * 10).rounded() / 10), range: nil,
      sentence:
        "The content rests \(misplaced.formatted(.fixed(1))) pt away from its designed place: something above it has another size.",
      edit: nil)
  }

  private func fault(
    _ kind: FaultKind, designed: JSONValue, built: JSONValue, range: ClosedRange<Double>?, sentence: String,
    edit: Fault.Edit?
  ) -> Fault {
    Fault(
      kind: kind, layer: worst?.layer, designed: designed, built: built, range: range, time: time,
      off: worst?.off.magnitude ?? misplaced, sentence: sentence, edit: edit,
      course: departure.course(at: evidence.course.offsets))
  }

  /// - Parameter instead: Whether another explanation is a little better.
  func fault(
    _ explanation: Explanation, beside deviations: [Deviation], at sample: [Int], instead: Bool = false
  ) -> Fault {
    let trials = Trials(evidence, groups: [], departures: [:], beside: deviations)
    let range = trials.range(of: explanation, at: sample)
    var (designed, built): (JSONValue, JSONValue) = (.null, .null)
    var edit: Fault.Edit?
    var words: String
    switch explanation.deviation {
    case .field(let path, let value):
      designed = evidence.scene.parameter(path)?.get(evidence.scene) ?? .null
      built = Self.rounded(value)
      edit = Fault.Edit(path: path, value: built)
      words = "\(name) is built with \(path) \(self.words(built)); the design has \(self.words(designed))."
    case .focus(let picture, let point):
      let focus = evidence.scene.content.images[picture].focus ?? SceneImage.middle
      (designed, built) = (
        .numbers([focus.x, focus.y]), .numbers([point.x, point.y].map { ($0 * 100).rounded() / 100 })
      )
      edit = Fault.Edit(path: "content.images.\(picture).focus", value: built)
      words =
        "\(name) keeps the point \(short(point.x)), \(short(point.y)) of its picture visible; the design keeps "
        + "\(short(focus.x)), \(short(focus.y))."
    case .late(_, let lag, _):
      let frames = lag * 60
      (designed, built) = (.number(0), .number((frames * 100).rounded() / 100))
      words = "\(name) is \(counted(frames)) late: it is moved after the content has scrolled, not with it."
    case .halved(_, let rate):
      (designed, built) = (.null, .number(rate))
      words = "\(name) moves only \(short(rate)) times a second."
    case .wholePixels(let scale):
      (designed, built) = (.null, .number(1 / scale))
      words = "Layers are rounded to whole pixels, so they jitter in slow motion. Place them at fractions of a pixel."
    case .held(_, let from, let to):
      let end = to.isFinite ? to : from
      built = .number((end * 10).rounded() / 10)
      words =
        to.isFinite
        ? "\(name) stops at offset \(short(end)); in the design it keeps moving."
        : "\(name) does not move before offset \(short(end))."
    case .unheld(_, let from):
      designed = .number((from * 10).rounded() / 10)
      words = "\(name) keeps moving after offset \(short(from)); in the design it stops there."
    case .pulled(let rule):
      words = Self.words(rule, name)
      if case .late(let free) = rule { built = .number((free * 10).rounded() / 10) }
    case .moved(_, let way):
      (designed, built) = (.number(0), .number((way * 10).rounded() / 10))
      words = "\(name) is always \(short(way.magnitude)) pt \(way > 0 ? "after" : "before") its place."
    case .neverReturns:
      (designed, built) = (.text("back"), .text("gone"))
      words = "The bar does not come back once it has gone."
    }
    if instead { words = "Or, nearly as likely: " + words }
    return fault(
      explanation.kind, designed: designed, built: built, range: range, sentence: words + (instead ? "" : place),
      edit: edit)
  }

  private static func words(_ rule: PullRule, _ name: String) -> String {
    switch rule {
    case .rides: "\(name) does not stretch when it is pulled: it moves down with the content."
    case .frozen: "\(name) does not move while it is pulled."
    case .fromTop: "\(name) stretches from its top when it is pulled."
    case .fromBottom: "\(name) stretches from its bottom when it is pulled."
    case .late(let free): "\(name) stretches only after a pull of \(free.formatted(.upTo(1))) pt."
    }
  }

  private func counted(_ frames: Double) -> String {
    let whole = (frames * 10).rounded() / 10
    return whole == 1 ? "1 frame" : "\(short(whole)) frames"
  }

  private static func rounded(_ value: JSONValue) -> JSONValue {
    guard case .number(let number) = value else { return value }
    let unit = number.magnitude >= 20 ? 10.0 : 1000
    return .number((number * unit).rounded() / unit)
  }
}
