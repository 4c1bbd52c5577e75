/// The ways of drawing compared by the floor: the scene, its quads one by one, and its quads in batches.
public enum FloorMode: Int, CaseIterable, Hashable, Sendable {
  case scene, plain, batched
}

extension FloorMode {
  /// The order within a frame. Caches depend on what was drawn before, so six frames cover all orders, and each way
  /// follows each of the others three times: twice within a frame and once across frames.
  public static func order(_ number: Int) -> [FloorMode] { orders[number % orders.count] }

  /// The order for a frame in which the scene has to come first.
  public static func sceneFirst(_ number: Int) -> [FloorMode] {
    number.isMultiple(of: 2) ? [.scene, .plain, .batched] : [.scene, .batched, .plain]
  }

  private static let orders: [[FloorMode]] = [
    [.scene, .plain, .batched], [.scene, .batched, .plain], [.batched, .plain, .scene], [.plain, .scene, .batched],
    [.plain, .batched, .scene], [.batched, .scene, .plain],
  ]
}
