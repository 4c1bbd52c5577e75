import Images
import Synchronization
import System

/// Decodes pictures in separate processes, so that a malicious file can break only those.
///
/// Two processes stay: a prompt one for pictures the user waits for, and a patient one with idle priority. Formats with
/// a library of their own have two more, from the first such file on. When several threads wait for pictures at once,
/// more prompt processes help until they are dismissed. A process that dies or hangs is replaced for the next file.
public final class PictureDecoder: Sendable {
  public enum Lane: Hashable, Sendable, CaseIterable { case prompt, patient }

  /// The place of a lane's child, if there is one. A class because a lock must not move.
  private final class Seat: Sendable {
    let child = Mutex<DecodingChild?>(nil)
  }

  private let program: String
  private let words: [String]
  private let limits: DecodingLimits
  /// The prompt processes of a kind, of which the first is permanent, and the patient one.
  private struct Seats: Sendable {
    let prompt: [Seat]
    let patient = Seat()

    init(helpers: Int) { prompt = (0...max(0, helpers)).map { _ in Seat() } }
  }

  private let plain: Seats
  /// Those for optional libraries, in the order of the codecs.
  private let optional: [Seats]
  private let lost = Mutex(0)
  private let costs = Mutex(LayerCosts())

  /// - Parameters:
  ///   - program: Path of a program that runs `DecodingService`.
  ///   - words: Its name and arguments.
  ///   - helpers: Maximum number of helper processes.
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
  /// Starts a process in advance without waiting for it. If it cannot be started, the next picture reports that.
  public func start(_ lane: Lane = .prompt) {
    seats(lane, nil)[0].child.withLock { child in
      do { child = try child ?? fresh(lane, nil) } catch {}
    }
  }

  /// Maximum number of prompt processes of a kind: that many threads do not block each other.
  public var promptCount: Int { plain.prompt.count }

  /// Ends idle helpers and waits until they are gone.
  public func dismissHelpers() {
    for seat in helpers { _ = seat.child.withLockIfAvailable { $0 = nil } }
  }

  /// Decodes a file's bytes. Blocks until done, and until a process of the lane is free.
  ///
  /// - Parameter layer: The layer whose bytes they are. The layers of a file share a limit on processor time, which
  ///   those that are decoded at the same moment can exceed.
  public func decode(
    _ bytes: [UInt8], _ order: DecodingOrder, of layer: FileLayer? = nil, lane: Lane = .prompt
  ) throws(DecodingError) -> DecodedPixels {
    let own = Allowance(
      seconds: limits.processorTime, excess: "decoding it takes too long; make it smaller or simpler")
    guard let layer else { return try decode(bytes, order, lane: lane, within: own).result.get() }
    let left = Allowance(
      seconds: limits.fileTime - costs.withLock { $0.others(than: layer) },
      excess:
        "the layers of its file take longer than \(Int(limits.fileTime)) s to draw; merge some, or make them smaller")
    guard left.seconds > 0 else { throw .broke(left.excess) }
    let outcome = decode(bytes, order, lane: lane, within: left.seconds < own.seconds ? left : own)
    if let cost = outcome.cost { costs.withLock { $0.set(cost, for: layer) } }
    return try outcome.result.get()
  }

  /// The processor time that a picture may take.
  private struct Allowance: Sendable {
    let seconds: Double
    /// The reason to give if it takes longer.
    let excess: String
  }

  /// The result, and the processor time that it took: nil if no process tried.
  private typealias Outcome = (result: Result<DecodedPixels, DecodingError>, cost: Double?)

  private func decode(
    _ bytes: [UInt8], _ order: DecodingOrder, lane: Lane, within allowance: Allowance
  ) -> Outcome {
    guard bytes.count == order.fileSize, bytes.count <= limits.sharedBytes else {
      return (.failure(.refused("it has \(bytes.count) bytes")), nil)
    }
    // If the first process is busy, try the next.
    let seats = seats(lane, OptionalCodec(order.format))
    for seat in seats.dropLast() {
      let outcome = seat.child.withLockIfAvailable { decode(bytes, order, by: &$0, lane, within: allowance) }
      if let outcome { return outcome }
    }
    return seats[seats.count - 1].child.withLock { decode(bytes, order, by: &$0, lane, within: allowance) }
  }

  private func decode(
    _ bytes: [UInt8], _ order: DecodingOrder, by child: inout DecodingChild?, _ lane: Lane,
    within allowance: Allowance
  ) -> Outcome {
    // A process that died while idle is replaced silently.
    for _ in 0..<2 {
      let current: DecodingChild
      do {
        current = try child ?? fresh(lane, OptionalCodec(order.format))
      } catch {
        return (.failure(.unavailable("the decoder could not be started: \(error)")), nil)
      }
      child = current
      let before = current.processorTime
      switch current.decode(bytes, order, limits: limits, within: allowance.seconds) {
      case .decoded(let pixels): return (.success(pixels), current.processorTime - before)
      case .refused(let why): return (.failure(.refused(why)), current.processorTime - before)
      case .noLibrary:
        // A new process will find the library if it has been installed meanwhile.
        child = nil
        return (.failure(.noLibrary), nil)
      case .broke(let why):
        lose(&child)
        return (.failure(.broke(why)), allowance.seconds)
      case .tookTooLong:
        lose(&child)
        return (.failure(.broke(allowance.excess)), allowance.seconds)
      case .wasDead: lose(&child)
      }
    }
    return (.failure(.unavailable("the decoder ends immediately")), nil)
  }

  private func lose(_ child: inout DecodingChild?) {
    child = nil
    lost.withLock { $0 += 1 }
  }

  /// Number of processes that had to be replaced.
  public var lostCount: Int { lost.withLock { $0 } }

  /// The process ID of a lane, if there is one.
  func processID(_ lane: Lane, for format: ImageFormat = .png) -> Int32? {
    seats(lane, OptionalCodec(format))[0].child.withLock { $0?.id }
  }

  /// The process IDs of the running helpers.
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
