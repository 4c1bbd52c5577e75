import ImageHeaders
import Synchronization
import System

/// Decodes pictures in processes of their own, so that a file made to break a decoder breaks nothing else.
///
/// Two stay: a prompt one for what somebody waits for, and a patient one, which computes only while nothing else wants
/// to. Formats that take a library of their own have two more, from the first such file on. Where several threads wait
/// for pictures at once, more prompt ones of each kind help until they are dismissed. One that dies or hangs is
/// replaced when the next file comes.
public final class PictureDecoder: Sendable {
  public enum Lane: Hashable, Sendable, CaseIterable { case prompt, patient }

  /// Where the child of a lane sits, if there is one. A class because a lock stays where it is.
  private final class Seat: Sendable {
    let child = Mutex<DecodingChild?>(nil)
  }

  private let program: String
  private let words: [String]
  private let limits: DecodingLimits
  /// The prompt ones of a kind, of which the first stays, and the patient one.
  private struct Seats: Sendable {
    let prompt: [Seat]
    let patient = Seat()

    init(helpers: Int) { prompt = (0...max(0, helpers)).map { _ in Seat() } }
  }

  private let plain: Seats
  /// Those for formats that take a library, codec by codec.
  private let optional: [Seats]
  private let lost = Mutex(0)

  /// - Parameters:
  ///   - program: Path of a program that runs `DecodingService`.
  ///   - words: Its name, and what tells it to.
  ///   - helpers: Processes that may help the prompt one.
  public init(
    program: String, words: [String] = ["parallax", DecodingService.word],
    limits: DecodingLimits = .standard, helpers: Int = 0
  ) {
    plain = Seats(helpers: helpers)
    optional = OptionalCodec.allCases.map { _ in Seats(helpers: helpers) }
    self.program = program
    self.words = words
    self.limits = limits
  }
}

extension PictureDecoder {
  /// Starts a process before there is anything to do for it, and does not wait for it. Where none can be started the
  /// next picture will say so.
  public func start(_ lane: Lane = .prompt) {
    seats(lane, nil)[0].child.withLock { child in
      do { child = try child ?? fresh(lane, nil) } catch {}
    }
  }

  /// Prompt processes of a kind that there may be: so many threads wait for none but their own.
  public var promptCount: Int { plain.prompt.count }

  /// Ends the helpers that have nothing to do. Waits until they are gone.
  public func dismissHelpers() {
    for seat in helpers { _ = seat.child.withLockIfAvailable { $0 = nil } }
  }

  /// Decodes a file's bytes. Waits until that is done, and for whoever uses the same lane if nobody there is free.
  public func decode(
    _ bytes: [UInt8], _ order: DecodingOrder, lane: Lane = .prompt
  ) throws(DecodingError) -> DecodedPixels {
    guard bytes.count == order.fileSize, bytes.count <= limits.sharedBytes else {
      throw .refused("it has \(bytes.count) bytes")
    }
    // Whoever finds the first one at work asks the next.
    let seats = seats(lane, OptionalCodec(order.format))
    for seat in seats.dropLast() {
      let result = seat.child.withLockIfAvailable { child in
        Result { () throws(DecodingError) in try decode(bytes, order, by: &child, lane) }
      }
      if let result { return try result.get() }
    }
    let seat = seats[seats.count - 1]
    return try seat.child.withLock { (child) throws(DecodingError) in try decode(bytes, order, by: &child, lane) }
  }

  private func decode(
    _ bytes: [UInt8], _ order: DecodingOrder, by child: inout DecodingChild?, _ lane: Lane
  ) throws(DecodingError) -> DecodedPixels {
    // One that died while there was nothing to do is replaced without a word.
    for _ in 0..<2 {
      let current: DecodingChild
      do {
        current = try child ?? fresh(lane, OptionalCodec(order.format))
      } catch {
        throw .unavailable("no process can be started: \(error)")
      }
      child = current
      switch current.decode(bytes, order, limits: limits) {
      case .decoded(let pixels): return pixels
      case .refused(let why): throw .refused(why)
      case .noLibrary:
        // The next one finds it if somebody has installed it meanwhile.
        child = nil
        throw .noLibrary
      case .broke(let why):
        child = nil
        lost.withLock { $0 += 1 }
        throw .broke(why)
      case .wasDead:
        child = nil
        lost.withLock { $0 += 1 }
      }
    }
    throw .unavailable("the process that decodes ends at once")
  }

  /// Processes that had to be replaced.
  public var lostCount: Int { lost.withLock { $0 } }

  /// The process of a lane, if there is one.
  func processID(_ lane: Lane, for format: ImageFormat = .png) -> Int32? {
    seats(lane, OptionalCodec(format))[0].child.withLock { $0?.id }
  }

  /// The processes of the helpers that there are.
  var helperIDs: [Int32] { helpers.compactMap { seat in seat.child.withLock { $0?.id } } }

  private var helpers: [Seat] { ([plain] + optional).flatMap { $0.prompt.dropFirst() } }

  private func fresh(_ lane: Lane, _ codec: OptionalCodec?) throws(SystemError) -> DecodingChild {
    let patience = lane == .patient ? [DecodingService.patientWord] : []
    return try DecodingChild(program: program, words: words + patience + (codec.map { [$0.rawValue] } ?? []))
  }

  private func seats(_ lane: Lane, _ codec: OptionalCodec?) -> [Seat] {
    let seats = codec.flatMap { codec in zip(OptionalCodec.allCases, optional).first { $0.0 == codec }?.1 } ?? plain
    return lane == .prompt ? seats.prompt : [seats.patient]
  }
}
