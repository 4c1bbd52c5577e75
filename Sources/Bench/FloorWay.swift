/// What the floor draws in turn: a scene, its quads each by itself, and its quads in batches.
public enum FloorWay: Int, CaseIterable, Hashable, Sendable {
  case scene, plain, batched
}

extension FloorWay {
  /// The order of a frame. What is drawn finds caches as that left them which was drawn before it, so among six frames
  /// all orders occur, and each way follows each of the others three times: twice within a frame and once from the last
  /// frame's end to the next one's beginning.
  public static func order(_ number: Int) -> [FloorWay] { orders[number % orders.count] }

  /// The order of a frame in which the scene has to come first.
  public static func sceneFirst(_ number: Int) -> [FloorWay] {
    number.isMultiple(of: 2) ? [.scene, .plain, .batched] : [.scene, .batched, .plain]
  }

  private static let orders: [[FloorWay]] = [
    [.scene, .plain, .batched], [.scene, .batched, .plain], [.batched, .plain, .scene], [.plain, .scene, .batched],
    [.plain, .batched, .scene], [.batched, .scene, .plain],
  ]
}
