import Documents
import Measure

/// What a comparison of a film with a design found.
public struct MatchReport: Sendable {
  /// Why it cannot be told.
  public enum Doubt: Hashable, Sendable {
    /// The scene's screen was not found in the film.
    case screen
    /// The content was not found in most frames.
    case content
    /// It does not scroll.
    case still
  }

  public let doubt: Doubt?
  /// Worst first.
  public let faults: [Fault]
  /// Frames in all, and those in which the content was found.
  public let frames: Int
  public let seen: Int
  /// The offsets of those.
  public let offsets: [Double]
  /// What is seen of some faults.
  public let views: [View]
  /// Whether the build is light or dark; nil: as the scene is.
  public var tone: Tone?

  /// The build and the design at the moment that shows a fault best, of the frames that were kept.
  public struct View: Sendable {
    /// The position of the fault.
    public let fault: Int
    public let offset: Double
    public let built: GrayFrame
    public let designed: GrayFrame
  }
}

extension MatchReport {
  init(unknown doubt: Doubt, frames: Int) {
    self.init(doubt: doubt, faults: [], frames: frames, seen: 0, offsets: [], views: [])
  }

  init(faults: [Fault], frames: Int, seen: Int, offsets: [Double], views: [View], tone: Tone?) {
    self.init(
      doubt: nil, faults: faults, frames: frames, seen: seen, offsets: offsets, views: views, tone: tone)
  }

  public var matches: Bool { doubt == nil && faults.isEmpty }
}
