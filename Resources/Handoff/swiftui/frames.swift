//: use follower

/// Asks for frames while the follower moves.
private struct NAME__Frames: View {
  var follower: NAME__Follower
  var style: NAME__Style

  var body: some View {
    TimelineView(.animation(paused: !follower.isMoving)) { frame in
      Color.clear.onChange(of: frame.date) { follower.step(style, at: frame.date) }
    }
  }
}
