import Boundary
import Documents
import Measure
import Notation
import ScrollPhysics
import Serve

/// What a swipe on a phone shows: how often the phone drew, and whose glide it is, by the fits of `measure` and of
/// `simulate --against`.
nonisolated struct SwipeReport {
  /// Such as "iPhone, 120 a second: as ios, at most 0.4 pt off".
  let words: String

  /// More samples of a glide say no more.
  private static let mostSamples = 600
  /// Seconds for which a phone has seen the content rest when it sends a swipe, and points within which it rests.
  private static let (quiet, still) = (0.3, 0.5)

  init(_ swipe: SentTape) {
    var frames: [(time: Double, offset: Double)] = []
    var release: Double?
    for event in swipe.tape.events {
      switch event.action {
      case .offset(let offset): frames.append((event.time, offset))
      case .input(.up): release = event.time
      default: break
      }
    }
    let gaps = zip(frames, frames.dropFirst()).map { $1.time - $0.time }.filter { $0 > 0 }.sorted()
    let rate = gaps.isEmpty ? "" : ", \((1 / gaps[gaps.count / 2]).formatted(.whole)) a second"
    words = "\(swipe.device)\(rate): \(Self.glide(frames, releasedAt: release))"
  }

  private static func glide(_ frames: [(time: Double, offset: Double)], releasedAt release: Double?) -> String {
    let step = max(1, frames.count / mostSamples)
    let marks = stride(from: 0, to: frames.count, by: step).map { frames[$0] }
    guard let fit = GlideFit(times: marks.map(\.time), offsets: marks.map(\.offset), release: release),
      let nearest = fit.matches.first
    else { return "no glide that is long and fast enough" }
    let glide = glide(of: marks, fit).map { ($0.time - fit.start, $0.offset) }
    func off(_ match: GlideFit.Match) -> Double {
      ScrollRecording.difference(of: match.preset, from: glide, releasedAt: match.from, velocity: match.velocity)?
        .amount ?? .infinity
    }
    guard fit.isKnown else {
      return "as no system; \(nearest.preset.rawValue) is nearest, \(Self.words(off(nearest)))"
    }
    // Of systems with the same coast, the ones that end like it.
    let all = fit.best.map { (preset: $0.preset, off: off($0)) }.sorted { $0.off < $1.off }
    let least = all.first?.off ?? 0
    let names = all.filter { GlideFit.isAsGood($0.off, as: least) }.map(\.preset.rawValue)
    return "as \(names.joined(separator: ", ")), \(Self.words(least))"
  }

  /// The part of a swipe that is its glide, with the rest after it: systems with the same coast end it differently.
  private static func glide(
    of marks: [(time: Double, offset: Double)], _ fit: GlideFit
  ) -> [(time: Double, offset: Double)] {
    let moving = marks.filter { (fit.start...fit.end).contains($0.time) }
    guard let last = marks.last,
      marks.suffix(2).allSatisfy({ ($0.offset - last.offset).magnitude < still }),
      marks.allSatisfy({ $0.time <= fit.end || ($0.offset - last.offset).magnitude < still })
    else { return moving }
    return moving + [(last.time + quiet, last.offset)]
  }

  private static func words(_ off: Double) -> String { "at most \(off.formatted(.fixed(1))) pt off" }
}
