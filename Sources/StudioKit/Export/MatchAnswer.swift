import Documents
import Geometry
import Notation

/// What the process that compares films with scenes has to say.
public enum MatchAnswer: Message {
  /// How much of the film of an order has been read, 0...1.
  case progress(Double, order: Int)
  /// The film can be seen beside the scene.
  case shown(FilmedBuild, order: Int)
  /// How it differs from the scene of an order.
  case found(MatchNotes, order: Int)
  /// The film of an order cannot be compared, for this reason (a sentence).
  case refused(String, order: Int)
  /// No film is compared, for this reason (a sentence).
  case failed(String)

  public static let largest = 4 << 20

  public var isSound: Bool { if case .shown(let build, _) = self { build.isSound } else { true } }
}

/// A film to compare with a scene, and the folder for pictures of it.
public struct FilmToMatch: Hashable, Codable, Sendable {
  public let path: String
  public var folder: String

  public init(_ path: String, folder: String = "") { (self.path, self.folder) = (path, folder) }
}

/// Frames of a film as pictures of a scene's screen, and the way of the content in it.
public struct FilmedBuild: Hashable, Codable, Sendable {
  /// A frame whose picture is kept.
  public struct Frame: Hashable, Codable, Sendable {
    /// In seconds from the first frame in which the content was found.
    public let time: Double
    /// Where the content is, in points.
    public let offset: Double
    /// The picture's absolute path.
    public let file: String

    public init(time: Double, offset: Double, file: String) {
      (self.time, self.offset, self.file) = (time, offset, file)
    }
  }

  /// At least one, by time.
  public let frames: [Frame]
  /// Size of the pictures, in pixels.
  public let width: Int
  public let height: Int
  /// The part of the screen that they show: its left and top edge, width and height in points.
  private let place: [Double]
  /// The times and offsets of all frames, kept or not, one after the other.
  private let course: [Double]

  public init(_ frames: [Frame], width: Int, height: Int, showing part: Rect, course: [(time: Double, offset: Double)])
  {
    (self.frames, self.width, self.height) = (frames, width, height)
    place = [part.x, part.y, part.width, part.height]
    self.course = course.flatMap { [$0.time, $0.offset] }
  }
}

extension FilmedBuild {
  var part: Rect { Rect(x: place[0], y: place[1], width: place[2], height: place[3]) }

  /// The way of the content as a gesture.
  var tape: Tape {
    var tape = Tape(from: course.count > 1 ? course[1] : nil)
    for place in stride(from: 0, to: course.count - 1, by: 2) {
      tape.events.append(TapeEvent(time: max(course[place], tape.duration), action: .offset(course[place + 1])))
    }
    return tape
  }

  fileprivate var isSound: Bool {
    !frames.isEmpty && width > 0 && height > 0 && place.count == 4 && place.allSatisfy(\.isFinite)
      && course.allSatisfy(\.isFinite) && frames.allSatisfy { $0.time >= 0 && $0.offset.isFinite }
      && zip(frames, frames.dropFirst()).allSatisfy { $0.time <= $1.time }
  }
}

/// How a build differs from its scene, in words.
public struct MatchNotes: Hashable, Codable, Sendable {
  /// A difference.
  public struct Fault: Hashable, Codable, Sendable {
    public let sentence: String
    /// When it shows most, in seconds from the first frame in which the content was found. Nil if it is about all.
    public let time: Double?
    /// The field with the built value. Nil if no field of the scene has it.
    public let built: FieldSetting?

    public init(_ sentence: String, time: Double?, built: FieldSetting?) {
      (self.sentence, self.time, self.built) = (sentence, time, built)
    }
  }

  /// A sentence.
  public let verdict: String
  public let faults: [Fault]

  public init(verdict: String, faults: [Fault]) { (self.verdict, self.faults) = (verdict, faults) }
}
