import Boundary
import Geometry

/// The window as a tree of AT-SPI objects: an application with one window, its parts, and their items. Each object
/// keeps its path as long as it is the same item.
struct AccessibleTree: Hashable, Sendable {
  private(set) var objects: [String: AccessibleObject] = [:]
  /// The paths in order, beginning with the application.
  private(set) var order: [String] = []
  /// The path of the focused object. Nil if another window has the keyboard.
  private(set) var focus: String?

  static let root = "/org/a11y/atspi/accessible/root"
  static let window = "/org/a11y/atspi/accessible/window"
}

extension AccessibleTree {
  init(_ window: AccessibleWindow) {
    let frame = Rect(window.size)
    add(AccessibleObject(Self.root, .application, "Parallax"), to: nil)
    add(AccessibleObject(Self.window, .window(isActive: window.isActive), window.title, in: frame), to: Self.root)
    for part in window.parts {
      let path = "\(Self.window)/\(part.part)"
      add(AccessibleObject(path, .part(part.role), part.name, in: part.frame), to: Self.window)
      for item in part.items {
        let id = AccessibleID(part.part, item.number)
        let isFocused = window.isActive && window.focus == id
        // A menu leaves its part.
        let isSeen = item.frame.overlaps(item.role == .menuEntry ? frame : part.frame)
        let kind = AccessibleObject.Kind.item(id, item, isFocused: isFocused, isSeen: isSeen)
        let object = AccessibleObject("\(path)/\(item.number)", kind, item.spokenName, in: item.frame)
        guard objects[object.path] == nil else { continue }
        add(object, to: path)
        if isFocused { focus = object.path }
      }
    }
  }

  private mutating func add(_ object: AccessibleObject, to parent: String?) {
    var object = object
    object.parent = parent
    if let parent {
      object.index = objects[parent]?.children.count ?? 0
      objects[parent]?.children.append(object.path)
    }
    objects[object.path] = object
    order.append(object.path)
  }

  subscript(path: String) -> AccessibleObject? { objects[path] }
}

/// An item of the window as an AT-SPI object.
struct AccessibleObject: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case application
    case window(isActive: Bool)
    case part(AccessiblePart.Role)
    case item(AccessibleID, AccessibleItem, isFocused: Bool, isSeen: Bool)
  }

  let path: String
  let kind: Kind
  let name: String
  /// In window points.
  let frame: Rect
  /// Nil for the desktop.
  fileprivate(set) var parent: String?
  fileprivate(set) var index = 0
  fileprivate(set) var children: [String] = []

  init(_ path: String, _ kind: Kind, _ name: String, in frame: Rect = Rect(.zero)) {
    (self.path, self.kind, self.name, self.frame) = (path, kind, name, frame)
  }
}

extension AccessibleObject {
  var item: AccessibleItem? { if case .item(_, let item, _, _) = kind { item } else { nil } }

  var id: AccessibleID? { if case .item(let id, _, _, _) = kind { id } else { nil } }

  var help: String { item?.help ?? "" }

  /// The interfaces it implements.
  var interfaces: [AccessibleInterface] {
    guard let item else { return kind == .application ? [.accessible, .application] : [.accessible, .component] }
    var all: [AccessibleInterface] = [.accessible, .component]
    if item.canBePressed { all.append(.action) }
    if item.amount != nil { all.append(.value) }
    if item.text != nil { all.append(.text) }
    return all
  }

  var role: AccessibleRole {
    switch kind {
    case .application: .application
    case .window: .frame
    case .part(.group): .panel
    case .part(.tools): .toolBar
    case .part(.list): .list
    case .part(.dialog): .dialog
    case .part(.notice): .notification
    case .item(_, let item, _, _): item.atspiRole
    }
  }

