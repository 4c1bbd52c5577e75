/// Follows the scroll, in each frame for as long as anything moves.
@MainActor @Observable
final class NAME__Follower {
  private(set) var isMoving = false
