import Desktop
import Foundation
import Glibc
import StudioKit
import TestSupport
import Testing

@testable import parallax

/// Prints what the studio's frames take while its page is shown on two phones and strangers attack it; while the same
/// phones and strangers are at a process beside it, as they take of this machine what others would take of their own; and
/// without anybody. Run by `.ci/phones frames`.
@Suite(.serialized) struct AttackedFrameTests {
  private nonisolated static let isWanted = ProcessInfo.processInfo.environment["PARALLAX_ATTACKED_FRAMES"] != nil
  private static let (rounds, frames) = (10, 200)

  /// The studio with the process that serves its page.
  private struct Serving {
    let stage: StudioStage
    let service = ProcessService<PhoneAnswer>(program: Program.path, waking: {})
    private(set) var address: String?
    private(set) var phones = 0

    init(_ stage: StudioStage) { self.stage = stage }

    /// Carries out what the studio asks for, and hands it the answers.
    mutating func exchange() {
      for case .phone(let request) in stage.window.takeRequests(at: stage.time) {
        switch request {
        case .show(let scene): service.take(SceneOrder(scene))
        case .follow(let offset): service.follow(FollowOrder(offset))
        case .stop: service.stop()
        }
      }
      for answer in service.collect() {
        if case .serving(let addresses) = answer { address = addresses.first?.text }
        if case .phones(let words) = answer { phones = words.count }
        if case .failed(let why) = answer { Issue.record("\(why)") }
        stage.window.receive(.phone(answer), at: stage.time)
      }
    }

    /// Frames one after the other, as a gesture plays.
    mutating func costs(_ count: Int) throws -> [StudioStage.Cost] {
      try (0..<count).map { _ in
        stage.time += 1.0 / 120
        let cost = try stage.frame()
        exchange()
        return cost
      }
    }
  }

  private static func words(_ name: String, _ costs: [StudioStage.Cost]) -> String {
    let (times, counts) = (costs.map(\.milliseconds).sorted(), costs.map(\.allocations).sorted())
    let (half, most) = (times[times.count / 2], times[times.count * 99 / 100])
    return "frames \(name): p50 \(half) ms, p99 \(most) ms, allocations \(counts[counts.count / 2])"
  }

  @Test(.enabled(if: isWanted, "a measurement"))
  func `two phones and strangers who attack the page beside a scene that plays`() throws {
    let stage = try StudioStage("map-crop")
    try stage.play()
    stage.studio.perform(.phone, at: stage.time)
    var serving = Serving(stage)
    let isServed = eventually {
      stage.window.layOut(at: stage.time)
      serving.exchange()
      return serving.address != nil
    }
    #expect(isServed)
    let address = try #require(serving.address)
    let sink = try Self.helper("sink")
    let isThere = eventually { sink.out.hasSuffix("\n") }
    #expect(isThere, "\(sink.errors)")
    var alone: [StudioStage.Cost] = []
    var beside: [StudioStage.Cost] = []
    var attacked: [StudioStage.Cost] = []
    _ = try serving.costs(Self.frames)
    // In turn, so that other load on the machine affects all.
    for _ in 0..<Self.rounds {
      alone += try serving.costs(Self.frames)
      beside += try Self.costs(&serving, under: sink.out.trimmingCharacters(in: .newlines), phones: 0)
      attacked += try Self.costs(&serving, under: address, phones: 2)
    }
    sink.send(SIGTERM)
    _ = sink.wait()
    print(Self.words("alone", alone))
    print(Self.words("beside", beside))
    print(Self.words("attacked", attacked))
    serving.service.stop()
  }

  private static func helper(_ words: String...) throws -> Program {
    try Program([Repository.path(".ci/phones")] + words, of: "/usr/bin/python3")
  }

  /// Frames while phones and strangers are at an address.
  ///
  /// - Parameter phones: How many of the phones the studio has.
  private static func costs(
    _ serving: inout Serving, under address: String, phones: Int
  ) throws -> [StudioStage.Cost] {
    let strangers = try helper("attack", address)
    let areHere = eventually {
      serving.exchange()
      return strangers.out == "ready\n" && serving.phones == phones
    }
    #expect(areHere, "\(strangers.errors)")
    let costs = try serving.costs(frames)
    #expect(strangers.isRunning, "\(strangers.errors)")
    strangers.send(SIGTERM)
    _ = strangers.wait()
    return costs
  }
}
