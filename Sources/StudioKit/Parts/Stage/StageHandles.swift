import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit

/// The edges and knobs on the stage that can be dragged while outlines are shown or Control is held, and the focus point of the
/// picture in the minimap.
enum StageHandles {
  /// A handle held by the pointer.
  enum Hold: Hashable, Sendable {
    /// An edge or a knob, with its reading where it was pressed, and the value at that time.
    case handle(Handle, start: Double, value: Double)
    case focus(picture: Int)
  }

  /// Distance from an edge within which it can be grabbed, in window points.
  private static let reach = 6.0
}

extension StageHandles {
  /// Grabs the handle under a point. Nil if there is none.
  static func press(_ point: Point, _ scene: Scene, _ surface: HandleSurface) -> Hold? {
    if let minimap = surface.minimap, minimap.frame.contains(point) { return .focus(picture: minimap.picture) }
    guard let handle = surface.handle(at: point, reach: reach),
      let value = scene.value(of: "parameters.\(handle.field)")?.amount
    else { return nil }
    return .handle(handle, start: handle.reading(at: surface.place(of: point)), value: value)
  }

  /// Returns the edit of the scene that a drag comes to with the pointer there.
  static func drag(_ hold: Hold, to point: Point, _ scene: Scene, _ surface: HandleSurface) -> Intent? {
    switch hold {
    case .handle(let handle, let start, let value):
      let path = "parameters.\(handle.field)"
      guard let domain = scene.parameter(path)?.domain, let range = domain.range, let old = scene.value(of: path)
      else { return nil }
      let wanted = handle.value(
        from: value, draggedBy: handle.reading(at: surface.place(of: point)) - start, last: old.amount ?? value)
      let step = domain.step ?? 0.01
      let number = min(max(wanted.rounded(toGridOf: step), range.lowerBound), range.upperBound)
      return .turn(path, to: old.with(amount: number))
    case .focus(let picture):
      guard let minimap = surface.minimap, scene.content.images.indices.contains(picture) else { return nil }
      let frame = minimap.frame
      var image = scene.content.images[picture]
      image.focus =
        Point(x: (point.x - frame.x) / max(1, frame.width), y: (point.y - frame.y) / max(1, frame.height)).focus
      return .turn("content.images.\(picture)", to: image.value)
    }
  }

  /// The pointer's shape at its position.
  static func shape(_ surface: HandleSurface?, _ hold: Hold?, at pointer: Point?) -> PointerShape {
    if case .handle(let handle, _, _)? = hold { return handle.shape }
    if case .focus? = hold { return .cross }
    guard let surface, let pointer else { return .arrow }
    if surface.minimap?.frame.contains(pointer) == true { return .cross }
    return surface.handle(at: pointer, reach: reach)?.shape ?? .arrow
  }

  /// Draws the edges that can be dragged, the one under the pointer as held, with its value beside it.
  static func draw(
    _ surface: HandleSurface, of scene: Scene, _ hold: Hold?, at pointer: Point?, _ theme: Theme,
    _ widths: inout TextWidths,
    into list: inout DrawList
  ) {
    let lit: Handle? =
      if case .handle(let handle, _, _)? = hold {
        surface.handles.first { $0.field == handle.field } ?? handle
      } else {
        pointer.flatMap { surface.handle(at: $0, reach: reach) }
      }
    for handle in surface.handles { draw(handle, isLit: handle == lit, surface, theme, into: &list) }
    if let minimap = surface.minimap { drawFocus(of: scene, minimap, theme, into: &list) }
    guard let lit, let pointer, let words = scene.words(for: lit) else { return }
    let width = widths.width(words, .small) + 16
    let box = Rect(
      x: min(pointer.x + 14, surface.stage.maxX - width - 4), y: pointer.y - 28, width: width, height: 22)
    list.append(.shape(RoundedShape(frame: box, radius: 6, fill: theme.panel, border: theme.hairline, borderWidth: 1)))
    list.append(.text(words, box: box, style: ControlText.small.style(theme.text, .center)))
  }

