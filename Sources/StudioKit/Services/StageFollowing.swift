import Boundary
import PreviewKit

/// What phones know of where the stage is, while they follow it and it follows them: neither is told what it has said.
struct StageFollowing: Hashable, Sendable {
  /// Where phones are, as far as the stage has moved them or followed them. Nil at first.
  private var known: Double?
  /// Whether a thumb on a phone has the content, so that nothing else moves it.
  private(set) var isLed = false
  /// When the content rests that a thumb has let go: beyond an edge it still returns, here as on the phone.
  private var rest: Double?

  /// Points that are seen on no screen.
  private static let least = 0.01
}

extension StageFollowing {
  /// The offset to which phones go. Nil if they are there, or have brought the stage there.
  mutating func news(of stage: Stage, at time: Double) -> Double? {
    let offset = stage.shown.offset(at: stage.moment(time))
    let returns = rest != nil && !stage.isPlayback && stage.main.restTime == rest
    if !returns || rest.map({ $0 <= time }) ?? false { rest = nil }
    let isNews = !isLed && !returns && known.map { (offset - $0).magnitude >= Self.least } ?? true
    if isNews || isLed || returns { known = offset }
    return isNews ? offset : nil
  }

  /// A thumb has the content, or has let it go.
  ///
  /// - Parameter rest: When the stage rests. Nil while it is held.
  mutating func lead(isHeld: Bool, rest: Double?) {
    isLed = isHeld
    self.rest = isHeld ? nil : rest
  }
}

extension Studio {
  /// Moves phones to where the stage is, as long as they follow it.
  mutating func scrollPhones(at time: Double) {
    guard view.options.showsPhone, view.options.followsPhone else {
      if following.take() != nil, view.options.showsPhone { requests.ask(.phone(.follow(nil))) }
      return
    }
    if following == nil { following = StageFollowing() }
    if let offset = following?.news(of: stage, at: time) { requests.ask(.phone(.follow(offset))) }
  }

  /// Whether a thumb on a phone has the content.
  var isLedByThumb: Bool { following?.isLed == true }

  /// Moves the stage to where a thumb has the content. Nil: it has let go.
  mutating func followThumb(to offset: Double?, at time: Double) {
    guard following != nil else { return }
    if let offset {
      if stage.hand.isTouched { stage.touch(.cancel, at: time) }
      stage.put(at: offset, time: time)
    } else {
      stage.letGo(at: time)
    }
    following?.lead(isHeld: offset != nil, rest: stage.main.restTime)
  }
}
