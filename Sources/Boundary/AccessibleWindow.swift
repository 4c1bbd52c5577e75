import Geometry

/// What a screen reader is told of the window: what is in it, and what has the keys.
public struct AccessibleWindow: Hashable, Sendable {
  public var title: String
  public var size: Size
  /// The keyboard is the window's.
  public var isActive: Bool
  public var parts: [AccessiblePart]
  /// What keys go to.
  public var focus: AccessibleID?

  public init(title: String, size: Size, isActive: Bool, parts: [AccessiblePart], focus: AccessibleID?) {
    (self.title, self.size, self.isActive, self.parts, self.focus) = (title, size, isActive, parts, focus)
  }
}

/// Where in the window something is.
public enum AccessiblePlace: String, Hashable, Sendable, CaseIterable {
  case stage, timeLine, gallery, panel
  /// Tools, by what they are about.
  case files, view, gesture, comparison, curve
  /// The menu of the other mouse button.
  case menu
  /// What lies over the window.
  case question, palette, keys, notice
}

/// Things that belong together.
public struct AccessiblePart: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    case group, tools, list, dialog, notice
  }

  public var place: AccessiblePlace
  public var role: Role
  public var name: String
  public var frame: Rect
  public var items: [AccessibleItem]

  public init(_ place: AccessiblePlace, _ role: Role, _ name: String, in frame: Rect, _ items: [AccessibleItem]) {
    (self.place, self.role, self.name, self.frame, self.items) = (place, role, name, frame, items)
  }
}

/// By what a screen reader knows a thing. Numbers are given anew for another thing only.
public struct AccessibleID: Hashable, Sendable {
  public var place: AccessiblePlace
  public var number: Int

  public init(_ place: AccessiblePlace, _ number: Int) {
    (self.place, self.number) = (place, number)
  }
}

/// What somebody does to a thing through a screen reader.
public struct AccessibleAction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case focus, press
    case set(Double)
  }

  public var id: AccessibleID
  public var kind: Kind

  public init(_ kind: Kind, on id: AccessibleID) {
    (self.id, self.kind) = (id, kind)
  }
}