  private static func draw(
    _ handle: Handle, isLit: Bool, _ surface: HandleSurface, _ theme: Theme, into list: inout DrawList
  ) {
    let line = surface.frame(of: handle.line)
    guard case .edge(_, let axis) = handle.grip else {
      return drawKnob(handle, at: line.origin, isLit: isLit, surface, theme, into: &list)
    }
    let isLevel = axis == .vertical
    let long = min(44, (isLevel ? line.width : line.height) / 2)
    let thick = isLit ? 6.0 : 4.0
    let grip =
      isLevel
      ? Rect(x: line.midX - long / 2, y: line.y - thick / 2, width: long, height: thick)
      : Rect(x: line.x - thick / 2, y: line.midY - long / 2, width: thick, height: long)
    list.append(
      .shape(
        RoundedShape(
          frame: grip, radius: thick / 2, fill: theme.selection, border: .white, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.35), blur: 4))))
  }

  /// Draws a knob, and the arm from the middle that it turns.
  private static func drawKnob(
    _ handle: Handle, at place: Point, isLit: Bool, _ surface: HandleSurface, _ theme: Theme, into list: inout DrawList
  ) {
    guard case .knob(_, let middle) = handle.grip else { return }
    let pivot = surface.frame(of: Rect(x: middle.x, y: middle.y, width: 0, height: 0)).origin
    let side = isLit ? 16.0 : 12
    if isLit {
      list.softLine(through: 2, core: 0.5, reach: 1.25, theme.selection) { $0 == 0 ? pivot : place }
    }
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side), radius: side / 2,
          fill: theme.selection, border: .white, borderWidth: 1.5,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.35), blur: 4))))
  }

  /// Draws a ring at the picture's focus point.
  private static func drawFocus(
    of scene: Scene, _ minimap: HandleSurface.Minimap, _ theme: Theme, into list: inout DrawList
  ) {
    guard scene.content.images.indices.contains(minimap.picture) else { return }
    let focus = scene.content.images[minimap.picture].focus ?? Point(x: 0.5, y: 0.5)
    let (frame, side) = (minimap.frame, 14.0)
    let place = Point(x: frame.x + focus.x * frame.width, y: frame.y + focus.y * frame.height)
    let ring = Rect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    list.append(
      .shape(
        RoundedShape(
          frame: ring, radius: side / 2, fill: theme.selection.opacity(0.35), border: .white, borderWidth: 2,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.5), blur: 4))))
  }
}

/// The geometry for the handles of a frame.
struct HandleSurface {
  /// The small view of a whole picture beside the phone.
  struct Minimap {
    /// Index into the scene's pictures.
    let picture: Int
    /// In window points.
    let frame: Rect
  }

  let handles: [Handle]
  let minimap: Minimap?
  /// The stage and the phone's screen, in window points.
  let stage: Rect
  let screen: Rect
  /// Window points per phone point.
  let zoom: Double
}

extension HandleSurface {
  func frame(of rect: Rect) -> Rect {
    Rect(
      x: screen.x + rect.x * zoom, y: screen.y + rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  /// A window point in phone points.
  func place(of point: Point) -> Point { Point(x: (point.x - screen.x) / zoom, y: (point.y - screen.y) / zoom) }

  func handle(at point: Point, reach: Double) -> Handle? {
    guard screen.inset(by: -reach).contains(point), stage.contains(point) else { return nil }
    return handles.first { frame(of: $0.line).inset(by: -reach).contains(point) }
  }
}

extension Handle {
  /// The pointer's shape over it.
  fileprivate var shape: PointerShape {
    switch grip {
    case .edge(_, .vertical): .upDown
    case .edge(_, .horizontal): .leftRight
    case .knob: .cross
    }
  }
}

extension Scene {
  /// The value of a field as in its file. Nil if there is no such field.
  fileprivate func value(of path: String) -> JSONValue? { parameter(path)?.get(self) }

  /// The label beside a handle: `Row height 84 pt`.
  fileprivate func words(for handle: Handle) -> String? {
    let path = "parameters.\(handle.field)"
    guard let parameter = parameter(path) else { return nil }
    let value = FieldWords.value(parameter.get(self), in: parameter.domain)
    let unit = parameter.domain.unit
    return "\(label(of: path)) \(value)\(unit.isEmpty ? "" : " \(unit)")"
  }
}
