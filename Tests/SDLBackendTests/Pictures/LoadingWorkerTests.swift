import Boundary
import Glibc
import Synchronization
import Testing

@testable import SDLBackend

@Suite struct LoadingWorkerTests {
  /// Holds a worker back until it is opened, and notes what the worker read.
  private nonisolated final class Gate: Sendable {
    private let state = Mutex((isOpen: false, read: [Int]()))

    func pass(_ number: Int) {
      state.withLock { $0.read.append(number) }
      while !state.withLock({ $0.isOpen }) { usleep(500) }
    }

    func open() { state.withLock { $0.isOpen = true } }

    var read: [Int] { state.withLock { $0.read } }
  }

  /// A worker that reads nothing and takes as long as the gate is closed.
  private func start(behind gate: Gate) -> LoadingWorker? {
    LoadingWorker(
      reading: { order in
        gate.pass(order.picture.rawValue)
        return .failure(PictureFault(path: order.path, reason: .missing))
      }, telling: {})
  }

  private func order(_ number: Int) -> LoadingWorker.Order {
    LoadingWorker.Order(picture: PictureID(rawValue: number), path: "\(number)", needed: .zero, version: 0)
  }

  /// Visits the worker's desk, as often as it takes while the worker itself is there.
  private func visit<Result>(_ worker: LoadingWorker, _ body: (inout LoadingWorker.Desk) -> Result) -> Result? {
    var result: Result?
    _ = wait {
      worker.visit { result = body(&$0) }
    }
    return result
  }

  /// Places an order and returns the one that gives way; 0 is none.
  private func place(_ number: Int?, at worker: LoadingWorker) -> Int? {
    visit(worker) { desk in
      defer { desk.order = number.map(order) }
      return desk.order?.picture.rawValue ?? 0
    }
  }

  private func collect(from worker: LoadingWorker) -> [Int] {
    let answers = visit(worker) { desk in
      defer { desk.answers = [] }
      return desk.answers.map(\.order.picture.rawValue)
    }
    return answers ?? []
  }

  /// Waits until `isTrue`, at most some seconds.
  private func wait(until isTrue: () -> Bool) -> Bool {
    for _ in 0..<10_000 {
      if isTrue() { return true }
      usleep(1000)
    }
    return false
  }

  @Test func `the newest order takes the place of the one that waits`() throws {
    let gate = Gate()
    let worker = try #require(start(behind: gate))
    defer { worker.close() }
    #expect(place(1, at: worker) == 0)
    #expect(wait { gate.read == [1] })
    #expect(place(2, at: worker) == 0)
    #expect(place(3, at: worker) == 2)
    #expect(place(4, at: worker) == 3)
    gate.open()
    var answers: [Int] = []
    #expect(
      wait {
        answers += collect(from: worker)
        return answers.count == 2
      })
    #expect(answers == [1, 4])
    #expect(gate.read == [1, 4])
  }

  @Test func `an order that was taken away is not carried out`() throws {
    let gate = Gate()
    let worker = try #require(start(behind: gate))
    #expect(place(1, at: worker) == 0)
    #expect(wait { gate.read == [1] })
    #expect(place(2, at: worker) == 0)
    #expect(place(nil, at: worker) == 2)
    gate.open()
    #expect(wait { collect(from: worker) == [1] })
    worker.close()
    usleep(20_000)
    #expect(gate.read == [1])
  }

  @Test func `the thread ends when it is closed and lets go of the worker`() throws {
    weak var observed: LoadingWorker?
    do {
      let worker = LoadingWorker(reading: { .failure(PictureFault(path: $0.path, reason: .missing)) }, telling: {})
      observed = worker
      worker?.close()
    }
    #expect(wait { observed == nil })
  }
}
