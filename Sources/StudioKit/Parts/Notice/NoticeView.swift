import Boundary
import Documents
import Geometry
import PreviewKit

/// The place of a notice: beside the phone where there is room for a column of words, otherwise at the foot of the
/// stage, above the captions that are there.
struct NoticeView {
  let strip: Strip
  private let edge: Strip.Edge
  /// The frames of its buttons, from the upper left corner of the first.
  private let buttons: [Rect]
  private let progress: Double?
  private let theme: Theme

  /// Height of the bar of a long operation, with the space below it.
  private static let bar = (height: 4.0, room: 12.0)

  private static let buttonHeight = 24.0
  private static let gap = 6.0
  /// Padding beside the title of a button.
  private static let padding = 11.0
  /// Minimum width of a column beside the phone.
  private static let leastColumn = 184.0
  /// Maximum number of lines in a column; the stage's foot takes fewer.
  private static let linesInColumn = 14

  /// Distance from the stage's foot, and from a caption.
  private static let foot = 24.0
  private static let air = 6.0

  /// - Parameters:
  ///   - phone: The phone with its body, or all phones.
  ///   - captions: What the notice must not cover.
  init(
    _ notice: Notice, beside phone: Rect, in stage: Rect, clearOf captions: [Rect], _ theme: Theme,
    _ widths: inout TextWidths
  ) {
    let right = Rect(x: phone.maxX, y: stage.y, width: stage.maxX - phone.maxX, height: stage.height)
    let left = Rect(x: stage.x, y: stage.y, width: phone.x - stage.x, height: stage.height)
    let column = left.width > right.width + 1 ? left : right
    let isColumn = column.width >= Self.leastColumn
    let margin = Size(width: isColumn ? 14 : 20, height: 9)
    var strip = Strip(notice.text, .body, theme.text, margin: margin, in: isColumn ? column : stage, theme)
    strip.border = notice.isFault ? theme.fault : theme.hairline
    strip.casts = true
    if isColumn { strip.mostLines = Self.linesInColumn }
    let room = strip.widest
    var corner = Point(x: 0, y: 0)
    var buttons: [Rect] = []
    for action in notice.actions {
      let width = (widths.width(action.title, .small) + 2 * Self.padding).rounded(.up)
      if corner.x > 0, corner.x + width > room { corner = Point(x: 0, y: corner.y + Self.buttonHeight + Self.gap) }
      buttons.append(Rect(x: corner.x, y: corner.y, width: width, height: Self.buttonHeight))
      corner.x += width + Self.gap
    }
    self.buttons = buttons
    (progress, self.theme) = (notice.progress, theme)
    strip.foot = Size(
      width: buttons.reduce(0) { max($0, $1.maxX) }, height: buttons.last.map { $0.maxY + Self.gap + 2 } ?? 0)
    if progress != nil { strip.foot.height += Self.bar.room }
    self.strip = strip
    edge = .bottom(Self.distance(of: strip, in: stage, clearOf: captions, &widths))
  }

  /// The least distance from the foot of the stage at which it covers no caption; the usual one if there is none.
  private static func distance(
    of strip: Strip, in stage: Rect, clearOf captions: [Rect], _ widths: inout TextWidths
  ) -> Double {
    var distance = foot
    // The lowest first: the way up may lead to the next one.
    for caption in captions.sorted(by: { $0.y > $1.y }) {
      guard strip.frame(.bottom(distance), &widths).inset(by: -air / 2).overlaps(caption) else { continue }
      distance = stage.maxY - caption.y + air
    }
    return strip.frame(.bottom(distance), &widths).y >= stage.y + air ? distance : foot
  }
}

extension NoticeView {
  func draw(_ widths: inout TextWidths, into list: inout DrawList) {
    strip.draw(edge, &widths, into: &list)
    guard let progress, let track = progressTrack(&widths) else { return }
    list.append(.shape(RoundedShape(frame: track, radius: track.height / 2, fill: theme.raised)))
    var done = track
    done.width = max(track.height, track.width * progress)
    list.append(.shape(RoundedShape(frame: done, radius: track.height / 2, fill: theme.selection)))
  }

  /// The frame of the bar of a long operation, below the words. Nil if it is about none.
  func progressTrack(_ widths: inout TextWidths) -> Rect? {
    guard progress != nil else { return nil }
    let frame = frame(&widths)
    return Rect(
      x: frame.x + 16, y: (frame.maxY - strip.foot.height - 3).rounded(), width: frame.width - 32,
      height: Self.bar.height)
  }

  func frame(_ widths: inout TextWidths) -> Rect { strip.frame(edge, &widths) }

  /// The frames of its buttons, in rows from left to right.
  func buttons(_ widths: inout TextWidths) -> [Rect] {
    let frame = frame(&widths)
    let corner = Point(
      x: (frame.midX - strip.foot.width / 2).rounded(),
      y: (frame.maxY - strip.foot.height - 1).rounded() + (progress == nil ? 0 : Self.bar.room))
    return buttons.map { $0.moved(x: corner.x, y: corner.y) }
  }
}
