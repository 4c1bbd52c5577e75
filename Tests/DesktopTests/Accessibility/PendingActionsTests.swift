import Boundary
import StudioKit
import Testing

@testable import Desktop

@Suite struct PendingActionsTests {
  private func add(_ action: AccessibleAction, to pending: inout PendingActions, isTaken: Bool = true) {
    let answer = pending.add(action)
    #expect(answer == isTaken, "\(action)")
  }

  private func id(_ number: Int) -> AccessibleID { AccessibleID(.panel, number) }

  private func all(_ pending: PendingActions) -> [AccessibleAction] {
    var (pending, actions) = (pending, [AccessibleAction]())
    while !pending.isEmpty { actions += pending.take() }
    return actions
  }

  @Test func `of 88000 values that are set on an item the last one counts`() {
    var pending = PendingActions()
    for number in 0..<88_000 { add(AccessibleAction(.set(Double(number)), on: id(number % 3)), to: &pending) }
    #expect(
      all(pending) == [
        AccessibleAction(.set(87_999), on: id(0)), AccessibleAction(.set(87_997), on: id(1)),
        AccessibleAction(.set(87_998), on: id(2)),
      ])
  }

  @Test func `a press comes between the values set before it and those after`() {
    var pending = PendingActions()
    let actions = [
      AccessibleAction(.set(1), on: id(1)), AccessibleAction(.press, on: id(2)), AccessibleAction(.set(2), on: id(1)),
    ]
    for action in actions { add(action, to: &pending) }
    #expect(all(pending) == actions)
  }

  @Test func `a frame has few of them, and those beyond a number are refused`() {
    var pending = PendingActions()
    for number in 0..<PendingActions.most { add(AccessibleAction(.press, on: id(number)), to: &pending) }
    let refused = [AccessibleAction(.press, on: id(0)), AccessibleAction(.set(1), on: id(0))]
    for action in refused + refused { add(action, to: &pending, isTaken: false) }
    let first = pending.take()
    #expect(first.count == PendingActions.mostAtOnce)
    for value in 1...2 { add(AccessibleAction(.set(Double(value)), on: id(0)), to: &pending) }
    #expect(all(pending).last == AccessibleAction(.set(2), on: id(0)))
    #expect(all(pending).count == PendingActions.most - PendingActions.mostAtOnce + 1)
  }

  @Test func `values keep their order while earlier ones are taken`() {
    var pending = PendingActions()
    for number in 0..<40 { _ = pending.add(AccessibleAction(.set(0), on: id(number))) }
    _ = pending.take()
    for number in 0..<40 { _ = pending.add(AccessibleAction(.set(1), on: id(number))) }
    #expect(all(pending).map(\.id.number) == Array(16..<40) + Array(0..<16))
    #expect(all(pending).allSatisfy { $0.kind == .set(1) })
  }
}
