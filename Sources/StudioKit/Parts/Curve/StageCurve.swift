import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// The curve beside the stage: its layer, the computed curve and its drawing.
struct StageCurve: Sendable {
  /// Whether it covers all offsets, not only those at which the layer is visible.
  var isWhole = false
  /// The layer chosen by the user, and an offset at which it is visible. Nil for the effect's main layer.
  private var choice: Choice?
  private var subject: Subject?
  private var curve: TransferCurve?
  /// The card. Nil if it is not visible.
  private(set) var card: CurveCard?
  /// Number of times its static parts were drawn.
  private(set) var drawing = 0

  private struct Choice: Hashable, Sendable {
    let document: DocumentID
    let id: LayerID
    let place: Double
  }

  /// The subject of the curve: if equal, so is the curve.
  private struct Subject: Hashable, Sendable {
    let version: SceneDocument.Version
    let setting: Setting
    let choice: Choice?
    let gesture: ClosedRange<Double>?
    /// The course of the gesture, where the scene depends on it.
    let trace: TapeTrace?
    let showsArticle: Bool
    let isWhole: Bool
  }

  private static let margin = 12.0
  private static let toolsHeight = 26.0
  /// Width of all tools, and the least that a long title leaves them.
  private static let (toolsWidth, leastTools) = (200.0, 92.0)
}

extension StageCurve {
  /// The tools' frame, at the right of the title.
  var tools: Rect {
    guard let frame = card?.frame else { return Rect(.zero) }
    let width = toolsWidth(in: frame)
    return Rect(x: frame.maxX - width - 6, y: frame.y + 8, width: width, height: Self.toolsHeight)
  }

  /// The title is whole before all tools are there.
  private func toolsWidth(in frame: Rect) -> Double {
    let title = curve.map { CurveChart.titleWidth($0.name) } ?? 0
    return max(Self.leastTools, min(Self.toolsWidth, frame.width - title - Self.margin))
  }

  /// Recomputes the curve and its layout if necessary.
  mutating func follow(
    _ stage: Stage, _ library: Library, in room: Rect, _ theme: Theme, showsArticle: Bool
  ) {
    guard !room.isEmpty else {
      card = nil
      return
    }
    find(stage, library, showsArticle: showsArticle)
    guard let curve, let frame = CurveCard.frame(of: curve, in: room.inset(by: Self.margin)) else {
      card = nil
      return
    }
    guard card?.frame != frame || card?.look != theme.curve else { return }
    drawing += 1
    card = CurveCard(curve, in: frame, titleRoom: toolsWidth(in: frame), theme.curve)
  }

  private mutating func find(_ stage: Stage, _ library: Library, showsArticle: Bool) {
    let document = library.current
    if choice?.document != document.id { choice = nil }
    let subject = Subject(
      version: document.version, setting: stage.shown.setting, choice: choice,
      gesture: stage.player.gesture?.trace.offsets,
      trace: stage.shown.hasPast ? stage.player.gesture?.trace : nil,
      showsArticle: showsArticle, isWhole: isWhole)
    guard subject != self.subject else { return }
    self.subject = subject
    curve = TransferCurve(order(subject, stage, document))
    card = nil
  }

  private func order(_ subject: Subject, _ stage: Stage, _ document: SceneDocument) -> CurveOrder {
    var order = CurveOrder(stage.shown)
    order.name = document.settings.name ?? ""
    if let setting = document.settings.other, setting.history.scene.effectName == document.scene.effectName {
      let scene = setting.history.scene.turned(if: stage.isTurned)
      let preview = Preview(scene, pictures: document.pictures, isStill: stage.shown.isStill)
      order.other = (preview, setting.name)
    }
    order.layer = subject.choice.map { ($0.id, $0.place) }
    order.gesture = subject.gesture
    order.run = stage.mainRun
    order.showsArticle = subject.showsArticle
    order.isWhole = subject.isWhole
    return order
  }

  /// The curve in a film. Nil if it is not visible.
  var filmed: CurveLayer? {
    guard let curve, let subject, card != nil else { return nil }
    return CurveLayer(name: "\(curve.layer)", isWhole: isWhole, showsArticle: subject.showsArticle)
  }

  /// The curve as a file, without a current moment; possible even if it is hidden. Nil if there is nothing to show.
  mutating func file(_ stage: Stage, _ library: Library, _ theme: Theme, showsArticle: Bool) -> String? {
    find(stage, library, showsArticle: showsArticle)
    return curve.map {
      CurveFile.text(of: CurveFile.chart(of: $0), theme.curve, titled: library.current.title.words)
    }
  }
}

/// The choice of the layer.
extension StageCurve {
  private static func isChoice(_ layer: Layer) -> Bool {
    switch layer.content {
    case .picture, .shape, .page, .outline, .text, .heading, .backMark, .tab, .title, .item, .spinner, .surface(.bar):
      true
    case .surface, .scrim, .blurred, .indicator: false
    }
  }

  /// Selects the next or previous of the visible layers.
  mutating func step(by steps: Int, among layers: ScreenLayers) {
    let ids = layers.layers.filter(Self.isChoice).map(\.id)
    guard !ids.isEmpty, let subject, let curve else { return }
    let place = ids.firstIndex(of: curve.layer).map { $0 + steps } ?? (steps > 0 ? 0 : ids.count - 1)
    choose(ids[(place % ids.count + ids.count) % ids.count], at: layers.offset, subject)
  }

  /// Selects the layer that shows most under a point of the phone's screen.
  mutating func choose(_ layers: [Layer], at point: Point, place: Double) {
    guard let subject, let hit = layers.hit(at: point, where: Self.isChoice) else { return }
    choose(hit.id, at: place, subject)
  }

  /// Selects a layer of a document.
  mutating func choose(_ id: LayerID, at place: Double, of document: DocumentID) {
    choice = Choice(document: document, id: id, place: place)
  }

  private mutating func choose(_ id: LayerID, at place: Double, _ subject: Subject) {
    choice = Choice(document: subject.version.id, id: id, place: place)
  }
}

/// Input.
extension StageCurve {
  /// The offset at the pointer while scrubbing. Nil if the curve is not visible any more.
  func offset(at point: Point) -> Double? { card?.offset(at: point) }
}
