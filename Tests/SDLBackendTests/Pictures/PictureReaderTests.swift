import Boundary
import Glibc
import Images
import Synchronization
import TestSupport
import Testing

@testable import SDLBackend

@Suite struct PictureReaderTests {
  /// Holds a reader back until opened, and records its requests.
  private nonisolated final class Gate: Sendable {
    private let state = Mutex((isOpen: false, read: [Int]()))

    func pass(_ number: Int) {
      state.withLock { $0.read.append(number) }
      while !state.withLock({ $0.isOpen }) { usleep(500) }
    }

    func open() { state.withLock { $0.isOpen = true } }

    var read: [Int] { state.withLock { $0.read } }
  }

  /// A reader that reads nothing and waits while the gate is closed.
  private func start(behind gate: Gate) -> PictureReader? {
    PictureReader(
      isPatient: true,
      reading: { request in
        gate.pass(request.picture.rawValue)
        return .failure(PictureProblem(path: request.path, reason: .missing))
      }, telling: {})
  }

  private func request(_ number: Int) -> PictureRequest {
    PictureRequest(picture: PictureID(rawValue: number), path: "\(number)", needed: .zero, version: 0)
  }

  /// Visits the mailbox, retrying while the reader holds it.
  private func visit<Result>(_ reader: PictureReader, _ body: (inout PictureReader.Mailbox) -> Result) -> Result? {
    var result: Result?
    _ = eventually {
      reader.visit { result = body(&$0) }
    }
    return result
  }

  /// Places a request and returns the one it replaces; 0 for none.
  private func place(_ number: Int?, at reader: PictureReader) -> Int? {
    visit(reader) { mailbox in
      defer { mailbox.request = number.map(request) }
      return mailbox.request?.picture.rawValue ?? 0
    }
  }

  private func collect(from reader: PictureReader) -> [Int] {
    let answers = visit(reader) { mailbox in
      defer { mailbox.deliveries = [] }
      return mailbox.deliveries.map(\.request.picture.rawValue)
    }
    return answers ?? []
  }

  @Test func `the newest request takes the place of the one that waits`() throws {
    let gate = Gate()
    let reader = try #require(start(behind: gate))
    defer { reader.close() }
    #expect(place(1, at: reader) == 0)
    #expect(eventually { gate.read == [1] })
    #expect(place(2, at: reader) == 0)
    #expect(place(3, at: reader) == 2)
    #expect(place(4, at: reader) == 3)
    gate.open()
    var answers: [Int] = []
    #expect(
      eventually {
        answers += collect(from: reader)
        return answers.count == 2
      })
    #expect(answers == [1, 4])
    #expect(gate.read == [1, 4])
  }

  @Test func `a request that was taken away is not carried out`() throws {
    let gate = Gate()
    weak var observed: PictureReader?
    do {
      let reader = try #require(start(behind: gate))
      observed = reader
      #expect(place(1, at: reader) == 0)
      #expect(eventually { gate.read == [1] })
      #expect(place(2, at: reader) == 0)
      #expect(place(nil, at: reader) == 2)
      gate.open()
      #expect(eventually { collect(from: reader) == [1] })
      reader.close()
    }
    // The thread has ended, so nothing can follow.
    #expect(eventually { observed == nil })
    #expect(gate.read == [1])
  }

  @Test func `the thread ends when it is closed and lets go of the reader`() throws {
    weak var observed: PictureReader?
    do {
      let reader = PictureReader(
        isPatient: true, reading: { .failure(PictureProblem(path: $0.path, reason: .missing)) }, telling: {})
      observed = reader
      reader?.close()
    }
    #expect(eventually { observed == nil })
  }
}
