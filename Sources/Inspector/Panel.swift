import Boundary
import CImGui
import Geometry
import JSON
import StudioKit

/// The panel of controls at the right of the window. It is fed with input events, edits the studio's scene, and
/// appends what it looks like to the frame; it knows no window and no renderer. A class because it owns Dear ImGui's
/// memory.
@MainActor
public final class Panel {
  /// The number under which the panel's glyphs are known to the canvas.
  public static let atlas = 1

  /// What text fields and menus copy to and paste from. The window keeps it the same as the desktop's.
  public var clipboard = ""
  let face: OpaquePointer
  var pen = Pen()
  /// What the last run of the panel looks like.
  var look = DrawList()
  /// The panel has run since.
  var isLookOld = false
  var input = PanelInput()
  /// The control that keys go to; nil: they go to the stage.
  var focus: String?
  /// The control after the one that had the focus and is gone: Tab goes on there.
  var successor: String?
  var typing: Typing?
  var drag: Drag?
  var lift: Lift?
  /// The field whose knob the last press brought to the pointer.
  var jumped: String?
  /// When a wheel last turned a control.
  var lastTick: Double?
  /// Why the last typed value was refused.
  var complaint: Refusal?
  /// A button that the keyboard presses in the run under way.
  var pressed: String?
  var menu: String?
  /// The item of the menu that the keyboard stands on; nil: the pointer chooses.
  var mark: Int?
  /// The field whose menu the keyboard asks for in the run under way.
  var askedField: String?
  var openSections: Set<String> = ["effect", "settings"]
  var showsAllPhysics = false
  var scroll = 0.0
  var length = 0.0
  var layout = PanelLayout()
  var facts = Facts()
  /// What `look` shows of the studio, and how often the panel has to run until it has settled.
  var subject: Studio.PanelSubject?
  var unsettled = 2
  /// There was room for it in the window, and it was not hidden, when it was updated last.
  var isShown = false
  var lastRun = 0.0

  /// Nil where there is no memory.
  public init?() {
    guard let face = imgui_open() else { return nil }
    self.face = face
    imgui_colors(Theme.text.packed, Theme.field.packed, Theme.accent.opacity(0.45).packed)
  }

  isolated deinit { imgui_close(face) }
}

extension Panel {
  /// Whether a control is held, a menu is open or something is being typed: no moment to be asked anything.
  public var isBusy: Bool { input.isGripped || menu != nil || typing != nil }

  /// Whether something is being typed, so that letters are no keys.
  public var isTyping: Bool { typing != nil }

  /// Where a control lies, in points of the window: what turns or is pressed. Nil while it cannot be seen.
  public func frame(of control: String) -> Rect? { layout.parts[control] }

  /// The controls from top to bottom, as Tab walks through them.
  public var controls: [String] { layout.order }

  /// Opens or closes a section.
  public func setOpen(_ section: String, _ isOpen: Bool) {
    if isOpen { openSections.insert(section) } else { openSections.remove(section) }
    touch()
  }

  /// The panel has to run again, twice: what opens in one run takes its place in the next.
  func touch() { unsettled = 3 }
}