  var states: AccessibleStates {
    var states: AccessibleStates = [.enabled, .sensitive, .visible, .showing]
    switch kind {
    case .application: return []
    case .window(let isActive): if isActive { states.insert(.active) }
    case .part(let role): if role == .dialog { states.formUnion([.modal, .active]) }
    case .item(_, let item, let isFocused, let isSeen):
      if !item.isOn { states.subtract([.enabled, .sensitive]) }
      if !isSeen { states.remove(.showing) }
      if item.takesFocus { states.insert(.focusable) }
      if isFocused { states.formUnion([.focusable, .focused]) }
      if let isSet = item.isSet { states.formUnion(item.states(isSet: isSet)) }
      if let isOpen = item.isOpen { states.formUnion([.expandable, isOpen ? .expanded : .collapsed]) }
      if item.role == .field { states.insert(.singleLine) }
      if item.typed != nil { states.insert(.editable) }
      if item.role == .choice { states.insert(.hasPopup) }
    }
    return states
  }
}

extension AccessibleItem {
  var canBePressed: Bool { role != .label && role != .slider && isOn }

  /// Its text by characters. Nil if it has none.
  var text: String? {
    switch role {
    case .field: typed?.text ?? words
    case .choice: typed?.text ?? (words.isEmpty || amount != nil ? nil : words)
    case .label: name
    case .slider, .button, .toggle, .listEntry, .menuEntry: typed?.text
    }
  }

  /// The name, followed by the value if AT-SPI has no other place for it.
  fileprivate var spokenName: String {
    words.isEmpty || amount != nil || text != nil ? name : "\(name), \(words)"
  }

  fileprivate var atspiRole: AccessibleRole {
    switch role {
    case .button: .button
    case .toggle: isOpen == nil ? .checkBox : .toggleButton
    // Screen readers announce a combo box's change only while its menu is open, so a choice that arrow keys change is a
    // slider.
    case .choice where amount == nil: .comboBox
    case .choice, .slider: typed == nil ? .slider : .spinButton
    case .field: .entry
    case .listEntry: .listItem
    case .menuEntry: .menuItem
    case .label: .label
    }
  }

  /// The state by kind: one of several is selected, a switch is checked, a button stays pressed.
  fileprivate func states(isSet: Bool) -> AccessibleStates {
    switch role {
    case .listEntry, .menuEntry: isSet ? [.selectable, .selected] : [.selectable]
    case .toggle: isSet ? [.checkable, .checked] : [.checkable]
    default: isSet ? [.pressed] : []
    }
  }
}

/// The interfaces of AT-SPI objects.
enum AccessibleInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
}

/// The roles of AT-SPI, by number.
enum AccessibleRole: UInt32 {
  case checkBox = 7
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case label = 29
  case list = 31
  case listItem = 32
  case menuItem = 35
  case panel = 39
  case button = 43
  case slider = 51
  case spinButton = 52
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case notification = 101

  /// The role's name.
  var words: String {
    switch self {
    case .checkBox: "check box"
    case .comboBox: "combo box"
    case .dialog: "dialog"
    case .frame: "frame"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menuItem: "menu item"
    case .panel: "panel"
    case .button: "push button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .notification: "notification"
    }
  }
}

/// The states of AT-SPI, by number.
struct AccessibleStates: OptionSet, Hashable {
  let rawValue: UInt64

  static let active = Self(bit: 1)
  static let checked = Self(bit: 4)
  static let collapsed = Self(bit: 5)
  static let editable = Self(bit: 7)
  static let enabled = Self(bit: 8)
  static let expandable = Self(bit: 9)
  static let expanded = Self(bit: 10)
  static let focusable = Self(bit: 11)
  static let focused = Self(bit: 12)
  static let modal = Self(bit: 16)
  static let pressed = Self(bit: 20)
  static let selectable = Self(bit: 22)
  static let selected = Self(bit: 23)
  static let sensitive = Self(bit: 24)
  static let showing = Self(bit: 25)
  static let singleLine = Self(bit: 26)
  static let visible = Self(bit: 30)
  static let checkable = Self(bit: 41)
  static let hasPopup = Self(bit: 42)

  /// The states whose changes are reported, with their names.
  static let told: [(AccessibleStates, String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.expanded, "expanded"), (.focused, "focused"), (.pressed, "pressed"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"),
  ]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }
}
