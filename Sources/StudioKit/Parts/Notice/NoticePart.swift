import Boundary
import Documents
import Geometry
import PreviewKit

extension PartName { public static let notice: PartName = "notice" }

/// The message over the stage, with buttons for what can be done about it.
struct NoticePart: Part {
  private(set) var view: NoticeView?
  /// What the view was laid out for.
  private var ground: Ground?

  let name = PartName.notice
  let side = Side.overStage
  let role = AccessiblePart.Role.notice
  func title(_ studio: Studio) -> String { studio.view.notice?.text ?? "" }

  private struct Ground: Hashable {
    let notice: Notice
    let layout: StudioLayout
    let theme: Theme
    let captions: [Rect]
  }
}

extension NoticePart {
  mutating func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard let notice = studio.view.notice else {
      (view, ground) = (nil, nil)
      return Rect(.zero)
    }
    let captions = CompanionView.captions(of: studio.stage, room.layout)
    let ground = Ground(notice: notice, layout: room.layout, theme: studio.view.theme, captions: captions)
    if view == nil || ground != self.ground {
      self.ground = ground
      view = NoticeView(
        notice, beside: Self.phone(studio.stage, room.layout), in: room.layout.stage, clearOf: captions,
        studio.view.theme, &room.widths)
    }
    return view?.frame(&room.widths) ?? Rect(.zero)
  }

  /// The phone with its body, or all phones.
  private static func phone(_ stage: Stage, _ layout: StudioLayout) -> Rect {
    let edges = stage.shown.scene.device.look.edges
    let (body, zoom) = (layout.picture, layout.zoom)
    return Rect(
      x: body.x - edges.left * zoom, y: body.y - edges.top * zoom,
      width: body.width + (edges.left + edges.right) * zoom, height: body.height + (edges.top + edges.bottom) * zoom)
  }

  struct Subject: Hashable, Sendable { fileprivate let notice: Notice? }

  func subject(_ studio: Studio, _ present: Present) -> Subject { Subject(notice: studio.view.notice) }

  func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard let notice = subject.notice, let view, !ui.frame.isEmpty else { return [] }
    ui.descriptions.add(words: notice.text, in: ui.frame)
    var intents: [Intent] = []
    for (index, (action, place)) in zip(notice.actions, ui.pen.measure { view.buttons(&$0) }).enumerated() {
      if PushButton(ControlID.noticeAction(index), action.title, tip: action.tip).show(in: place, &ui) {
        intents.append(.answerNotice(action))
      }
    }
    return intents
  }

  func paint(_ studio: Studio, _ painting: inout Painting) { view?.draw(&painting.widths, into: &painting.list) }
}
