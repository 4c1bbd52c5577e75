import Documents
import PreviewKit

extension Stage {
  /// The shot for films and pictures of a document: the stage as it is now.
  func shot(of document: SceneDocument, hasBody: Bool) -> Shot {
    var scene = document.placed
    scene.scene = scene.scene.turned(if: isTurned)
    var shot = Shot(scene)
    if let comparison = beside.comparison, content.choice != .build {
      let other = companion(comparison, of: document, beside: scene)
      shot =
        content.isMainLast
        ? Shot(other.scene, beside: [Companion(scene, named: scene.scene.displayTitle)], comparison.superposition)
        : Shot(scene, beside: [other], comparison.superposition)
    } else if beside.screens.isShown {
      shot.companions = beside.screens.names.compactMap { Device.preset(named: $0) }.map { .device($0, of: scene) }
    }
    (shot.situation, shot.hasBody) = (situation, hasBody)
    return shot
  }

  private func companion(
    _ comparison: SceneComparison, of document: SceneDocument, beside scene: PlacedScene
  ) -> Companion {
    switch comparison.other(in: document, nil) {
    case .setting:
      let other = comparison.subject(document, nil).scene.turned(if: isTurned)
      let placed = PlacedScene(RelativePaths.absolute(other, from: document.file.folder), path: scene.path)
      return Companion(placed, named: other.displayTitle)
    case .article: return .article(scene) ?? .plain(scene)
    case .plain, .build: return .plain(scene)
    }
  }

  /// The displayed moment and its tape. Nil if the content was scrolled by hand.
  func pictureMoment(at time: Double) -> (tape: Tape?, moment: PictureMoment) {
    guard let playback = player.onStage else { return (nil, .offsets([main.offset(at: time)])) }
    return (gesture, .time(playback.playhead(at: time)))
  }
}
