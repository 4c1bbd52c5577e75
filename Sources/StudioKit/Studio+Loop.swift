import Geometry
import PreviewKit

extension Studio {
  /// Space: the last gesture plays again and again, until Space or a touch of the stage.
  mutating func toggleLoop(at time: Double) {
    if deck.loop != nil { return stopLoop(at: time) }
    deck.loop = Loop(deck.tape ?? TapeDeck.example(for: preview), of: preview, at: time)
  }

  /// The hand takes over where the content is.
  mutating func stopLoop(at time: Double) {
    guard var loop = deck.loop else { return }
    loop.advance(to: time)
    deck.loop = nil
    deck.endGesture()
    let offset = loop.preview.offset(at: loop.time(time))
    preview.jump(to: offset, hold: true, at: time)
    preview.letGo(at: time)
  }

  /// Shows the scene with or without its effect, where it is.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    preview.setStill(isStill, at: time)
    deck.loop?.setStill(isStill, at: time)
  }

  /// Lets everything happen that is due by a moment.
  public mutating func advance(to time: Double) {
    deck.loop?.advance(to: time)
    if let notice, !notice.isShown(at: time) { self.notice = nil }
  }

  /// What is on the stage: the preview under the hand, or the loop's.
  var shown: Preview { deck.loop?.preview ?? preview }

  /// A moment on the clock of what is on the stage.
  func previewTime(_ time: Double) -> Double { deck.loop?.time(time) ?? time }

  /// When the notice goes by itself; nil where there is none.
  public var noticeEnd: Double? { notice.map { $0.time + Notice.duration } }

  /// Whether the window will look different with each frame. If not, nothing has to be drawn until something happens
  /// or the notice ends.
  public func isMoving(at time: Double) -> Bool {
    deck.loop != nil || preview.isMoving(at: time)
      || hovered != nil && !layout.thumbnails.isEmpty
  }
}
