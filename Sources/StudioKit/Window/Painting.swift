import Boundary
import Geometry

/// A frame of the window in the making.
struct Painting: Sendable {
  var list = DrawList()
  var widths: TextWidths
  private(set) var time = 0.0
  /// The frame of the part that paints, and where the pointer is on it.
  private(set) var frame = Rect(.zero)
  private(set) var pointer: Point?
  /// The field that is typed into.
  private(set) var typed: ControlID?

  init(_ measure: TextMeasure) { widths = TextWidths(measure) }
}

extension Painting {
  /// Begins a frame.
  mutating func begin(at time: Double, typed: ControlID?) { (self.time, self.typed) = (time, typed) }

  /// Draws within a rectangle.
  mutating func clipped(to rect: Rect, _ body: (inout Painting) -> Void) {
    var list = DrawList()
    swap(&list, &self.list)
    list.clipped(to: rect) {
      swap(&$0, &self.list)
      body(&self)
      swap(&$0, &self.list)
    }
    swap(&list, &self.list)
  }

  /// Comes to a part.
  mutating func enter(_ frame: Rect, _ pointer: Point?) { (self.frame, self.pointer) = (frame, pointer) }
}

/// Draws the parts over each other. One that comes moves into its place with a fade, and goes the same way.
struct PartPainter: Sendable {
  private var painting: Painting
  /// The last drawing of each part that comes or goes, which is still seen while it goes.
  private var seen: [PartName: DrawList] = [:]

  init(_ measure: TextMeasure) { painting = Painting(measure) }

  /// Opacity of the shade below sheets.
  private static let shade = 0.45
  /// How far a part rises that comes, in points.
  private static let rise = 8.0
}

extension PartPainter {
  /// Draws some parts.
  ///
  /// - Parameter clock: The time in seconds, by which the meter tells the scene's part from the whole window's.
  mutating func paint(
    _ stack: inout PartStack, at time: Double, into list: inout DrawList, clock: () -> Double,
    where isWanted: (PartName) -> Bool
  ) {
    swap(&painting.list, &list)
    painting.begin(at: time, typed: stack.ui.input.typing?.id)
    // What leaves lies over the others, and menus and tips lie over all.
    for isLeaving in [false, true] {
      for index in stack.parts.indices where stack.parts[index].side != .overWindow {
        guard isWanted(stack.parts[index].name), Self.isLeaving(stack.parts[index], stack) == isLeaving else {
          continue
        }
        paint(index, &stack, clock)
      }
    }
    for part in stack.parts where Self.isOver(part, stack) && isWanted(part.name) {
      stack.ui.draw(part.name, into: &painting.list)
    }
    let shade = stack.studio.view.motions.share(of: .shade, at: time)
    if shade > 0 { painting.list.append(.fill(Rect(stack.studio.view.size), Color.black.opacity(Self.shade * shade))) }
    for index in stack.parts.indices where stack.parts[index].side == .overWindow && isWanted(stack.parts[index].name) {
      paint(index, &stack, clock)
    }
    stack.studio.view.drop?.draw(stack.studio.view.theme, &painting)
    swap(&painting.list, &list)
  }

  private mutating func paint(_ index: Int, _ stack: inout PartStack, _ clock: () -> Double) {
    // No copy of the part: it could not be changed in place then.
    let (name, start) = (stack.parts[index].name, stack.parts[index].side.start)
    let isShown = !stack.studio.layout[name].isEmpty
    guard stack.studio.view.motions.isOn, stack.parts[index].comesAndGoes else {
      if isShown { paintInPlace(index, &stack, clock) }
      return
    }
    let share = stack.studio.view.motions.share(of: .part(name), at: painting.time)
    if isShown {
      var drawing = seen[name].take() ?? DrawList()
      drawing.removeAll()
      swap(&drawing, &painting.list)
      paintInPlace(index, &stack, clock)
      swap(&drawing, &painting.list)
      seen[name] = drawing
    } else if share == 0 {
      seen[name] = nil
    }
    guard let drawing = seen[name] else { return }
    if share == 1 { return painting.list.append(drawing) }
    // Below a part that no other lies under there is nothing yet.
    let frame = stack.studio.layout[name]
    if isShown, !frame.overlaps(stack.studio.layout.stage) {
      painting.list.append(.fill(frame, stack.studio.view.theme.window))
    }
    let way = Self.rise * (1 - share)
    painting.list.append(drawing, posed: Pose(origin: Point(x: start.x * way, y: start.y * way), opacity: share))
  }

  private mutating func paintInPlace(_ index: Int, _ stack: inout PartStack, _ clock: () -> Double) {
    let (name, pointer) = (stack.parts[index].name, stack.ui.input.pointer)
    painting.enter(stack.studio.layout[name], pointer.surface == index ? pointer.place : nil)
    let start = clock()
    stack.parts[index].paint(stack.studio, &painting)
    if name == .stage { stack.studio.view.scenePaint = (clock() - start) * 1000 }
    if !Self.isOver(stack.parts[index], stack) { stack.ui.draw(name, into: &painting.list) }
    stack.parts[index].paintOver(stack.studio, &painting)
  }

  /// Whether a part has given its place to others, and is seen for a moment yet.
  private static func isLeaving(_ part: any Part, _ stack: PartStack) -> Bool {
    part.comesAndGoes && !part.side.isOverOthers && !stack.isShown(part)
  }

  /// Whether a part has something that lies over others.
  private static func isOver(_ part: any Part, _ stack: PartStack) -> Bool {
    guard part.side != .overWindow, stack.isShown(part) else { return false }
    return stack.ui.menuPart == part.name || stack.ui.read(part.name) { $0.tips.isShown }
  }
}
