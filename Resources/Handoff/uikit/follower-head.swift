/// Follows the scroll with a display link, for as long as anything moves.
@MainActor
final class NAME__Follower: NSObject {
  private var isMoving = false
